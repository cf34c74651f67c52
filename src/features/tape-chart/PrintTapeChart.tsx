import { Fragment } from 'react'
import type { TapeBarKind } from './tape-chart.types.ts'
import * as css from './PrintTapeChart.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Consecutive days of one room: a free day, or all days of one stay or blocking. */
export interface PrintCell {
  key: string
  days: number
  /** The stay or blocking in the cell; null if free. */
  occupiedBy: { kind: TapeBarKind; text: string } | null
}

export interface PrintGroup {
  id: string
  name: string
  rooms: readonly { id: string; name: string; cells: readonly PrintCell[] }[]
}

export interface PrintTapeChartProps {
  caption: string
  /** Column headings: "Tue 3". */
  days: readonly string[]
  groups: readonly PrintGroup[]
}

/** A printed table of rooms by date, in words. Its header repeats on every page. */
export const PrintTapeChart = ({ caption, days, groups }: PrintTapeChartProps) => (
  <table className={css.table}>
    <caption>{caption}</caption>
    <colgroup>
      <col className={css.room} />
      <col span={days.length} />
    </colgroup>
    <thead>
      <tr>
        <th scope="col" className={css.headCell}>
          {phrase('calendar.room')}
        </th>
        {days.map((day) => (
          <th key={day} scope="col" className={css.headCell}>
            {day}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {groups.map(({ id, name, rooms }) => (
        <Fragment key={id}>
          <tr className={css.line}>
            <th scope="colgroup" colSpan={days.length + 1} className={css.groupHeader}>
              {name}
            </th>
          </tr>
          {rooms.map((room) => (
            <tr key={room.id} className={css.line}>
              <th scope="row" className={css.rowHeader}>
                {room.name}
              </th>
              {room.cells.map(({ key, days: columnSpan, occupiedBy }) => (
                <td
                  key={key}
                  colSpan={columnSpan}
                  className={occupiedBy ? css.occupied({ kind: occupiedBy.kind }) : css.free}
                >
                  {occupiedBy ? <span className={css.label}>{occupiedBy.text}</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </table>
)

import { Fragment } from 'react'
import type { TapeBarKind } from './tape-chart.types.ts'
import * as css from './PrintTapeChart.css.ts'

/** Neighbouring days of one room: free each, or taken by one stay or blocking. */
export interface PrintCell {
  key: string
  days: number
  /** What lies there, and how it is drawn; nothing is free. */
  occupiedBy: { kind: TapeBarKind; text: string } | null
}

export interface PrintGroup {
  id: string
  name: string
  rooms: readonly { id: string; name: string; cells: readonly PrintCell[] }[]
}

export interface PrintTapeChartProps {
  caption: string
  /** "Tue 3", one a column. */
  days: readonly string[]
  groups: readonly PrintGroup[]
}

/** Rooms by dates as words in a ruled table; its head is repeated on every page. */
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
          Room
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

import { Fragment } from 'react'
import type { TapeBarKind } from '../tape-chart/tape.ts'
import * as css from './Print.css.ts'

/** Neighbouring days of one room: free each, or taken by one stay or blocking. */
export interface PrintCell {
  key: string
  days: number
  /** What lies there, and how it is drawn; nothing is free. */
  taken: { kind: TapeBarKind; text: string } | null
}

export interface PrintGroup {
  id: string
  name: string
  rooms: readonly { id: string; name: string; cells: readonly PrintCell[] }[]
}

export interface PrintTapeProps {
  caption: string
  /** "Tue 3", one a column. */
  days: readonly string[]
  groups: readonly PrintGroup[]
}

/** Rooms by dates as words in a ruled table; its head is repeated on every page. */
export const PrintTape = ({ caption, days, groups }: PrintTapeProps) => (
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
            <th scope="colgroup" colSpan={days.length + 1} className={css.groupHead}>
              {name}
            </th>
          </tr>
          {rooms.map((room) => (
            <tr key={room.id} className={css.line}>
              <th scope="row" className={css.rowHead}>
                {room.name}
              </th>
              {room.cells.map(({ key, days: span, taken }) => (
                <td key={key} colSpan={span} className={taken ? css.taken({ kind: taken.kind }) : css.free}>
                  {taken ? <span className={css.words}>{taken.text}</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </Fragment>
      ))}
    </tbody>
  </table>
)

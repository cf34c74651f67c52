import * as css from './PrintTable.css.ts'

export interface PrintColumn {
  key: string
  label: string
  isNumeric?: boolean
}

export interface PrintRow {
  key: string
  /** Cells by column; the first is the row header. */
  cells: readonly string[]
  /** The row is a grand total, or a subtotal of the rows that follow. */
  sum?: 'all' | 'part'
}

export interface PrintTableProps {
  caption: string
  columns: readonly PrintColumn[]
  rows: readonly PrintRow[]
}

/** A table in print: header on every page, unbroken rows, totals over a double line. */
export const PrintTable = ({ caption, columns, rows }: PrintTableProps) => (
  <table className={css.table}>
    <caption className={css.caption}>{caption}</caption>
    <thead className={css.head}>
      <tr>
        {columns.map(({ key, label, isNumeric }) => (
          <th key={key} scope="col" className={css.headCell} data-numeric={isNumeric || undefined}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells, sum }) => (
        <tr key={key} className={sum === 'all' ? css.lastLine : css.line}>
          {cells.map((text, at) => {
            const look = {
              className: sum ? css.sums[sum] : css.cell,
              'data-numeric': columns[at]?.isNumeric || undefined,
            }
            return at === 0 ? (
              <th key={columns[at]?.key} scope="row" {...look}>
                {text}
              </th>
            ) : (
              <td key={columns[at]?.key} {...look}>
                {text}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Short sentences beneath a printed table. */
export const PrintNotes = ({ notes }: { notes: readonly string[] }) => (
  <ul className={css.notes}>
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
)

import type { ReactNode } from 'react'

interface TableProps {
  name: string
  columns: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** A table with a name and a row of headings. */
export const Table = ({ name, columns, children }: TableProps) => (
  <table aria-label={name}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

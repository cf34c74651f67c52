import type { ReactNode } from 'react'
import { group } from './GroupRow.css.ts'

export interface GroupRowProps {
  /** Number of columns in the table. */
  columns: number
  children: ReactNode
}

/** A heading for the rows beneath it (WCAG 1.3.1). It spans all columns and isn't counted as a row. */
export const GroupRow = ({ columns, children }: GroupRowProps) => (
  <tr>
    <th scope="colgroup" colSpan={columns} className={group}>
      {children}
    </th>
  </tr>
)

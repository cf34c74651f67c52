import type { ReactNode } from 'react'
import { group } from './GroupRow.css.ts'

export interface GroupRowProps {
  /** How many columns the table has. */
  columns: number
  children: ReactNode
}

/** The heading of the rows beneath it (WCAG 1.3.1): across all columns, and no row of its own in the count. */
export const GroupRow = ({ columns, children }: GroupRowProps) => (
  <tr>
    <th scope="colgroup" colSpan={columns} className={group}>
      {children}
    </th>
  </tr>
)

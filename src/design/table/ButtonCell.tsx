import type { ReactNode } from 'react'
import { actionsCell, cell } from './Table.css.ts'

/** The last cell of a row, with its only button: as narrow as the button, at the end of the table. */
export const ButtonCell = ({ children }: { children: ReactNode }) => (
  <td className={`${cell()} ${actionsCell}`}>{children}</td>
)

import type { ReactNode } from 'react'
import { aside, columns } from './layout.css.ts'

/** Equal columns, as many as fit. `main-aside` makes the first wider. */
export const Columns = ({ children, shape = 'equal' }: { children: ReactNode; shape?: 'equal' | 'main-aside' }) => (
  <div className={shape === 'equal' ? columns : aside}>{children}</div>
)

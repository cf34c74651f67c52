import type { ReactNode } from 'react'
import { aside, columns } from './layout.css.ts'

/** As many equal columns as fit; `main-aside` gives the first more room. */
export const Columns = ({ children, shape = 'equal' }: { children: ReactNode; shape?: 'equal' | 'main-aside' }) => (
  <div className={shape === 'equal' ? columns : aside}>{children}</div>
)

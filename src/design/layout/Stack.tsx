import type { ReactNode } from 'react'
import { stack } from './layout.css.ts'

export interface StackProps {
  children: ReactNode
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8
  align?: 'stretch' | 'start' | 'center'
}

/** Children in a column. */
export const Stack = ({ children, gap = 4, align = 'stretch' }: StackProps) => (
  <div className={stack({ gap, align })}>{children}</div>
)

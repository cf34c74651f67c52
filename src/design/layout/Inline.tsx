import type { ReactNode } from 'react'
import { inline } from './layout.css.ts'

export interface InlineProps {
  children: ReactNode
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8
  align?: 'center' | 'end' | 'start' | 'baseline'
  justify?: 'start' | 'end' | 'between' | 'center'
}

/** Children in a row that wraps on narrow screens (WCAG 1.4.10). */
export const Inline = ({ children, gap = 2, align = 'center', justify = 'start' }: InlineProps) => (
  <div className={inline({ gap, align, justify })}>{children}</div>
)

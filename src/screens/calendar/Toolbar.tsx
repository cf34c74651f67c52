import type { ReactNode } from 'react'
import * as css from './Toolbar.css.ts'

export interface ToolbarProps {
  /** Accessible name of the group, such as "Nights in view". */
  label: string
  /** Visible range in words: "1 – 14 March 2026". */
  title: ReactNode
  /** Controls that change the range. */
  children: ReactNode
  /** Controls that change the view. */
  end: ReactNode
}

/** One line of controls for the content and view of a page. Field labels are visually hidden. */
export const Toolbar = ({ label, title, children, end }: ToolbarProps) => (
  <div role="group" aria-label={label} className={css.toolbar}>
    <div className={css.start}>
      {children}
      <h2 className={css.title}>{title}</h2>
    </div>
    <div className={css.end}>{end}</div>
  </div>
)

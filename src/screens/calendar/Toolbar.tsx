import type { ReactNode } from 'react'
import * as css from './Toolbar.css.ts'

export interface ToolbarProps {
  /** Names the group, as "Nights in view". */
  label: string
  /** What is in view, in words: "1 – 14 March 2026". */
  title: ReactNode
  /** The way to something else. */
  children: ReactNode
  /** How it is shown. */
  end: ReactNode
}

/** What a page shows and how, in one line of controls; the labels of its fields are there for assistive technology only. */
export const Toolbar = ({ label, title, children, end }: ToolbarProps) => (
  <div role="group" aria-label={label} className={css.toolbar}>
    <div className={css.start}>
      {children}
      <h2 className={css.title}>{title}</h2>
    </div>
    <div className={css.end}>{end}</div>
  </div>
)

import type { ReactNode } from 'react'
import { nav } from './Log.css.ts'

/** Links to other pages, beneath a list. */
export const LogNav = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={nav} aria-label={label}>
    {children}
  </nav>
)

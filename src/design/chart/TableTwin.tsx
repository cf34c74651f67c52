import type { ReactNode } from 'react'
import { summary, twin } from './Chart.css.ts'

/** The same as a chart, in numbers: for who cannot see the chart, and who wants to be exact. */
export const TableTwin = ({ children }: { children: ReactNode }) => (
  <details className={twin}>
    <summary className={summary}>Show as table</summary>
    {children}
  </details>
)

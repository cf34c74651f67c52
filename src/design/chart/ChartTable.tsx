import type { ReactNode } from 'react'
import { summary, chartTable } from './Chart.css.ts'

/** The same as a chart, in numbers: for who cannot see the chart, and who wants to be exact. */
export const ChartTable = ({ children }: { children: ReactNode }) => (
  <details className={chartTable}>
    <summary className={summary}>Show as table</summary>
    {children}
  </details>
)

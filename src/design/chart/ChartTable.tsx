import type { ReactNode } from 'react'
import { summary, chartTable } from './Chart.css.ts'

/** The chart's data as a table: exact figures, and the accessible alternative. */
export const ChartTable = ({ children }: { children: ReactNode }) => (
  <details className={chartTable}>
    <summary className={summary}>Show as table</summary>
    {children}
  </details>
)

import type { ReactNode } from 'react'
import { summary, chartTable } from './Chart.css.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The chart's data as a table: exact figures, and the accessible alternative. */
export const ChartTable = ({ children }: { children: ReactNode }) => (
  <details className={chartTable}>
    <summary className={summary}>{phrase('design.showAsTable')}</summary>
    {children}
  </details>
)

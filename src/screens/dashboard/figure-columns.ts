import type { DashboardRow, Figure } from '../../api/contract/reporting.ts'
import { partOf } from '../../machines/dashboard/figure.rules.ts'
import { amountHeading, columnAmountText } from '../amount-columns.ts'
import { amountText, partHeading } from './dashboard-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A summed column: heading, value per row, and the sum over all pages. */
interface SumColumn {
  label: string
  cellText: (row: DashboardRow) => string
  total: string
}

/** The summed columns of a figure: one, or two for a ratio or a partly completed total. */
export function columnsOf(figure: Figure, currency: string): SumColumn[] {
  const numerator = partOf(figure, 'numerator') ?? partOf(figure, 'done')
  const denominator = partOf(figure, 'denominator') ?? partOf(figure, 'total')
  const unit = figure.unit === 'money' ? 'money' : 'rooms'
  const amount = (value: number) =>
    unit === 'money' ? columnAmountText(value, currency) : amountText(value, unit, currency)
  const heading = (label: string) => (unit === 'money' ? amountHeading(label, currency) : label)
  const count = (value: number | null) => amountText(value, 'rooms', currency)
  if (!numerator || !denominator) {
    const label = unit === 'money' ? phrase('dashboard.amount') : phrase('dashboard.counts')
    return [{ label: heading(label), cellText: (row) => amount(row.amount), total: amount(figure.value ?? 0) }]
  }
  return [
    {
      label: heading(partHeading(numerator, figure.key)),
      cellText: (row) => amount(row.amount),
      total: amount(numerator.value),
    },
    {
      label: partHeading(denominator, figure.key),
      cellText: (row) => count(row.base),
      total: count(denominator.value),
    },
  ]
}

import type { Figure, FigureKey, FigurePart } from '../../api/contract/reporting.ts'
import { moneyText } from '../format.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { numberText } from '../../numbers/number-text.ts'
import { numberFormat } from '../../numbers/number-format.ts'
import { figureLabel } from '../../machines/dashboard/figure.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

const weekdayAndDate = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortWeekday = dayFormat({ weekday: 'short' })
const dayNumber = dayFormat({ day: 'numeric' })
const shortDay = dayFormat({ day: 'numeric', month: 'short' })

/* Formats the figures of the dashboard. */

const oneDecimal = numberFormat(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** For example "Tuesday 3 March 2026". */
export const longDayText = (date: string) => weekdayAndDate.of(date)
/** Weekday and day of the month, for the outlook: "Tue", "3". */
export const dayLabels = (date: string): [string, string] => [shortWeekday.of(date), dayNumber.of(date)]

/** A short name for a figure with a long one. */
export const shortLabel = (figure: Pick<Figure, 'key'>) =>
  figure.key === 'adr' || figure.key === 'revpar'
    ? phrase('dashboard.shortLabel', { figure: figure.key })
    : figureLabel(figure)

/** "78.4", "€164.20", "125"; a dash if the divisor is zero. */
export function amountText(value: number | null, unit: Figure['unit'], currency: string): string {
  if (value === null) return '–'
  if (unit === 'ratio') return oneDecimal(value * 100)
  return unit === 'money' ? moneyText(value, currency) : numberText(value)
}

/** The unit after the amount, in small type. */
export function unitText({ unit, value }: Pick<Figure, 'unit' | 'value'>): string | undefined {
  if (value === null) return undefined
  if (unit === 'ratio') return phrase('dashboard.percentUnit')
  return unit === 'rooms' ? phrase('dashboard.roomUnit', { rooms: value }) : undefined
}

/** An amount with its unit: "78.4 %", "125 rooms", "€164.20". */
export function valueText({ unit, value }: Pick<Figure, 'unit' | 'value'>, currency: string): string {
  const amount = amountText(value, unit, currency)
  if (value === null) return amount
  if (unit === 'ratio') return phrase('dashboard.percent', { amount })
  return unit === 'rooms' ? phrase('dashboard.roomCount', { rooms: value }) : amount
}

/** A term as a column heading: "Sold". A term without a figure is named by what is counted. */
export const partHeading = ({ role, figure }: Pick<FigurePart, 'role' | 'figure'>, counted: FigureKey): string =>
  figure
    ? phrase('dashboard.partHeading', { figure })
    : role === 'done'
      ? phrase('dashboard.doneHeading', { figure: counted })
      : phrase('dashboard.expectedHeading', { figure: counted })

/** A term of a formula: "98 sold", "€16,091.60 revenue". */
export function partText({ figure, value }: FigurePart, currency: string): string {
  const amount = amountText(value, figure === 'room_revenue' ? 'money' : 'rooms', currency)
  return figure ? phrase('dashboard.partOfFormula', { figure, amount }) : amount
}

/** The operator between the two terms of a formula. */
export const operatorOf = ({ parts }: Pick<Figure, 'parts'>) => (parts[0]?.role === 'minuend' ? '−' : '÷')

/** "3 – 7 Mar": nights near the business date, without the year. */
export const compactNightsText = (from: string, to: string) => shortDay.range(from, to)

import type { Figure, FigureKey, FigurePart } from '../../api/contract/reporting.ts'
import { moneyText } from '../format.ts'
import { dayFormat } from '../../clock/day-format.ts'
import { numberText } from '../../numbers/number-text.ts'
import { perLocale } from '../../locale/format-locale.ts'

const weekdayAndDate = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortWeekday = dayFormat({ weekday: 'short' })
const dayNumber = dayFormat({ day: 'numeric' })
const shortDay = dayFormat({ day: 'numeric', month: 'short' })

/* Formats the figures of the dashboard. */

const oneDecimal = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

/** For example "Tuesday 3 March 2026". */
export const longDayText = (date: string) => weekdayAndDate.of(date)
/** Weekday and day of the month, for the outlook: "Tue", "3". */
export const dayLabels = (date: string): [string, string] => [shortWeekday.of(date), dayNumber.of(date)]

/** Short names for figures with a long name. */
const shortLabels: Partial<Record<FigureKey, string>> = { adr: 'ADR', revpar: 'RevPAR' }
export const shortLabel = ({ key, label }: Pick<Figure, 'key' | 'label'>) => shortLabels[key] ?? label

/** "78.4", "€164.20", "125"; a dash if the divisor is zero. */
export function amountText(value: number | null, unit: Figure['unit'], currency: string): string {
  if (value === null) return '–'
  if (unit === 'ratio') return oneDecimal().format(value * 100)
  return unit === 'money' ? moneyText(value, currency) : numberText(value)
}

/** The unit after the amount, in small type. */
export const unitText = ({ unit, value }: Pick<Figure, 'unit' | 'value'>) =>
  value === null ? undefined : unit === 'ratio' ? '%' : unit === 'rooms' ? (value === 1 ? 'room' : 'rooms') : undefined

const partTexts: Partial<Record<FigureKey, string>> = {
  sold: 'sold',
  available: 'available',
  room_revenue: 'revenue',
  paid: 'sold and paid',
  house_count: 'house count',
  out_of_order: 'out of order',
}

/** A term as a column heading: "Sold". */
export function partHeading({ figure, label }: Pick<FigurePart, 'figure' | 'label'>): string {
  const word = (figure && partTexts[figure]) ?? label
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** A term of a formula: "98 sold", "€16,091.60 revenue". */
export function partText({ figure, label, value }: FigurePart, currency: string): string {
  const word = (figure && partTexts[figure]) ?? label.toLowerCase()
  return `${amountText(value, figure === 'room_revenue' ? 'money' : 'rooms', currency)} ${word}`
}

/** The operator between the two terms of a formula. */
export const operatorOf = ({ parts }: Pick<Figure, 'parts'>) => (parts[0]?.role === 'minuend' ? '−' : '÷')

const stateTexts: Record<string, string> = { booked: 'Booked', in_house: 'In house', departed: 'Departed' }
/** Label of a stay's state. */
export const stateText = (state: string) => stateTexts[state] ?? state

/** "3 – 7 Mar": nights near the business date, without the year. */
export const compactNightsText = (from: string, to: string) => shortDay.range(from, to)

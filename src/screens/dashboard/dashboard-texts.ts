import type { Figure, FigureKey, FigurePart } from '../../api/contract/reporting.ts'
import { moneyText } from '../format.ts'

/* How the figures of the dashboard are said. */

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortWeekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const integerFormat = new Intl.NumberFormat('en-GB')
const percentFormat = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const utcDateOf = (date: string) => new Date(`${date}T00:00:00Z`)

/** "Tuesday 3 March 2026". */
export const longDayText = (date: string) => `${weekday.format(utcDateOf(date))} ${longDay.format(utcDateOf(date))}`
/** "Tue", "3": a day of the outlook. */
export const dayLabels = (date: string): [string, string] => [
  shortWeekday.format(utcDateOf(date)),
  String(utcDateOf(date).getUTCDate()),
]

/** What a figure is called where its name in full is too long. */
const shortLabels: Partial<Record<FigureKey, string>> = { adr: 'ADR', revpar: 'RevPAR' }
export const shortLabel = ({ key, label }: Pick<Figure, 'key' | 'label'>) => shortLabels[key] ?? label

/** "78.4", "€164.20", "125", or a dash where there is nothing to divide by. */
export function amountText(value: number | null, unit: Figure['unit'], currency: string): string {
  if (value === null) return '–'
  if (unit === 'ratio') return percentFormat.format(value * 100)
  return unit === 'money' ? moneyText(value, currency) : integerFormat.format(value)
}

/** What stands small after the amount. */
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

/** "Sold": a term as the heading of the column that adds up to it. */
export function partHeading({ figure, label }: Pick<FigurePart, 'figure' | 'label'>): string {
  const word = (figure && partTexts[figure]) ?? label
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

/** "98 sold", "€16,091.60 revenue": one term of a formula. */
export function partText({ figure, label, value }: FigurePart, currency: string): string {
  const word = (figure && partTexts[figure]) ?? label.toLowerCase()
  return `${amountText(value, figure === 'room_revenue' ? 'money' : 'rooms', currency)} ${word}`
}

/** What stands between the two terms of a formula. */
export const operatorOf = ({ parts }: Pick<Figure, 'parts'>) => (parts[0]?.role === 'minuend' ? '−' : '÷')

const stateTexts: Record<string, string> = { booked: 'Booked', in_house: 'In house', departed: 'Departed' }
/** The state of a stay, as the trade says it. */
export const stateText = (state: string) => stateTexts[state] ?? state

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** "3 – 7 Mar": nights near the business date, whose year goes without saying. */
export const compactNightsText = (from: string, to: string) => dayAndMonth.formatRange(utcDateOf(from), utcDateOf(to))

import type { AccountingPeriod, Comparison } from '../../../src/api/contract/accounting.ts'
import { addDays, daysBetween } from '../../../src/api/contract/days.ts'

/** Date range of each column of a report. */
export interface Ranges {
  period: AccountingPeriod
  month_to_date: AccountingPeriod
  year_to_date: AccountingPeriod
  compared: AccountingPeriod | null
}

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`
const isLastOfMonth = (date: string) => addDays(date, 1).endsWith('-01')
const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
const monthAt = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

/** The same day `months` earlier, or the last day of a shorter month. */
function monthsEarlier(date: string, months: number): string {
  const month = monthNumber(date) - months
  const last = addDays(`${monthAt(month + 1)}-01`, -1)
  const same = `${monthAt(month)}-${date.slice(8)}`
  return same > last ? last : same
}

/** Shifts whole months to whole months: the last day of one becomes the last day of the other. */
const wholeMonthsEarlier = ({ from, to }: AccountingPeriod, months: number): AccountingPeriod => ({
  from: monthsEarlier(from, months),
  to: addDays(`${monthAt(monthNumber(to) - months + 1)}-01`, -1),
})

/** The comparison period: as many whole months or days just before, or the same period a year ago. */
export function comparedPeriod(period: AccountingPeriod, comparison: Comparison): AccountingPeriod | null {
  if (comparison === 'none') return null
  const { from, to } = period
  const isWhole = from === firstOfMonth(from) && isLastOfMonth(to)
  if (comparison === 'previous_year')
    return isWhole ? wholeMonthsEarlier(period, 12) : { from: monthsEarlier(from, 12), to: monthsEarlier(to, 12) }
  if (isWhole) return wholeMonthsEarlier(period, monthNumber(to) - monthNumber(from) + 1)
  const days = daysBetween(from, to) + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

/** Ranges of a report; to-date columns end with the period. */
export const rangesOf = (period: AccountingPeriod, comparison: Comparison): Ranges => ({
  period,
  month_to_date: { from: firstOfMonth(period.to), to: period.to },
  year_to_date: { from: `${period.to.slice(0, 4)}-01-01`, to: period.to },
  compared: comparedPeriod(period, comparison),
})

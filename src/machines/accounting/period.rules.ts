import { addMonths, formatISO, parseISO, startOfISOWeek, startOfMonth } from 'date-fns'
import type { AccountingPeriod } from '../../api/contract/accounting.ts'
import type { AccountingSearch, PeriodName } from '../../routes/accounting.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Most days of a period; the server has the same limit. */
const maxDays = 800
export const firstDay = '2000-01-01'
export const lastDay = '2199-12-31'

/** First day of the month that is `months` after the month of `day`. */
function monthStart(day: string, months: number): string {
  return formatISO(addMonths(startOfMonth(parseISO(day)), months), { representation: 'date' })
}

const months = (first: string, count: number): AccountingPeriod => ({
  from: first,
  to: addDays(monthStart(first, count), -1),
})

/** Weeks begin on Monday (ISO 8601). */
const weekStart = (day: string) => formatISO(startOfISOWeek(parseISO(day)), { representation: 'date' })
const quarterStart = (day: string) => monthStart(day, -((Number(day.slice(5, 7)) - 1) % 3))
const yearOf = (year: number): AccountingPeriod => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** A preset period relative to today. It covers whole calendar units, so that it compares with the unit before. */
function presetOf(name: Exclude<PeriodName, 'own'>, today: string): AccountingPeriod {
  const year = Number(today.slice(0, 4))
  switch (name) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'this_week':
      return { from: weekStart(today), to: addDays(weekStart(today), 6) }
    case 'last_week':
      return { from: addDays(weekStart(today), -7), to: addDays(weekStart(today), -1) }
    case 'this_month':
      return months(monthStart(today, 0), 1)
    case 'last_month':
      return months(monthStart(today, -1), 1)
    case 'this_quarter':
      return months(quarterStart(today), 3)
    case 'last_quarter':
      return months(monthStart(quarterStart(today), -3), 3)
    case 'this_year':
      return yearOf(year)
    case 'last_year':
      return yearOf(year - 1)
  }
}

type PeriodSearch = Pick<AccountingSearch, 'period' | 'from' | 'to'>

/** Validation message of the selected days; null if they are valid. */
export function periodProblem({ period, from, to }: PeriodSearch): string | null {
  if (period !== 'own') return null
  if (from === null || to === null) return phrase('accounting.chooseBothDays')
  if (to < from) return phrase('accounting.lastDayBeforeFirst')
  if (from < firstDay || to > lastDay) return phrase('accounting.periodOutOfRange')
  return daysBetween(from, to) >= maxDays ? phrase('accounting.atMostDays', { max: maxDays }) : null
}

/** The days of a search; null if they are invalid. */
export function periodOf(search: PeriodSearch, today: string): AccountingPeriod | null {
  if (search.period !== 'own') return presetOf(search.period, today)
  const { from, to } = search
  return from !== null && to !== null && periodProblem(search) === null ? { from, to } : null
}

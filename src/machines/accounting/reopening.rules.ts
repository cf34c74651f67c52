import type { AccountingMonth, AccountingMonths } from '../../api/contract/accounting-months.ts'
import { daysBetween } from '../../api/contract/days.ts'

/** What is reopened with a date or a month that is not the last closed one: all closed dates up to the last, and the closed months among them. */
export interface Reopening {
  from: string
  through: string
  /** Oldest first. */
  months: readonly AccountingMonth[]
}

type Books = Pick<AccountingMonths, 'months' | 'last_closed'>

/** True if a server reopens any closed date or month, with all later ones (ADR 0075). */
export const canReopenEarlier = ({ last_closed }: Books): boolean => last_closed !== undefined

/** All that is closed from a date on; null if the server reopens only the last date or month. */
export function reopeningFrom({ months, last_closed }: Books, from: string): Reopening | null {
  if (!last_closed) return null
  const closed = months.filter(({ month, status }) => status === 'closed' && month >= from.slice(0, 7))
  return { from, through: last_closed, months: closed.toReversed() }
}

/** Number of dates that are reopened. */
export const reopenedDates = ({ from, through }: Reopening): number => daysBetween(from, through) + 1

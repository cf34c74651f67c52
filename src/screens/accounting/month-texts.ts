import type { AccountingDay } from '../../api/contract/accounting-days.ts'
import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import { dayIn, timeIn } from '../../clock/hotel-clock.ts'
import { cityOf } from '../../clock/time-zones.ts'
import { longDayText, monthText } from '../../machines/accounting/accounting-texts.rules.ts'
import type { BooksChange } from '../../machines/accounting/books-change.machine.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { amountText } from './accounting-texts.ts'

const dayOf = (at: string, timezone: string) => longDayText(dayIn(at, timezone))

/** By whom and when a month or a date was closed and reopened last. */
export type Closing = Pick<
  AccountingMonth,
  'status' | 'is_over' | 'closed_at' | 'closed_by' | 'reopened_at' | 'reopened_by' | 'reason'
>

/** "Closed by Marta Sousa on 3 April 2026, 09:12 (Lisbon time)"; null for an open month or date. */
export const closedText = ({ closed_at, closed_by }: Closing, timezone: string): string | null =>
  closed_at === null
    ? null
    : phrase('accounting.monthClosedBy', {
        name: closed_by ?? '',
        day: dayOf(closed_at, timezone),
        time: timeIn(closed_at, timezone),
        city: cityOf(timezone),
      })

/** Who reopened a month or a date, when and why; null if nobody did. */
export const reopenedText = ({ reopened_at, reopened_by, reason }: Closing, timezone: string): string | null =>
  reopened_at === null
    ? null
    : phrase('accounting.monthReopenedBy', {
        name: reopened_by ?? '',
        day: dayOf(reopened_at, timezone),
        time: timeIn(reopened_at, timezone),
        city: cityOf(timezone),
        reason: reason ?? '',
      })

/** What guests owe at the end of a month or a date: "€120.00, US$30.00". */
export const guestBalanceText = ({ sums }: Pick<AccountingMonth, 'sums'>): string =>
  factsText(sums.map(({ currency, guest_balance }) => amountText(guest_balance, currency)))

/** Name of the change of a date, and title of its dialog. One that is not the last closed date is reopened with all later ones. */
export function dayChangeTitle(change: BooksChange, { day: date, is_last_closed }: AccountingDay): string {
  const day = longDayText(date)
  if (change === 'close') return phrase('accounting.closeDay', { day })
  return is_last_closed ? phrase('accounting.reopenDay', { day }) : phrase('accounting.reopenFromDay', { day })
}

/** Name of the change of a month, and title of its dialog. One that is not the last closed is reopened with all later ones. */
export function monthChangeTitle(change: BooksChange, closing: AccountingMonth): string {
  const month = monthText(closing)
  if (change === 'close') return phrase('accounting.closeMonth', { month })
  return closing.is_last_closed
    ? phrase('accounting.reopenMonth', { month })
    : phrase('accounting.reopenFromMonth', { month })
}

import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import * as accountingMonths from '../../api/accounting-months.ts'
import type { AccountingDay } from '../../api/contract/accounting-days.ts'
import { type BooksChangeInput, createBooksChangeMachine } from './books-change.machine.ts'

interface DayChangeInput extends BooksChangeInput {
  day: AccountingDay
}

/** Events for the list of business dates. */
export type DayChangeReport = { type: 'dayChange.applied'; day: AccountingDay } | { type: 'dayChange.left' }

/** Closes a business date, or reopens it with a reason (ADR 0075). */
export const dayChangeMachine = createBooksChangeMachine({
  id: 'dayChange',
  apply: ({ scope, change, day, reopening }: DayChangeInput, reason, key, signal) =>
    change === 'close'
      ? accountingMonths.closeDay(scope, day, key, signal)
      : accountingMonths.reopenDay(scope, { ...day, through: reopening?.through }, reason, key, signal),
  applied: (day): DayChangeReport => ({ type: 'dayChange.applied', day }),
  left: { type: 'dayChange.left' } satisfies DayChangeReport,
})

export type DayChangeRef = ActorRefFrom<typeof dayChangeMachine>

export const selectInput = (change: SnapshotFrom<typeof dayChangeMachine>) => change.context.input

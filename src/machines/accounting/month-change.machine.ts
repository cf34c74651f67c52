import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import * as accountingMonths from '../../api/accounting-months.ts'
import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import { type BooksChangeInput, createBooksChangeMachine } from './books-change.machine.ts'

export interface MonthChangeInput extends BooksChangeInput {
  month: AccountingMonth
  /** The open months before it, which close with it; the newest first. */
  earlier: readonly AccountingMonth[]
}

/** Events for the list of months. */
export type MonthChangeReport = { type: 'monthChange.applied'; month: AccountingMonth } | { type: 'monthChange.left' }

/** Closes a month of the books, or reopens it with a reason (ADR 0065). */
export const monthChangeMachine = createBooksChangeMachine({
  id: 'monthChange',
  apply: ({ scope, change, month, reopening }: MonthChangeInput, reason, key, signal) =>
    change === 'close'
      ? accountingMonths.close(scope, month, key, signal)
      : accountingMonths.reopen(scope, { ...month, through: reopening?.through }, reason, key, signal),
  applied: (month): MonthChangeReport => ({ type: 'monthChange.applied', month }),
  left: { type: 'monthChange.left' } satisfies MonthChangeReport,
})

export type MonthChangeRef = ActorRefFrom<typeof monthChangeMachine>

export const selectInput = (change: SnapshotFrom<typeof monthChangeMachine>) => change.context.input

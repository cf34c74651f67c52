import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import * as accountingMonths from '../../api/accounting-months.ts'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { AccountingMonth } from '../../api/contract/accounting-months.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { phrase } from '../../phrases/phrase.ts'
import { isReason, submitErrors } from './reason.rules.ts'

/** What happens to a month. */
export type MonthChange = 'close' | 'reopen'

export interface MonthChangeInput {
  scope: PropertyScope
  newKey: () => string
  change: MonthChange
  month: AccountingMonth
  /** The open months before it, which close with it; the newest first. */
  earlier: readonly AccountingMonth[]
}

interface Context {
  input: MonthChangeInput
  reason: string
  reasonError: string | null
  error: ApiError | null
  /** Stays the same while the reason is the same, so that a retry has no second effect (domain D22). */
  idempotencyKey: string
}

export type MonthChangeEvent =
  { type: 'reason.typed'; reason: string } | { type: 'change.confirmed' } | { type: 'change.closed' }

/** Events for the list of months. */
export type MonthChangeReport = { type: 'monthChange.applied'; month: AccountingMonth } | { type: 'monthChange.left' }

const conflictStatus = 409

/**
 * Closes a month of the books, or reopens it with a reason (ADR 0065). After an error it shows the message and keeps the reason. If the
 * server refuses, the month is not what the dialog shows, so that there is nothing to try again.
 */
export const monthChangeMachine = setup({
  types: {} as { input: MonthChangeInput; context: Context; events: MonthChangeEvent; tags: 'busy' | 'refused' },
  actors: {
    apply: fromPromise<AccountingMonth, Context>(({ input: { input, reason, idempotencyKey }, signal }) =>
      input.change === 'close'
        ? accountingMonths.close(input.scope, input.month, idempotencyKey, signal)
        : accountingMonths.reopen(input.scope, input.month, reason.trim(), idempotencyKey, signal),
    ),
  },
  actions: {
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      reason,
      reasonError: null,
      error: null,
      idempotencyKey: context.input.newKey(),
    })),
    storeReasonError: assign({ reasonError: phrase('accounting.reasonTooShort') }),
    storeError: assign((_, { error }: { error: unknown }) => submitErrors(error)),
    forgetError: assign({ error: null }),
    reportApplied: sendParent((_, { month }: { month: AccountingMonth }): MonthChangeReport => ({
      type: 'monthChange.applied',
      month,
    })),
    reportLeft: sendParent({ type: 'monthChange.left' } satisfies MonthChangeReport),
  },
  guards: {
    isReasoned: ({ context: { input, reason } }) => input.change === 'close' || isReason(reason),
    isRefused: (_, { error }: { error: unknown }) => toApiError(error).status === conflictStatus,
  },
}).createMachine({
  id: 'monthChange',
  context: ({ input }) => ({
    input,
    reason: '',
    reasonError: null,
    error: null,
    idempotencyKey: input.newKey(),
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'reason.typed': { actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
        'change.confirmed': [
          { guard: 'isReasoned', target: 'submitting', actions: 'forgetError' },
          { actions: 'storeReasonError' },
        ],
        'change.closed': 'left',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'apply',
        input: ({ context }) => context,
        onDone: {
          target: 'left',
          actions: { type: 'reportApplied', params: ({ event }) => ({ month: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'asking', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    refused: { tags: 'refused', on: { 'change.closed': 'left' } },
    left: { entry: 'reportLeft', type: 'final' },
  },
})

export type MonthChangeRef = ActorRefFrom<typeof monthChangeMachine>
type MonthChangeSnapshot = SnapshotFrom<typeof monthChangeMachine>

export const selectInput = (change: MonthChangeSnapshot) => change.context.input
export const selectReason = (change: MonthChangeSnapshot) => change.context.reason
export const selectReasonError = (change: MonthChangeSnapshot) => change.context.reasonError
export const selectChangeError = (change: MonthChangeSnapshot) => change.context.error
export const selectIsSending = (change: MonthChangeSnapshot) => change.hasTag('busy')
export const selectIsRefused = (change: MonthChangeSnapshot) => change.hasTag('refused')

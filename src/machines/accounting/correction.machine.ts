import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import * as accounting from '../../api/accounting.ts'
import type { ApiError } from '../../api/api-error.ts'
import type { AccountingEntry, CorrectedPosting } from '../../api/contract/accounting.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { phrase } from '../../phrases/phrase.ts'
import { isReason, submitErrors } from './reason.rules.ts'

/** The posting to correct, taken from one of its entries. */
export type Posting = Pick<AccountingEntry, 'posting_id' | 'business_date' | 'reference' | 'name'>

export interface CorrectionInput {
  scope: PropertyScope
  newKey: () => string
  posting: Posting
}

interface Context {
  input: CorrectionInput
  reason: string
  reasonError: string | null
  error: ApiError | null
  /** Stays the same while the reason is the same, so that a retry has no second effect (domain D22). */
  idempotencyKey: string
  done: CorrectedPosting | null
}

export type CorrectionEvent =
  { type: 'reason.typed'; reason: string } | { type: 'correction.confirmed' } | { type: 'correction.closed' }

/** Events for the accounting section. */
export type CorrectionReport = { type: 'correction.applied' } | { type: 'correction.left' }

/**
 * Reverses a posting with a counter-entry (domain D38). Postings are never changed. Asks for a reason; after an error it shows the
 * message and keeps the reason.
 */
export const correctionMachine = setup({
  types: {} as { input: CorrectionInput; context: Context; events: CorrectionEvent; tags: 'busy' | 'done' },
  actors: {
    revert: fromPromise<CorrectedPosting, Context>(({ input: { input, reason, idempotencyKey }, signal }) =>
      accounting.correct(input.scope, input.posting.posting_id, reason.trim(), idempotencyKey, signal),
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
    storeSubmitError: assign((_, { error }: { error: unknown }) => submitErrors(error)),
    storeDone: assign((_, { output }: { output: CorrectedPosting }) => ({ done: output })),
    forgetSubmitError: assign({ error: null }),
    reportApplied: sendParent({ type: 'correction.applied' } satisfies CorrectionReport),
    reportLeft: sendParent({ type: 'correction.left' } satisfies CorrectionReport),
  },
  guards: {
    isReasoned: ({ context }) => isReason(context.reason),
  },
}).createMachine({
  id: 'correction',
  context: ({ input }) => ({
    input,
    reason: '',
    reasonError: null,
    error: null,
    idempotencyKey: input.newKey(),
    done: null,
  }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'reason.typed': { actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
        'correction.confirmed': [
          { guard: 'isReasoned', target: 'submitting', actions: 'forgetSubmitError' },
          { actions: 'storeReasonError' },
        ],
        'correction.closed': 'left',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'revert',
        input: ({ context }) => context,
        onDone: {
          target: 'done',
          actions: [{ type: 'storeDone', params: ({ event }) => ({ output: event.output }) }, 'reportApplied'],
        },
        onError: {
          target: 'asking',
          actions: { type: 'storeSubmitError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    done: { tags: 'done', on: { 'correction.closed': 'left' } },
    left: { entry: 'reportLeft', type: 'final' },
  },
})

export type CorrectionRef = ActorRefFrom<typeof correctionMachine>
type CorrectionSnapshot = SnapshotFrom<typeof correctionMachine>

export const selectPosting = (correction: CorrectionSnapshot) => correction.context.input.posting
export const selectReason = (correction: CorrectionSnapshot) => correction.context.reason
export const selectReasonError = (correction: CorrectionSnapshot) => correction.context.reasonError
export const selectCorrectionError = (correction: CorrectionSnapshot) => correction.context.error
export const selectDone = (correction: CorrectionSnapshot) => correction.context.done
export const selectIsSending = (correction: CorrectionSnapshot) => correction.hasTag('busy')

import { type AnyActorRef, assign, type EventObject, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { phrase } from '../../phrases/phrase.ts'
import { isReason, submitErrors } from './reason.rules.ts'
import type { Reopening } from './reopening.rules.ts'

/** What happens to a month or a business date of the books. */
export type BooksChange = 'close' | 'reopen'

/** Input that the change of a month and that of a date have in common. */
export interface BooksChangeInput {
  scope: PropertyScope
  newKey: () => string
  change: BooksChange
  /** What is reopened together; null for the last closed date or month alone, and for a closing. */
  reopening: Reopening | null
}

interface Context<Input> {
  input: Input
  reason: string
  reasonError: string | null
  error: ApiError | null
  /** Stays the same while the reason is the same, so that a retry has no second effect (domain D22). */
  idempotencyKey: string
}

type BooksChangeEvent =
  { type: 'reason.typed'; reason: string } | { type: 'change.confirmed' } | { type: 'change.closed' }

interface BooksChangeOptions<Input, Changed> {
  id: string
  apply: (input: Input, reason: string, idempotencyKey: string, signal: AbortSignal) => Promise<Changed>
  /** Events for the parent. */
  applied: (changed: Changed) => EventObject
  left: EventObject
}

const conflictStatus = 409

/**
 * Machine that closes a period of the books, or reopens it with a reason (ADR 0065, 0075). After an error it shows the message and keeps
 * the reason. If the server refuses, the period is not what the dialog shows, so that there is nothing to try again.
 */
export const createBooksChangeMachine = <Input extends BooksChangeInput, Changed>({
  id,
  apply,
  applied,
  left,
}: BooksChangeOptions<Input, Changed>) =>
  setup({
    types: {} as { input: Input; context: Context<Input>; events: BooksChangeEvent; tags: 'busy' | 'refused' },
    actors: {
      apply: fromPromise<Changed, Context<Input>>(({ input: { input, reason, idempotencyKey }, signal }) =>
        apply(input, reason.trim(), idempotencyKey, signal),
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
      reportApplied: sendParent((_, { changed }: { changed: Changed }) => applied(changed)),
      reportLeft: sendParent(left),
    },
    guards: {
      isReasoned: ({ context: { input, reason } }) => input.change === 'close' || isReason(reason),
      isRefused: (_, { error }: { error: unknown }) => toApiError(error).status === conflictStatus,
    },
  }).createMachine({
    id,
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
            actions: { type: 'reportApplied', params: ({ event }) => ({ changed: event.output }) },
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

interface BooksChangeSnapshot {
  context: Pick<Context<BooksChangeInput>, 'reason' | 'reasonError' | 'error'>
  hasTag: (tag: 'busy' | 'refused') => boolean
}

/** The running change of a month or of a date, as its dialog uses it. */
export interface BooksChangeActor {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => BooksChangeSnapshot
  send: (event: BooksChangeEvent) => void
}

export const selectReason = (change: BooksChangeSnapshot) => change.context.reason
export const selectReasonError = (change: BooksChangeSnapshot) => change.context.reasonError
export const selectChangeError = (change: BooksChangeSnapshot) => change.context.error
export const selectIsSending = (change: BooksChangeSnapshot) => change.hasTag('busy')
export const selectIsRefused = (change: BooksChangeSnapshot) => change.hasTag('refused')

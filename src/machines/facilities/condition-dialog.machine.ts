import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Facility } from '../../api/contract/facility.ts'
import { type HousekeepingEvent, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { appliedText, failedIds, type DialogApplied } from '../dialog/dialog-report.ts'
import { answerTransitions, areAllDone } from '../dialog/submission.ts'
import { doneWords, offeredEvents, deniedFor, allowedFor, kindOf } from './condition.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface Input {
  scope: PropertyScope
  facilities: Facility[]
}

interface Context extends Input {
  /** The selected transition; null if no room allows any. */
  event: HousekeepingEvent | null
  reason: string
  reasonError: string | null
  results: ItemResult[]
  error: ApiError | null
}

type ConditionEvent =
  | { type: 'event.chosen'; event: HousekeepingEvent }
  | { type: 'reason.typed'; reason: string }
  | { type: 'condition.confirmed' }
  | { type: 'condition.closed' }

const needsReason = ({ event }: Context) => event !== null && housekeepingTransitions[event].needsReason

/**
 * Changes the housekeeping status of one or many rooms by a transition (domain D29). There is no undo, since no transition has an
 * inverse.
 */
export const conditionMachine = setup({
  types: {} as { input: Input; context: Context; events: ConditionEvent; tags: 'busy' | 'answered' },
  actors: {
    change: fromPromise<ItemResult[], Context>(async ({ input, signal }) => {
      if (!input.event) return []
      const change = {
        facility_ids: allowedFor(input.facilities, input.event).map(({ id }) => id),
        housekeeping_status: housekeepingTransitions[input.event].to,
        ...(needsReason(input) ? { reason: input.reason.trim() } : {}),
      }
      return (await facilities.updateRoomStatus(input.scope, change, signal)).results
    }),
  },
  actions: {
    storeEvent: assign((_, { event }: { event: HousekeepingEvent }) => ({ event, reasonError: null, error: null })),
    storeReason: assign((_, { reason }: { reason: string }) => ({ reason, reasonError: null })),
    requireReason: assign({ reasonError: phrase('facilities.required') }),
    storeResults: assign(({ context }, { results }: { results: ItemResult[] }) => ({
      results: [...results, ...(context.event ? deniedFor(context.facilities, context.event) : [])],
      error: null,
    })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    reportApplied: sendParent(({ context: { event, facilities, results } }): DialogApplied => ({
      type: 'dialog.applied',
      text: event ? appliedText(doneWords(kindOf(facilities), event), results) : '',
      failed: failedIds(results),
    })),
  },
  guards: {
    isPossible: ({ context }) => context.event !== null,
    isReasonMissing: ({ context }) => needsReason(context) && context.reason.trim() === '',
    isComplete: ({ context }, { results }: { results: ItemResult[] }) => areAllDone(results, context.facilities.length),
  },
}).createMachine({
  id: 'condition',
  context: ({ input }) => ({
    ...input,
    event: offeredEvents(input.facilities)[0] ?? null,
    reason: '',
    reasonError: null,
    results: [],
    error: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'event.chosen': { actions: { type: 'storeEvent', params: ({ event }) => ({ event: event.event }) } },
        'reason.typed': { actions: { type: 'storeReason', params: ({ event }) => ({ reason: event.reason }) } },
        'condition.confirmed': [
          { guard: 'isReasonMissing', actions: 'requireReason' },
          { guard: 'isPossible', target: 'submitting' },
        ],
        'condition.closed': 'closed',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => context,
        onDone: answerTransitions<ItemResult>(),
        // The whole call failed, so the same request may be sent again.
        onError: {
          target: 'choosing',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Shows refused rooms with their reasons. */
    answered: { tags: 'answered', on: { 'condition.closed': 'closed' } },
    closed: { type: 'final' },
  },
})

export type ConditionRef = ActorRefFrom<typeof conditionMachine>
type Snapshot = SnapshotFrom<typeof conditionMachine>

export const selectFacilities = (condition: Snapshot) => condition.context.facilities
export const selectKind = (condition: Snapshot) => kindOf(condition.context.facilities)
export const selectEvent = (condition: Snapshot) => condition.context.event
export const selectReason = (condition: Snapshot) => condition.context.reason
export const selectReasonError = (condition: Snapshot) => condition.context.reasonError
export const selectResults = (condition: Snapshot) => condition.context.results
export const selectError = (condition: Snapshot) => condition.context.error
export const selectNeedsReason = (condition: Snapshot) => needsReason(condition.context)
export const selectIsBusy = (condition: Snapshot) => condition.hasTag('busy')
export const selectIsAnswered = (condition: Snapshot) => condition.hasTag('answered')

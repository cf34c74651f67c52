import { assign, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import * as blockings from '../../api/blockings.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityStatusName, StatusResults } from '../../api/contract/facility-status.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { appliedText, failedIds, type FlowApplied, type Noun } from '../flow/flow-report.ts'
import { type Hit, hitsOf } from './nights.rules.ts'
import { undoOf } from './status-undo.rules.ts'
import {
  askedNights,
  doneWords,
  draftErrors,
  errorsOf,
  requestOf,
  type StatusDraft,
  type StatusErrors,
  statusRefusal,
} from './status.rules.ts'

export interface StatusInput {
  at: PropertyScope
  noun: Noun
  facilities: Facility[]
  /** Today at the property. */
  today: string
  /** The status that is asked for from the start; then nothing else is offered. */
  status: FacilityStatusName | null
  /** The blockings to end where not those of today are meant. */
  blockingIds: number[]
  /** What is said already, as the nights that were selected in the calendar. */
  draft?: Partial<StatusDraft>
}

export interface StatusContext extends Omit<StatusInput, 'draft'> {
  draft: StatusDraft
  errors: StatusErrors
  /** What lies on the asked nights; null while it is not known. */
  hits: Hit[] | null
  previewError: ApiError | null
  results: StatusResults['results']
  error: ApiError | null
}

export type StatusEvent =
  | { type: 'draft.changed'; patch: Partial<StatusDraft> }
  | { type: 'preview.retried' }
  | { type: 'status.confirmed' }
  | { type: 'status.closed' }

/** One of the chosen: what it is hit by, and why it would be refused. */
export interface Verdict {
  facility: Facility
  hits: Hit[]
  refusal: string | null
}

/** What is known of each before the try. */
export const verdictsOf = (context: StatusContext): Verdict[] =>
  context.facilities.map((facility) => {
    const hits = (context.hits ?? []).filter(({ facilityId }) => facilityId === facility.id)
    return { facility, hits, refusal: statusRefusal(facility, context.draft, hits, context) }
  })

const willingOf = (context: StatusContext) => verdictsOf(context).filter(({ refusal }) => refusal === null)
const questionOf = ({ status, from, to }: StatusDraft) => `${status} ${from} ${to}`

/** What the chart of a change of status is made of: its events, its calls, what it does and what it asks. */
export const statusSetup = setup({
  types: {
    input: {} as StatusInput,
    context: {} as StatusContext,
    events: {} as StatusEvent,
    tags: {} as 'busy' | 'asking' | 'known' | 'answered',
  },
  actors: {
    fetchTaken: fromPromise<Hit[], StatusContext>(async ({ input, signal }) => {
      const nights = askedNights(input.draft, input.today)
      if (!nights) return []
      const query = {
        date_from: nights.from,
        date_to: nights.to,
        facility_ids: input.facilities.map(({ id }) => id),
      }
      return hitsOf(await blockings.daily(input.at, query, signal))
    }),
    change: fromPromise<StatusResults['results'], StatusContext>(async ({ input, signal }) => {
      const ids = willingOf(input).map(({ facility }) => facility.id)
      return (await facilities.updateStatus(input.at, requestOf(input.draft, ids, input.blockingIds), signal)).results
    }),
  },
  actions: {
    storePatch: assign(({ context }, { patch }: { patch: Partial<StatusDraft> }) => {
      const draft = { ...context.draft, ...patch }
      const wasTold = Object.keys(context.errors).length > 0
      return { draft, error: null, errors: wasTold ? draftErrors(draft, context.today) : {} }
    }),
    storeErrors: assign(({ context }) => ({ errors: draftErrors(context.draft, context.today) })),
    storeHits: assign((_, { hits }: { hits: Hit[] }) => ({ hits })),
    forgetHits: assign({ hits: null, previewError: null }),
    storePreviewError: assign((_, { error }: { error: unknown }) => ({ previewError: toApiError(error) })),
    /** Those that were not sent count as refused like any other. */
    storeResults: assign(({ context }, { results }: { results: StatusResults['results'] }) => ({
      error: null,
      results: [
        ...results,
        ...verdictsOf(context).flatMap(({ facility, refusal }) =>
          refusal === null ? [] : [{ id: facility.id, ok: false, message: refusal }],
        ),
      ],
    })),
    storeError: assign((_, { error: thrown }: { error: unknown }) => {
      const error = toApiError(thrown)
      return { error, errors: errorsOf(error) }
    }),
    reportApplied: sendParent(({ context }): FlowApplied => {
      const { at, noun, status, draft, results, facilities: before, blockingIds, today } = context
      const words = doneWords(draft, before, { noun, blockingIds, isFixed: status !== null })
      return {
        type: 'flow.applied',
        text: appliedText(words.noun, words.done, results),
        failed: failedIds(results),
        undo: undoOf(at, noun, { draft, before, results, blockingIds, today }),
      }
    }),
  },
  guards: {
    isQuestionNew: ({ context }, { patch }: { patch: Partial<StatusDraft> }) =>
      questionOf({ ...context.draft, ...patch }) !== questionOf(context.draft),
    isAvailable: ({ context }) => context.draft.status === 'available',
    isAskable: ({ context }) => askedNights(context.draft, context.today) !== null,
    isWrong: ({ context }) => Object.keys(draftErrors(context.draft, context.today)).length > 0,
    isSomeWilling: ({ context }) => willingOf(context).length > 0,
    isComplete: ({ context }, { results }: { results: StatusResults['results'] }) =>
      results.every((result) => result.ok) && results.length === context.facilities.length,
  },
})

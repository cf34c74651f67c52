import { assign, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import * as blockings from '../../api/blockings.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityStatusName, StatusResults } from '../../api/contract/facility-status.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { appliedText, failedIds, type DialogApplied, type Noun } from '../dialog/dialog-report.ts'
import { type AffectedBooking, affectedBookingsOf } from './affected-bookings.rules.ts'
import { undoOf } from './status-undo.rules.ts'
import {
  previewNights,
  doneText,
  draftErrors,
  errorsOf,
  requestOf,
  type StatusDraft,
  type StatusErrors,
  statusDeniedReason,
} from './status.rules.ts'

export interface StatusInput {
  scope: PropertyScope
  noun: Noun
  facilities: Facility[]
  /** Today at the property. */
  today: string
  /** A preselected status. If set, the dialog offers no other. */
  status: FacilityStatusName | null
  /** Ids of the blockings to end; empty means the active ones. */
  blockingIds: number[]
  /** Initial form values, for example the nights selected in the calendar. */
  draft?: Partial<StatusDraft>
}

export interface StatusContext extends Omit<StatusInput, 'draft'> {
  draft: StatusDraft
  errors: StatusErrors
  /** Bookings and blockings on the requested nights; null until loaded. */
  affectedBookings: AffectedBooking[] | null
  previewError: ApiError | null
  results: StatusResults['results']
  error: ApiError | null
}

export type StatusEvent =
  | { type: 'draft.changed'; patch: Partial<StatusDraft> }
  | { type: 'preview.retried' }
  | { type: 'status.confirmed' }
  | { type: 'status.closed' }

/** One facility, the bookings affected, and the reason for an expected denial. */
export interface Assessment {
  facility: Facility
  affectedBookings: AffectedBooking[]
  deniedReason: string | null
}

/** Assessment of each facility before the request. */
export const assessmentsOf = (context: StatusContext): Assessment[] =>
  context.facilities.map((facility) => {
    const affectedBookings = (context.affectedBookings ?? []).filter(({ facilityId }) => facilityId === facility.id)
    return {
      facility,
      affectedBookings,
      deniedReason: statusDeniedReason(facility, context.draft, affectedBookings, context),
    }
  })

const allowedOf = (context: StatusContext) => assessmentsOf(context).filter(({ deniedReason }) => deniedReason === null)
const previewKey = ({ status, from, to }: StatusDraft) => `${status} ${from} ${to}`

/** Setup of the status machine: events, calls, actions and guards. */
export const statusSetup = setup({
  types: {
    input: {} as StatusInput,
    context: {} as StatusContext,
    events: {} as StatusEvent,
    tags: {} as 'busy' | 'previewing' | 'previewed' | 'answered',
  },
  actors: {
    fetchAffectedBookings: fromPromise<AffectedBooking[], StatusContext>(async ({ input, signal }) => {
      const nights = previewNights(input.draft, input.today)
      if (!nights) return []
      const query = {
        date_from: nights.from,
        date_to: nights.to,
        facility_ids: input.facilities.map(({ id }) => id),
      }
      return affectedBookingsOf(await blockings.daily(input.scope, query, signal))
    }),
    change: fromPromise<StatusResults['results'], StatusContext>(async ({ input, signal }) => {
      const ids = allowedOf(input).map(({ facility }) => facility.id)
      return (await facilities.updateStatus(input.scope, requestOf(input.draft, ids, input.blockingIds), signal))
        .results
    }),
  },
  actions: {
    storePatch: assign(({ context }, { patch }: { patch: Partial<StatusDraft> }) => {
      const draft = { ...context.draft, ...patch }
      const hadErrors = Object.keys(context.errors).length > 0
      return { draft, error: null, errors: hadErrors ? draftErrors(draft, context.today) : {} }
    }),
    storeErrors: assign(({ context }) => ({ errors: draftErrors(context.draft, context.today) })),
    storeAffectedBookings: assign((_, { affectedBookings }: { affectedBookings: AffectedBooking[] }) => ({
      affectedBookings,
    })),
    forgetAffectedBookings: assign({ affectedBookings: null, previewError: null }),
    storePreviewError: assign((_, { error }: { error: unknown }) => ({ previewError: toApiError(error) })),
    /** Facilities that were not sent count as refused. */
    storeResults: assign(({ context }, { results }: { results: StatusResults['results'] }) => ({
      error: null,
      results: [
        ...results,
        ...assessmentsOf(context).flatMap(({ facility, deniedReason }) =>
          deniedReason === null ? [] : [{ id: facility.id, ok: false, message: deniedReason }],
        ),
      ],
    })),
    storeError: assign((_, { error: thrown }: { error: unknown }) => {
      const error = toApiError(thrown)
      return { error, errors: errorsOf(error) }
    }),
    reportApplied: sendParent(({ context }): DialogApplied => {
      const { scope, noun, status, draft, results, facilities: before, blockingIds, today } = context
      const texts = doneText(draft, before, { noun, blockingIds, isFixed: status !== null })
      return {
        type: 'dialog.applied',
        text: appliedText(texts.noun, texts.done, results),
        failed: failedIds(results),
        undo: undoOf(scope, noun, { draft, before, results, blockingIds, today }),
      }
    }),
  },
  guards: {
    isPreviewOutdated: ({ context }, { patch }: { patch: Partial<StatusDraft> }) =>
      previewKey({ ...context.draft, ...patch }) !== previewKey(context.draft),
    isAvailable: ({ context }) => context.draft.status === 'available',
    canPreview: ({ context }) => previewNights(context.draft, context.today) !== null,
    isWrong: ({ context }) => Object.keys(draftErrors(context.draft, context.today)).length > 0,
    isSomeAllowed: ({ context }) => allowedOf(context).length > 0,
    isComplete: ({ context }, { results }: { results: StatusResults['results'] }) =>
      results.every((result) => result.ok) && results.length === context.facilities.length,
  },
})

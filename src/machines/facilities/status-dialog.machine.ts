import { assign, fromPromise, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import * as blockings from '../../api/blockings.ts'
import type { FacilityStatusName, StatusResults } from '../../api/contract/facility-status.ts'
import type { Facility } from '../../api/contract/facility.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { appliedText, failedIds, type DialogApplied } from '../dialog/dialog-report.ts'
import { answerTransitions, areAllDone } from '../dialog/submission.ts'
import { type AffectedBooking, affectedBookingsOf } from './affected-bookings.rules.ts'
import { kindOf } from './condition.rules.ts'
import { draftTransitions, previewStates } from './preview.ts'
import { undoOf } from './status-undo.rules.ts'
import {
  previewNights,
  doneWords,
  draftErrors,
  errorsOf,
  requestOf,
  type StatusDraft,
  type StatusErrors,
  statusDeniedReason,
  offeredStatuses,
} from './status.rules.ts'

export interface StatusInput {
  scope: PropertyScope
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

type StatusEvent =
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
const assessmentsOf = (context: StatusContext): Assessment[] =>
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
const statusSetup = setup({
  types: {} as {
    input: StatusInput
    context: StatusContext
    events: StatusEvent
    tags: 'busy' | 'previewing' | 'previewed' | 'answered'
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
      const { scope, status, draft, results, facilities: before, blockingIds, today } = context
      const kind = kindOf(before)
      const words = doneWords(draft, before, { kind, blockingIds, isFixed: status !== null })
      return {
        type: 'dialog.applied',
        text: appliedText(words, results),
        failed: failedIds(results),
        blockingIds: results.flatMap(({ ok, blocking_id }) => (ok && blocking_id ? [blocking_id] : [])),
        undo: undoOf(scope, kind, { draft, before, results, blockingIds, today }),
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
      areAllDone(results, context.facilities.length),
  },
})

/**
 * Changes the status of one or many facilities (requirement 7.calls.facilities.update-status; domain D31). Affected bookings are loaded
 * and shown before the form can be sent. Each change of status or dates reloads them; only the latest response counts.
 */
export const statusMachine = statusSetup.createMachine({
  id: 'status',
  context: ({ input }) => ({
    ...input,
    draft: {
      status:
        input.status ?? offeredStatuses(input.facilities).find((status) => status === 'out_of_order') ?? 'available',
      from: null,
      to: null,
      reasonCode: null,
      reason: '',
      remarks: '',
      returnStatus: 'dirty',
      ...input.draft,
    },
    errors: {},
    affectedBookings: null,
    previewError: null,
    results: [],
    error: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'deciding',
      on: {
        'draft.changed': draftTransitions<StatusDraft>(),
        'status.closed': 'closed',
      },
      states: {
        deciding: {
          entry: 'forgetAffectedBookings',
          always: [
            // The rows already show the blockings that it ends.
            { guard: 'isAvailable', target: 'previewed' },
            { guard: 'canPreview', target: 'previewing' },
            { target: 'incomplete' },
          ],
        },
        incomplete: { on: { 'status.confirmed': { actions: 'storeErrors' } } },
        ...previewStates<StatusContext>(),
        previewed: {
          tags: 'previewed',
          on: {
            'status.confirmed': [
              { guard: 'isWrong', actions: 'storeErrors' },
              { guard: 'isSomeAllowed', target: '#status.submitting' },
            ],
          },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => context,
        onDone: answerTransitions<StatusResults['results'][number]>(),
        // After any error the data may be out of date, so the preview is requested again.
        onError: {
          target: 'editing',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** Shows refused facilities with their reasons. */
    answered: { tags: 'answered', on: { 'status.closed': 'closed' } },
    closed: { type: 'final' },
  },
})

export type StatusRef = ActorRefFrom<typeof statusMachine>
type Snapshot = SnapshotFrom<typeof statusMachine>

const read =
  <Name extends keyof StatusContext>(name: Name) =>
  (status: Snapshot) =>
    status.context[name]

export const selectDraft = read('draft')
export const selectErrors = read('errors')
export const selectFacilities = read('facilities')
export const selectKind = (status: Snapshot) => kindOf(status.context.facilities)
export const selectToday = read('today')
export const selectBlockingIds = read('blockingIds')
export const selectResults = read('results')
export const selectError = read('error')
export const selectPreviewError = (status: Snapshot) =>
  status.matches({ editing: 'failed' }) ? status.context.previewError : null
export const selectIsFixed = (status: Snapshot) => status.context.status !== null
export const selectIsPreviewing = (status: Snapshot) => status.hasTag('previewing')
export const selectIsPreviewed = (status: Snapshot) => status.hasTag('previewed') || status.hasTag('busy')
export const selectIsBusy = (status: Snapshot) => status.hasTag('busy')
export const selectIsAnswered = (status: Snapshot) => status.hasTag('answered')
/** Assessment of each facility before the request. */
export const selectAssessments = (status: Snapshot) => assessmentsOf(status.context)
export const selectAllowedCount = (status: Snapshot) =>
  assessmentsOf(status.context).filter(({ deniedReason }) => deniedReason === null).length
/** Compares assessments, so that equal lists cause no redraw. */
export const isSameAssessments = (a: ReturnType<typeof selectAssessments>, b: ReturnType<typeof selectAssessments>) =>
  a.length === b.length &&
  a.every(
    ({ deniedReason, affectedBookings }, at) =>
      deniedReason === b[at]?.deniedReason &&
      affectedBookings.every((booking, nth) => booking === b[at]?.affectedBookings[nth]),
  )

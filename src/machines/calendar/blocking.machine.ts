import { assign, fromPromise, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import * as blockings from '../../api/blockings.ts'
import { conflictsText, type StatusResults } from '../../api/contract/facility-status.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { DialogApplied } from '../dialog/dialog-report.ts'
import { type AffectedBooking, affectedBookingsOf } from '../facilities/affected-bookings.rules.ts'
import { errorsOf, type StatusErrors } from '../facilities/status.rules.ts'
import { draftTransitions, previewStates } from '../facilities/preview.ts'
import { undoOf } from './blocking-undo.rules.ts'
import {
  previewNights,
  barFromServer,
  type BlockingBar,
  type BlockingDraft,
  changeText,
  draftErrors,
  isUntouched,
  withFixedStart,
  requestOf,
  type RoomChoice,
  draftOf,
  isBegun,
  isSplit,
} from './blocking.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

type Result = StatusResults['results'][number]

export interface BlockingInput {
  scope: PropertyScope
  /** Today at the property. */
  today: string
  blocking: BlockingBar
  /** Rooms that it may move to, including its own. */
  rooms: readonly RoomChoice[]
  /** Initial values of the form. */
  patch: Partial<BlockingDraft>
  /** True for a drop on the chart. It is sent without a dialog; the dialog opens only after a denial. */
  isDropped: boolean
}

export interface BlockingContext extends Omit<BlockingInput, 'patch'> {
  draft: BlockingDraft
  errors: StatusErrors
  /** Bookings and blockings on the requested nights of the room; null until loaded. */
  affectedBookings: AffectedBooking[] | null
  previewError: ApiError | null
  result: Result | null
  error: ApiError | null
}

type BlockingEvent =
  | { type: 'draft.changed'; patch: Partial<BlockingDraft> }
  | { type: 'preview.retried' }
  | { type: 'change.confirmed' }
  | { type: 'change.resumed' }
  | { type: 'change.closed' }

/** Tells the calendar to move a dropped bar back. */
export interface ChangeRefused {
  type: 'change.refused'
}

const previewKey = ({ roomId, from, to, kind, nightsTyped }: BlockingDraft) =>
  `${roomId} ${from} ${to} ${kind} ${nightsTyped?.typed}`
const notFound: Omit<Result, 'id'> = { ok: false, message: phrase('calendar.noResultFromServer') }

/** Setup of the blocking machine: events, calls, actions and guards. */
const blockingSetup = setup({
  types: {} as {
    input: BlockingInput
    context: BlockingContext
    events: BlockingEvent
    tags: 'busy' | 'previewing' | 'previewed' | 'refused'
  },
  actors: {
    fetchAffectedBookings: fromPromise<AffectedBooking[], BlockingContext>(
      async ({ input: { scope, blocking, draft, today }, signal }) => {
        const nights = previewNights(blocking, draft, today)
        if (!nights) return []
        const query = { date_from: nights.from, date_to: nights.to, facility_ids: [draft.roomId] }
        return affectedBookingsOf(await blockings.daily(scope, query, signal))
      },
    ),
    change: fromPromise<Result, BlockingContext>(async ({ input: { scope, blocking, draft }, signal }) => {
      const { results } = await facilities.updateStatus(scope, requestOf(blocking, draft), signal)
      return results[0] ?? { id: draft.roomId, ...notFound }
    }),
  },
  actions: {
    storePatch: assign(({ context }, { patch }: { patch: Partial<BlockingDraft> }) => {
      const draft = withFixedStart(context.blocking, { ...context.draft, ...patch }, context.today)
      const hadErrors = Object.keys(context.errors).length > 0
      return { draft, error: null, errors: hadErrors ? draftErrors(context.blocking, draft, context.today) : {} }
    }),
    storeErrors: assign(({ context: { blocking, draft, today } }) => ({ errors: draftErrors(blocking, draft, today) })),
    /** The blocking doesn't conflict with itself. */
    storeAffectedBookings: assign(({ context }, { affectedBookings }: { affectedBookings: AffectedBooking[] }) => ({
      affectedBookings: affectedBookings.filter(({ kind, id }) => kind === 'reservation' || id !== context.blocking.id),
    })),
    forgetAffectedBookings: assign({ affectedBookings: null, previewError: null }),
    storePreviewError: assign((_, { error }: { error: unknown }) => ({ previewError: toApiError(error) })),
    storeResult: assign((_, { output }: { output: Result }) => ({ result: output, error: null })),
    storeError: assign((_, { error: thrown }: { error: unknown }) => {
      const error = toApiError(thrown)
      return { error, errors: errorsOf(error) }
    }),
    /** Another person changed the blocking first. The form keeps its input and continues from the server's state. */
    storeCurrent: assign(({ context: { blocking: before, draft, result, today } }) => {
      const blocking = result?.current ? barFromServer(result.current) : before
      return { blocking, draft: withFixedStart(blocking, draft, today), result: null }
    }),
    reportRefused: sendParent((): ChangeRefused => ({ type: 'change.refused' })),
    reportApplied: sendParent(({ context: { scope, blocking, draft, rooms, today, result } }): DialogApplied => ({
      type: 'dialog.applied',
      text: changeText(blocking, draft, rooms, today),
      failed: [],
      undo: result ? undoOf(scope, { before: blocking, result, rooms, today }) : undefined,
    })),
  },
  guards: {
    isDropped: ({ context }) => context.isDropped,
    isPreviewOutdated: ({ context }, { patch }: { patch: Partial<BlockingDraft> }) =>
      previewKey({ ...context.draft, ...patch }) !== previewKey(context.draft),
    canPreview: ({ context: { blocking, draft, today } }) => previewNights(blocking, draft, today) !== null,
    isWrong: ({ context: { blocking, draft, today } }) => Object.keys(draftErrors(blocking, draft, today)).length > 0,
    isUntouched: ({ context: { blocking, draft } }) => isUntouched(blocking, draft),
    isAllowed: ({ context: { affectedBookings } }) => !affectedBookings?.length,
    isOk: (_, { output }: { output: Result }) => output.ok,
    isOver: ({ context: { result } }) =>
      result?.current?.state === 'cancelled' || result?.current?.state === 'completed',
  },
})

/**
 * Changes one blocking: its nights, room, kind or reason (domain D43). The dialog shows affected bookings before it can be sent. A drop
 * on the chart is sent at once; its dialog opens only to show why it was denied.
 */
export const blockingMachine = blockingSetup.createMachine({
  id: 'blocking',
  context: ({ input: { patch, ...input } }) => ({
    ...input,
    draft: withFixedStart(input.blocking, { ...draftOf(input.blocking), ...patch }, input.today),
    errors: {},
    affectedBookings: null,
    previewError: null,
    result: null,
    error: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isUntouched', target: 'editing' },
        { guard: 'isDropped', target: 'dropped' },
        { target: 'editing' },
      ],
    },
    /** An invalid drop is not sent. */
    dropped: {
      always: [
        { guard: 'isWrong', target: 'editing', actions: ['storeErrors', 'reportRefused'] },
        { target: 'submitting' },
      ],
    },
    editing: {
      initial: 'deciding',
      on: {
        'draft.changed': draftTransitions<BlockingDraft>(),
        'change.closed': 'closed',
      },
      states: {
        deciding: {
          entry: 'forgetAffectedBookings',
          always: [{ guard: 'canPreview', target: 'previewing' }, { target: 'incomplete' }],
        },
        incomplete: { on: { 'change.confirmed': { actions: 'storeErrors' } } },
        ...previewStates<BlockingContext>(),
        previewed: {
          tags: 'previewed',
          on: {
            'change.confirmed': [
              { guard: 'isWrong', actions: 'storeErrors' },
              { guard: 'isUntouched', target: '#blocking.closed' },
              { guard: 'isAllowed', target: '#blocking.submitting' },
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
        // Not `answerTransitions`: the one result either closes the dialog or reports that it is refused, never both.
        onDone: [
          {
            guard: { type: 'isOk', params: ({ event }) => ({ output: event.output }) },
            target: 'closed',
            actions: [{ type: 'storeResult', params: ({ event }) => ({ output: event.output }) }, 'reportApplied'],
          },
          {
            target: 'refused',
            actions: [{ type: 'storeResult', params: ({ event }) => ({ output: event.output }) }, 'reportRefused'],
          },
        ],
        // After any error the data may be out of date, so the preview is requested again.
        onError: {
          target: 'editing',
          actions: [{ type: 'storeError', params: ({ event }) => ({ error: event.error }) }, 'reportRefused'],
        },
      },
    },
    /**
     * Shows the bookings in the way, or that another person changed the blocking first. A blocking that has ended can't be changed any
     * more.
     */
    refused: {
      tags: 'refused',
      on: {
        'change.resumed': [
          { guard: 'isOver', target: 'closed' },
          { target: 'editing', actions: 'storeCurrent' },
        ],
        'change.closed': 'closed',
      },
    },
    closed: { type: 'final' },
  },
})

export type BlockingRef = ActorRefFrom<typeof blockingMachine>
type Snapshot = SnapshotFrom<typeof blockingMachine>

const read =
  <Name extends keyof BlockingContext>(name: Name) =>
  (dialog: Snapshot) =>
    dialog.context[name]

export const selectDraft = read('draft')
export const selectErrors = read('errors')
export const selectBlocking = read('blocking')
export const selectRooms = read('rooms')
export const selectToday = read('today')
export const selectAffectedBookings = read('affectedBookings')
export const selectResult = read('result')
export const selectError = read('error')
export const selectPreviewError = (dialog: Snapshot) =>
  dialog.matches({ editing: 'failed' }) ? dialog.context.previewError : null
export const selectIsPreviewing = (dialog: Snapshot) => dialog.hasTag('previewing')
export const selectIsPreviewed = (dialog: Snapshot) => dialog.hasTag('previewed') || dialog.hasTag('busy')
export const selectIsBusy = (dialog: Snapshot) => dialog.hasTag('busy')
export const selectIsRefused = (dialog: Snapshot) => dialog.hasTag('refused')
/** Reason for an expected denial, from the loaded preview. */
export const selectDeniedReason = ({ context: { affectedBookings } }: Snapshot) =>
  affectedBookings?.length ? conflictsText(affectedBookings) : null
/** True if the first night is over and therefore fixed. */
export const selectIsStartFixed = ({ context: { blocking, today } }: Snapshot) => isBegun(blocking, today)
/** True if the change splits the blocking: past nights stay, the rest moves to another room or kind from today. */
export const selectIsSplit = ({ context: { blocking, draft, today } }: Snapshot) => isSplit(blocking, draft, today)
export const selectIsUntouched = ({ context: { blocking, draft } }: Snapshot) => isUntouched(blocking, draft)
/** Success message of the change. */
export const selectText = ({ context: { blocking, draft, rooms, today } }: Snapshot) =>
  changeText(blocking, draft, rooms, today)

import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import {
  changeDeniedReason,
  changeText,
  draftOf,
  isBegun,
  isSplit,
  isUntouched,
  withFixedStart,
} from './blocking.rules.ts'
import { type BlockingContext, blockingSetup } from './blocking.setup.ts'

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
        'draft.changed': [
          {
            guard: { type: 'isPreviewOutdated', params: ({ event }) => ({ patch: event.patch }) },
            target: '.deciding',
            actions: { type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) },
          },
          { actions: { type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) } },
        ],
        'change.closed': 'closed',
      },
      states: {
        deciding: {
          entry: 'forgetAffectedBookings',
          always: [{ guard: 'canPreview', target: 'previewing' }, { target: 'incomplete' }],
        },
        incomplete: { on: { 'change.confirmed': { actions: 'storeErrors' } } },
        previewing: {
          tags: 'previewing',
          invoke: {
            src: 'fetchAffectedBookings',
            input: ({ context }) => context,
            onDone: {
              target: 'previewed',
              actions: { type: 'storeAffectedBookings', params: ({ event }) => ({ affectedBookings: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'storePreviewError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
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
        failed: { on: { 'preview.retried': 'deciding' } },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'change',
        input: ({ context }) => context,
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
  affectedBookings && changeDeniedReason(affectedBookings)
/** True if the first night is over and therefore fixed. */
export const selectIsStartFixed = ({ context: { blocking, today } }: Snapshot) => isBegun(blocking, today)
/** True if the change splits the blocking: past nights stay, the rest moves to another room or kind from today. */
export const selectIsSplit = ({ context: { blocking, draft, today } }: Snapshot) => isSplit(blocking, draft, today)
export const selectIsUntouched = ({ context: { blocking, draft } }: Snapshot) => isUntouched(blocking, draft)
/** Success message of the change. */
export const selectText = ({ context: { blocking, draft, rooms, today } }: Snapshot) =>
  changeText(blocking, draft, rooms, today)

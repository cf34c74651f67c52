import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { offeredStatuses } from './status.rules.ts'
import { statusSetup, type StatusContext, assessmentsOf } from './status.setup.ts'

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
        'draft.changed': [
          {
            guard: { type: 'isPreviewOutdated', params: ({ event }) => ({ patch: event.patch }) },
            target: '.deciding',
            actions: { type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) },
          },
          { actions: { type: 'storePatch', params: ({ event }) => ({ patch: event.patch }) } },
        ],
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
            'status.confirmed': [
              { guard: 'isWrong', actions: 'storeErrors' },
              { guard: 'isSomeAllowed', target: '#status.submitting' },
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
            guard: { type: 'isComplete', params: ({ event }) => ({ results: event.output }) },
            target: 'closed',
            actions: [{ type: 'storeResults', params: ({ event }) => ({ results: event.output }) }, 'reportApplied'],
          },
          {
            target: 'answered',
            actions: [{ type: 'storeResults', params: ({ event }) => ({ results: event.output }) }, 'reportApplied'],
          },
        ],
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
export const selectNoun = read('noun')
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

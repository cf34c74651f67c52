import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { offeredStatuses } from './status.rules.ts'
import { statusSetup, type StatusContext, verdictsOf } from './status.setup.ts'

/**
 * Changes the status of one or many facilities (requirement 7.calls.facilities.update-status; domain D31). What lies on the nights is read and
 * shown before anything can be sent, and anew with every other kind or date: the newest question wins.
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
    hits: null,
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
            guard: { type: 'isQuestionNew', params: ({ event }) => event },
            target: '.deciding',
            actions: { type: 'storePatch', params: ({ event }) => event },
          },
          { actions: { type: 'storePatch', params: ({ event }) => event } },
        ],
        'status.closed': 'closed',
      },
      states: {
        deciding: {
          entry: 'forgetHits',
          always: [
            // What it would end stands in the rows already.
            { guard: 'isAvailable', target: 'known' },
            { guard: 'isAskable', target: 'asking' },
            { target: 'unasked' },
          ],
        },
        unasked: { on: { 'status.confirmed': { actions: 'storeErrors' } } },
        asking: {
          tags: 'asking',
          invoke: {
            src: 'fetchTaken',
            input: ({ context }) => context,
            onDone: {
              target: 'known',
              actions: { type: 'storeHits', params: ({ event }) => ({ hits: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'storePreviewError', params: ({ event }) => event } },
          },
        },
        known: {
          tags: 'known',
          on: {
            'status.confirmed': [
              { guard: 'isWrong', actions: 'storeErrors' },
              { guard: 'isSomeWilling', target: '#status.submitting' },
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
        // Whatever went wrong, the world may be another by now: the preview is asked for anew.
        onError: { target: 'editing', actions: { type: 'storeError', params: ({ event }) => event } },
      },
    },
    /** Some were refused: they are shown with what stood in their way. */
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
export const selectIsAsking = (status: Snapshot) => status.hasTag('asking')
export const selectIsKnown = (status: Snapshot) => status.hasTag('known') || status.hasTag('busy')
export const selectIsBusy = (status: Snapshot) => status.hasTag('busy')
export const selectIsAnswered = (status: Snapshot) => status.hasTag('answered')
/** What is known of each before the try. */
export const selectVerdicts = (status: Snapshot) => verdictsOf(status.context)
export const selectWilling = (status: Snapshot) =>
  verdictsOf(status.context).filter(({ refusal }) => refusal === null).length
/** The same lists of verdicts are drawn only once. */
export const isSameVerdicts = (a: ReturnType<typeof selectVerdicts>, b: ReturnType<typeof selectVerdicts>) =>
  a.length === b.length &&
  a.every(({ refusal, hits }, at) => refusal === b[at]?.refusal && hits.every((hit, nth) => hit === b[at]?.hits[nth]))

import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { changeRefusal, changeWords, draftOf, isBegun, isSplit, isUntouched, keepingStart } from './blocking.rules.ts'
import { type BlockingContext, blockingSetup } from './blocking.setup.ts'

/**
 * Changes one blocking: its nights, its room, its kind, why (domain D43). In a dialog what lies on the nights is shown before
 * anything can be sent; dropped on the chart it is sent at once, and the dialog opens only to say why not.
 */
export const blockingMachine = blockingSetup.createMachine({
  id: 'blocking',
  context: ({ input: { patch, ...input } }) => ({
    ...input,
    draft: keepingStart(input.blocking, { ...draftOf(input.blocking), ...patch }, input.today),
    errors: {},
    hits: null,
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
    /** What can be seen to be wrong is not sent. */
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
            guard: { type: 'isQuestionNew', params: ({ event }) => event },
            target: '.deciding',
            actions: { type: 'storePatch', params: ({ event }) => event },
          },
          { actions: { type: 'storePatch', params: ({ event }) => event } },
        ],
        'change.closed': 'closed',
      },
      states: {
        deciding: { entry: 'forgetHits', always: [{ guard: 'isAskable', target: 'asking' }, { target: 'unasked' }] },
        unasked: { on: { 'change.confirmed': { actions: 'storeErrors' } } },
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
            'change.confirmed': [
              { guard: 'isWrong', actions: 'storeErrors' },
              { guard: 'isUntouched', target: '#blocking.closed' },
              { guard: 'isWilling', target: '#blocking.submitting' },
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
            guard: { type: 'isOk', params: ({ event }) => event },
            target: 'closed',
            actions: [{ type: 'storeResult', params: ({ event }) => event }, 'reportApplied'],
          },
          {
            target: 'refused',
            actions: [{ type: 'storeResult', params: ({ event }) => event }, 'reportRefused'],
          },
        ],
        // Whatever went wrong, the world may be another by now: the preview is asked for anew.
        onError: {
          target: 'editing',
          actions: [{ type: 'storeError', params: ({ event }) => event }, 'reportRefused'],
        },
      },
    },
    /** It is said what stood in the way, or who was there first. One that has ended meanwhile leaves nothing to change. */
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
  (flow: Snapshot) =>
    flow.context[name]

export const selectDraft = read('draft')
export const selectErrors = read('errors')
export const selectBlocking = read('blocking')
export const selectRooms = read('rooms')
export const selectToday = read('today')
export const selectHits = read('hits')
export const selectResult = read('result')
export const selectError = read('error')
export const selectPreviewError = (flow: Snapshot) =>
  flow.matches({ editing: 'failed' }) ? flow.context.previewError : null
export const selectIsAsking = (flow: Snapshot) => flow.hasTag('asking')
export const selectIsKnown = (flow: Snapshot) => flow.hasTag('known') || flow.hasTag('busy')
export const selectIsBusy = (flow: Snapshot) => flow.hasTag('busy')
export const selectIsRefused = (flow: Snapshot) => flow.hasTag('refused')
/** Why it would be refused, as far as it is known. */
export const selectRefusal = ({ context: { hits } }: Snapshot) => hits && changeRefusal(hits)
/** The first night is over, and stays as it was. */
export const selectIsStartFixed = ({ context: { blocking, today } }: Snapshot) => isBegun(blocking, today)
/** The nights that are over stay where they were; the rest goes on from today in another room, or as another kind. */
export const selectIsSplit = ({ context: { blocking, draft, today } }: Snapshot) => isSplit(blocking, draft, today)
export const selectIsUntouched = ({ context: { blocking, draft } }: Snapshot) => isUntouched(blocking, draft)
/** What will be said once it is done. */
export const selectWords = ({ context: { blocking, draft, rooms, today } }: Snapshot) =>
  changeWords(blocking, draft, rooms, today)

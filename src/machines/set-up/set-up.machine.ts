import { type ActorRefFrom, type AnyActorRef, assign, sendParent, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { InventoryCopy } from '../../api/contract/set-up.ts'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import { phrase } from '../../phrases/phrase.ts'
import { properties } from '../../routes/properties.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { setUp } from '../../routes/set-up.ts'
import { parseCopySource, parseSetUpView } from '../../routes/set-up-view.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import { outcomeEvent } from '../dialog/dialog-report.ts'
import { type Address, addressOf, locationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { copyMachine, type InventoryCopied } from './copy.machine.ts'
import { copyPreviewMachine, copySourcesMachine } from './copy-queries.machine.ts'
import { totalsOf } from './copy.rules.ts'
import { duplicateMachine, type PropertyDuplicated } from './duplicate.machine.ts'
import { setUpProgressMachine } from './progress.machine.ts'

/** Capability to set up one property, to duplicate it, and to copy inventory to it. */
interface SetUpInput extends QueryInput {
  http: Http
  newKey: () => string
  property: Property
  location: AnyActorRef
}

interface Context {
  input: SetUpInput
  progress: ActorRefFrom<typeof setUpProgressMachine>
  sources: ActorRefFrom<typeof copySourcesMachine>
  preview: ActorRefFrom<typeof copyPreviewMachine>
  /** The property that inventory is copied from, as the address has it. */
  sourceId: number | null
}

type SetUpEvent = LocationChanged | PropertyDuplicated | InventoryCopied | { type: 'setUp.refreshed' }

/**
 * The set-up of the open property (ADR 0069): what it has so far, the form that duplicates it, or the one that copies inventory
 * to it (ADR 0077). The steps are read whenever the screen is
 * opened or the window gets the focus, because other screens and other people do them.
 */
export const setUpMachine = setup({
  types: {} as {
    input: SetUpInput
    context: Context
    events: SetUpEvent
    children: { duplicate: 'duplicate'; copy: 'copyInventory' }
  },
  actors: { watchReturn, duplicate: duplicateMachine, copyInventory: copyMachine },
  actions: {
    requestProgress: sendTo(({ context }) => context.progress, { type: 'query.requested', query: {}, mustAsk: true }),
    requestSources: sendTo(({ context }) => context.sources, { type: 'query.requested', query: {} }),
    storeSource: assign((_, { search }: Address) => ({ sourceId: parseCopySource(search) })),
    // The database may have changed since somebody looked.
    requestPreview: sendTo(
      ({ context }) => context.preview,
      ({ context }) => ({ type: 'query.requested', query: { sourceId: context.sourceId! }, mustAsk: true }),
    ),
    // Numbers of an earlier look would be those before a copy.
    dismissPreview: sendTo(({ context }) => context.preview, { type: 'query.dismissed' }),
    refreshProgress: sendTo(({ context }) => context.progress, { type: 'query.refreshed' }),
    refreshSources: sendTo(({ context }) => context.sources, { type: 'query.refreshed' }),
    refreshPreview: sendTo(({ context }) => context.preview, { type: 'query.refreshed' }),
    giveDuplicated: sendTo(
      ({ context }) => context.input.notices,
      ({ context }, { property }: { property: Property }) =>
        outcomeEvent({
          text: phrase('set-up.duplicated', { name: property.name, source: context.input.property.name }),
          failed: [],
          submission: 'saved',
        }),
    ),
    openCopy: sendTo(
      ({ context }) => context.input.location,
      (_, { property }: { property: Property }) => ({ type: 'location.requested', to: setUp(property.prefix) }),
    ),
    giveCopied: sendTo(
      ({ context }) => context.input.notices,
      ({ context }, { copied }: { copied: InventoryCopy }) => {
        const source = context.sources.getSnapshot().context.data?.find(({ id }) => id === context.sourceId)
        const { added, existing } = totalsOf(copied)
        return outcomeEvent({
          text: phrase('set-up.copied', { count: added, existing, source: source?.name ?? '' }),
          failed: [],
          submission: 'saved',
        })
      },
    ),
    openSteps: sendTo(
      ({ context }) => context.input.location,
      ({ context }) => ({ type: 'location.requested', to: setUp(context.input.property.prefix) }),
    ),
    openList: sendTo(({ context }) => context.input.location, { type: 'location.requested', to: properties() }),
    reportLocationAccepted: sendParent(locationAccepted),
  },
  guards: {
    isElsewhere: ({ context }, { pathname }: Address) => !isSectionUrl(context.input.scope.prefix, 'set-up', pathname),
    isSteps: ({ context }, { pathname, search }: Address) =>
      isSectionUrl(context.input.scope.prefix, 'set-up', pathname) && parseSetUpView(search) === 'steps',
    isSameCopy: ({ context }, { pathname, search }: Address) =>
      isSectionUrl(context.input.scope.prefix, 'set-up', pathname) &&
      parseSetUpView(search) === 'copy' &&
      parseCopySource(search) === context.sourceId,
    isCopy: (_, { search }: Address) => parseSetUpView(search) === 'copy',
    hasSource: ({ context }) => context.sourceId !== null,
    isDuplicate: (_, { search }: Address) => parseSetUpView(search) === 'duplicate',
  },
}).createMachine({
  id: 'setUp',
  context: ({ input, spawn }) => ({
    input,
    progress: spawn(setUpProgressMachine, { input }),
    sources: spawn(copySourcesMachine, { input }),
    preview: spawn(copyPreviewMachine, { input }),
    sourceId: null,
  }),
  invoke: {
    src: 'watchReturn',
    input: ({ self }) => ({ parent: self, event: { type: 'setUp.refreshed' } satisfies SetUpEvent }),
  },
  initial: 'hidden',
  on: {
    'location.changed': [
      {
        guard: { type: 'isElsewhere', params: addressOf },
        actions: { type: 'reportLocationAccepted', params: addressOf },
      },
      {
        guard: { type: 'isDuplicate', params: addressOf },
        target: '.duplicating',
        actions: { type: 'reportLocationAccepted', params: addressOf },
      },
      {
        guard: { type: 'isCopy', params: addressOf },
        target: '.copying',
        actions: [
          { type: 'storeSource', params: addressOf },
          { type: 'reportLocationAccepted', params: addressOf },
        ],
      },
      { target: '.steps', actions: { type: 'reportLocationAccepted', params: addressOf } },
    ],
  },
  states: {
    hidden: {},
    steps: {
      entry: 'requestProgress',
      on: {
        // Reads nothing again: the address can be reported once more without a change.
        'location.changed': {
          guard: { type: 'isSteps', params: addressOf },
          actions: { type: 'reportLocationAccepted', params: addressOf },
        },
        'setUp.refreshed': { actions: 'refreshProgress' },
      },
    },
    duplicating: {
      invoke: {
        src: 'duplicate',
        id: 'duplicate',
        input: ({ context: { input } }) => ({ input: { ...input, source: input.property }, record: null }),
        onDone: { target: 'hidden', actions: 'openList' },
        onError: { target: 'hidden', actions: 'openList' },
      },
      on: {
        'property.duplicated': {
          target: 'hidden',
          actions: [
            { type: 'giveDuplicated', params: ({ event }) => ({ property: event.property }) },
            { type: 'openCopy', params: ({ event }) => ({ property: event.property }) },
          ],
        },
      },
    },
    copying: {
      entry: 'requestSources',
      on: {
        // Keeps the form: the address can be reported once more without a change.
        'location.changed': {
          guard: { type: 'isSameCopy', params: addressOf },
          actions: { type: 'reportLocationAccepted', params: addressOf },
        },
        'setUp.refreshed': { actions: 'refreshSources' },
      },
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'hasSource', target: 'chosen' }, { target: 'choosing' }] },
        choosing: {},
        chosen: {
          entry: 'requestPreview',
          exit: 'dismissPreview',
          invoke: {
            src: 'copyInventory',
            id: 'copy',
            input: ({ context: { input, sourceId } }) => ({ input: { ...input, sourceId: sourceId! }, record: null }),
            onDone: { target: '#setUp.hidden', actions: 'openSteps' },
            onError: { target: '#setUp.hidden', actions: 'openSteps' },
          },
          on: {
            'setUp.refreshed': { actions: ['refreshSources', 'refreshPreview'] },
            'inventory.copied': {
              target: '#setUp.hidden',
              actions: [{ type: 'giveCopied', params: ({ event }) => ({ copied: event.copied }) }, 'openSteps'],
            },
          },
        },
      },
    },
  },
})
export type SetUpRef = ActorRefFrom<typeof setUpMachine>
type SetUpSnapshot = SnapshotFrom<typeof setUpMachine>

export const selectDuplicate = (snapshot: SetUpSnapshot) => snapshot.children.duplicate
export const selectIsShowingSteps = (snapshot: SetUpSnapshot) => snapshot.matches('steps')
export const selectIsCopying = (snapshot: SetUpSnapshot) => snapshot.matches('copying')
export const selectCopy = (snapshot: SetUpSnapshot) => snapshot.children.copy
export const selectSourceId = (snapshot: SetUpSnapshot) => snapshot.context.sourceId

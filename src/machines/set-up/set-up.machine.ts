import { type ActorRefFrom, type AnyActorRef, sendParent, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import { phrase } from '../../phrases/phrase.ts'
import { properties } from '../../routes/properties.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { parseSetUpView, setUp } from '../../routes/set-up.ts'
import { watchReturn } from '../connectivity/return.actor.ts'
import { outcomeEvent } from '../dialog/dialog-report.ts'
import { type Address, addressOf, locationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { QueryInput } from '../query/query.machine.ts'
import { duplicateMachine, type PropertyDuplicated } from './duplicate.machine.ts'
import { setUpProgressMachine } from './progress.machine.ts'

/** Capability to set up one property, and to duplicate it. */
interface SetUpInput extends QueryInput {
  http: Http
  newKey: () => string
  property: Property
  location: AnyActorRef
}

interface Context {
  input: SetUpInput
  progress: ActorRefFrom<typeof setUpProgressMachine>
}

type SetUpEvent = LocationChanged | PropertyDuplicated | { type: 'setUp.refreshed' }

/**
 * The set-up of the open property (ADR 0069): what it has so far, or the form that duplicates it. The steps are read whenever the screen is
 * opened or the window gets the focus, because other screens and other people do them.
 */
export const setUpMachine = setup({
  types: {} as { input: SetUpInput; context: Context; events: SetUpEvent; children: { duplicate: 'duplicate' } },
  actors: { watchReturn, duplicate: duplicateMachine },
  actions: {
    requestProgress: sendTo(({ context }) => context.progress, { type: 'query.requested', query: {}, mustAsk: true }),
    refreshProgress: sendTo(({ context }) => context.progress, { type: 'query.refreshed' }),
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
    openList: sendTo(({ context }) => context.input.location, { type: 'location.requested', to: properties() }),
    reportLocationAccepted: sendParent(locationAccepted),
  },
  guards: {
    isElsewhere: ({ context }, { pathname }: Address) => !isSectionUrl(context.input.scope.prefix, 'set-up', pathname),
    isSteps: ({ context }, { pathname, search }: Address) =>
      isSectionUrl(context.input.scope.prefix, 'set-up', pathname) && parseSetUpView(search) === 'steps',
    isDuplicate: (_, { search }: Address) => parseSetUpView(search) === 'duplicate',
  },
}).createMachine({
  id: 'setUp',
  context: ({ input, spawn }) => ({ input, progress: spawn(setUpProgressMachine, { input }) }),
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
  },
})
export type SetUpRef = ActorRefFrom<typeof setUpMachine>
type SetUpSnapshot = SnapshotFrom<typeof setUpMachine>

export const selectDuplicate = (snapshot: SetUpSnapshot) => snapshot.children.duplicate
export const selectIsShowingSteps = (snapshot: SetUpSnapshot) => snapshot.matches('steps')

import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import * as activity from '../../api/activity-log.ts'
import type { ActivityChoices } from '../../api/contract/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'

const none: ActivityChoices = { events: [], entity_types: [] }

/** Loads the options of the event filter. If that fails, the filter is empty and the list still works. */
export const activityChoicesMachine = setup({
  types: {} as {
    input: { scope: PropertyScope }
    context: { scope: PropertyScope; choices: ActivityChoices }
    events: { type: 'choices.retried' }
    tags: 'failed'
  },
  actors: {
    fetchChoices: fromPromise<ActivityChoices, PropertyScope>(({ input, signal }) => activity.choices(input, signal)),
  },
  actions: { storeChoices: assign((_, { output }: { output: ActivityChoices }) => ({ choices: output })) },
}).createMachine({
  id: 'activityChoices',
  context: ({ input }) => ({ scope: input.scope, choices: none }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchChoices',
        input: ({ context }) => context.scope,
        onDone: {
          target: 'ready',
          actions: { type: 'storeChoices', params: ({ event }) => ({ output: event.output }) },
        },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { tags: 'failed', on: { 'choices.retried': 'loading' } },
  },
})
type Snapshot = SnapshotFrom<typeof activityChoicesMachine>
export const selectChoices = (choices: Snapshot) => choices.context.choices
export const selectAreChoicesFailed = (choices: Snapshot) => choices.hasTag('failed')

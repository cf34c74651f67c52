import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import * as activity from '../../api/activity-log.ts'
import type { ActivityChoices } from '../../api/contract/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { together } from '../../api/together.ts'
import * as users from '../../api/users.ts'

export interface Person {
  id: number
  name: string
}

/** What the log can be filtered by. */
export interface Choices extends ActivityChoices {
  people: Person[]
}

async function readChoices(at: PropertyScope, signal: AbortSignal): Promise<Choices> {
  const [staff, choices] = await together(signal, (signal) => [
    users.list(at.http, { dontPaginate: true }, signal),
    activity.choices(at, signal),
  ])
  const people = staff.data.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` }))
  return { ...choices, people: people.toSorted((one, other) => one.name.localeCompare(other.name)) }
}

const none: Choices = { people: [], events: [], entity_types: [] }

/** Whom and what the log can be filtered by; without it the list works, and its filters have fewer names. */
export const activityChoicesMachine = setup({
  types: {
    input: {} as { at: PropertyScope },
    context: {} as { at: PropertyScope; choices: Choices },
    events: {} as { type: 'choices.retried' },
    tags: {} as 'failed',
  },
  actors: {
    fetchChoices: fromPromise<Choices, PropertyScope>(({ input, signal }) => readChoices(input, signal)),
  },
  actions: { storeChoices: assign((_, { output }: { output: Choices }) => ({ choices: output })) },
}).createMachine({
  id: 'activityChoices',
  context: ({ input }) => ({ at: input.at, choices: none }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchChoices',
        input: ({ context }) => context.at,
        onDone: { target: 'ready', actions: { type: 'storeChoices', params: ({ event }) => event } },
        onError: 'failed',
      },
    },
    ready: {},
    failed: { tags: 'failed', on: { 'choices.retried': 'loading' } },
  },
})

export type ChoicesRef = ActorRefFrom<typeof activityChoicesMachine>
type Snapshot = SnapshotFrom<typeof activityChoicesMachine>
export const selectChoices = (choices: Snapshot) => choices.context.choices
export const selectAreChoicesFailed = (choices: Snapshot) => choices.hasTag('failed')

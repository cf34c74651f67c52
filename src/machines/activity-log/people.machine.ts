import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import { textKey } from '../../api/contract/text-key.ts'
import type { User } from '../../api/contract/user.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import * as users from '../../api/users.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface Person {
  id: number
  name: string
}

/** A member of staff in the search results. */
interface FoundPerson extends Person {
  /** Position, and whether the account is deactivated. */
  description: string
}

/** One page of search results, and the total. */
interface FoundPeople {
  people: readonly FoundPerson[]
  total: number
}

interface Context {
  scope: PropertyScope
  query: string
  hasDeactivated: boolean
  found: FoundPeople
  /** Why the last search failed. */
  error: ApiError | null
  /** Ids of the people that the log is filtered by. */
  chosen: readonly number[]
  /** All people whose names are loaded. */
  known: readonly Person[]
}

type PeopleEvent =
  | { type: 'people.opened' }
  | { type: 'query.typed'; query: string }
  | { type: 'deactivated.switched'; isWanted: boolean }
  | { type: 'people.chosen'; ids: readonly number[] }
  | { type: 'people.retried' }

const perPage = 20
/** Maximum number of names to load; a URL may hold any number of ids. */
const maxNamed = 20
const noPeople: FoundPeople = { people: [], total: 0 }

const nameOf = ({ first_name, last_name }: User) => `${first_name} ${last_name}`

const isKnown = (known: readonly Person[], id: number) => known.some((person) => person.id === id)

const withKnown = (known: readonly Person[], more: readonly Person[]): Person[] => [
  ...known.filter(({ id }) => !isKnown(more, id)),
  ...more.map(({ id, name }) => ({ id, name })),
]

async function findPeople({ scope, query, hasDeactivated }: Context, signal: AbortSignal): Promise<FoundPeople> {
  const { data, meta } = await users.list(
    scope.http,
    { page: 1, per_page: perPage, search: query.trim() || undefined, status: hasDeactivated ? [0, 1] : [1] },
    signal,
  )
  const people = data.map((user) => ({
    id: user.id,
    name: nameOf(user),
    description: [user.position?.name, user.status === 0 ? phrase('activity-log.deactivated') : null]
      .filter(Boolean)
      .join(' · '),
  }))
  return { people, total: meta.total }
}

/** Someone deleted or not visible to the caller has the id as a name. */
async function readPerson(scope: PropertyScope, id: number, signal: AbortSignal): Promise<Person> {
  try {
    return { id, name: nameOf(await users.view(scope.http, id, signal)) }
  } catch (error) {
    if ([403, 404].includes(toApiError(error).status)) return { id, name: `#${id}` }
    throw error
  }
}

const readNames = ({ scope, chosen, known }: Context, signal: AbortSignal): Promise<Person[]> =>
  abortableTogether(signal, (signal) =>
    chosen
      .filter((id) => !isKnown(known, id))
      .slice(0, maxNamed)
      .map((id) => readPerson(scope, id, signal)),
  )

/**
 * The people filter of the log. The server finds people by a part of their name, once the person searches. People in the URL are loaded
 * one by one, since the results need not include them.
 */
export const activityPeopleMachine = setup({
  types: {} as {
    input: { scope: PropertyScope }
    context: Context
    events: PeopleEvent
    tags: 'searching' | 'failed' | 'unnamed'
  },
  actors: {
    findPeople: fromPromise<FoundPeople, Context>(({ input, signal }) => findPeople(input, signal)),
    readNames: fromPromise<Person[], Context>(({ input, signal }) => readNames(input, signal)),
  },
  actions: {
    /** Until the response arrives, only previous results that match the new text can be selected. */
    storeQuery: assign(({ context: { found } }, { query }: { query: string }) => {
      const people = found.people.filter(({ name }) => textKey(name).includes(textKey(query)))
      return { query, found: { people, total: people.length } }
    }),
    storeDeactivated: assign((_, { isWanted }: { isWanted: boolean }) => ({ hasDeactivated: isWanted })),
    storeFound: assign(({ context }, { output }: { output: FoundPeople }) => ({
      found: output,
      known: withKnown(context.known, output.people),
    })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error), found: noPeople })),
    storeChosen: assign((_, { ids }: { ids: readonly number[] }) => ({ chosen: ids })),
    storeNames: assign(({ context }, { output }: { output: Person[] }) => ({
      known: withKnown(context.known, output),
    })),
  },
  guards: {
    areAllKnown: ({ context }, { ids }: { ids: readonly number[] }) => ids.every((id) => isKnown(context.known, id)),
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'activityPeople',
  context: ({ input }) => ({
    scope: input.scope,
    query: '',
    hasDeactivated: false,
    found: noPeople,
    error: null,
    chosen: [],
    known: [],
  }),
  type: 'parallel',
  states: {
    search: {
      initial: 'unopened',
      on: {
        'query.typed': {
          target: '.pausing',
          actions: { type: 'storeQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'deactivated.switched': {
          target: '.searching',
          actions: { type: 'storeDeactivated', params: ({ event }) => ({ isWanted: event.isWanted }) },
        },
      },
      states: {
        unopened: { on: { 'people.opened': 'searching' } },
        pausing: { tags: 'searching', after: { typingPause: 'searching' } },
        searching: {
          tags: 'searching',
          invoke: {
            src: 'findPeople',
            input: ({ context }) => context,
            onDone: {
              target: 'answered',
              actions: { type: 'storeFound', params: ({ event }) => ({ output: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        answered: {},
        failed: { tags: 'failed', on: { 'people.retried': 'searching' } },
      },
    },
    names: {
      initial: 'settled',
      on: {
        'people.chosen': [
          {
            guard: { type: 'areAllKnown', params: ({ event }) => ({ ids: event.ids }) },
            target: '.settled',
            actions: { type: 'storeChosen', params: ({ event }) => ({ ids: event.ids }) },
          },
          { target: '.reading', actions: { type: 'storeChosen', params: ({ event }) => ({ ids: event.ids }) } },
        ],
      },
      states: {
        settled: {},
        reading: {
          invoke: {
            src: 'readNames',
            input: ({ context }) => context,
            onDone: {
              target: 'settled',
              actions: { type: 'storeNames', params: ({ event }) => ({ output: event.output }) },
            },
            onError: 'failed',
          },
        },
        failed: { tags: 'unnamed', on: { 'people.retried': 'reading' } },
      },
    },
  },
})
type Snapshot = SnapshotFrom<typeof activityPeopleMachine>

export const selectQuery = (people: Snapshot) => people.context.query
export const selectFound = (people: Snapshot) => people.context.found
export const selectKnown = (people: Snapshot) => people.context.known
export const selectHasDeactivated = (people: Snapshot) => people.context.hasDeactivated
export const selectIsSearching = (people: Snapshot) => people.hasTag('searching')
/** Error of the last search; null during a retry. */
export const selectError = (people: Snapshot) => (people.hasTag('failed') ? people.context.error : null)
/** True if the names of people in the URL could not be loaded. */
export const selectIsUnnamed = (people: Snapshot) => people.hasTag('unnamed')

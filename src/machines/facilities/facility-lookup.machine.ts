import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { nameKey } from './facility-names.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface LookupInput {
  scope: PropertyScope
  tab: 'rooms' | 'assets'
  /** Id of the edited record; null for new records. */
  key: number | null
}

/** A room in the search for connecting rooms. */
export interface FoundRoom {
  id: number
  label: string
  description: string
}

interface Context extends LookupInput {
  query: string
  found: readonly FoundRoom[]
  /** Normalised names that are in use. */
  taken: ReadonlySet<string>
}

async function findRooms({ scope, key, query }: Context, signal: AbortSignal): Promise<FoundRoom[]> {
  const { data } = await facilities.list(
    scope,
    {
      query_type: 'rooms',
      keyword: query,
      per_page: 20,
      hide_images: true,
      exclude_ids: key === null ? undefined : [key],
    },
    signal,
  )
  return data.map(({ id, name, floor, facility_type }) => ({
    id,
    label: name,
    description: floor ? phrase('facilities.roomOnFloor', { name: facility_type.name, floor }) : facility_type.name,
  }))
}

async function readTaken({ scope, tab }: Context, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const types = await facilities.byType(scope, { query_type: tab }, signal)
  return new Set(types.flatMap((type) => type.facilities.map(({ name }) => nameKey(name))))
}

/** Lookups of a room or asset form: rooms by keyword, and names in use for new records. The form works without them. */
export const facilityLookupMachine = setup({
  types: {} as {
    input: LookupInput
    context: Context
    events: { type: 'query.typed'; query: string }
    tags: 'searching' | 'failed'
  },
  actors: {
    findRooms: fromPromise<FoundRoom[], Context>(({ input, signal }) => findRooms(input, signal)),
    readTaken: fromPromise<ReadonlySet<string>, Context>(({ input, signal }) => readTaken(input, signal)),
  },
  actions: {
    /** Until the response arrives, only previous results that match the new text can be selected. */
    storeQuery: assign(({ context }, { query }: { query: string }) => ({
      query,
      found: context.found.filter(({ label }) => nameKey(label).includes(nameKey(query))),
    })),
    storeFound: assign((_, { output }: { output: FoundRoom[] }) => ({ found: output })),
    forgetFound: assign({ found: [] }),
    storeTaken: assign((_, { output }: { output: ReadonlySet<string> }) => ({ taken: output })),
  },
  guards: {
    isOfRooms: ({ context }) => context.tab === 'rooms',
    isNew: ({ context }) => context.key === null,
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'facilityLookup',
  context: ({ input }) => ({ ...input, query: '', found: [], taken: new Set() }),
  type: 'parallel',
  states: {
    rooms: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isOfRooms', target: 'searching' }, { target: 'none' }] },
        /** Assets have no connecting rooms. */
        none: {},
        pausing: { tags: 'searching', after: { typingPause: 'searching' } },
        searching: {
          tags: 'searching',
          invoke: {
            src: 'findRooms',
            input: ({ context }) => context,
            onDone: {
              target: 'answered',
              actions: { type: 'storeFound', params: ({ event }) => ({ output: event.output }) },
            },
            onError: { target: 'failed', actions: 'forgetFound' },
          },
        },
        answered: {},
        failed: { tags: 'failed' },
      },
      on: {
        'query.typed': {
          guard: 'isOfRooms',
          target: '.pausing',
          actions: { type: 'storeQuery', params: ({ event }) => ({ query: event.query }) },
        },
      },
    },
    names: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isNew', target: 'reading' }, { target: 'settled' }] },
        reading: {
          invoke: {
            src: 'readTaken',
            input: ({ context }) => context,
            onDone: {
              target: 'settled',
              actions: { type: 'storeTaken', params: ({ event }) => ({ output: event.output }) },
            },
            onError: 'settled',
          },
        },
        settled: {},
      },
    },
  },
})

export type FacilityLookupRef = ActorRefFrom<typeof facilityLookupMachine>
type Snapshot = SnapshotFrom<typeof facilityLookupMachine>

export const selectQuery = (lookup: Snapshot) => lookup.context.query
export const selectFound = (lookup: Snapshot) => lookup.context.found
export const selectIsSearching = (lookup: Snapshot) => lookup.hasTag('searching')
export const selectIsFailed = (lookup: Snapshot) => lookup.hasTag('failed')
export const selectTaken = (lookup: Snapshot) => lookup.context.taken

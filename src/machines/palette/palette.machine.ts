import { type ActorRefFrom, type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Found } from '../../api/contract/search.ts'
import type { Http } from '../../api/http.ts'
import * as search from '../../api/search.ts'
import { listDelays } from '../list/list.machine.ts'
import type { OwnedStorage } from '../session/owned-storage.ts'
import { readVisited, type Visited, withVisited, writeVisited } from './visited.rules.ts'

interface Input {
  http: Http
  location: AnyActorRef
  storage: OwnedStorage
  /** Id of the signed-in person. */
  owner: string
}

interface Context extends Input {
  /** Prefix of the open property; null outside of one. */
  prefix: string | null
  query: string
  found: Found[]
  error: ApiError | null
  /** Places that were picked before, the last one first. */
  visited: readonly Visited[]
}

export type PaletteEvent =
  | { type: 'palette.opened'; prefix: string | null }
  | { type: 'palette.closed' }
  | { type: 'query.typed'; query: string }
  | { type: 'palette.retried' }
  | { type: 'place.picked'; place: Visited }

/** The search over everything, opened by Ctrl+K. Loaded when it is first needed. Only the latest search counts. */
export const paletteMachine = setup({
  types: {} as { input: Input; context: Context; events: PaletteEvent },
  actors: {
    search: fromPromise<Found[], Context>(({ input: { http, query, prefix }, signal }) =>
      search.find(http, { keyword: query.trim(), property: prefix ?? undefined }, signal),
    ),
  },
  actions: {
    start: assign((_, { prefix }: { prefix: string | null }) => ({ prefix, query: '', found: [], error: null })),
    storeQuery: assign((_, { query }: { query: string }) => ({ query })),
    storeFound: assign((_, { output }: { output: Found[] }) => ({ found: output, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    remember: assign(({ context }, { place }: { place: Visited }) => ({
      visited: withVisited(context.visited, place),
    })),
    storeVisited: ({ context: { storage, owner, visited } }) => writeVisited(storage, owner, visited),
    go: sendTo(
      ({ context }) => context.location,
      (_, { to }: { to: string }) => ({ type: 'location.requested', to }),
    ),
  },
  delays: { typingPause: listDelays.typingPause },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({
    ...input,
    prefix: null,
    query: '',
    found: [],
    error: null,
    visited: readVisited(input.storage, input.owner),
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'palette.opened': {
          target: 'open',
          actions: { type: 'start', params: ({ event }) => ({ prefix: event.prefix }) },
        },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'palette.closed': 'closed',
        'query.typed': {
          target: '.pausing',
          actions: { type: 'storeQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'place.picked': {
          target: 'closed',
          actions: [
            { type: 'remember', params: ({ event }) => ({ place: event.place }) },
            'storeVisited',
            { type: 'go', params: ({ event }) => ({ to: event.place.to }) },
          ],
        },
      },
      states: {
        pausing: { after: { typingPause: 'loading' } },
        loading: {
          invoke: {
            src: 'search',
            input: ({ context }) => context,
            onDone: {
              target: 'ready',
              actions: { type: 'storeFound', params: ({ event }) => ({ output: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        ready: {},
        failed: { on: { 'palette.retried': 'loading' } },
      },
    },
  },
})
export type PaletteRef = ActorRefFrom<typeof paletteMachine>
type Snapshot = SnapshotFrom<typeof paletteMachine>

export const selectIsOpen = (palette: Snapshot) => palette.matches('open')
export const selectQuery = (palette: Snapshot) => palette.context.query
export const selectFound = (palette: Snapshot) => palette.context.found
export const selectVisited = (palette: Snapshot) => palette.context.visited
export const selectPaletteError = (palette: Snapshot) => palette.context.error
export const selectState = (palette: Snapshot) =>
  palette.matches({ open: 'failed' }) ? 'failed' : palette.matches({ open: 'ready' }) ? 'ready' : 'loading'

import { type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Property } from '../../api/contract/property.ts'
import type { Http } from '../../api/http.ts'
import * as properties from '../../api/properties.ts'
import * as routes from '../../routes/properties.ts'
import { listDelays } from '../list/list.machine.ts'
import type { LocationChanged } from '../location/location.actor.ts'

/** Where the property search is open. The menu is a sidebar, or on a phone a drawer. */
export type SwitcherPlacement = 'sidebar' | 'drawer'

interface Input {
  http: Http
  location: AnyActorRef
}

interface Context extends Input {
  placement: SwitcherPlacement
  /** The open section and tab; switching to another property keeps them. */
  section: routes.Section
  tab: string | null
  query: string
  found: Property[]
  error: ApiError | null
}

export type SwitcherEvent =
  | LocationChanged
  | { type: 'switcher.opened'; placement: SwitcherPlacement }
  | { type: 'switcher.closed' }
  | { type: 'query.typed'; query: string }
  | { type: 'switcher.retried' }
  | { type: 'property.picked'; prefix: string }

/** Number of results that fit without scrolling; a longer keyword narrows them. */
const maxShown = 6

/** Finds another property by letters of its name, and keeps the section. Only the latest search counts. */
export const switcherMachine = setup({
  types: {} as { input: Input; context: Context; events: SwitcherEvent },
  actors: {
    search: fromPromise<Property[], Context>(async ({ input, signal }) => {
      const query = { keyword: input.query.trim() || undefined, per_page: maxShown }
      return (await properties.list(input.http, query, signal)).data
    }),
  },
  actions: {
    storeSection: assign((_, { pathname, search }: { pathname: string; search: string }) => {
      const placement = routes.parseRoute(pathname)
      return {
        section: placement.name === 'property' ? placement.section : '',
        tab: new URLSearchParams(search).get('tab'),
      }
    }),
    storePlace: assign((_, { placement }: { placement: SwitcherPlacement }) => ({ placement })),
    storeQuery: assign((_, { query }: { query: string }) => ({ query })),
    storeFound: assign((_, { output }: { output: Property[] }) => ({ found: output, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forget: assign({ query: '', found: [], error: null }),
    go: sendTo(
      ({ context }) => context.location,
      ({ context: { section, tab } }, { prefix }: { prefix: string }) => ({
        type: 'location.requested',
        to: routes.property(prefix, section) + (tab ? `?tab=${encodeURIComponent(tab)}` : ''),
      }),
    ),
  },
  delays: { typingPause: listDelays.typingPause },
}).createMachine({
  id: 'switcher',
  context: ({ input }) => ({
    http: input.http,
    location: input.location,
    placement: 'sidebar',
    section: '',
    tab: null,
    query: '',
    found: [],
    error: null,
  }),
  initial: 'closed',
  on: {
    'location.changed': {
      target: '.closed',
      actions: { type: 'storeSection', params: ({ event }) => ({ pathname: event.pathname, search: event.search }) },
    },
  },
  states: {
    closed: {
      entry: 'forget',
      on: {
        'switcher.opened': {
          target: 'open',
          actions: { type: 'storePlace', params: ({ event }) => ({ placement: event.placement }) },
        },
      },
    },
    open: {
      initial: 'loading',
      on: {
        'switcher.closed': 'closed',
        'query.typed': {
          target: '.pausing',
          actions: { type: 'storeQuery', params: ({ event }) => ({ query: event.query }) },
        },
        'property.picked': {
          target: 'closed',
          actions: { type: 'go', params: ({ event }) => ({ prefix: event.prefix }) },
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
        failed: { on: { 'switcher.retried': 'loading' } },
      },
    },
  },
})
type Snapshot = SnapshotFrom<typeof switcherMachine>

/** Where the search is open; null while closed. */
export const selectOpenPlacement = (switcher: Snapshot) =>
  switcher.matches('open') ? switcher.context.placement : null
export const selectQuery = (switcher: Snapshot) => switcher.context.query
export const selectFound = (switcher: Snapshot) => switcher.context.found
export const selectSwitcherError = (switcher: Snapshot) => switcher.context.error
export const selectState = (switcher: Snapshot) =>
  switcher.matches({ open: 'failed' }) ? 'failed' : switcher.matches({ open: 'ready' }) ? 'ready' : 'loading'

import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { HousekeepingAsOf, HousekeepingHistory } from '../../api/contract/housekeeping-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { together } from '../../api/together.ts'

/** What of the past the address asks for. */
export interface HistoryWish {
  room: number | null
  from: string | null
  to: string | null
  cursor: string | null
  as_of: string | null
}

interface Past {
  history: HousekeepingHistory
  asOf: HousekeepingAsOf | null
}

interface Context {
  at: PropertyScope
  wish: HistoryWish | null
  past: Past | null
  error: ApiError | null
}

/** As in src/api/reporting.ts, which only comes on a wish. */
const missingCode = 'NO_REPORTING'

const isOtherPage = (former: HistoryWish | null, wish: HistoryWish) =>
  JSON.stringify({ ...former, cursor: null }) === JSON.stringify({ ...wish, cursor: null })

/** The library comes with this module, so it is asked for on a wish. */
async function readPast({ at, wish }: Context, signal: AbortSignal): Promise<Past> {
  const reporting = await import('../../api/reporting.ts')
  const query = {
    facility_id: wish?.room ?? undefined,
    from: wish?.from ?? undefined,
    to: wish?.to ?? undefined,
    cursor: wish?.cursor ?? undefined,
  }
  const [history, asOf] = await together(signal, (signal) => [
    reporting.housekeepingHistory(at, query, signal),
    wish?.as_of ? reporting.housekeepingAsOf(at, wish.as_of, signal) : null,
  ])
  return { history, asOf }
}

/** Who changed what of the rooms and when, and how they were at a moment; a server may lack both (domain D21). */
export const historyMachine = setup({
  types: {
    input: {} as { at: PropertyScope },
    context: {} as Context,
    events: {} as
      { type: 'history.shown'; wish: HistoryWish } | { type: 'history.hidden' } | { type: 'history.retried' },
    tags: {} as 'loading' | 'ready' | 'failed' | 'missing',
  },
  actors: { fetchPast: fromPromise<Past, Context>(({ input, signal }) => readPast(input, signal)) },
  actions: {
    /** Until another page is there the one before it stands. */
    storeWish: assign(({ context }, { wish }: { wish: HistoryWish }) => ({
      wish,
      past: isOtherPage(context.wish, wish) ? context.past : null,
    })),
    storePast: assign((_, { output }: { output: Past }) => ({ past: output, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forget: assign({ wish: null, past: null, error: null }),
  },
  guards: { isMissing: (_, { error }: { error: unknown }) => toApiError(error).code === missingCode },
}).createMachine({
  id: 'housekeeping-history',
  context: ({ input }) => ({ ...input, wish: null, past: null, error: null }),
  on: {
    'history.shown': {
      target: '.loading',
      reenter: true,
      actions: { type: 'storeWish', params: ({ event }) => event },
    },
    'history.hidden': { target: '.hidden', actions: 'forget' },
  },
  initial: 'hidden',
  states: {
    hidden: {},
    loading: {
      tags: 'loading',
      invoke: {
        src: 'fetchPast',
        input: ({ context }) => context,
        onDone: { target: 'ready', actions: { type: 'storePast', params: ({ event }) => event } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => event } },
        ],
      },
    },
    ready: { tags: 'ready' },
    failed: { tags: 'failed', on: { 'history.retried': 'loading' } },
    /** The server has no reporting: nothing to ask for again. */
    missing: { tags: 'missing' },
  },
})

export type HistoryRef = ActorRefFrom<typeof historyMachine>
type Snapshot = SnapshotFrom<typeof historyMachine>
export type HistoryState = 'hidden' | 'loading' | 'ready' | 'failed' | 'missing'

const states = ['loading', 'ready', 'failed', 'missing'] as const
const noEntries: HousekeepingHistory['data'] = []

export const selectHistoryState = (history: Snapshot): HistoryState =>
  states.find((state) => history.hasTag(state)) ?? 'hidden'
export const selectHistoryError = (history: Snapshot) => history.context.error
export const selectEntries = (history: Snapshot) => history.context.past?.history.data ?? noEntries
export const selectOlder = (history: Snapshot) => history.context.past?.history.next_cursor ?? null
export const selectAsOf = (history: Snapshot) => history.context.past?.asOf ?? null

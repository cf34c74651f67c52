import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { HousekeepingAsOf, HousekeepingHistory } from '../../api/contract/housekeeping-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { abortableTogether } from '../../api/abortable-together.ts'

/** Query of the history that the URL selects. */
export interface HistoryQuery {
  room: number | null
  from: string | null
  to: string | null
  cursor: string | null
  as_of: string | null
}

interface HistoryData {
  history: HousekeepingHistory
  asOf: HousekeepingAsOf | null
}

interface Context {
  scope: PropertyScope
  query: HistoryQuery | null
  data: HistoryData | null
  error: ApiError | null
}

/** Same as in src/api/reporting.ts, which is loaded on demand. */
const missingCode = 'NO_REPORTING'

const isOtherPage = (former: HistoryQuery | null, query: HistoryQuery) =>
  JSON.stringify({ ...former, cursor: null }) === JSON.stringify({ ...query, cursor: null })

/** This import loads a large library, so it happens on demand. */
async function readPast({ scope, query }: Context, signal: AbortSignal): Promise<HistoryData> {
  const reporting = await import('../../api/reporting.ts')
  const params = {
    facility_id: query?.room ?? undefined,
    from: query?.from ?? undefined,
    to: query?.to ?? undefined,
    cursor: query?.cursor ?? undefined,
  }
  const [history, asOf] = await abortableTogether(signal, (signal) => [
    reporting.housekeepingHistory(scope, params, signal),
    query?.as_of ? reporting.housekeepingAsOf(scope, query.as_of, signal) : null,
  ])
  return { history, asOf }
}

/** History of rooms: who changed what and when, and the state at a moment. A server may lack both (domain D21). */
export const historyMachine = setup({
  types: {} as {
    input: { scope: PropertyScope }
    context: Context
    events: { type: 'history.shown'; query: HistoryQuery } | { type: 'history.hidden' } | { type: 'history.retried' }
    tags: 'loading' | 'ready' | 'failed' | 'missing'
  },
  actors: { fetchPast: fromPromise<HistoryData, Context>(({ input, signal }) => readPast(input, signal)) },
  actions: {
    /** The previous page stays visible until the next one arrives. */
    storeRequest: assign(({ context }, { query }: { query: HistoryQuery }) => ({
      query,
      data: isOtherPage(context.query, query) ? context.data : null,
    })),
    storePast: assign((_, { output }: { output: HistoryData }) => ({ data: output, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forget: assign({ query: null, data: null, error: null }),
  },
  guards: { isMissing: (_, { error }: { error: unknown }) => toApiError(error).code === missingCode },
}).createMachine({
  id: 'housekeeping-history',
  context: ({ input }) => ({ ...input, query: null, data: null, error: null }),
  on: {
    'history.shown': {
      target: '.loading',
      reenter: true,
      actions: { type: 'storeRequest', params: ({ event }) => ({ query: event.query }) },
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
        onDone: { target: 'ready', actions: { type: 'storePast', params: ({ event }) => ({ output: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    ready: { tags: 'ready' },
    failed: { tags: 'failed', on: { 'history.retried': 'loading' } },
    /** The server has no reporting, so there is no retry. */
    missing: { tags: 'missing' },
  },
})
type Snapshot = SnapshotFrom<typeof historyMachine>
export type HistoryState = 'hidden' | 'loading' | 'ready' | 'failed' | 'missing'

const states = ['loading', 'ready', 'failed', 'missing'] as const
const noEntries: HousekeepingHistory['data'] = []

export const selectHistoryState = (history: Snapshot): HistoryState =>
  states.find((state) => history.hasTag(state)) ?? 'hidden'
export const selectHistoryError = (history: Snapshot) => history.context.error
export const selectEntries = (history: Snapshot) => history.context.data?.history.data ?? noEntries
export const selectOlder = (history: Snapshot) => history.context.data?.history.next_cursor ?? null
export const selectAsOf = (history: Snapshot) => history.context.data?.asOf ?? null

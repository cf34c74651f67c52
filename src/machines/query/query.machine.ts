import { type AnyActorRef, assign, enqueueActions, type EventObject, fromPromise, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { Http } from '../../api/http.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { noReportingCode } from '../../api/reporting.ts'
import { listDelays } from '../list/list.machine.ts'
import { neverAborted } from '../read-ahead/with-http.ts'
import { now } from '../../clock/now.ts'

/** What a query may reach: one property, or with the client alone all that the person may see. */
interface Reach {
  http: Http
}

/** Input of a query: the open property and the notices actor. */
export interface QueryInput<Scope extends Reach = PropertyScope> {
  scope: Scope
  notices: AnyActorRef
}

interface QueryOptions<Query, Data, Scope extends Reach> {
  id: string
  read: (scope: Scope, query: Query, signal: AbortSignal) => Promise<Data>
  /**
   * Identifies the data of a query. While a new query loads, data with the same key stay visible, for example during a page change. Other
   * data are dropped, for example after a change of date.
   */
  keyOf: (query: Query) => string
  /**
   * Announcement of the data of a new query; a refresh is not announced. Without it, nothing is announced, not even a failure: the data are
   * beside others that are.
   */
  announcement?: (data: Data) => string
  /** The queries that a person probably opens next (performance P21). */
  ahead?: (query: Query, data: Data) => Query[]
  /** The data are part of a dialog or drawer that can be closed. */
  isDismissible?: boolean
}

interface QueryContext<Query, Data, Scope extends Reach> {
  input: QueryInput<Scope>
  query: Query | null
  data: Data | null
  /** Key of the query that the data belong to. */
  loadedKey: string | null
  /** Time of the response in milliseconds; shown while offline. */
  loadedAt: number
  error: ApiError | null
  /** False while a query is asked again: its data are not announced. */
  isNewQuery: boolean
}

interface FetchInput<Query, Scope> {
  scope: Scope
  query: Query
  /** The person asked for the current data. */
  mustAsk: boolean
  onChanged: (query: Query) => void
}

/** True if the person asked for the current data. A change that the store of replies reports has its reply there already. */
const mustAsk = (event: EventObject & { mustAsk?: boolean; isReplyKept?: boolean }) =>
  event.type === 'query.refreshed' ? !event.isReplyKept : event.mustAsk === true

type QueryEvent<Query> =
  | { type: 'query.requested'; query: Query; mustAsk?: boolean; isAgain?: boolean }
  | { type: 'query.refreshed'; isReplyKept?: boolean }
  | { type: 'query.cancelled' }
  | { type: 'query.dismissed' }

/** Tags that screens query. */
export type QueryTag = 'busy' | 'indicated' | 'slow' | 'cancelled' | 'failed' | 'missing'

/**
 * Reads data from reporting and keeps them during a refresh. The latest query wins, since leaving `loading` aborts the previous one. A
 * server without reporting leads to `missing`, not to an error (domain D21).
 */
export function createQueryMachine<Query, Data, Scope extends Reach = PropertyScope>(
  options: QueryOptions<Query, Data, Scope>,
) {
  return setup({
    types: {} as {
      input: QueryInput<Scope>
      context: QueryContext<Query, Data, Scope>
      events: QueryEvent<Query>
      tags: QueryTag
    },
    actors: {
      fetchData: fromPromise<Data, FetchInput<Query, Scope>>(
        ({ input: { scope, query, mustAsk, onChanged }, signal }) =>
          options.read(
            { ...scope, http: scope.http.cached({ mustAsk, onChanged: () => onChanged(query) }) },
            query,
            signal,
          ),
      ),
    },
    actions: {
      storeQuery: assign(({ context }, { query, isAgain }: { query: Query; isAgain?: boolean | undefined }) => ({
        query,
        isNewQuery: !isAgain || context.isNewQuery,
      })),
      /** Drops the data of another query. Runs once loading takes noticeably long, so that a fast response causes no flicker. */
      forgetOtherData: assign(({ context: { query, data, loadedKey } }) => ({
        data: query !== null && options.keyOf(query) === loadedKey ? data : null,
      })),
      storeData: assign(({ context }, { output }: { output: Data }) => ({
        data: output,
        loadedKey: options.keyOf(context.query!),
        loadedAt: now().getTime(),
        error: null,
        isNewQuery: false,
      })),
      /** Reads what a person probably opens next; not after a refresh, which opened nothing. */
      readAhead: ({ context: { input, query, data } }) => {
        const { ahead } = input.scope.http
        if (!ahead || query === null || data === null) return
        for (const next of options.ahead?.(query, data) ?? [])
          options.read({ ...input.scope, http: ahead }, next, neverAborted()).catch(() => undefined)
      },
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      forgetAll: assign({ query: null, data: null, loadedKey: null, error: null, isNewQuery: false }),
      announceData: enqueueActions(({ context, enqueue }, { output }: { output: Data }) => {
        const text = options.announcement?.(output)
        if (text !== undefined) enqueue.sendTo(context.input.notices, { type: 'announcement.made', text })
      }),
    },
    guards: {
      isNewQuery: ({ context }) => context.isNewQuery,
      isMissing: (_, { error }: { error: unknown }) => toApiError(error).code === noReportingCode,
    },
    delays: listDelays,
  }).createMachine({
    id: options.id,
    context: ({ input }) => ({
      input,
      query: null,
      data: null,
      loadedKey: null,
      loadedAt: 0,
      error: null,
      isNewQuery: false,
    }),
    initial: 'dormant',
    on: {
      'query.requested': {
        target: '.loading',
        reenter: true,
        actions: { type: 'storeQuery', params: ({ event }) => event },
      },
      'query.refreshed': '.loading',
      ...(options.isDismissible ? { 'query.dismissed': '.dormant' } : {}),
    },
    states: {
      dormant: { entry: 'forgetAll', on: { 'query.refreshed': {} } },
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchData',
          input: ({ context, event, self }) => ({
            scope: context.input.scope,
            query: context.query!,
            mustAsk: mustAsk(event),
            onChanged: (query) => {
              if (self.getSnapshot().context.query === query) self.send({ type: 'query.refreshed', isReplyKept: true })
            },
          }),
          onDone: [
            {
              guard: 'isNewQuery',
              target: 'ready',
              actions: [
                { type: 'storeData', params: ({ event }) => event },
                { type: 'announceData', params: ({ event }) => event },
                'readAhead',
              ],
            },
            { target: 'ready', actions: { type: 'storeData', params: ({ event }) => event } },
          ],
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            {
              target: 'failed',
              actions: { type: 'storeError', params: ({ event }) => event },
            },
          ],
        },
        on: { 'query.cancelled': 'cancelled', 'query.refreshed': {} },
        initial: 'quick',
        states: {
          quick: { after: { indicator: 'noticeable' } },
          noticeable: { tags: 'indicated', entry: 'forgetOtherData', after: { slowAfter: 'slow' } },
          slow: { tags: ['indicated', 'slow'] },
        },
      },
      ready: {},
      cancelled: { tags: 'cancelled', entry: 'forgetOtherData' },
      failed: { tags: 'failed', entry: 'forgetOtherData' },
      missing: { tags: 'missing', entry: 'forgetOtherData' },
    },
  })
}

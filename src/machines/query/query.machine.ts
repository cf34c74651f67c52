import { type AnyActorRef, assign, fromPromise, sendTo, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { noReportingCode } from '../../api/reporting.ts'
import { listDelays } from '../list/list.setup.ts'

/** What a reading is given: the open property, and someone to tell. */
export interface QueryInput {
  scope: PropertyScope
  notices: AnyActorRef
}

interface QueryOptions<Query, Data> {
  id: string
  read: (scope: PropertyScope, query: Query, signal: AbortSignal) => Promise<Data>
  /** What of a question an answer belongs to: that of another page stays in sight while it is asked, that of another date goes. */
  keyOf: (query: Query) => string
  /** Said once the answer to a new question is there; a refresh is not announced. */
  announcement: (data: Data) => string
}

interface QueryContext<Query, Data> {
  input: QueryInput
  query: Query | null
  data: Data | null
  /** The topic of the question that it answers. */
  loadedKey: string | null
  /** When the answer came, in milliseconds; what is known offline is as of then. */
  loadedAt: number
  error: ApiError | null
  isNewQuery: boolean
}

type QueryEvent<Query> =
  | { type: 'query.requested'; query: Query }
  | { type: 'query.refreshed' }
  | { type: 'query.cancelled' }
  | { type: 'query.dismissed' }

/** What screens ask of a reading. */
export type QueryTag = 'busy' | 'indicated' | 'slow' | 'cancelled' | 'failed' | 'missing'

/**
 * One thing read from reporting, and kept while it is read again. The newest question wins, because leaving `loading`
 * aborts the older one. A server without reporting is `missing`, not failed (domain D21).
 */
export function createQueryMachine<Query, Data>(options: QueryOptions<Query, Data>) {
  return setup({
    types: {
      input: {} as QueryInput,
      context: {} as QueryContext<Query, Data>,
      events: {} as QueryEvent<Query>,
      tags: {} as QueryTag,
    },
    actors: {
      fetchData: fromPromise<Data, QueryContext<Query, Data>>(({ input, signal }) =>
        options.read(input.input.scope, input.query!, signal),
      ),
    },
    actions: {
      storeQuery: assign((_, { query }: { query: Query }) => ({ query, isNewQuery: true })),
      /** What answers another question stays only as long as the new answer may still come at once. */
      forgetOtherData: assign(({ context: { query, data, loadedKey } }) => ({
        data: query !== null && options.keyOf(query) === loadedKey ? data : null,
      })),
      storeData: assign(({ context }, { output }: { output: Data }) => ({
        data: output,
        loadedKey: options.keyOf(context.query!),
        loadedAt: Date.now(),
        error: null,
        isNewQuery: false,
      })),
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      forgetAll: assign({ query: null, data: null, loadedKey: null, error: null, isNewQuery: false }),
      announceData: sendTo(
        ({ context }) => context.input.notices,
        (_, { output }: { output: Data }) => ({ type: 'announcement.made', text: options.announcement(output) }),
      ),
      announceFailure: sendTo(
        ({ context }) => context.input.notices,
        (_, { error }: { error: unknown }) => ({ type: 'announcement.made', text: toApiError(error).message }),
      ),
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
      'query.dismissed': '.dormant',
    },
    states: {
      dormant: { entry: 'forgetAll', on: { 'query.refreshed': {} } },
      loading: {
        tags: 'busy',
        invoke: {
          src: 'fetchData',
          input: ({ context }) => context,
          onDone: [
            {
              guard: 'isNewQuery',
              target: 'ready',
              actions: [
                { type: 'storeData', params: ({ event }) => event },
                { type: 'announceData', params: ({ event }) => event },
              ],
            },
            { target: 'ready', actions: { type: 'storeData', params: ({ event }) => event } },
          ],
          onError: [
            { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'missing' },
            {
              target: 'failed',
              actions: [
                { type: 'storeError', params: ({ event }) => event },
                { type: 'announceFailure', params: ({ event }) => event },
              ],
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

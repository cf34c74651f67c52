import { type ActorRefFrom, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import type { Http } from '../../api/http.ts'
import {
  type BulkItem,
  type BulkTask,
  performed,
  unsentResults,
  type Window,
  willingItems,
  windowError,
} from './bulk.rules.ts'

interface Input {
  http: Http
  task: BulkTask
  items: BulkItem[]
}

interface Context extends Input {
  /** Only asked for by the task that sets bookable dates. */
  window: Window
  windowError: string | null
  results: ItemResult[]
  error: ApiError | null
}

type BulkEvent = { type: 'bulk.confirmed' } | { type: 'bulk.closed' } | { type: 'window.changed'; window: Window }

/** What the flow tells its parent once the server has answered. */
export interface BulkApplied {
  type: 'bulk.applied'
  task: BulkTask
  results: ItemResult[]
}

/** One action on one or many records, confirmed first, with a result per item after (quality.md, Reliability). */
export const bulkMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as BulkEvent, tags: {} as 'busy' },
  actors: {
    perform: fromPromise<ItemResult[], Context>(({ input, signal }) =>
      performed(input.http, input.task, willingItems(input.items), input.window, signal),
    ),
  },
  actions: {
    storeWindow: assign((_, { window }: { window: Window }) => ({ window, windowError: null })),
    storeWindowError: assign(({ context }) => ({ windowError: windowError(context.window) })),
    storeResults: assign((_, { results }: { results: ItemResult[] }) => ({ results, error: null })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    reportApplied: sendParent(({ context }) => ({
      type: 'bulk.applied',
      task: context.task,
      results: [...context.results, ...unsentResults(context.items)],
    })),
  },
  guards: {
    isWindowWrong: ({ context }) => context.task === 'window' && windowError(context.window) !== null,
    isComplete: ({ context }, { results }: { results: ItemResult[] }) =>
      results.every((result) => result.ok) && results.length === context.items.length,
  },
}).createMachine({
  id: 'bulk',
  context: ({ input }) => ({
    ...input,
    window: input.items.length === 1 && input.items[0]?.window ? input.items[0].window : { from: null, to: null },
    windowError: null,
    results: [],
    error: null,
  }),
  initial: 'confirming',
  states: {
    confirming: {
      on: {
        'window.changed': { actions: { type: 'storeWindow', params: ({ event }) => event } },
        'bulk.confirmed': [{ guard: 'isWindowWrong', actions: 'storeWindowError' }, { target: 'submitting' }],
        'bulk.closed': 'closed',
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ results: event.output }) },
            target: 'closed',
            actions: [{ type: 'storeResults', params: ({ event }) => ({ results: event.output }) }, 'reportApplied'],
          },
          {
            target: 'answered',
            actions: [{ type: 'storeResults', params: ({ event }) => ({ results: event.output }) }, 'reportApplied'],
          },
        ],
        onError: { target: 'refused', actions: { type: 'storeError', params: ({ event }) => event } },
      },
    },
    /** Some items were refused: they are shown with their reasons. */
    answered: { on: { 'bulk.closed': 'closed' } },
    /** The whole call failed, so nothing is known to have changed: the same wish may be sent again. */
    refused: { on: { 'bulk.confirmed': 'submitting', 'bulk.closed': 'closed' } },
    closed: { type: 'final' },
  },
})

export type BulkRef = ActorRefFrom<typeof bulkMachine>
type Snapshot = SnapshotFrom<typeof bulkMachine>

export const selectTask = (bulk: Snapshot) => bulk.context.task
export const selectItems = (bulk: Snapshot) => bulk.context.items
export const selectResults = (bulk: Snapshot) => bulk.context.results
export const selectBulkError = (bulk: Snapshot) => bulk.context.error
export const selectWindow = (bulk: Snapshot) => bulk.context.window
export const selectWindowError = (bulk: Snapshot) => bulk.context.windowError
export const selectIsBusy = (bulk: Snapshot) => bulk.hasTag('busy')
export const selectIsAnswered = (bulk: Snapshot) => bulk.matches('answered')

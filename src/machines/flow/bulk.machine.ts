import { type AnyActorRef, assign, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import { type BulkItem, type BulkTask, unsentResults, type Window, willingItems, windowError } from './bulk.rules.ts'
import { appliedText, failedIds, type FlowApplied } from './flow-report.ts'

interface BulkInput<Input, Task> {
  input: Input
  task: Task
  items: BulkItem[]
}

export interface BulkContext<Task = string> {
  task: Task
  items: BulkItem[]
  /** Whether the task sets bookable dates: only then are they asked for. */
  hasWindow: boolean
  window: Window
  windowError: string | null
  results: ItemResult[]
  error: ApiError | null
}

export type BulkEvent =
  | { type: 'bulk.confirmed' }
  | { type: 'bulk.closed' }
  | { type: 'window.changed'; window: Window }
  | { type: 'refusal.closed' }
export type BulkTag = 'busy' | 'answered'

/** One action on one or many records, confirmed first, with a result per item after (quality Q27). */
export function createBulkMachine<Input, Task extends string>(options: {
  id: string
  tasks: Record<Task, BulkTask<Input>>
}) {
  type Context = BulkContext<Task> & { input: Input }
  const taskOf = (context: Context) => options.tasks[context.task]
  const isComplete = (context: Context, results: ItemResult[]) =>
    results.every((result) => result.ok) && results.length === context.items.length
  return setup({
    types: {
      input: {} as BulkInput<Input, Task>,
      context: {} as Context,
      events: {} as BulkEvent,
      tags: {} as BulkTag,
    },
    actors: {
      perform: fromPromise<ItemResult[], Context>(({ input, signal }) =>
        taskOf(input).perform(input.input, willingItems(input.items), input.window, signal),
      ),
    },
    actions: {
      storeWindow: assign((_, { window }: { window: Window }) => ({ window, windowError: null })),
      storeWindowError: assign(({ context }) => ({ windowError: windowError(context.window) })),
      storeResults: assign((_, { results }: { results: ItemResult[] }) => ({ results, error: null })),
      forgetError: assign({ error: null }),
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      reportApplied: sendParent(({ context }): FlowApplied => {
        const results = [...context.results, ...unsentResults(context.items)]
        const { noun, done, undo, submission } = taskOf(context)
        const failed = failedIds(results)
        const changed = context.items.filter(({ id }) => !failed.includes(id))
        return {
          type: 'flow.applied',
          text: appliedText(noun, done, results),
          failed,
          submission,
          undo: changed.length > 0 ? undo?.(context.input, changed) : undefined,
        }
      }),
    },
    guards: {
      isWindowWrong: ({ context }) => context.hasWindow && windowError(context.window) !== null,
      isComplete: ({ context }, { results }: { results: ItemResult[] }) => isComplete(context, results),
    },
  }).createMachine({
    id: options.id,
    context: ({ input }) => ({
      ...input,
      hasWindow: options.tasks[input.task].hasWindow ?? false,
      window: (input.items.length === 1 && input.items[0]?.window) || { from: null, to: null },
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
      answered: { tags: 'answered', on: { 'bulk.closed': 'closed' } },
      /** The whole call failed, so nothing is known to have changed: the same wish may be sent again. */
      refused: { on: { 'refusal.closed': { target: 'confirming', actions: 'forgetError' } } },
      closed: { type: 'final' },
    },
  })
}

/** Any bulk flow: what its dialog reads. */
interface AnyBulk<Task extends string> {
  context: BulkContext<Task>
  hasTag: (tag: BulkTag) => boolean
}

/** A running bulk flow, as its dialog sees it. */
export interface BulkActor<Task extends string = string> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyBulk<Task>
  send: (event: BulkEvent) => void
}

export const selectTask = <Task extends string>(bulk: AnyBulk<Task>) => bulk.context.task
export const selectItems = (bulk: AnyBulk<string>) => bulk.context.items
export const selectResults = (bulk: AnyBulk<string>) => bulk.context.results
export const selectBulkError = (bulk: AnyBulk<string>) => bulk.context.error
export const selectHasWindow = (bulk: AnyBulk<string>) => bulk.context.hasWindow
export const selectWindow = (bulk: AnyBulk<string>) => bulk.context.window
export const selectWindowError = (bulk: AnyBulk<string>) => bulk.context.windowError
export const selectIsBusy = (bulk: AnyBulk<string>) => bulk.hasTag('busy')
export const selectIsAnswered = (bulk: AnyBulk<string>) => bulk.hasTag('answered')

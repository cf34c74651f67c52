import { type AnyActorRef, assign, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import {
  type BulkItem,
  type BulkTask,
  deniedResults,
  type Window,
  allowedItems,
  windowError,
} from './bulk-action.rules.ts'
import { appliedText, failedIds, type DialogApplied } from './dialog-report.ts'
import { answerTransitions, areAllDone } from './submission.ts'

interface BulkActionInput<Input, Task> {
  input: Input
  task: Task
  items: BulkItem[]
}

export interface BulkActionContext<Task = string> {
  task: Task
  items: BulkItem[]
  /** True if the task needs bookable dates; only then does the dialog ask for them. */
  hasWindow: boolean
  window: Window
  windowError: string | null
  results: ItemResult[]
  error: ApiError | null
}

type BulkActionEvent =
  | { type: 'bulk.confirmed' }
  | { type: 'bulk.closed' }
  | { type: 'window.changed'; window: Window }
  | { type: 'error.closed' }
type BulkActionTag = 'busy' | 'answered'

/** One action on one or many records: confirmation first, then a result per item (quality Q27). */
export function createBulkAction<Input, Task extends string>(options: {
  id: string
  tasks: Record<Task, BulkTask<Input>>
}) {
  type Context = BulkActionContext<Task> & { input: Input }
  const taskOf = (context: Context) => options.tasks[context.task]
  return setup({
    types: {} as {
      input: BulkActionInput<Input, Task>
      context: Context
      events: BulkActionEvent
      tags: BulkActionTag
    },
    actors: {
      perform: fromPromise<ItemResult[], Context>(({ input, signal }) =>
        taskOf(input).perform(input.input, allowedItems(input.items), input.window, signal),
      ),
    },
    actions: {
      storeWindow: assign((_, { window }: { window: Window }) => ({ window, windowError: null })),
      storeWindowError: assign(({ context }) => ({ windowError: windowError(context.window) })),
      storeResults: assign((_, { results }: { results: ItemResult[] }) => ({ results, error: null })),
      forgetError: assign({ error: null }),
      storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
      reportApplied: sendParent(({ context }): DialogApplied => {
        const results = [...context.results, ...deniedResults(context.items)]
        const { words, undo, submission } = taskOf(context)
        const failed = failedIds(results)
        const changed = context.items.filter(({ id }) => !failed.includes(id))
        return {
          type: 'dialog.applied',
          text: appliedText(words, results),
          failed,
          submission,
          undo: changed.length > 0 ? undo?.(context.input, changed, results) : undefined,
        }
      }),
    },
    guards: {
      isWindowWrong: ({ context }) => context.hasWindow && windowError(context.window) !== null,
      isComplete: ({ context }, { results }: { results: ItemResult[] }) => areAllDone(results, context.items.length),
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
          'window.changed': { actions: { type: 'storeWindow', params: ({ event }) => ({ window: event.window }) } },
          'bulk.confirmed': [{ guard: 'isWindowWrong', actions: 'storeWindowError' }, { target: 'submitting' }],
          'bulk.closed': 'closed',
        },
      },
      submitting: {
        tags: 'busy',
        invoke: {
          src: 'perform',
          input: ({ context }) => context,
          onDone: answerTransitions<ItemResult>(),
          onError: {
            target: 'refused',
            actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      /** Shows refused items with their reasons. */
      answered: { tags: 'answered', on: { 'bulk.closed': 'closed' } },
      /** The whole call failed, so the same request may be sent again. */
      refused: { on: { 'error.closed': { target: 'confirming', actions: 'forgetError' } } },
      closed: { type: 'final' },
    },
  })
}

/** Any bulk action, as the selectors read it. */
interface AnyBulkAction<Task extends string> {
  context: BulkActionContext<Task>
  hasTag: (tag: BulkActionTag) => boolean
}

/** A running bulk action, as the dialog component uses it. */
export interface BulkActionActor<Task extends string = string> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => AnyBulkAction<Task>
  send: (event: BulkActionEvent) => void
}

export const selectTask = <Task extends string>(action: AnyBulkAction<Task>) => action.context.task
export const selectItems = (action: AnyBulkAction<string>) => action.context.items
export const selectResults = (action: AnyBulkAction<string>) => action.context.results
export const selectBulkActionError = (action: AnyBulkAction<string>) => action.context.error
export const selectHasWindow = (action: AnyBulkAction<string>) => action.context.hasWindow
export const selectWindow = (action: AnyBulkAction<string>) => action.context.window
export const selectWindowError = (action: AnyBulkAction<string>) => action.context.windowError
export const selectIsBusy = (action: AnyBulkAction<string>) => action.hasTag('busy')
export const selectIsAnswered = (action: AnyBulkAction<string>) => action.hasTag('answered')

import { type ActorRefFrom, assign, enqueueActions, fromPromise, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { RoomStatusResult } from '../../api/contract/housekeeping.ts'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { backoffMs } from './line.rules.ts'
import type { NetworkEvent } from './network.actor.ts'
import {
  answerOf,
  bodyOf,
  type Conflict,
  isPassing,
  type QueueEntry,
  type QueueStore,
  withConflicts,
} from './queue.rules.ts'

interface Input {
  at: PropertyScope
  store: QueueStore
}

interface Context extends Input {
  /** In the order they were made. */
  entries: readonly QueueEntry[]
  conflicts: readonly Conflict[]
  /** False once the browser has refused to keep something. */
  isStored: boolean
  failures: number
}

type QueueEvent =
  | NetworkEvent
  | { type: 'change.made'; entry: QueueEntry }
  | { type: 'queue.retried' }
  | { type: 'conflict.dropped'; id: number }

/** What the queue holds now. */
export interface QueueChanged {
  type: 'queue.changed'
  queue: Pick<Context, 'entries' | 'conflicts' | 'isStored'> & { sending: string | null }
}
export type QueueReport =
  | QueueChanged
  | { type: 'change.answered'; entry: QueueEntry; results: RoomStatusResult[]; conflicts: readonly Conflict[] }
  | { type: 'change.refused'; entry: QueueEntry; error: ApiError }

/**
 * Every change of a room goes through here, one at a time and in order. What cannot be sent is kept, in the browser too, and
 * sent again with its own key once there is a line (issue 4).
 */
export const queueMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as QueueEvent },
  actors: {
    sendChange: fromPromise<RoomStatusResult[], Context>(async ({ input: { at, entries }, signal }) => {
      const [entry] = entries
      if (!entry) return []
      return (await housekeeping.change(at, bodyOf(entry), entry.key, signal)).results
    }),
  },
  actions: {
    storeEntry: assign(({ context }, { entry }: { entry: QueueEntry }) => ({
      entries: [...context.entries, entry],
      isStored: context.store.writeEntry(entry) && context.isStored,
    })),
    /** Whatever waits here did not go at once, and will be judged so. */
    markWaiting: assign(({ context }) => ({
      entries: context.entries.map((entry) => {
        const marked = { ...entry, hasWaited: true }
        if (!entry.hasWaited) context.store.writeEntry(marked)
        return entry.hasWaited ? entry : marked
      }),
    })),
    reportSending: sendParent(({ context: { entries, conflicts, isStored } }) => ({
      type: 'queue.changed' as const,
      queue: { entries, conflicts, isStored, sending: entries[0]?.key ?? null },
    })),
    reportHeld: sendParent(({ context: { entries, conflicts, isStored } }) => ({
      type: 'queue.changed' as const,
      queue: { entries, conflicts, isStored, sending: null },
    })),
    settle: enqueueActions(({ context, enqueue }, { output }: { output: RoomStatusResult[] }) => {
      const [entry, ...rest] = context.entries
      if (!entry) return
      const { results, conflicts } = answerOf(entry, output)
      context.store.removeEntry(entry.key)
      const known = withConflicts(context.conflicts, conflicts)
      for (const conflict of known)
        if (conflicts.some(({ id }) => id === conflict.id)) context.store.writeConflict(conflict)
      enqueue.assign({ entries: rest, conflicts: known, failures: 0 })
      enqueue.sendParent({ type: 'change.answered', entry, results, conflicts } satisfies QueueReport)
    }),
    /** The call as a whole was refused: nothing has changed, and nothing will by asking again. */
    refuse: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      const [entry, ...rest] = context.entries
      if (!entry) return
      context.store.removeEntry(entry.key)
      enqueue.assign({ entries: rest, failures: 0 })
      enqueue.sendParent({ type: 'change.refused', entry, error: toApiError(error) } satisfies QueueReport)
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    dropConflict: assign(({ context }, { id }: { id: number }) => {
      context.store.removeConflict(id)
      return { conflicts: context.conflicts.filter((conflict) => conflict.id !== id) }
    }),
  },
  guards: {
    hasEntries: ({ context }) => context.entries.length > 0,
    isPassing: (_, { error }: { error: unknown }) => isPassing(toApiError(error)),
  },
  delays: { backoff: ({ context }) => backoffMs(context.failures + 1) },
}).createMachine({
  id: 'housekeeping-queue',
  context: ({ input }) => ({ ...input, ...input.store.read(), isStored: true, failures: 0 }),
  on: {
    'network.lost': '.offline',
    'change.made': { actions: [{ type: 'storeEntry', params: ({ event }) => event }] },
    'conflict.dropped': { actions: [{ type: 'dropConflict', params: ({ event }) => event }, 'reportHeld'] },
  },
  initial: 'restoring',
  states: {
    /** What an earlier page left is sent before anything new. */
    restoring: { always: { target: 'idle', actions: 'reportHeld' } },
    idle: {
      always: { guard: 'hasEntries', target: 'sending' },
    },
    sending: {
      entry: 'reportSending',
      on: {
        'change.made': { actions: [{ type: 'storeEntry', params: ({ event }) => event }, 'reportSending'] },
        'conflict.dropped': { actions: [{ type: 'dropConflict', params: ({ event }) => event }, 'reportSending'] },
      },
      invoke: {
        src: 'sendChange',
        input: ({ context }) => context,
        onDone: { target: 'idle', actions: [{ type: 'settle', params: ({ event }) => event }, 'reportHeld'] },
        onError: [
          { guard: { type: 'isPassing', params: ({ event }) => event }, target: 'waiting', actions: 'countFailure' },
          { target: 'idle', actions: [{ type: 'refuse', params: ({ event }) => event }, 'reportHeld'] },
        ],
      },
    },
    /** The line failed although the browser believes in it. */
    waiting: {
      entry: ['markWaiting', 'reportHeld'],
      on: {
        'queue.retried': 'idle',
        'network.restored': 'idle',
        'change.made': {
          actions: [{ type: 'storeEntry', params: ({ event }) => event }, 'markWaiting', 'reportHeld'],
        },
      },
      after: { backoff: 'idle' },
    },
    offline: {
      entry: ['markWaiting', 'reportHeld'],
      on: {
        'network.restored': 'idle',
        'queue.retried': 'idle',
        'change.made': {
          actions: [{ type: 'storeEntry', params: ({ event }) => event }, 'markWaiting', 'reportHeld'],
        },
      },
    },
  },
})

export type QueueRef = ActorRefFrom<typeof queueMachine>

import { assign, enqueueActions, fromPromise, type InputFrom, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { RoomStatusResult } from '../../api/contract/housekeeping.ts'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { StorageChanged } from '../session/storage-watch.actor.ts'
import { backoffMs } from './event-stream.rules.ts'
import type { NetworkEvent } from './network.actor.ts'
import {
  answerOf,
  bodyOf,
  type Conflict,
  conflictName,
  isTransient,
  type QueueEntry,
  type QueueStore,
  mergedWithStored,
  withConflicts,
} from './queue.rules.ts'
import { type LockAcquired, tabLockActor } from './tab-lock.actor.ts'

interface Input {
  scope: PropertyScope
  store: QueueStore
  /** How the tabs of one person take turns. */
  lock: InputFrom<typeof tabLockActor>
}

interface Context extends Input {
  /** In the order they were made, whichever tab made them. */
  entries: readonly QueueEntry[]
  conflicts: readonly Conflict[]
  /** What is on its way from here. */
  sent: QueueEntry | null
  notStored: ReadonlySet<string>
  /** False once the browser has refused to keep something. */
  isStored: boolean
  failures: number
}

type QueueEvent =
  | NetworkEvent
  | LockAcquired
  | StorageChanged
  | { type: 'change.made'; entry: QueueEntry }
  | { type: 'queue.retried' }
  | { type: 'conflict.dropped'; id: number }

/** What the queue holds now. */
interface QueueChanged {
  type: 'queue.changed'
  queue: Pick<Context, 'entries' | 'conflicts' | 'isStored'> & { sending: string | null }
}
export type QueueReport =
  | QueueChanged
  | { type: 'change.answered'; entry: QueueEntry; results: RoomStatusResult[]; conflicts: readonly Conflict[] }
  | { type: 'change.refused'; entry: QueueEntry; error: ApiError }
  /** Another tab has sent it, and knows what came of it. */
  | { type: 'change.settled'; entry: QueueEntry }

const without = (entries: readonly QueueEntry[], { key }: QueueEntry) => entries.filter((entry) => entry.key !== key)

/**
 * Every change of a room goes through here, one at a time and in order. What cannot be sent is kept, in the browser too, and
 * sent again with its own key once there is a line (domain D42). The tabs of one person keep one queue: each shows all of it, and
 * they send from it by turns.
 */
export const queueMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as QueueEvent },
  actors: {
    acquireLock: tabLockActor,
    sendChange: fromPromise<RoomStatusResult[], Context>(async ({ input: { scope, sent }, signal }) =>
      sent ? (await housekeeping.change(scope, bodyOf(sent), sent.key, signal)).results : [],
    ),
  },
  actions: {
    storeEntry: assign(({ context }, { entry }: { entry: QueueEntry }) => {
      const matchesFilters = context.store.writeEntry(entry)
      return {
        entries: [...context.entries, entry],
        notStored: matchesFilters ? context.notStored : new Set([...context.notStored, entry.key]),
        isStored: matchesFilters && context.isStored,
      }
    }),
    /** What the other tabs have added or settled meanwhile. */
    share: enqueueActions(({ context, enqueue }) => {
      const { entries, conflicts, settled } = mergedWithStored(context, context.store.read())
      enqueue.assign({ entries, conflicts })
      for (const entry of settled) enqueue.sendParent({ type: 'change.settled', entry } satisfies QueueReport)
    }),
    /** Whatever waits here did not go at once, and will be judged so. */
    markWaiting: assign(({ context }) => ({
      entries: context.entries.map((entry) => {
        const marked = { ...entry, hasWaited: true }
        if (!entry.hasWaited) context.store.writeEntry(marked)
        return entry.hasWaited ? entry : marked
      }),
    })),
    takeFirst: assign(({ context }) => ({ sent: context.entries[0] ?? null })),
    forgetSent: assign({ sent: null }),
    report: sendParent(({ context: { entries, conflicts, isStored, sent } }) => ({
      type: 'queue.changed' as const,
      queue: { entries, conflicts, isStored, sending: sent?.key ?? null },
    })),
    settle: enqueueActions(({ context, enqueue }, { output }: { output: RoomStatusResult[] }) => {
      const { sent, store } = context
      if (!sent) return
      const { results, conflicts } = answerOf(sent, output)
      store.removeEntry(sent.key)
      const known = withConflicts(context.conflicts, conflicts)
      const notStored = new Set(context.notStored)
      for (const conflict of known)
        if (conflicts.some(({ id }) => id === conflict.id) && !store.writeConflict(conflict))
          notStored.add(conflictName(conflict.id))
      enqueue.assign({ entries: without(context.entries, sent), conflicts: known, notStored, failures: 0 })
      enqueue.sendParent({ type: 'change.answered', entry: sent, results, conflicts } satisfies QueueReport)
    }),
    /** The call as a whole was refused: nothing has changed, and nothing will by asking again. */
    refuse: enqueueActions(({ context: { entries, sent, store }, enqueue }, { error }: { error: unknown }) => {
      if (!sent) return
      store.removeEntry(sent.key)
      enqueue.assign({ entries: without(entries, sent), failures: 0 })
      enqueue.sendParent({ type: 'change.refused', entry: sent, error: toApiError(error) } satisfies QueueReport)
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    dropConflict: assign(({ context }, { id }: { id: number }) => {
      context.store.removeConflict(id)
      return { conflicts: context.conflicts.filter((conflict) => conflict.id !== id) }
    }),
  },
  guards: {
    hasEntries: ({ context }) => context.entries.length > 0,
    isTransient: (_, { error }: { error: unknown }) => isTransient(toApiError(error)),
    /** Where tabs cannot take turns, or the person has signed out in another. */
    isSettledElsewhere: ({ context }) =>
      mergedWithStored(context, context.store.read()).settled.some(({ key }) => key === context.sent?.key),
  },
  delays: { backoff: ({ context }) => backoffMs(context.failures + 1) },
}).createMachine({
  id: 'housekeeping-queue',
  context: ({ input }) => ({
    ...input,
    ...input.store.read(),
    sent: null,
    notStored: new Set<string>(),
    isStored: true,
    failures: 0,
  }),
  on: {
    'network.lost': '.offline',
    'storage.changed': { actions: ['share', 'report'] },
    'change.made': { actions: [{ type: 'storeEntry', params: ({ event }) => event }, 'report'] },
    'conflict.dropped': { actions: [{ type: 'dropConflict', params: ({ event }) => event }, 'report'] },
  },
  initial: 'idle',
  states: {
    /** What an earlier page left is sent before anything new. */
    idle: {
      entry: 'report',
      always: { guard: 'hasEntries', target: 'sending' },
    },
    sending: {
      invoke: { src: 'acquireLock', input: ({ context }) => context.lock },
      initial: 'awaitingLock',
      states: {
        /** Another tab is sending. */
        awaitingLock: { on: { 'lock.acquired': { target: 'next', actions: 'share' } } },
        next: {
          entry: 'forgetSent',
          always: [{ guard: 'hasEntries', target: 'calling' }, { target: '#housekeeping-queue.idle' }],
        },
        calling: {
          entry: ['takeFirst', 'report'],
          on: { 'storage.changed': [{ guard: 'isSettledElsewhere', target: 'next', actions: 'share' }] },
          invoke: {
            src: 'sendChange',
            input: ({ context }) => context,
            onDone: { target: 'next', actions: { type: 'settle', params: ({ event }) => event } },
            onError: [
              {
                guard: { type: 'isTransient', params: ({ event }) => event },
                target: '#housekeeping-queue.waiting',
                actions: 'countFailure',
              },
              { target: 'next', actions: { type: 'refuse', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
    /** The line failed although the browser believes in it. */
    waiting: {
      entry: ['forgetSent', 'markWaiting', 'report'],
      on: {
        'queue.retried': 'idle',
        'network.restored': 'idle',
        'change.made': {
          actions: [{ type: 'storeEntry', params: ({ event }) => event }, 'markWaiting', 'report'],
        },
      },
      after: { backoff: 'idle' },
    },
    offline: {
      entry: ['forgetSent', 'markWaiting', 'report'],
      on: {
        'network.restored': 'idle',
        'queue.retried': 'idle',
        'change.made': {
          actions: [{ type: 'storeEntry', params: ({ event }) => event }, 'markWaiting', 'report'],
        },
      },
    },
  },
})

import { assign, enqueueActions, fromPromise, type InputFrom, sendParent, setup } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { RoomStatusResult } from '../../api/contract/housekeeping.ts'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { StorageChanged } from '../session/storage-watch.actor.ts'
import { backoffMs } from '../room-changes/room-changes.rules.ts'
import type { NetworkEvent } from '../connectivity/network.actor.ts'
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
  /** Lock that lets one tab of a person send at a time. */
  lock: InputFrom<typeof tabLockActor>
}

interface Context extends Input {
  /** In the order they were made, in any tab. */
  entries: readonly QueueEntry[]
  conflicts: readonly Conflict[]
  /** The entry that this tab is sending. */
  sent: QueueEntry | null
  notStored: ReadonlySet<string>
  /** False once the browser has failed to store something. */
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

/** Current content of the queue. */
interface QueueChanged {
  type: 'queue.changed'
  queue: Pick<Context, 'entries' | 'conflicts' | 'isStored'> & { sending: string | null }
}
export type QueueReport =
  | QueueChanged
  | { type: 'change.answered'; entry: QueueEntry; results: RoomStatusResult[]; conflicts: readonly Conflict[] }
  | { type: 'change.refused'; entry: QueueEntry; error: ApiError }
  /** Another tab sent the change and handled its response. */
  | { type: 'change.settled'; entry: QueueEntry }

const without = (entries: readonly QueueEntry[], { key }: QueueEntry) => entries.filter((entry) => entry.key !== key)

/**
 * Sends every change of a room, one at a time and in order. A change that cannot be sent stays in the queue and in browser storage, and
 * is sent with the same key once there is a connection (domain D42). All tabs of a person share one queue; one tab sends at a time.
 */
export const queueMachine = setup({
  types: {} as { input: Input; context: Context; events: QueueEvent },
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
    /** Merges what other tabs have added or settled. */
    share: enqueueActions(({ context, enqueue }) => {
      const { entries, conflicts, settled } = mergedWithStored(context, context.store.read())
      enqueue.assign({ entries, conflicts })
      for (const entry of settled) enqueue.sendParent({ type: 'change.settled', entry } satisfies QueueReport)
    }),
    /** Marks entries that could not be sent at once; a later refusal of them counts as a conflict. */
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
    /** The server refused the whole call. Nothing changed, and a retry is pointless. */
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
    /** True if another tab has settled the entry, where tabs have no locks, or has signed out. */
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
    'change.made': { actions: [{ type: 'storeEntry', params: ({ event }) => ({ entry: event.entry }) }, 'report'] },
    'conflict.dropped': { actions: [{ type: 'dropConflict', params: ({ event }) => ({ id: event.id }) }, 'report'] },
  },
  initial: 'idle',
  states: {
    /** Entries left from before a page reload are sent first. */
    idle: {
      entry: 'report',
      always: { guard: 'hasEntries', target: 'sending' },
    },
    sending: {
      invoke: { src: 'acquireLock', input: ({ context }) => context.lock },
      initial: 'awaitingLock',
      states: {
        /** Waits while another tab sends. */
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
            onDone: { target: 'next', actions: { type: 'settle', params: ({ event }) => ({ output: event.output }) } },
            onError: [
              {
                guard: { type: 'isTransient', params: ({ event }) => ({ error: event.error }) },
                target: '#housekeeping-queue.waiting',
                actions: 'countFailure',
              },
              { target: 'next', actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },
    /** The connection failed although the browser is online. */
    waiting: {
      entry: ['forgetSent', 'markWaiting', 'report'],
      on: {
        'queue.retried': 'idle',
        'change.made': {
          actions: [{ type: 'storeEntry', params: ({ event }) => ({ entry: event.entry }) }, 'markWaiting', 'report'],
        },
      },
      after: { backoff: 'idle' },
    },
    offline: {
      entry: ['forgetSent', 'markWaiting', 'report'],
      on: {
        'network.restored': 'idle',
        'change.made': {
          actions: [{ type: 'storeEntry', params: ({ event }) => ({ entry: event.entry }) }, 'markWaiting', 'report'],
        },
      },
    },
  },
})

import { assign, enqueueActions, type EventObject, fromCallback, sendParent, setup } from 'xstate'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { backoffMs, failuresBeforePolling, type StreamState, type StreamStatus, pollMs } from './event-stream.rules.ts'
import type { NetworkEvent } from '../connectivity/network.actor.ts'

interface Context {
  scope: PropertyScope
  /** Id of the last event read. */
  lastEventId: string | undefined
  failures: number
  /** True once the parent has been told to read the rooms. */
  hasRequested: boolean
  status: Exclude<StreamStatus, 'paused'>
  isPaused: boolean
  held: ReadonlySet<number>
  hasHeldAll: boolean
  /** Rooms that the person changed; their events pass even while paused. */
  owned: ReadonlySet<number>
}

type StreamReport = { type: 'change.received'; change: housekeeping.RoomChange } | { type: 'stream.ended' }
type EventStreamEvent =
  | StreamReport
  | NetworkEvent
  | { type: 'stream.paused' }
  | { type: 'stream.resumed' }
  | { type: 'rooms.owned'; ids: readonly number[] }

/** Tells the parent to reload these rooms; null is all rooms. */
export interface RoomsChanged {
  type: 'rooms.changed'
  ids: readonly number[] | null
}
export interface StreamChanged {
  type: 'stream.changed'
  stream: StreamState
}

const listenToChanges = fromCallback<EventObject, { scope: PropertyScope; lastEventId: string | undefined }>(
  ({ input: { scope, lastEventId }, sendBack }) => {
    const stop = new AbortController()
    const onEnd = () => {
      if (!stop.signal.aborted) sendBack({ type: 'stream.ended' } satisfies StreamReport)
    }
    const onEvent = (change: housekeeping.RoomChange) => {
      if (!stop.signal.aborted) sendBack({ type: 'change.received', change } satisfies StreamReport)
    }
    housekeeping.changes(scope, { lastEventId, onEvent, signal: stop.signal }).then(onEnd, onEnd)
    return () => stop.abort()
  },
)

/** Reports room changes from the server's event stream; polls if the server has no stream. */
export const eventStreamMachine = setup({
  types: { input: {} as { scope: PropertyScope }, context: {} as Context, events: {} as EventStreamEvent },
  actors: { listenToChanges },
  actions: {
    storeStatus: assign((_, { status }: { status: Context['status'] }) => ({ status })),
    report: sendParent(({ context: { status, isPaused, held, hasHeldAll } }) => ({
      type: 'stream.changed' as const,
      stream: {
        status: isPaused && status !== 'offline' ? 'paused' : status,
        held: held.size,
        hasHeldAll,
      } satisfies StreamState,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    /** Passes changes on, or holds them back while the stream is paused. */
    takeChanges: enqueueActions(({ context, enqueue }, { ids }: { ids: readonly number[] | null }) => {
      if (ids?.length === 0) return
      const isFirst = !context.hasRequested
      enqueue.assign({ hasRequested: true })
      if (!context.isPaused || isFirst) return enqueue.sendParent({ type: 'rooms.changed', ids } satisfies RoomsChanged)
      const own = (ids ?? []).filter((id) => context.owned.has(id))
      if (own.length > 0) enqueue.sendParent({ type: 'rooms.changed', ids: own } satisfies RoomsChanged)
      const others = (ids ?? []).filter((id) => !context.owned.has(id))
      enqueue.assign({
        held: new Set([...context.held, ...others]),
        hasHeldAll: context.hasHeldAll || ids === null,
        owned: new Set([...context.owned].filter((id) => !own.includes(id))),
      })
    }),
    storeLastEvent: assign((_, { change }: { change: housekeeping.RoomChange }) => ({ lastEventId: change.id })),
    /** Without a stream no event starts the first read, so it starts now. */
    requestOnce: enqueueActions(({ context, enqueue }) => {
      if (context.hasRequested) return
      enqueue.assign({ hasRequested: true })
      enqueue.sendParent({ type: 'rooms.changed', ids: null } satisfies RoomsChanged)
    }),
    storeOwned: assign(({ context }, { ids }: { ids: readonly number[] }) => ({
      owned: context.isPaused ? new Set([...context.owned, ...ids]) : context.owned,
    })),
    pause: assign({ isPaused: true, owned: new Set<number>() }),
    resume: enqueueActions(({ context, enqueue }) => {
      const { held, hasHeldAll } = context
      enqueue.assign({ isPaused: false, held: new Set<number>(), hasHeldAll: false, owned: new Set<number>() })
      if (hasHeldAll) enqueue.sendParent({ type: 'rooms.changed', ids: null } satisfies RoomsChanged)
      else if (held.size > 0) enqueue.sendParent({ type: 'rooms.changed', ids: [...held] } satisfies RoomsChanged)
    }),
  },
  guards: {
    hasFailedOften: ({ context }) => context.failures >= failuresBeforePolling,
    isEveryRoom: ({ context }, { change }: { change: housekeeping.RoomChange }) =>
      change.type === 'resync' || (change.type === 'ready' && context.lastEventId === undefined),
  },
  delays: { backoff: ({ context }) => backoffMs(context.failures), poll: pollMs },
}).createMachine({
  id: 'housekeeping-event-stream',
  context: ({ input }) => ({
    ...input,
    lastEventId: undefined,
    failures: 0,
    hasRequested: false,
    status: 'connecting',
    isPaused: false,
    held: new Set<number>(),
    hasHeldAll: false,
    owned: new Set<number>(),
  }),
  type: 'parallel',
  on: { 'rooms.owned': { actions: { type: 'storeOwned', params: ({ event }) => event } } },
  states: {
    stream: {
      initial: 'open',
      on: {
        'network.lost': '.offline',
      },
      states: {
        open: {
          invoke: { src: 'listenToChanges', input: ({ context }) => context },
          initial: 'connecting',
          on: {
            'change.received': [
              {
                guard: { type: 'isEveryRoom', params: ({ event }) => event },
                target: '.live',
                actions: [
                  { type: 'storeLastEvent', params: ({ event }) => event },
                  { type: 'takeChanges', params: { ids: null } },
                ],
              },
              {
                target: '.live',
                actions: [
                  { type: 'storeLastEvent', params: ({ event }) => event },
                  { type: 'takeChanges', params: ({ event }) => ({ ids: event.change.facility_ids }) },
                ],
              },
            ],
            'stream.ended': { target: 'deciding', actions: ['countFailure', 'requestOnce'] },
          },
          states: {
            connecting: {},
            live: { entry: ['forgetFailures', { type: 'storeStatus', params: { status: 'live' } }, 'report'] },
          },
        },
        deciding: { always: [{ guard: 'hasFailedOften', target: 'polling' }, { target: 'waiting' }] },
        waiting: {
          entry: [{ type: 'storeStatus', params: { status: 'connecting' } }, 'report'],
          after: { backoff: 'open' },
        },
        /** Reloads all rooms periodically, and tries the stream again each time. */
        polling: {
          entry: [{ type: 'storeStatus', params: { status: 'polling' } }, 'report'],
          after: { poll: { target: 'open', actions: [{ type: 'takeChanges', params: { ids: null } }, 'report'] } },
        },
        offline: {
          entry: [{ type: 'storeStatus', params: { status: 'offline' } }, 'report', 'requestOnce'],
          on: {
            'network.restored': {
              target: 'open',
              actions: ['forgetFailures', { type: 'storeStatus', params: { status: 'connecting' } }, 'report'],
            },
          },
        },
      },
    },
    delivery: {
      initial: 'delivering',
      states: {
        delivering: { on: { 'stream.paused': { target: 'paused', actions: ['pause', 'report'] } } },
        paused: { on: { 'stream.resumed': { target: 'delivering', actions: ['resume', 'report'] } } },
      },
    },
  },
})

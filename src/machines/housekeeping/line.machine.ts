import { type ActorRefFrom, assign, enqueueActions, type EventObject, fromCallback, sendParent, setup } from 'xstate'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { backoffMs, failuresBeforePolling, type Line, type LineStatus, pollMs } from './line.rules.ts'
import type { NetworkEvent } from './network.actor.ts'

interface Context {
  at: PropertyScope
  /** Up to where the stream has been read. */
  lastEventId: string | undefined
  failures: number
  /** Someone has been told once to read the rooms. */
  hasAsked: boolean
  status: Exclude<LineStatus, 'paused'>
  isPaused: boolean
  held: ReadonlySet<number>
  heldAll: boolean
  /** Rooms whose change is the person's own: their echo is not held back. */
  owned: ReadonlySet<number>
}

type StreamTold = { type: 'stream.told'; change: housekeeping.RoomChange } | { type: 'stream.over' }
type LineEvent =
  | StreamTold
  | NetworkEvent
  | { type: 'line.paused' }
  | { type: 'line.resumed' }
  | { type: 'rooms.owned'; ids: readonly number[] }

/** These rooms are to be read anew; null is all of them. */
export interface RoomsTold {
  type: 'rooms.told'
  ids: readonly number[] | null
}
export interface LineChanged {
  type: 'line.changed'
  line: Line
}

const watchRooms = fromCallback<EventObject, { at: PropertyScope; lastEventId: string | undefined }>(
  ({ input: { at, lastEventId }, sendBack }) => {
    const stop = new AbortController()
    const over = () => {
      if (!stop.signal.aborted) sendBack({ type: 'stream.over' } satisfies StreamTold)
    }
    const onEvent = (change: housekeeping.RoomChange) => {
      if (!stop.signal.aborted) sendBack({ type: 'stream.told', change } satisfies StreamTold)
    }
    housekeeping.changes(at, { lastEventId, onEvent, signal: stop.signal }).then(over, over)
    return () => stop.abort()
  },
)

/** The line to the server that tells of rooms: a stream where there is one, asking now and then where there is not. */
export const lineMachine = setup({
  types: { input: {} as { at: PropertyScope }, context: {} as Context, events: {} as LineEvent },
  actors: { watchRooms },
  actions: {
    storeStatus: assign((_, { status }: { status: Context['status'] }) => ({ status })),
    report: sendParent(({ context: { status, isPaused, held, heldAll } }) => ({
      type: 'line.changed' as const,
      line: { status: isPaused && status !== 'offline' ? 'paused' : status, held: held.size, heldAll } satisfies Line,
    })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    /** Passes on what is told of, or counts it while the person wants no change. */
    takeTold: enqueueActions(({ context, enqueue }, { ids }: { ids: readonly number[] | null }) => {
      if (ids?.length === 0) return
      const isFirst = !context.hasAsked
      enqueue.assign({ hasAsked: true })
      if (!context.isPaused || isFirst) return enqueue.sendParent({ type: 'rooms.told', ids } satisfies RoomsTold)
      const own = (ids ?? []).filter((id) => context.owned.has(id))
      if (own.length > 0) enqueue.sendParent({ type: 'rooms.told', ids: own } satisfies RoomsTold)
      const others = (ids ?? []).filter((id) => !context.owned.has(id))
      enqueue.assign({
        held: new Set([...context.held, ...others]),
        heldAll: context.heldAll || ids === null,
        owned: new Set([...context.owned].filter((id) => !own.includes(id))),
      })
    }),
    storeLastEvent: assign((_, { change }: { change: housekeeping.RoomChange }) => ({ lastEventId: change.id })),
    /** Without a stream nothing says when to read first: now. */
    askOnce: enqueueActions(({ context, enqueue }) => {
      if (context.hasAsked) return
      enqueue.assign({ hasAsked: true })
      enqueue.sendParent({ type: 'rooms.told', ids: null } satisfies RoomsTold)
    }),
    storeOwned: assign(({ context }, { ids }: { ids: readonly number[] }) => ({
      owned: context.isPaused ? new Set([...context.owned, ...ids]) : context.owned,
    })),
    pause: assign({ isPaused: true, owned: new Set<number>() }),
    resume: enqueueActions(({ context, enqueue }) => {
      const { held, heldAll } = context
      enqueue.assign({ isPaused: false, held: new Set<number>(), heldAll: false, owned: new Set<number>() })
      if (heldAll) enqueue.sendParent({ type: 'rooms.told', ids: null } satisfies RoomsTold)
      else if (held.size > 0) enqueue.sendParent({ type: 'rooms.told', ids: [...held] } satisfies RoomsTold)
    }),
  },
  guards: {
    hasFailedOften: ({ context }) => context.failures >= failuresBeforePolling,
    isEveryRoom: ({ context }, { change }: { change: housekeeping.RoomChange }) =>
      change.type === 'resync' || (change.type === 'ready' && context.lastEventId === undefined),
  },
  delays: { backoff: ({ context }) => backoffMs(context.failures), poll: pollMs },
}).createMachine({
  id: 'housekeeping-line',
  context: ({ input }) => ({
    ...input,
    lastEventId: undefined,
    failures: 0,
    hasAsked: false,
    status: 'connecting',
    isPaused: false,
    held: new Set<number>(),
    heldAll: false,
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
          invoke: { src: 'watchRooms', input: ({ context }) => context },
          initial: 'connecting',
          on: {
            'stream.told': [
              {
                guard: { type: 'isEveryRoom', params: ({ event }) => event },
                target: '.live',
                actions: [
                  { type: 'storeLastEvent', params: ({ event }) => event },
                  { type: 'takeTold', params: { ids: null } },
                ],
              },
              {
                target: '.live',
                actions: [
                  { type: 'storeLastEvent', params: ({ event }) => event },
                  { type: 'takeTold', params: ({ event }) => ({ ids: event.change.facility_ids }) },
                ],
              },
            ],
            'stream.over': { target: 'deciding', actions: ['countFailure', 'askOnce'] },
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
        /** Rooms are read now and then, and each time the stream is tried again. */
        polling: {
          entry: [{ type: 'storeStatus', params: { status: 'polling' } }, 'report'],
          after: { poll: { target: 'open', actions: [{ type: 'takeTold', params: { ids: null } }, 'report'] } },
        },
        offline: {
          entry: [{ type: 'storeStatus', params: { status: 'offline' } }, 'report', 'askOnce'],
          on: {
            'network.restored': {
              target: 'open',
              actions: ['forgetFailures', { type: 'storeStatus', params: { status: 'connecting' } }, 'report'],
            },
          },
        },
      },
    },
    flow: {
      initial: 'flowing',
      states: {
        flowing: { on: { 'line.paused': { target: 'paused', actions: ['pause', 'report'] } } },
        paused: { on: { 'line.resumed': { target: 'flowing', actions: ['resume', 'report'] } } },
      },
    },
  },
})

export type LineRef = ActorRefFrom<typeof lineMachine>

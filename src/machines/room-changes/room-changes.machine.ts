import { assign, enqueueActions, type EventObject, fromCallback, sendParent, setup } from 'xstate'
import * as housekeeping from '../../api/housekeeping.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import { networkActor, type NetworkEvent } from '../connectivity/network.actor.ts'
import {
  backoffMs,
  failuresBeforePolling,
  minuteMs,
  pollMs,
  soonMs,
  type StreamState,
  type StreamStatus,
} from './room-changes.rules.ts'

export interface RoomChangesOptions {
  id: string
  /** The event to the parent when these rooms must be reloaded; null is all rooms. */
  changed: (ids: readonly number[] | null) => EventObject
  /**
   * True if the stream starts the section's reads: the machine reports the first read and the stream's status, and polls without a
   * stream. False if the section reads by itself: the machine reports each minute whether the stream was live.
   */
  startsReads: boolean
  /** True if a person can hold changes back. */
  canPause: boolean
}

interface Context {
  scope: PropertyScope
  /** Id of the last event read. */
  lastEventId: string | undefined
  failures: number
  /** True once the first read is reported, or if the section reads by itself. */
  hasRequested: boolean
  status: Exclude<StreamStatus, 'paused'>
  /** True if the stream has been live since the last check. */
  wasLive: boolean
  isPaused: boolean
  held: ReadonlySet<number>
  hasHeldAll: boolean
  /** Rooms that the person changed; their events pass even while paused. */
  owned: ReadonlySet<number>
}

/** `isOver` if the session is over or the user may no longer see the property. */
export type StreamEnded = { type: 'stream.ended'; isOver?: boolean }
type StreamReport = { type: 'change.received'; change: housekeeping.RoomChange } | StreamEnded
type RoomChangesEvent =
  | StreamReport
  | NetworkEvent
  | { type: 'window.focused' }
  | { type: 'stream.paused' }
  | { type: 'stream.resumed' }
  | { type: 'rooms.owned'; ids: readonly number[] }

/** Tells the parent the status of the stream. */
export interface StreamChanged {
  type: 'stream.changed'
  stream: StreamState
}
/** One minute passed, or the person returned. `isStreamLive` is true if the stream has reported every change since the last check. */
export interface MinutePassed {
  type: 'minute.passed'
  isStreamLive: boolean
}

const listenToChanges = fromCallback<EventObject, { scope: PropertyScope; lastEventId: string | undefined }>(
  ({ input: { scope, lastEventId }, sendBack }) => {
    const stop = new AbortController()
    const onEnd = (isOver: boolean) => {
      if (!stop.signal.aborted) sendBack({ type: 'stream.ended', isOver } satisfies StreamReport)
    }
    const onEvent = (change: housekeeping.RoomChange) => {
      if (!stop.signal.aborted) sendBack({ type: 'change.received', change } satisfies StreamReport)
    }
    housekeeping.changes(scope, { lastEventId, onEvent, signal: stop.signal }).then(
      (end) => onEnd(end === 'ended'),
      () => onEnd(false),
    )
    return () => stop.abort()
  },
)

/** Reports that the person returned to the window. */
const watchFocus = fromCallback<EventObject>(({ sendBack }) => {
  const report = () => sendBack({ type: 'window.focused' })
  globalThis.addEventListener?.('focus', report)
  return () => globalThis.removeEventListener?.('focus', report)
})

/** Setup of the event stream for one section. */
const roomChangesSetup = ({ changed, startsReads }: RoomChangesOptions) =>
  setup({
    types: {} as { input: { scope: PropertyScope }; context: Context; events: RoomChangesEvent },
    actors: { listenToChanges, watchNetwork: networkActor, watchFocus },
    actions: {
      storeStatus: assign(({ context }, { status }: { status: Context['status'] }) => ({
        status,
        wasLive: context.wasLive && status === 'live',
      })),
      report: enqueueActions(({ context: { status, isPaused, held, hasHeldAll }, enqueue }) => {
        if (!startsReads) return
        enqueue.sendParent({
          type: 'stream.changed',
          stream: { status: isPaused && status !== 'offline' ? 'paused' : status, held: held.size, hasHeldAll },
        } satisfies StreamChanged)
      }),
      countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
      forgetFailures: assign({ failures: 0 }),
      /** Passes changes on, or holds them back while the stream is paused. */
      takeChanges: enqueueActions(({ context, enqueue }, { ids }: { ids: readonly number[] | null }) => {
        if (ids?.length === 0) return
        const isFirst = !context.hasRequested
        enqueue.assign({ hasRequested: true })
        if (!context.isPaused || isFirst) return enqueue.sendParent(changed(ids))
        const own = (ids ?? []).filter((room) => context.owned.has(room))
        if (own.length > 0) enqueue.sendParent(changed(own))
        const others = (ids ?? []).filter((room) => !context.owned.has(room))
        enqueue.assign({
          held: new Set([...context.held, ...others]),
          hasHeldAll: context.hasHeldAll || ids === null,
          owned: new Set([...context.owned].filter((room) => !own.includes(room))),
        })
      }),
      storeLastEvent: assign((_, { change }: { change: housekeeping.RoomChange }) => ({ lastEventId: change.id })),
      /** Without a stream no event starts the first read, so it starts now. */
      requestOnce: enqueueActions(({ context, enqueue }) => {
        if (context.hasRequested) return
        enqueue.assign({ hasRequested: true })
        enqueue.sendParent(changed(null))
      }),
      storeOwned: assign(({ context }, { ids }: { ids: readonly number[] }) => ({
        owned: context.isPaused ? new Set([...context.owned, ...ids]) : context.owned,
      })),
      pause: assign({ isPaused: true, owned: new Set<number>() }),
      resume: enqueueActions(({ context, enqueue }) => {
        const { held, hasHeldAll } = context
        enqueue.assign({ isPaused: false, held: new Set<number>(), hasHeldAll: false, owned: new Set<number>() })
        if (hasHeldAll) enqueue.sendParent(changed(null))
        else if (held.size > 0) enqueue.sendParent(changed([...held]))
      }),
      /** Rooms load while the stream connects. A stream that opens soon counts as live from the start. */
      checkStart: assign(({ context }) => ({ wasLive: context.wasLive && context.status === 'live' })),
      reportMinute: sendParent(({ context: { wasLive, status } }): MinutePassed => ({
        type: 'minute.passed',
        isStreamLive: wasLive && status === 'live',
      })),
      startMinute: assign(({ context }) => ({ wasLive: context.status === 'live' })),
    },
    guards: {
      hasFailedOften: ({ context }) => context.failures >= failuresBeforePolling,
      /** Before the first event, only a section that has read nothing yet must read all rooms. */
      isEveryRoom: ({ context }, { change }: { change: housekeeping.RoomChange }) =>
        context.lastEventId === undefined ? startsReads && change.type !== 'changed' : change.type === 'resync',
      isOver: (_, { isOver }: { isOver?: boolean }) => isOver === true,
    },
    delays: {
      backoff: ({ context }) => backoffMs(context.failures),
      poll: pollMs,
      soon: soonMs,
      minute: minuteMs,
    },
  })

/** Reports changes of rooms by other people (domain D42) from the server's event stream, and reconnects after a cut. */
export function createRoomChangesMachine(options: RoomChangesOptions) {
  const { startsReads, canPause } = options
  return roomChangesSetup(options).createMachine({
    id: options.id,
    context: ({ input }) => ({
      ...input,
      lastEventId: undefined,
      failures: 0,
      hasRequested: !startsReads,
      status: 'connecting',
      wasLive: !startsReads,
      isPaused: false,
      held: new Set<number>(),
      hasHeldAll: false,
      owned: new Set<number>(),
    }),
    on: canPause
      ? { 'rooms.owned': { actions: { type: 'storeOwned', params: ({ event }) => ({ ids: event.ids }) } } }
      : {},
    type: 'parallel',
    states: {
      stream: {
        initial: 'open',
        on: { 'network.lost': '.offline' },
        states: {
          open: {
            invoke: { src: 'listenToChanges', input: ({ context }) => context },
            initial: 'connecting',
            on: {
              'change.received': [
                {
                  guard: { type: 'isEveryRoom', params: ({ event }) => ({ change: event.change }) },
                  target: '.live',
                  actions: [
                    { type: 'storeLastEvent', params: ({ event }) => ({ change: event.change }) },
                    { type: 'takeChanges', params: { ids: null } },
                  ],
                },
                {
                  target: '.live',
                  actions: [
                    { type: 'storeLastEvent', params: ({ event }) => ({ change: event.change }) },
                    { type: 'takeChanges', params: ({ event }) => ({ ids: event.change.facility_ids }) },
                  ],
                },
              ],
              'stream.ended': [
                ...(startsReads
                  ? []
                  : [
                      {
                        guard: {
                          type: 'isOver' as const,
                          params: ({ event: { isOver } }: { event: StreamEnded }) => ({ isOver }),
                        },
                        target: 'over',
                      },
                    ]),
                { target: 'deciding', actions: ['countFailure', 'requestOnce'] },
              ],
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
          /** Tries the stream again periodically. A section that reads what the stream reports reloads all rooms each time. */
          polling: {
            entry: [{ type: 'storeStatus', params: { status: 'polling' } }, 'report'],
            after: {
              poll: startsReads
                ? { target: 'open', actions: [{ type: 'takeChanges', params: { ids: null } }, 'report'] }
                : 'open',
            },
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
          /** The section's next read reveals whether the session or the permission ended. */
          ...(!startsReads && {
            over: {
              entry: { type: 'storeStatus', params: { status: 'offline' } },
              on: { 'network.lost': {} },
            },
          }),
        },
      },
      ...(canPause && {
        delivery: {
          initial: 'delivering',
          states: {
            delivering: { on: { 'stream.paused': { target: 'paused', actions: ['pause', 'report'] } } },
            paused: { on: { 'stream.resumed': { target: 'delivering', actions: ['resume', 'report'] } } },
          },
        },
      }),
      ...(!startsReads && {
        checks: {
          invoke: [{ src: 'watchNetwork' }, { src: 'watchFocus' }],
          initial: 'watching',
          on: {
            'network.restored': { actions: { type: 'takeChanges', params: { ids: null } } },
            'window.focused': { actions: ['reportMinute', 'startMinute'] },
          },
          states: {
            watching: {
              after: {
                soon: { actions: 'checkStart' },
                minute: { target: 'watching', reenter: true, actions: ['reportMinute', 'startMinute'] },
              },
            },
          },
        },
      }),
    },
  })
}

import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import { type HousekeepingEvent, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import * as paths from '../../paths/housekeeping.ts'
import { keptWatchActor } from '../session/kept-watch.actor.ts'
import { historyMachine } from './history.machine.ts'
import type { HousekeepingContext, HousekeepingInput, HousekeepingMachineEvent } from './housekeeping-context.ts'
import * as rules from './housekeeping.rules.ts'
import { lineMachine } from './line.machine.ts'
import type { Line } from './line.rules.ts'
import { networkActor } from './network.actor.ts'
import { queueMachine, type QueueReport } from './queue.machine.ts'
import { placesKept, placesLeft } from './places.rules.ts'
import { answered, batchText, planned, type Queue, refusedWhole } from './request.rules.ts'
import { roomsMachine, type RoomsReport } from './rooms.machine.ts'
import { previewOf, usualAttendants } from './work.rules.ts'

type Report<T extends (QueueReport | RoomsReport)['type']> = Extract<QueueReport | RoomsReport, { type: T }>

interface Address {
  pathname: string
  search: string
}

/** A press on rooms, which keep their places where the screen asks for it. */
interface Pressed {
  ids: readonly number[]
  isHeld?: boolean
}

/** What the chart of the housekeeping section is made of. */
export const housekeepingSetup = setup({
  types: {
    input: {} as HousekeepingInput,
    context: {} as HousekeepingContext,
    events: {} as HousekeepingMachineEvent,
    tags: {} as 'loading' | 'slow' | 'ready' | 'failed',
    children: {} as {
      line: 'line'
      rooms: 'rooms'
      queue: 'queue'
      history: 'history'
      network: 'network'
      keptWatch: 'keptWatch'
    },
  },
  actors: {
    line: lineMachine,
    rooms: roomsMachine,
    queue: queueMachine,
    history: historyMachine,
    network: networkActor,
    keptWatch: keptWatchActor,
  },
  actions: {
    storeSearch: assign((_, { search }: Address) => ({ search: paths.parseSearch(search), places: new Map() })),
    /** The past is read while the address asks for it, and again only when it asks for another part. */
    showHistory: enqueueActions(({ context, enqueue }, { search }: Address) => {
      const { view, room, from, to, cursor, as_of } = paths.parseSearch(search)
      const wish = { room, from, to, cursor, as_of }
      if (view !== 'history' && room === null) return enqueue.sendTo('history', { type: 'history.hidden' })
      const { search: former } = context
      const isSame = Object.entries(wish).every(([name, value]) => former[name as keyof typeof wish] === value)
      const wasShown = former.view === 'history' || former.room !== null
      if (!isSame || !wasShown) enqueue.sendTo('history', { type: 'history.shown', wish })
    }),
    reportFollowed: sendParent((_, { pathname, search }: Address) => ({ type: 'address.followed', pathname, search })),
    requestSearch: sendTo(
      ({ context }) => context.input.location,
      (
        { context: { input, search } },
        { patch, replace }: { patch: Partial<paths.HousekeepingSearch>; replace?: boolean },
      ) => ({
        type: 'location.requested',
        to: paths.housekeeping(input.at.prefix, paths.changed(search, patch)),
        replace: replace ?? false,
      }),
    ),
    passToRooms: sendTo('rooms', (_, { ids }: { ids: readonly number[] | null }) => ({ type: 'rooms.told', ids })),
    passNetwork: enqueueActions(({ enqueue }, { type }: { type: 'network.lost' | 'network.restored' }) => {
      enqueue.sendTo('line', { type })
      enqueue.sendTo('queue', { type })
    }),
    passKept: sendTo('queue', { type: 'kept.changed' }),
    storeHouse: assign(({ context }, { house }: Report<'house.read'>) => rules.houseRead(context, house)),
    storeReread: assign(({ context }, { rooms, asked }: Report<'rooms.reread'>) =>
      rules.roomsReread(context, rooms, asked),
    ),
    storeError: assign((_, { error }: { error: ApiError }) => ({ error })),
    forgetError: assign({ error: null }),
    /** A line that is there again carries what waits. */
    storeLine: enqueueActions(({ context, enqueue }, { line }: { line: Line }) => {
      if (line.status === 'live' && context.line.status !== 'live') enqueue.sendTo('queue', { type: 'queue.retried' })
      enqueue.assign({ line })
    }),
    storeQueue: enqueueActions(({ context, enqueue }, { queue }: { queue: Queue }) => {
      const waiting = rules.waitingCount(queue)
      if (waiting > rules.waitingCount(context.queue))
        enqueue.sendTo(context.input.notices, {
          type: 'announcement.made',
          text: `${waiting === 1 ? '1 change waits' : `${waiting} changes wait`} for the connection.`,
        })
      enqueue.assign(rules.queueChanged(context, queue))
    }),
    /** Makes what is asked for, shows it at once and hands it to the queue. */
    request: enqueueActions(({ context, enqueue }, { asks, done, isUndo = false }: rules.Request) => {
      const at = Math.max(Date.now(), context.lastAt + 1)
      const { input, rooms, base, batches } = context
      const { key, entries, batch } = planned({ asks, done, rooms, base, newKey: input.newKey, at })
      const kept = isUndo ? { ...batch, back: [] } : batch
      enqueue.assign({ lastAt: at + entries.length, results: null, batches: new Map([...batches, [key, kept]]) })
      enqueue.sendTo(input.notices, { type: 'notice.outdated', about: rules.changedBy(asks) })
      for (const entry of entries) enqueue.sendTo('queue', { type: 'change.made', entry })
    }),
    takeAnswer: enqueueActions(({ context, enqueue }, { entry, results }: Report<'change.answered'>) => {
      const batch = answered(rules.batchOf(context, entry), entry, results)
      enqueue.assign({ ...rules.conditionsTaken(context, results), ...rules.withBatch(context, entry, batch) })
      enqueue.sendTo('line', { type: 'rooms.owned', ids: entry.rooms.map(({ id }) => id) })
    }),
    /** What another tab has sent is read anew; what came of it was told there. */
    takeSettled: enqueueActions(({ context, enqueue }, { entry }: Report<'change.settled'>) => {
      const ids = entry.rooms.map(({ id }) => id)
      enqueue.assign(rules.withBatch(context, entry, answered(rules.batchOf(context, entry), entry, [])))
      enqueue.sendTo('line', { type: 'rooms.owned', ids })
      enqueue.sendTo('rooms', { type: 'rooms.told', ids })
    }),
    takeRefusal: assign(({ context }, { entry, error }: Report<'change.refused'>) =>
      rules.withBatch(context, entry, refusedWhole(rules.batchOf(context, entry), entry, error.message)),
    ),
    /**
     * Says what came of every batch that is answered in full, with the way back where there is one. What was refused is told in
     * a dialog, and by that alone where nothing was done.
     */
    conclude: enqueueActions(({ context, enqueue, self }) => {
      for (const [key, batch] of context.batches) {
        if (batch.open > 0) continue
        enqueue.assign(({ context: { batches, selected, results } }) => ({
          batches: new Map([...batches].filter(([other]) => other !== key)),
          selected: rules.selectionAfter(selected, batch),
          results: batch.results.some(({ ok }) => !ok) ? { text: batchText(batch), items: batch.results } : results,
        }))
        if (batch.results.some(({ ok }) => ok)) enqueue.sendTo(context.input.notices, rules.noticeOf(batch, self))
      }
    }),
    keepPlaces: assign(({ context: { places, rooms } }, { ids, isHeld }: Pressed) =>
      isHeld ? { places: placesKept(places, rooms, ids) } : {},
    ),
    leavePlaces: assign(({ context }, { ids }: { ids: readonly number[] | null }) => ({
      places: placesLeft(context.places, ids),
    })),
    storeSelection: assign((_, { ids }: { ids: readonly number[] }) => ({ selected: new Set(ids) })),
    toggleSelection: assign(({ context }, { id }: { id: number }) => ({
      selected: rules.toggled(context.selected, id),
    })),
    dismissResults: assign({ results: null }),
    announceOthers: sendTo(
      ({ context }) => context.input.notices,
      ({ context: { changedByOthers: count } }) => ({
        type: 'announcement.made',
        text: count === 1 ? '1 room changed by others.' : `${count} rooms changed by others.`,
      }),
    ),
    forgetOthers: assign({ changedByOthers: 0 }),
    askReason: assign((_, { ids }: { ids: readonly number[] }) => ({ reasonAsk: { ids, reason: '', error: null } })),
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      reasonAsk: context.reasonAsk && { ...context.reasonAsk, reason, error: null },
    })),
    requireReason: assign(({ context }) => ({
      reasonAsk: context.reasonAsk && { ...context.reasonAsk, error: 'Required' },
    })),
    forgetReason: assign({ reasonAsk: null }),
    openAssignment: assign(({ context }, { ids }: { ids?: readonly number[] }) => ({
      assignment: { ids: ids ?? rules.roomsToAssign(context), chosen: usualAttendants(context.attendants) },
    })),
    toggleAttendant: assign(({ context }, { id }: { id: number }) => ({
      assignment: context.assignment && { ...context.assignment, chosen: rules.toggled(context.assignment.chosen, id) },
    })),
    forgetAssignment: assign({ assignment: null }),
    retryRooms: sendTo('rooms', { type: 'rooms.retried' }),
    retryQueue: sendTo('queue', { type: 'queue.retried' }),
    pauseLine: sendTo('line', { type: 'line.paused' }),
    resumeLine: sendTo('line', { type: 'line.resumed' }),
    dropConflict: sendTo('queue', (_, { id }: { id: number }) => ({ type: 'conflict.dropped', id })),
  },
  guards: {
    isHere: ({ context }, { pathname }: Address) => paths.isHousekeeping(context.input.at.prefix, pathname),
    /** Before they have come there would be nothing to share out, whatever comes then. */
    hasRooms: ({ context }) => context.rooms.length > 0,
    hasOthers: ({ context }) => context.changedByOthers > 0,
    isReasonWanted: (_, { event, reason }: { event: HousekeepingEvent; reason?: string }) =>
      housekeepingTransitions[event].needsReason && !reason?.trim(),
    isReasonMissing: ({ context }) => !context.reasonAsk?.reason.trim(),
    canAssign: ({ context: { assignment, attendants, rooms } }) =>
      assignment !== null && previewOf(assignment, attendants, rooms).canConfirm,
    canKeep: ({ context }, { id }: { id: number }) => {
      const conflict = context.queue.conflicts.find((other) => other.id === id)
      return conflict !== undefined && rules.keepRefusal(conflict) === null
    },
  },
  delays: { gather: 3000 },
})

import { assign, enqueueActions, sendParent, sendTo, setup } from 'xstate'
import type { ApiError } from '../../api/api-error.ts'
import { type HousekeepingEvent, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import * as routes from '../../routes/housekeeping.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { parseProblemSearch } from '../../routes/problems.ts'
import { problemsMachine } from '../problems/problems.machine.ts'
import { storageWatchActor } from '../session/storage-watch.actor.ts'
import { historyMachine } from './history.machine.ts'
import type { HousekeepingContext, HousekeepingInput, HousekeepingMachineEvent } from './housekeeping.context.ts'
import * as announcements from './announcements.rules.ts'
import * as rules from './housekeeping.rules.ts'
import { shown } from './board.rules.ts'
import { eventStreamMachine } from './event-stream.machine.ts'
import type { StreamState } from '../room-changes/room-changes.rules.ts'
import { networkActor } from '../connectivity/network.actor.ts'
import { reopenedActor } from './reopened.actor.ts'
import { queueMachine, type QueueReport } from './queue.machine.ts'
import { holdPositions, releasePositions } from './held-positions.rules.ts'
import { withResults, batchText, planBatch, type Queue, failBatch, subjectsOfOthers } from './request.rules.ts'
import { roomsMachine, type RoomsReport } from './rooms.machine.ts'
import { sheetProblemsShown } from './sheet-problems.rules.ts'
import { previewOf, defaultAttendants } from './work.rules.ts'
import { now } from '../../clock/now.ts'
import { phrase } from '../../phrases/phrase.ts'
import { type Address, locationAccepted } from '../location/location-accepted.ts'

type Report<T extends (QueueReport | RoomsReport)['type']> = Omit<
  Extract<QueueReport | RoomsReport, { type: T }>,
  'type'
>

/** A change of rooms; `isHeld` makes them keep their positions. */
interface RequestInput {
  ids: readonly number[]
  isHeld?: boolean
}

export const housekeepingSetup = setup({
  types: {} as {
    input: HousekeepingInput
    context: HousekeepingContext
    events: HousekeepingMachineEvent
    tags: 'loading' | 'slow' | 'ready' | 'failed'
    children: {
      stream: 'stream'
      rooms: 'rooms'
      queue: 'queue'
      history: 'history'
      network: 'network'
      storageWatch: 'storageWatch'
      problems: 'problems'
    }
  },
  actors: {
    stream: eventStreamMachine,
    rooms: roomsMachine,
    queue: queueMachine,
    history: historyMachine,
    network: networkActor,
    storageWatch: storageWatchActor,
    problems: problemsMachine,
    reopened: reopenedActor,
  },
  actions: {
    storeSearch: assign((_, { search }: Address) => ({ search: routes.parseSearch(search), heldPositions: new Map() })),
    /** Says how many rooms another filter or order shows (WCAG 4.1.3). Before the first rooms there is nothing to count. */
    announceList: enqueueActions(({ context, enqueue }, { search }: Address) => {
      const next = routes.parseSearch(search)
      if (context.rooms.length === 0 || routes.isSameList(context.search, next)) return
      const count = shown(context.rooms, next).length
      const text =
        count === 0 ? phrase('housekeeping.noRoomsMatch') : phrase('housekeeping.roomCount', { rooms: count })
      enqueue.sendTo(context.input.notices, announcements.announcement(text))
    }),
    /** Reads the history while the URL selects it, and again when its parameters change. */
    showHistory: enqueueActions(({ context, enqueue }, { search }: Address) => {
      const { view, room, from, to, cursor, as_of } = routes.parseSearch(search)
      const query = { room, from, to, cursor, as_of }
      if (view !== 'history' && room === null) return enqueue.sendTo('history', { type: 'history.hidden' })
      const { search: former } = context
      const isSame = Object.entries(query).every(([name, value]) => former[name as keyof typeof query] === value)
      const wasShown = former.view === 'history' || former.room !== null
      if (!isSame || !wasShown) enqueue.sendTo('history', { type: 'history.shown', query })
    }),
    /** Reads the problems while the URL selects them, or the task sheets, which print them. */
    showProblems: sendTo(
      ({ context }) => context.problems,
      ({ context }, { search }: Address) => {
        const { view } = routes.parseSearch(search)
        if (view === 'problems') return { type: 'list.shown' as const, search: parseProblemSearch(search) }
        return sheetProblemsShown(view, context.rooms) ?? { type: 'list.hidden' as const }
      },
    ),
    /** Task sheets opened by their address wait for the rooms, which tell whether the server knows problems (ADR 0060). */
    showSheetProblems: enqueueActions(({ context, enqueue }) => {
      const shown = sheetProblemsShown(context.search.view, context.rooms)
      if (shown) enqueue.sendTo(context.problems, shown)
    }),
    reportLocationAccepted: sendParent(locationAccepted),
    requestSearch: sendTo(
      ({ context }) => context.input.location,
      (
        { context: { input, search } },
        { patch, replace }: { patch: Partial<routes.HousekeepingSearch>; replace?: boolean },
      ) => ({
        type: 'location.requested',
        to: routes.housekeeping(input.scope.prefix, routes.withPatch(search, patch)),
        replace: replace ?? false,
      }),
    ),
    passToRooms: sendTo('rooms', (_, { ids }: { ids: readonly number[] | null }) => ({ type: 'rooms.changed', ids })),
    passToProblems: sendTo(({ context }) => context.problems, { type: 'rooms.changed' as const }),
    passNetwork: enqueueActions(({ enqueue }, { type }: { type: 'network.lost' | 'network.restored' }) => {
      enqueue.sendTo('stream', { type })
      enqueue.sendTo('queue', { type })
    }),
    passStorageChanged: sendTo('queue', { type: 'storage.changed' }),
    storeAllRooms: enqueueActions(({ context, enqueue }, { data }: Report<'allRooms.read'>) => {
      const read = rules.allRoomsRead(context, data)
      enqueue.assign(read)
      const about = subjectsOfOthers(context, read)
      if (about.length > 0) enqueue.sendTo(context.input.notices, { type: 'notice.outdated', about })
    }),
    storeReread: enqueueActions(({ context, enqueue }, { rooms, requestedIds }: Report<'rooms.reread'>) => {
      const read = rules.roomsReread(context, rooms, requestedIds)
      enqueue.assign(read)
      const about = subjectsOfOthers(context, read)
      if (about.length > 0) enqueue.sendTo(context.input.notices, { type: 'notice.outdated', about })
    }),
    storeError: assign((_, { error }: { error: ApiError }) => ({ error })),
    forgetError: assign({ error: null }),
    /** A restored stream retries the queued changes. Until a stream is lost, it has reported every change. */
    storeStreamState: enqueueActions(({ context, enqueue }, { stream }: { stream: StreamState }) => {
      if (stream.status !== 'live' && context.stream.status === 'live') context.store.confirm()
      if (stream.status === 'live' && context.stream.status !== 'live')
        enqueue.sendTo('queue', { type: 'queue.retried' })
      enqueue.assign({ stream })
    }),
    storeQueue: enqueueActions(({ context, enqueue }, { queue }: { queue: Queue }) => {
      const waiting = rules.waitingCount(queue)
      if (waiting > rules.waitingCount(context.queue))
        enqueue.sendTo(context.input.notices, announcements.ofWaiting(waiting))
      enqueue.assign(rules.queueChanged(context, queue))
    }),
    /** Creates queue entries for the requests; the queue shows and sends them. */
    request: enqueueActions(({ context, enqueue }, { requests, done, isUndo = false }: rules.Request) => {
      const at = Math.max(now().getTime(), context.lastAt + 1)
      const { input, rooms, base, batches } = context
      const { key, entries, batch } = planBatch({ requests, done, rooms, base, newKey: input.newKey, at })
      const tracked = isUndo ? { ...batch, reverts: [] } : batch
      enqueue.assign({ lastAt: at + entries.length, results: null, batches: new Map([...batches, [key, tracked]]) })
      enqueue.sendTo(input.notices, { type: 'notice.outdated', about: rules.changedBy(requests) })
      for (const entry of entries) enqueue.sendTo('queue', { type: 'change.made', entry })
    }),
    takeAnswer: enqueueActions(
      ({ context, enqueue }, { entry, results }: Omit<Report<'change.answered'>, 'conflicts'>) => {
        const batch = withResults(rules.batchOf(context, entry), entry, results)
        enqueue.assign({ ...rules.conditionsUpdated(context, results), ...rules.withBatch(context, entry, batch) })
        enqueue.sendTo('stream', { type: 'rooms.owned', ids: entry.rooms.map(({ id }) => id) })
      },
    ),
    /** Another tab sent this change and showed its result, so the rooms are only reloaded. */
    takeSettled: enqueueActions(({ context, enqueue }, { entry }: Report<'change.settled'>) => {
      const ids = entry.rooms.map(({ id }) => id)
      enqueue.assign(rules.withBatch(context, entry, withResults(rules.batchOf(context, entry), entry, [])))
      enqueue.sendTo('stream', { type: 'rooms.owned', ids })
      enqueue.sendTo('rooms', { type: 'rooms.changed', ids })
    }),
    takeError: assign(({ context }, { entry, error }: Report<'change.refused'>) =>
      rules.withBatch(context, entry, failBatch(rules.batchOf(context, entry), entry, error.message)),
    ),
    /**
     * Reports every finished batch, with Undo if it can be reverted. A dialog shows refusals; a batch without any success has no notice.
     */
    conclude: enqueueActions(({ context, enqueue, self }) => {
      for (const [key, batch] of context.batches) {
        if (batch.open > 0) continue
        enqueue.assign(({ context: { batches, selected, results } }) => ({
          batches: new Map([...batches].filter(([other]) => other !== key)),
          selected: rules.selectionAfter(selected, batch),
          results: batch.results.some(({ ok }) => !ok) ? { text: batchText(batch), items: batch.results } : results,
        }))
        if (batch.results.some(({ ok }) => ok)) enqueue.sendTo(context.input.notices, rules.batchNotice(batch, self))
      }
    }),
    holdPositions: assign(({ context: { heldPositions, rooms } }, { ids, isHeld }: RequestInput) =>
      isHeld ? { heldPositions: holdPositions(heldPositions, rooms, ids) } : {},
    ),
    releasePositions: assign(({ context }, { ids }: { ids: readonly number[] | null }) => ({
      heldPositions: releasePositions(context.heldPositions, ids),
    })),
    storeSelection: assign((_, { ids }: { ids: readonly number[] }) => ({ selected: new Set(ids) })),
    toggleSelection: assign(({ context }, { id }: { id: number }) => ({
      selected: rules.toggled(context.selected, id),
    })),
    announceSelection: sendTo(
      ({ context }) => context.input.notices,
      ({ context: { rooms, search, selected } }) => announcements.ofSelection(shown(rooms, search), selected),
    ),
    dismissResults: assign({ results: null }),
    announceOthers: sendTo(
      ({ context }) => context.input.notices,
      ({ context }) => announcements.ofOthers(context.changedByOthers),
    ),
    forgetOthers: assign({ changedByOthers: 0 }),
    openReason: assign((_, { ids }: { ids: readonly number[] }) => ({
      reasonDialog: { ids, reason: '', error: null },
    })),
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      reasonDialog: context.reasonDialog && { ...context.reasonDialog, reason, error: null },
    })),
    requireReason: assign(({ context }) => ({
      reasonDialog: context.reasonDialog && { ...context.reasonDialog, error: phrase('housekeeping.required') },
    })),
    forgetReason: assign({ reasonDialog: null }),
    openAssignment: assign(({ context }, { ids }: { ids?: readonly number[] }) => ({
      assignment: { ids: ids ?? rules.roomsToAssign(context), chosen: defaultAttendants(context.attendants) },
    })),
    toggleAttendant: assign(({ context }, { id }: { id: number }) => ({
      assignment: context.assignment && { ...context.assignment, chosen: rules.toggled(context.assignment.chosen, id) },
    })),
    forgetAssignment: assign({ assignment: null }),
    retryRooms: sendTo('rooms', { type: 'rooms.retried' }),
    retryQueue: sendTo('queue', { type: 'queue.retried' }),
    pauseStream: sendTo('stream', { type: 'stream.paused' }),
    resumeStream: sendTo('stream', { type: 'stream.resumed' }),
    dropConflict: sendTo('queue', (_, { id }: { id: number }) => ({ type: 'conflict.dropped', id })),
  },
  guards: {
    isThisSection: ({ context }, { pathname }: Address) =>
      isSectionUrl(context.input.scope.prefix, 'housekeeping', pathname),
    /** Assignment needs loaded rooms. */
    hasRooms: ({ context }) => context.rooms.length > 0,
    hasOthers: ({ context }) => context.changedByOthers > 0,
    isReasonRequired: (_, { event, reason }: { event: HousekeepingEvent; reason?: string }) =>
      housekeepingTransitions[event].needsReason && !reason?.trim(),
    isReasonMissing: ({ context }) => !context.reasonDialog?.reason.trim(),
    canAssign: ({ context: { assignment, attendants, rooms } }) =>
      assignment !== null && previewOf(assignment, attendants, rooms).canConfirm,
    canKeep: ({ context }, { id }: { id: number }) => {
      const conflict = context.queue.conflicts.find((other) => other.id === id)
      return conflict !== undefined && rules.keepDeniedReason(conflict) === null
    },
  },
  delays: { announceAfter: 3000 },
})

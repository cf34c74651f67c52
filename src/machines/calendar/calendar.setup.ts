import { and, assign, enqueueActions, fromPromise, not, sendParent, sendTo, setup, stateIn } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import { abortableTogether } from '../../api/abortable-together.ts'
import * as routes from '../../routes/calendar.ts'
import { isSectionUrl } from '../../routes/section-url.ts'
import { statusMachine } from '../facilities/status-dialog.machine.ts'
import { locationAccepted } from '../location/location-accepted.ts'
import { revertActor } from '../undo/undo.actor.ts'
import { blockingMachine } from './blocking.machine.ts'
import { nightsText } from './blocking.rules.ts'
import type { CalendarContext, CalendarEvent, CalendarInput, CalendarRooms } from './calendar.context.ts'
import { loadedRange, dependsOnNights, reuseRooms, layoutOf } from './calendar.rules.ts'
import { withChunk, withPending, withRoomsRead, withView } from './loaded-nights.rules.ts'
import { type NightsRequest, type NightsReport, readNights } from './nights.actor.ts'
import { chunksOf, rangeOf, chunksToLoad } from './range.rules.ts'
import { missing, missingInView, withCancelled } from './missing-nights.rules.ts'
import { roomPickerMachine } from './room-picker.machine.ts'
import { roomOf } from './room.rules.ts'
import { watchRoomChanges } from './event-stream.machine.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { todayIn } from '../../clock/business-date.ts'
import { now } from '../../clock/now.ts'
import { phrase } from '../../phrases/phrase.ts'

type Report<T extends NightsReport['type']> = Omit<Extract<NightsReport, { type: T }>, 'type'>

/** Above this number of changed rooms, all rooms are reloaded. */
const maxSingleRooms = 100
/** After this time the screen shows "taking longer" and offers to cancel (quality Q21). */
const slowAfterMs = 10_000

/** Today at the property. */
export const todayOf = ({ property }: CalendarInput) => todayIn(property)

/** "42 rooms, 14 nights: 3 – 16 March." */
function summaryOf({ groups, nights: { view } }: Pick<CalendarContext, 'groups' | 'nights'>): string {
  const rooms = groups.reduce((sum, group) => sum + group.rooms.length, 0)
  const nights = daysBetween(view.from, view.to)
  const range = nightsText({ ...view, to: addDays(view.to, -1) })
  return phrase('calendar.roomsAndNightsShown', { rooms, nights, range })
}

const locationRequest = (context: CalendarContext, patch: Partial<routes.CalendarSearch>, replace = false) => ({
  type: 'location.requested' as const,
  to: routes.calendar(context.input.scope.prefix, routes.withPatch(context.search, patch)),
  replace,
})

/** Reads these rooms again, on all loaded nights. */
export const roomsRequest = ({ nights }: CalendarContext, roomIds: readonly number[]): NightsRequest => ({
  type: 'rooms.requested',
  roomIds,
  nights: loadedRange(nights),
})

/** Setup of the calendar machine without dialogs and selection. */
export const calendarSetup = setup({
  types: {} as {
    input: CalendarInput
    context: CalendarContext
    events: CalendarEvent
    children: { nights: 'readNights'; stream: 'watchRoomChanges'; dialog: 'status' | 'blocking' | 'roomPicker' }
    tags: 'loading' | 'failed' | 'cancelled' | 'slow'
  },
  delays: { slowAfter: slowAfterMs },
  actors: {
    readNights,
    watchRoomChanges,
    status: statusMachine,
    blocking: blockingMachine,
    roomPicker: roomPickerMachine,
    fetchAllRooms: fromPromise<CalendarRooms, CalendarInput>(async ({ input: { scope }, signal }) => {
      const [{ rooms }, types] = await abortableTogether(signal, (signal) => [
        facilities.listAllRooms(scope, signal),
        facilityTypes.byProperty(scope, signal),
      ])
      return { rooms, types: types.map(({ id, name, code }) => ({ id, name, code })) }
    }),
    revert: revertActor,
  },
  actions: {
    storeAddress: assign(({ context }, { search: text }: { search: string }) => {
      const [search, today] = [routes.parseCalendar(text), todayOf(context.input)]
      const view = rangeOf(search, today)
      const isMovedOn = view.from !== context.nights.view.from || view.to !== context.nights.view.to
      const nights = isMovedOn ? withView(context.nights, view, chunksToLoad(view)) : context.nights
      return {
        search,
        today,
        nights,
        ...(isMovedOn ? { nightErrors: new Map<string, ApiError>() } : {}),
        // Another page of the list view shows the same rooms and nights.
        isAnnounced:
          context.isAnnounced && search.page !== context.search.page && routes.isSameList(search, context.search),
      }
    }),
    reportLocationAccepted: sendParent(locationAccepted),
    layOut: assign(({ context }) => layoutOf(context)),
    layOutByNights: assign(({ context }) => (dependsOnNights(context.search) ? layoutOf(context) : {})),
    countNights: assign(({ context }) => ({ figures: context.count(context.nights, context.rooms) })),
    /** Announces the view once, when all of it is loaded. */
    announceView: enqueueActions(({ context, enqueue }) => {
      const isWhole = chunksOf(context.nights.view).every((start) => context.nights.chunks.has(start))
      if (context.isAnnounced || !isWhole || context.rooms.length === 0) return
      enqueue.sendTo(context.input.notices, { type: 'announcement.made', text: summaryOf(context) })
      enqueue.assign({ isAnnounced: true })
    }),
    storeAllRooms: assign(({ context }, { output }: { output: CalendarRooms }) => ({
      rooms: reuseRooms(context.rooms, output.rooms.map(roomOf)),
      types: output.types,
      roomsError: null,
    })),
    storeRoomsError: assign((_, { error }: { error: unknown }) => ({ roomsError: toApiError(error) })),
    storeToday: assign(({ context }) => {
      const today = todayOf(context.input)
      return today === context.today ? {} : { today }
    }),
    requestNights: sendTo('nights', ({ context }) => missing(context)),
    reloadNights: sendTo('nights', ({ context: { nights } }): NightsRequest => {
      const now = chunksOf(nights.view)
      return {
        type: 'chunks.requested',
        now,
        later: [...nights.chunks.keys()].filter((start) => !now.includes(start)),
        isReload: true,
      }
    }),
    requestRooms: enqueueActions(({ context, enqueue }, { roomIds }: { roomIds: readonly number[] }) => {
      if (roomIds.length > maxSingleRooms) enqueue.raise({ type: 'allRooms.changed' })
      else enqueue.sendTo('nights', roomsRequest(context, roomIds))
    }),
    storeChunk: assign(({ context }, { start, bars }: Report<'chunk.read'>) => {
      const nightErrors = new Map(context.nightErrors)
      const hadFailed = nightErrors.delete(start)
      return {
        nights: withChunk(context.nights, start, bars),
        loadedAt: new Map(context.loadedAt).set(start, now().getTime()),
        ...(hadFailed ? { nightErrors } : {}),
      }
    }),
    /** The event stream reported every change of the last minute, so all loaded nights are current. */
    confirmNights: assign(({ context: { nights } }) => {
      const at = now().getTime()
      return { loadedAt: new Map([...nights.chunks.keys()].map((start) => [start, at])) }
    }),
    storeChunkError: assign(({ context }, { start, error }: Report<'chunk.failed'>) => ({
      nightErrors: new Map(context.nightErrors).set(start, toApiError(error)),
    })),
    /** Marks missing nights in view as cancelled. */
    storeCancelled: assign(({ context }) => ({ nightErrors: withCancelled(context) })),
    cancelNights: sendTo('nights', {
      type: 'chunks.requested',
      now: [],
      later: [],
      isReload: false,
    } satisfies NightsRequest),
    forgetNightErrors: assign({ nightErrors: new Map<string, ApiError>() }),
    storeRooms: assign(({ context }, read: Report<'rooms.read'>) => {
      const fresh = new Map(read.facilities.map((facility) => [facility.id, roomOf(facility)]))
      const rooms = reuseRooms(
        context.rooms,
        context.rooms.map((room) => fresh.get(room.id) ?? room),
      )
      const { pending } = context.nights
      const isSending = context.dialog?.name === 'change' && context.dialog.isHidden
      const isSettled = pending !== null && read.roomIds.includes(pending.roomId) && !isSending
      return { rooms, nights: withRoomsRead(isSettled ? withPending(context.nights, null) : context.nights, read) }
    }),
    requestSearch: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { patch, replace }: { patch: Partial<routes.CalendarSearch>; replace?: boolean | undefined }) =>
        locationRequest(context, patch, replace),
    ),
    requestStep: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { by }: { by: number }) =>
        locationRequest(context, { from: addDays(context.nights.view.from, by * context.search.days) }),
    ),
    requestToday: sendTo(
      ({ context }) => context.input.location,
      ({ context }) => locationRequest(context, { from: null }),
    ),
    requestToggled: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { id }: { id: number }) => {
        const { collapsed } = context.search
        const others = collapsed.filter((other) => other !== id)
        return locationRequest(context, { collapsed: collapsed.includes(id) ? others : [...collapsed, id] }, true)
      },
    ),
  },
  guards: {
    isThisSection: ({ context }, { pathname }: { pathname: string }) =>
      isSectionUrl(context.input.scope.prefix, 'hotel-calendar', pathname),
    isRead: and([not(stateIn({ rooms: 'loading' })), ({ context }) => missingInView(context).length === 0]),
    isStreamDown: (_, { isStreamLive }: { isStreamLive: boolean }) => !isStreamLive,
  },
})

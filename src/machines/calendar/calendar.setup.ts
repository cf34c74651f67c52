import { and, assign, enqueueActions, fromPromise, not, sendParent, sendTo, setup, stateIn } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import * as facilities from '../../api/facilities.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import { together } from '../../api/together.ts'
import * as paths from '../../paths/calendar.ts'
import { statusMachine } from '../facilities/status.machine.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { blockingMachine } from './blocking.machine.ts'
import { nightsWords } from './blocking.rules.ts'
import type { CalendarContext, CalendarEvent, CalendarInput, House } from './calendar.context.ts'
import { coverOf, dependsOnNights, keptRooms, laidOut } from './calendar.rules.ts'
import { withChunk, withPending, withRoomsRead, withView } from './known-nights.rules.ts'
import { type NightsAsked, type NightsTold, readNights } from './nights.actor.ts'
import { chunksOf, rangeOf, wantedChunks } from './range.rules.ts'
import { missing, missingInView, withCancelled } from './reading.rules.ts'
import { roomOf } from './room.rules.ts'
import { watchHouse } from './watch.actor.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import { todayIn } from '../clock/hotel-clock.rules.ts'

/** More than so many at once are read with the whole house. */
const mostSingleRooms = 100
/** After this: "taking longer" and a way out (quality Q21). */
const longMs = 10_000

/** Today at the property. */
export const todayOf = ({ property }: CalendarInput) => todayIn(property.timezone)

/** "42 rooms, 14 nights: 3 – 16 March." */
export function summaryOf({ groups, nights: { view } }: Pick<CalendarContext, 'groups' | 'nights'>): string {
  const rooms = groups.reduce((sum, group) => sum + group.rooms.length, 0)
  return `${rooms} ${rooms === 1 ? 'room' : 'rooms'}, ${daysBetween(view.from, view.to)} nights: ${nightsWords({ ...view, to: addDays(view.to, -1) })}.`
}

const asked = (context: CalendarContext, wish: Partial<paths.CalendarSearch>, replace = false) => ({
  type: 'location.requested' as const,
  to: paths.calendar(context.input.at.prefix, paths.wished(context.search, wish)),
  replace,
})

/** What the chart of the calendar is made of, but for what lies open over it: where one looks, and what is known of it. */
export const calendarSetup = setup({
  types: {
    input: {} as CalendarInput,
    context: {} as CalendarContext,
    events: {} as CalendarEvent,
    children: {} as { nights: 'readNights'; watch: 'watchHouse'; flow: 'status' | 'blocking' },
    tags: {} as 'loading' | 'failed' | 'cancelled' | 'slow',
  },
  delays: { long: longMs },
  actors: {
    readNights,
    watchHouse,
    status: statusMachine,
    blocking: blockingMachine,
    fetchHouse: fromPromise<House, CalendarInput>(async ({ input: { at }, signal }) => {
      const [rooms, types] = await together(signal, (signal) => [
        facilities.everyRoom(at, signal),
        facilityTypes.byProperty(at, signal),
      ])
      return { rooms, types: types.map(({ id, name, code }) => ({ id, name, code })) }
    }),
    takeBack: fromPromise<ItemResult[], CalendarContext>(
      ({ input, signal }) => input.undoing?.undo.run(signal) ?? Promise.resolve([]),
    ),
  },
  actions: {
    storeAddress: assign(({ context }, { search: text }: { search: string }) => {
      const [search, today] = [paths.parseCalendar(text), todayOf(context.input)]
      const view = rangeOf(search, today)
      const isMovedOn = view.from !== context.nights.view.from || view.to !== context.nights.view.to
      const nights = isMovedOn ? withView(context.nights, view, wantedChunks(view)) : context.nights
      return {
        search,
        today,
        nights,
        ...(isMovedOn ? { nightErrors: new Map<string, ApiError>() } : {}),
        // Another page of the list is the same rooms and nights.
        isTold: context.isTold && search.page !== context.search.page && paths.isSameList(search, context.search),
      }
    }),
    /** Nothing here is unsaved: whoever wants to go may go. */
    reportFollowed: sendParent((_, { pathname, search }: Omit<LocationChanged, 'type'>) => ({
      type: 'address.followed',
      pathname,
      search,
    })),
    layOut: assign(({ context }) => laidOut(context)),
    layOutByNights: assign(({ context }) => (dependsOnNights(context.search) ? laidOut(context) : {})),
    countNights: assign(({ context }) => ({ figures: context.count(context.nights, context.rooms) })),
    /** Once everything in view is there, and once only. */
    announceView: enqueueActions(({ context, enqueue }) => {
      const isWhole = chunksOf(context.nights.view).every((start) => context.nights.chunks.has(start))
      if (context.isTold || !isWhole || context.rooms.length === 0) return
      enqueue.sendTo(context.input.notices, { type: 'announcement.made', text: summaryOf(context) })
      enqueue.assign({ isTold: true })
    }),
    storeHouse: assign(({ context }, { output }: { output: House }) => ({
      rooms: keptRooms(context.rooms, output.rooms.map(roomOf)),
      types: output.types,
      roomsError: null,
    })),
    storeRoomsError: assign((_, { error }: { error: unknown }) => ({ roomsError: toApiError(error) })),
    storeToday: assign(({ context }) => {
      const today = todayOf(context.input)
      return today === context.today ? {} : { today }
    }),
    askNights: sendTo('nights', ({ context }) => missing(context)),
    askNightsAnew: sendTo('nights', ({ context: { nights } }): NightsAsked => {
      const now = chunksOf(nights.view)
      return {
        type: 'chunks.wanted',
        now,
        later: [...nights.chunks.keys()].filter((start) => !now.includes(start)),
        isAnew: true,
      }
    }),
    askRooms: enqueueActions(({ context, enqueue }, { roomIds }: { roomIds: readonly number[] }) => {
      if (roomIds.length > mostSingleRooms) enqueue.raise({ type: 'house.told' })
      else
        enqueue.sendTo('nights', {
          type: 'rooms.wanted',
          roomIds,
          nights: coverOf(context.nights),
        } satisfies NightsAsked)
    }),
    storeChunk: assign(({ context }, { start, bars }: Extract<NightsTold, { type: 'chunk.read' }>) => {
      const nightErrors = new Map(context.nightErrors)
      const hadFailed = nightErrors.delete(start)
      return {
        nights: withChunk(context.nights, start, bars),
        knownAt: new Map(context.knownAt).set(start, Date.now()),
        ...(hadFailed ? { nightErrors } : {}),
      }
    }),
    /** Whatever changed in the last minute was told. */
    storeStillSo: assign(({ context: { nights } }) => {
      const now = Date.now()
      return { knownAt: new Map([...nights.chunks.keys()].map((start) => [start, now])) }
    }),
    storeChunkError: assign(({ context }, { start, error }: Extract<NightsTold, { type: 'chunk.failed' }>) => ({
      nightErrors: new Map(context.nightErrors).set(start, toApiError(error)),
    })),
    /** What is waited for in view is waited for no more. */
    storeCancelled: assign(({ context }) => ({ nightErrors: withCancelled(context) })),
    stopNights: sendTo('nights', { type: 'chunks.wanted', now: [], later: [], isAnew: false } satisfies NightsAsked),
    forgetNightErrors: assign({ nightErrors: new Map<string, ApiError>() }),
    storeRooms: assign(({ context }, read: Extract<NightsTold, { type: 'rooms.read' }>) => {
      const fresh = new Map(read.facilities.map((facility) => [facility.id, roomOf(facility)]))
      const rooms = keptRooms(
        context.rooms,
        context.rooms.map((room) => fresh.get(room.id) ?? room),
      )
      const { pending } = context.nights
      const isSending = context.flow?.name === 'change' && context.flow.isQuiet
      const isSettled = pending !== null && read.roomIds.includes(pending.roomId) && !isSending
      return { rooms, nights: withRoomsRead(isSettled ? withPending(context.nights, null) : context.nights, read) }
    }),
    requestSearch: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { patch, replace }: { patch: Partial<paths.CalendarSearch>; replace?: boolean | undefined }) =>
        asked(context, patch, replace),
    ),
    requestStep: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { by }: { by: number }) =>
        asked(context, { from: addDays(context.nights.view.from, by * context.search.days) }),
    ),
    requestToday: sendTo(
      ({ context }) => context.input.location,
      ({ context }) => asked(context, { from: null }),
    ),
    requestToggled: sendTo(
      ({ context }) => context.input.location,
      ({ context }, { id }: { id: number }) => {
        const { collapsed } = context.search
        const others = collapsed.filter((other) => other !== id)
        return asked(context, { collapsed: collapsed.includes(id) ? others : [...collapsed, id] }, true)
      },
    ),
  },
  guards: {
    isHere: ({ context }, { pathname }: { pathname: string }) => paths.isCalendar(context.input.at.prefix, pathname),
    isRead: and([not(stateIn({ rooms: 'loading' })), ({ context }) => missingInView(context).length === 0]),
    isUnwatched: (_, { isWatched }: { isWatched: boolean }) => !isWatched,
  },
})

import type { ApiError } from '../../api/api-error.ts'
import { isFiltered } from '../../routes/calendar.ts'
import { barIn } from './calendar.rules.ts'
import type { CalendarSnapshot } from './calendar.machine.ts'
import { type LoadedNights, noBars } from './loaded-nights.rules.ts'
import { chunksOf, type Day, daysOf, nightsOfChunk, type Range } from './range.rules.ts'
import { isCancelled, missingInView } from './missing-nights.rules.ts'
import type { Cell } from './room.rules.ts'

type Select<T> = (calendar: CalendarSnapshot) => T

/** Caches the last value per key object, so that unchanged data keep their identity and cause no redraw. */
function memoizeByKey<Key extends object, Value>(make: (key: Key, text: string) => Value) {
  const cache = new WeakMap<Key, { text: string; value: Value }>()
  return (key: Key, text = '') => {
    const loaded = cache.get(key)
    if (loaded?.text === text) return loaded.value
    const value = make(key, text)
    cache.set(key, { text, value })
    return value
  }
}

export const selectPrefix: Select<string> = ({ context }) => context.input.scope.prefix
export const selectSearch = ({ context }: CalendarSnapshot) => context.search
export const selectRange: Select<Range> = ({ context }) => context.nights.view
export const selectToday: Select<string> = ({ context }) => context.today

const daysIn = memoizeByKey<Range, Day[]>((view, today) => daysOf(view, today))
export const selectDays: Select<Day[]> = ({ context }) => daysIn(context.nights.view, context.today)

export const selectGroups = ({ context }: CalendarSnapshot) => context.groups
/** Rows to draw: groups and rooms. */
export const selectRows = ({ context }: CalendarSnapshot) => context.rows
export const selectRooms = ({ context }: CalendarSnapshot) => context.rooms
export const selectTypes = ({ context }: CalendarSnapshot) => context.types

const floorsOf = memoizeByKey((rooms: ReturnType<typeof selectRooms>) =>
  [...new Set(rooms.flatMap(({ floor }) => (floor === null ? [] : [floor])))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  ),
)
export const selectFloors: Select<string[]> = ({ context }) => floorsOf(context.rooms)

/** The bars of a room in view; the same array while the room has not changed. */
export const selectBarsOf = (roomId: number) => (calendar: CalendarSnapshot) =>
  calendar.context.nights.bars.get(roomId) ?? noBars
/** The bars of all rooms in view. */
export const selectBars = ({ context }: CalendarSnapshot) => context.nights.bars
export const selectBar = (key: string) => (calendar: CalendarSnapshot) => barIn(calendar.context.nights, key)

/** Figures by day; a day without loaded data is missing. */
export const selectFigures = ({ context }: CalendarSnapshot) => context.figures.byDay
const noDays: ReadonlyMap<string, number> = new Map()
export const selectFreeOf = (typeId: number) => (calendar: CalendarSnapshot) =>
  calendar.context.figures.freeByType.get(typeId) ?? noDays

const isLoadedIn = memoizeByKey(
  (chunks: LoadedNights['chunks']) => (day: string) => chunks.has(chunksOf({ from: day, to: `${day}~` })[0] ?? ''),
)
/** Tells whether a day is loaded; the same function while the loaded nights are the same. */
export const selectIsDayLoaded: Select<(day: string) => boolean> = ({ context }) => isLoadedIn(context.nights.chunks)

/** True while nights in view are loading. */
export const selectIsLoading: Select<boolean> = ({ context }) => missingInView(context).length > 0
/** True if loading the view takes unusually long. */
export const selectIsSlow: Select<boolean> = (calendar) => calendar.hasTag('slow')

/** Time in milliseconds at which the whole view was last known to be current; null if nothing in view is loaded. */
export const selectLoadedAt: Select<number | null> = ({ context: { nights, loadedAt } }) => {
  const times = chunksOf(nights.view).flatMap((start) => (nights.chunks.has(start) ? (loadedAt.get(start) ?? []) : []))
  return times.length > 0 ? Math.min(...times) : null
}

type Status = 'loading' | 'cancelled' | 'failed' | 'empty' | 'filtered' | 'ready'
/** State of the room list: loading, cancelled, failed, no rooms at all, no matches, or ready. */
export function selectStatus(calendar: CalendarSnapshot): Status {
  const { rooms, groups, search } = calendar.context
  if (calendar.hasTag('failed')) return 'failed'
  if (calendar.hasTag('cancelled')) return 'cancelled'
  if (calendar.hasTag('loading')) return 'loading'
  if (rooms.length === 0) return 'empty'
  return groups.length === 0 && isFiltered(search) ? 'filtered' : 'ready'
}

export const selectRoomsError: Select<ApiError | null> = (calendar) =>
  calendar.hasTag('failed') ? calendar.context.roomsError : null

interface NightsError extends Range {
  error: ApiError
  /** True if the person cancelled loading. */
  isCancelled: boolean
}
const errorOf = memoizeByKey((errors: ReadonlyMap<string, ApiError>, view: string): NightsError | null => {
  const [from = '', to = ''] = view.split(' ')
  const failed = chunksOf({ from, to }).filter((start) => errors.has(start))
  const [first, last] = [failed[0], failed.at(-1)]
  if (first === undefined || last === undefined) return null
  const error = errors.get(first)!
  return { error, isCancelled: isCancelled(error), from: first, to: nightsOfChunk(last).to }
})
/** Error of nights in view that could not be loaded. Other nights stay visible. */
export const selectNightsError: Select<NightsError | null> = ({ context: { nightErrors, nights } }) =>
  errorOf(nightErrors, `${nights.view.from} ${nights.view.to}`)

export const selectSelection = ({ context }: CalendarSnapshot) => context.selection
export const selectIsSelected =
  ({ roomId, day }: Cell) =>
  ({ context: { selection } }: CalendarSnapshot) =>
    selection !== null && selection.from <= day && day < selection.to && selection.roomIds.includes(roomId)

/** The open dialog; null for a drop that has not been denied. */
export const selectDialog = ({ context: { dialog } }: CalendarSnapshot) =>
  dialog?.name === 'change' && dialog.isHidden ? null : dialog

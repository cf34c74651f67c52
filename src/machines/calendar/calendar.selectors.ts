import type { ApiError } from '../../api/api-error.ts'
import { isFiltered } from '../../routes/calendar.ts'
import { barIn } from './calendar.rules.ts'
import type { CalendarSnapshot } from './calendar.machine.ts'
import { noBars } from './loaded-nights.rules.ts'
import { chunksOf, type Day, daysOf, nightsOfChunk, type Range } from './range.rules.ts'
import { isCancelled, missingInView } from './missing-nights.rules.ts'
import type { Cell } from './room.rules.ts'

type Select<T> = (calendar: CalendarSnapshot) => T

/** Remembers what it made of the same things, so that nobody draws them twice. */
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
/** The columns. */
export const selectDays: Select<Day[]> = ({ context }) => daysIn(context.nights.view, context.today)

export const selectGroups = ({ context }: CalendarSnapshot) => context.groups
/** The rows, groups and rooms, as they are drawn. */
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

/** By day; a day that is not known has none. */
export const selectFigures = ({ context }: CalendarSnapshot) => context.figures.byDay
const noDays: ReadonlyMap<string, number> = new Map()
export const selectFreeOf = (typeId: number) => (calendar: CalendarSnapshot) =>
  calendar.context.figures.freeByType.get(typeId) ?? noDays

export const selectIsDayLoaded = (day: string) => (calendar: CalendarSnapshot) =>
  calendar.context.nights.chunks.has(chunksOf({ from: day, to: `${day}~` })[0] ?? '')

/** Nights in view are on their way. */
export const selectIsLoading: Select<boolean> = ({ context }) => missingInView(context).length > 0
/** What is in view takes longer than usual. */
export const selectIsSlow: Select<boolean> = (calendar) => calendar.hasTag('slow')

/** Until when all that is in view is known to have been so, in milliseconds; null while nothing of it is known. */
export const selectLoadedAt: Select<number | null> = ({ context: { nights, loadedAt } }) => {
  const times = chunksOf(nights.view).flatMap((start) => (nights.chunks.has(start) ? (loadedAt.get(start) ?? []) : []))
  return times.length > 0 ? Math.min(...times) : null
}

type Status = 'loading' | 'cancelled' | 'failed' | 'empty' | 'filtered' | 'ready'
/** No rooms are known yet, are not waited for, cannot be known, are not there, are all filtered out; or there is something to see. */
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
  /** Nobody wanted to wait for them. */
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
/** What in view could not be read; the rest stays. */
export const selectNightsError: Select<NightsError | null> = ({ context: { nightErrors, nights } }) =>
  errorOf(nightErrors, `${nights.view.from} ${nights.view.to}`)

export const selectSelection = ({ context }: CalendarSnapshot) => context.selection
export const selectIsSelected =
  ({ roomId, day }: Cell) =>
  ({ context: { selection } }: CalendarSnapshot) =>
    selection !== null && selection.from <= day && day < selection.to && selection.roomIds.includes(roomId)

/** What lies open over the chart; a drop does only once it is refused. */
export const selectDialog = ({ context: { dialog } }: CalendarSnapshot) =>
  dialog?.name === 'change' && dialog.isHidden ? null : dialog

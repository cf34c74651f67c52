import type { Bar } from '../../machines/calendar/bar.rules.ts'
import type { Range } from '../../machines/calendar/range.rules.ts'
import type { Group, Room } from '../../machines/calendar/room.rules.ts'

/** A row of the list view: a stay or blocking of a room, or a range of free nights. */
export type ListRow = { key: string; room: Room; groupName: string } & (
  { bar: Bar; nights: Range; isFree: false } | { bar: null; nights: Range; isFree: true }
)

interface ListedRoom {
  room: Room
  groupName: string
}

/** All visible nights of a room in order: stays, blockings, and free ranges from today on. */
export function listRowsOf(
  { room, groupName }: ListedRoom,
  bars: readonly Bar[],
  view: Range,
  today: string,
): ListRow[] {
  const lines: ListRow[] = []
  let next = view.from
  const addFree = (to: string) => {
    const nights = { from: next < today ? today : next, to }
    if (nights.from >= to || room.isInactive) return
    lines.push({ key: `free-${room.id}-${nights.from}`, room, groupName, bar: null, nights, isFree: true })
  }
  for (const bar of bars) {
    addFree(bar.from)
    lines.push({ key: bar.key, room, groupName, bar, nights: { from: bar.from, to: bar.to }, isFree: false })
    if (bar.to > next) next = bar.to
  }
  addFree(view.to)
  return lines
}

/** The rooms of the groups with the group's name, in chart order. */
export const roomsIn = (groups: readonly Group[]) =>
  groups.flatMap(({ name, rooms }) => rooms.map((room): ListedRoom => ({ room, groupName: name })))

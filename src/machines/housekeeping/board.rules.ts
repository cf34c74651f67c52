import { discrepancies, guestServices, housekeepingStatuses, stayStates } from '../../api/contract/enums.ts'
import {
  type Discrepancy,
  type GuestService,
  housekeepingNames,
  type HousekeepingStatus,
} from '../../api/contract/housekeeping.ts'
import { textKey } from '../../api/contract/text-key.ts'
import type { Filters, Group, HousekeepingSearch, Sort } from '../../routes/housekeeping.ts'
import type { HousekeepingRoom, Person } from './room.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const rank = <T>(order: readonly T[], value: T) => order.indexOf(value)
/** Sorts null last. */
const text = (a: string | null, b: string | null) =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : naturalOrder.compare(a, b)

/** Walking order: floor, section, name. */
export const byPlace = (a: HousekeepingRoom, b: HousekeepingRoom) =>
  text(a.floor, b.floor) || text(a.section, b.section) || naturalOrder.compare(a.name, b.name) || a.id - b.id

const orders: Record<Exclude<Sort, `-${string}`>, (a: HousekeepingRoom, b: HousekeepingRoom) => number> = {
  place: byPlace,
  name: (a, b) => naturalOrder.compare(a.name, b.name),
  status: (a, b) => rank(housekeepingStatuses, a.status) - rank(housekeepingStatuses, b.status),
  type: (a, b) => naturalOrder.compare(a.typeName, b.typeName),
  stay: (a, b) => rank(stayStates, a.stay) - rank(stayStates, b.stay),
  attendant: (a, b) => text(a.attendant?.name ?? null, b.attendant?.name ?? null),
  changed: (a, b) => text(a.changedAt, b.changedAt),
}

export function sorted(rooms: readonly HousekeepingRoom[], sort: Sort): HousekeepingRoom[] {
  const isDown = sort.startsWith('-')
  const order = orders[sort.replace('-', '') as keyof typeof orders]
  // The default order puts priority rooms first.
  const first = (a: HousekeepingRoom, b: HousekeepingRoom) =>
    sort === 'place' ? Number(b.priority) - Number(a.priority) : 0
  return rooms.toSorted((a, b) => first(a, b) || (isDown ? -order(a, b) : order(a, b)) || byPlace(a, b))
}

const matches = <T>(wanted: readonly T[], found: T) => wanted.length === 0 || wanted.includes(found)

export function matchesFilters(room: HousekeepingRoom, filters: Filters): boolean {
  const keyword = filters.keyword === '' ? '' : textKey(filters.keyword)
  return (
    matches(filters.housekeeping_statuses, room.status) &&
    matches(filters.floors, room.floor ?? '') &&
    matches(filters.facility_type_ids, room.typeId) &&
    matches(filters.attendant_ids, room.attendant?.id ?? 0) &&
    matches(filters.stays, room.stay) &&
    matches(filters.services, room.service) &&
    matches(filters.discrepancy, room.discrepancy) &&
    (filters.hk_priority === null || (filters.hk_priority === 1) === room.priority) &&
    (keyword === '' || [room.name, room.note, room.typeName].some((part) => textKey(part).includes(keyword)))
  )
}

export interface RoomGroup {
  key: string
  label: string
  rooms: HousekeepingRoom[]
  count: number
}

const stayNames: Record<HousekeepingRoom['stay'], string> = {
  arrival: phrase('housekeeping.arrival'),
  stayover: phrase('housekeeping.stayover'),
  due_out: phrase('housekeeping.dueOut'),
  departed: phrase('housekeeping.departed'),
  none: phrase('housekeeping.noStay'),
}

/** Name of the group of rooms without an attendant. */
export const unassigned = phrase('housekeeping.unassigned')

const keyOf: Record<Group, (room: HousekeepingRoom) => string> = {
  status: ({ status }) => status,
  floor: ({ floor }) => floor ?? '',
  type: ({ typeId }) => String(typeId),
  attendant: ({ attendant }) => String(attendant?.id ?? 0),
  stay: ({ stay }) => stay,
}
const labelOf: Record<Group, (room: HousekeepingRoom) => string> = {
  status: ({ status }) => housekeepingNames[status].label,
  floor: ({ floor }) =>
    floor === null ? phrase('housekeeping.noFloor') : phrase('housekeeping.floorNamed', { floor }),
  type: ({ typeName }) => typeName,
  attendant: ({ attendant }) => attendant?.name ?? unassigned,
  stay: ({ stay }) => stayNames[stay],
}

/** Groups that also appear when empty, so that rooms can be dropped there. */
function fixedGroups(group: Group): [string, string][] {
  if (group === 'status') return housekeepingStatuses.map((status) => [status, housekeepingNames[status].label])
  return group === 'stay' ? stayStates.map((stay) => [stay, stayNames[stay]]) : []
}

/** Rooms in ordered groups; groups without an attendant or place come last. */
export function grouped(rooms: readonly HousekeepingRoom[], group: Group): RoomGroup[] {
  const byKey = new Map<string, RoomGroup>(
    fixedGroups(group).map(([key, label]) => [key, { key, label, rooms: [], count: 0 }]),
  )
  for (const room of rooms) {
    const key = keyOf[group](room)
    const found = byKey.get(key) ?? { key, label: labelOf[group](room), rooms: [], count: 0 }
    found.rooms.push(room)
    found.count += 1
    byKey.set(key, found)
  }
  const all = [...byKey.values()]
  if (group === 'status' || group === 'stay') return all
  const isLast = ({ key }: RoomGroup) => key === '' || key === '0'
  return all.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)) || naturalOrder.compare(a.label, b.label))
}

export const shown = (rooms: readonly HousekeepingRoom[], search: HousekeepingSearch) =>
  sorted(
    rooms.filter((room) => matchesFilters(room, search)),
    search.sort,
  )

export interface Counts {
  total: number
  housekeeping_statuses: Record<HousekeepingStatus, number>
  stays: Record<HousekeepingRoom['stay'], number>
  services: Record<GuestService, number>
  discrepancy: Record<Discrepancy, number>
  hk_priority: number
  floors: { floor: string | null; count: number }[]
  types: { id: number; name: string; count: number }[]
  attendants: { attendant: Person | null; count: number }[]
}

/** Number of rooms per filter, with queued changes applied. */
export function countsOf(rooms: readonly HousekeepingRoom[]): Counts {
  const tally = <T extends string>(names: readonly T[], of: (room: HousekeepingRoom) => T) =>
    Object.fromEntries(names.map((name) => [name, rooms.filter((room) => of(room) === name).length])) as Record<
      T,
      number
    >
  return {
    total: rooms.length,
    housekeeping_statuses: tally(housekeepingStatuses, ({ status }) => status),
    stays: tally(stayStates, ({ stay }) => stay),
    services: tally(guestServices, ({ service }) => service),
    discrepancy: tally(discrepancies, ({ discrepancy }) => discrepancy),
    hk_priority: rooms.filter(({ priority }) => priority).length,
    floors: grouped(rooms, 'floor').map(({ rooms: [room], count }) => ({ floor: room?.floor ?? null, count })),
    types: grouped(rooms, 'type').map(({ key, label, count }) => ({ id: Number(key), name: label, count })),
    attendants: grouped(rooms, 'attendant').map(({ rooms: [room], count }) => ({
      attendant: room?.attendant ?? null,
      count,
    })),
  }
}

/** Counts of the buttons above the rooms. */
export type ButtonCounts = Pick<Counts, 'housekeeping_statuses' | 'stays' | 'discrepancy' | 'hk_priority'>

/** Number of rooms behind each button under the other filters: what is shown once it alone of its kind is pressed. */
export function buttonCounts(rooms: readonly HousekeepingRoom[], search: HousekeepingSearch): ButtonCounts {
  const without = (own: Partial<Filters>) =>
    countsOf(rooms.filter((room) => matchesFilters(room, { ...search, ...own })))
  return {
    housekeeping_statuses: without({ housekeeping_statuses: [] }).housekeeping_statuses,
    stays: without({ stays: [] }).stays,
    discrepancy: without({ discrepancy: [] }).discrepancy,
    hk_priority: without({ hk_priority: null }).hk_priority,
  }
}

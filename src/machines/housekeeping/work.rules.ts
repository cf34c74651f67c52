import type { Attendant } from '../../api/contract/attendant.ts'
import { assignEvenly } from '../../api/contract/assignment.ts'
import { byPlace } from './board.rules.ts'
import type { HousekeepingRoom, Person } from './room.rules.ts'

export const isToClean = ({ status }: HousekeepingRoom) => status !== 'clean' && status !== 'inspected'
const minutesOf = (rooms: readonly HousekeepingRoom[]) => rooms.reduce((sum, { minutes }) => sum + minutes, 0)

export interface AttendantWork extends Person {
  rooms: number
  done: number
  /** Minutes for the rooms still to clean. */
  minutes: number
  /** Name of the room being cleaned. */
  now: string | null
}

/** Workload of each attendant, with queued changes applied; includes attendants without rooms. */
export function workOf(attendants: readonly Attendant[], rooms: readonly HousekeepingRoom[]): AttendantWork[] {
  const people = new Map<number, Person>(attendants.map(({ id, name }) => [id, { id, name }]))
  for (const { attendant } of rooms) if (attendant && !people.has(attendant.id)) people.set(attendant.id, attendant)
  return [...people.values()].map(({ id, name }) => {
    const own = rooms.filter(({ attendant }) => attendant?.id === id)
    const left = own.filter(isToClean)
    const now = own.find(({ status }) => status === 'cleaning')?.name ?? null
    return { id, name, rooms: own.length, done: own.length - left.length, minutes: minutesOf(left), now }
  })
}

export interface Sheet {
  attendant: Person | null
  rooms: HousekeepingRoom[]
  minutes: number
  left: number
}

/** One task sheet per attendant, rooms in walking order. Unassigned rooms come last. */
export function sheetsOf(rooms: readonly HousekeepingRoom[]): Sheet[] {
  const byAttendant = new Map<number, HousekeepingRoom[]>()
  for (const room of rooms.toSorted(byPlace)) {
    const id = room.attendant?.id ?? 0
    byAttendant.set(id, [...(byAttendant.get(id) ?? []), room])
  }
  const sheets = [...byAttendant.values()].map((own) => {
    const left = own.filter(isToClean)
    return { attendant: own[0]?.attendant ?? null, rooms: own, minutes: minutesOf(left), left: left.length }
  })
  const nameOf = ({ attendant }: Sheet) => attendant?.name ?? ''
  const isLast = ({ attendant }: Sheet) => Number(attendant === null)
  return sheets.toSorted((a, b) => isLast(a) - isLast(b) || nameOf(a).localeCompare(nameOf(b), 'en'))
}

/** Rooms to assign, and the chosen attendants. */
export interface Assignment {
  ids: readonly number[]
  chosen: ReadonlySet<number>
}

const role = 'Housekeeping Attendant'

/** By default everybody with the role Housekeeping Attendant; all attendants if nobody has it. */
export function defaultAttendants(attendants: readonly Attendant[]): Set<number> {
  const usual = attendants.filter(({ roles }) => roles.includes(role))
  return new Set((usual.length > 0 ? usual : attendants).map(({ id }) => id))
}

export interface AssignmentPreview {
  ids: readonly number[]
  roomsCount: number
  minutes: number
  /** Rooms that another attendant has now. */
  takenOverCount: number
  attendants: (Person & {
    isChosen: boolean
    minutesBefore: number
    minutesAfter: number
    rooms: HousekeepingRoom[]
  })[]
  canConfirm: boolean
}

/** Preview of an even distribution of the rooms. */
export function previewOf(
  { ids, chosen }: Assignment,
  attendants: readonly Attendant[],
  rooms: readonly HousekeepingRoom[],
): AssignmentPreview {
  const assignedRooms = rooms.filter(({ id }) => ids.includes(id))
  const others = workOf(
    attendants,
    rooms.filter(({ id }) => !ids.includes(id)),
  )
  const before = workOf(attendants, rooms)
  const shares = assignEvenly(
    assignedRooms,
    others.filter(({ id }) => chosen.has(id)),
  )
  return {
    ids,
    roomsCount: assignedRooms.length,
    minutes: minutesOf(assignedRooms),
    takenOverCount: assignedRooms.filter(
      ({ id, attendant }) => attendant && shares.has(id) && shares.get(id) !== attendant.id,
    ).length,
    attendants: others.map(({ id, name, minutes }) => {
      const own = assignedRooms.filter((room) => shares.get(room.id) === id).toSorted(byPlace)
      const minutesBefore = before.find((work) => work.id === id)?.minutes ?? 0
      const minutesAfter = minutes + minutesOf(own.filter(isToClean))
      return { id, name, isChosen: chosen.has(id), minutesBefore, minutesAfter, rooms: own }
    }),
    canConfirm: shares.size > 0,
  }
}

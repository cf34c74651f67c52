import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityStatusName } from '../../api/contract/facility-status.ts'
import type { CalendarSearch } from '../../routes/calendar.ts'
import type { Bar } from './bar.rules.ts'

/** A room of the chart. */
export interface Room {
  id: number
  name: string
  floor: string | null
  typeId: number
  isInactive: boolean
  facility: Facility
}

/** A facility type with its rooms. */
export interface RoomType {
  id: number
  name: string
  code: string
}

/** A facility type as a group of the chart. */
export interface Group extends RoomType {
  isCollapsed: boolean
  /** Rooms that pass the filters, also while the group is collapsed. */
  rooms: readonly Room[]
}

export type Row = { kind: 'group'; group: Group } | { kind: 'room'; room: Room; groupId: number }

export const roomOf = (facility: Facility): Room => ({
  id: facility.id,
  name: facility.name,
  floor: facility.floor,
  typeId: facility.facility_type_id,
  isInactive: facility.facility_status === 'inactive',
  facility,
})

/** Statuses of a room over the nights in view; available only if no blocking is in view. */
function statusesOf({ isInactive }: Room, bars: readonly Bar[]): ReadonlySet<FacilityStatusName> {
  if (isInactive) return new Set(['inactive'])
  const kinds = bars.flatMap(({ kind }) => (kind === 'reservation' ? [] : [kind]))
  return new Set(kinds.length > 0 ? kinds : ['available'])
}

/** True if a room passes the filters, given its bars in view. */
export function isShown(room: Room, bars: readonly Bar[], search: CalendarSearch): boolean {
  const { keyword, facility_type_ids, floors, facility_statuses, housekeeping_statuses, unassigned } = search
  const { name, floor, typeId, facility } = room
  if (keyword && !name.toLowerCase().includes(keyword.trim().toLowerCase())) return false
  if (facility_type_ids.length > 0 && !facility_type_ids.includes(typeId)) return false
  if (floors.length > 0 && (floor === null || !floors.includes(floor))) return false
  if (housekeeping_statuses.length > 0 && !housekeeping_statuses.includes(facility.housekeeping_status)) return false
  if (unassigned && (bars.length > 0 || room.isInactive)) return false
  if (facility_statuses.length === 0) return true
  const own = statusesOf(room, bars)
  return facility_statuses.some((status) => own.has(status))
}

/** Types in order, each with its visible rooms. Types without any are left out. */
export function groupsOf(types: readonly RoomType[], rooms: readonly Room[], collapsed: readonly number[]): Group[] {
  return types.flatMap((type) => {
    const own = rooms.filter(({ typeId }) => typeId === type.id)
    return own.length > 0 ? [{ ...type, isCollapsed: collapsed.includes(type.id), rooms: own }] : []
  })
}

export const rowsOf = (groups: readonly Group[]): Row[] =>
  groups.flatMap((group) => [
    { kind: 'group' as const, group },
    ...(group.isCollapsed ? [] : group.rooms.map((room) => ({ kind: 'room' as const, room, groupId: group.id }))),
  ])

export interface Cell {
  roomId: number
  day: string
}

/** Rooms × nights, half-open. */
export interface Selection {
  roomIds: readonly number[]
  from: string
  to: string
}

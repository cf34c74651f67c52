import type { Facility } from '../../api/contract/facility.ts'
import {
  type Discrepancy,
  discrepancyOf,
  type GuestService,
  housekeepingDeniedReason,
  type HousekeepingEvent,
  type HousekeepingStatus,
  housekeepingTransitions,
  type Occupancy,
  type RoomCondition,
} from '../../api/contract/housekeeping.ts'
import { inspectionDeniedReason, isInspection, ownWorkDeniedReason } from '../../api/contract/inspection.ts'
import type { ProblemCount } from '../problems/problem-texts.rules.ts'

export interface Person {
  id: number
  name: string
}

/** Requested change of a room; absent fields stay unchanged. */
export interface RoomPatch {
  housekeeping_status?: HousekeepingStatus | undefined
  /** Set if the status restores the one before the person's own last change. */
  undo?: 1 | undefined
  reason?: string | undefined
  service?: GuestService | undefined
  hk_priority?: 0 | 1 | undefined
  attendant?: Person | null | undefined
  reported_occupancy?: Occupancy | null | undefined
}

/** An unconfirmed change of the room: being sent, or queued until there is a connection. */
export type Pending = 'sending' | 'queued'

/** A room in the housekeeping section. */
export interface HousekeepingRoom {
  id: number
  name: string
  floor: string | null
  building: string | null
  section: string | null
  typeId: number
  typeName: string
  typeCode: string
  /** Minutes of cleaning; 0 if unknown. */
  minutes: number
  status: HousekeepingStatus
  changedAt: string | null
  changedBy: Person | null
  service: GuestService
  priority: boolean
  attendant: Person | null
  occupancy: Occupancy
  reported: Occupancy | null
  discrepancy: Discrepancy
  stay: Facility['stay']
  facilityStatus: Facility['facility_status']
  blocking: { kind: string; from: string; to: string | null } | null
  nextArrivalAt: string | null
  note: string
  /** Number of problems that are not done; null if the server knows no problems (ADR 0060). */
  problems: ProblemCount | null
  sortOrder: number
  /** True if the signed-in attendant cleaned the room. Another person must inspect it. */
  isOwnWork: boolean
  /** True if the roles of the signed-in person may inspect. */
  canInspect: boolean
  pending: Pending | null
  hasConflict: boolean
}

/** Id of the signed-in person, if they are an attendant of the property. */
export type AttendantId = number | null

/** Minutes of cleaning by facility type. */
export type Minutes = ReadonlyMap<number, number>

const isOwnWork = (status: HousekeepingStatus, changedBy: Person | null, attendantId: AttendantId) =>
  status === 'clean' && attendantId !== null && changedBy?.id === attendantId

export const roomOf = (
  facility: Facility,
  minutes: Minutes,
  attendantId: AttendantId = null,
  canInspect = true,
): HousekeepingRoom => ({
  id: facility.id,
  name: facility.name,
  floor: facility.floor,
  building: facility.building,
  section: facility.section,
  typeId: facility.facility_type_id,
  typeName: facility.facility_type.name,
  typeCode: facility.facility_type.code,
  minutes: minutes.get(facility.facility_type_id) ?? 0,
  status: facility.housekeeping_status,
  changedAt: facility.hk_changed_at,
  changedBy: facility.hk_changed_by,
  service: facility.service,
  priority: facility.hk_priority === 1,
  attendant: facility.attendant,
  occupancy: facility.occupancy,
  reported: facility.reported_occupancy ?? null,
  discrepancy: discrepancyOf(facility.occupancy, facility.reported_occupancy ?? null),
  stay: facility.stay,
  facilityStatus: facility.facility_status,
  blocking: facility.current_blocking && {
    kind: facility.current_blocking.kind,
    from: facility.current_blocking.date_from,
    to: facility.current_blocking.date_to,
  },
  nextArrivalAt: facility.next_arrival_at,
  note: facility.note,
  problems: facility.problems ?? null,
  sortOrder: facility.sort_order,
  isOwnWork: isOwnWork(facility.housekeeping_status, facility.hk_changed_by, attendantId),
  canInspect,
  pending: null,
  hasConflict: false,
})

/** The room with its condition from the server. */
export const withCondition = (
  room: HousekeepingRoom,
  now: RoomCondition,
  attendantId: AttendantId = null,
): HousekeepingRoom => ({
  ...room,
  isOwnWork: isOwnWork(now.housekeeping_status, now.hk_changed_by, attendantId),
  status: now.housekeeping_status,
  changedAt: now.hk_changed_at,
  changedBy: now.hk_changed_by,
  service: now.service,
  priority: now.hk_priority === 1,
  attendant: now.attendant,
  reported: now.reported_occupancy,
  discrepancy: discrepancyOf(room.occupancy, now.reported_occupancy),
})

/** The room with a patch applied. */
export function withPatch(
  room: HousekeepingRoom,
  patch: RoomPatch,
  pending: Pending,
  attendantId: AttendantId = null,
): HousekeepingRoom {
  const reported = patch.reported_occupancy === undefined ? room.reported : patch.reported_occupancy
  return {
    ...room,
    status: patch.housekeeping_status ?? room.status,
    isOwnWork: patch.housekeeping_status
      ? patch.housekeeping_status === 'clean' && attendantId !== null && !patch.undo
      : room.isOwnWork,
    service: patch.service ?? room.service,
    priority: patch.hk_priority === undefined ? room.priority : patch.hk_priority === 1,
    attendant: patch.attendant === undefined ? room.attendant : patch.attendant,
    reported,
    discrepancy: discrepancyOf(room.occupancy, reported),
    pending: room.pending === 'queued' ? 'queued' : pending,
  }
}

/** True if the patch is already in effect, regardless of who made the change. */
export function isFulfilled(now: RoomCondition, patch: RoomPatch): boolean {
  const matches = <T>(wanted: T | undefined, found: T) => wanted === undefined || wanted === found
  return (
    matches(patch.housekeeping_status, now.housekeeping_status) &&
    matches(patch.service, now.service) &&
    matches(patch.hk_priority, now.hk_priority) &&
    matches(patch.reported_occupancy, now.reported_occupancy) &&
    (patch.attendant === undefined || (patch.attendant?.id ?? null) === (now.attendant?.id ?? null))
  )
}

/** The patch that restores the room's current values. */
export function revertPatch(room: HousekeepingRoom, patch: RoomPatch): RoomPatch {
  if (patch.housekeeping_status !== undefined) return { housekeeping_status: room.status, undo: 1 }
  return {
    ...(patch.service === undefined ? {} : { service: room.service }),
    ...(patch.hk_priority === undefined ? {} : { hk_priority: room.priority ? 1 : 0 }),
    ...(patch.attendant === undefined ? {} : { attendant: room.attendant }),
    ...(patch.reported_occupancy === undefined ? {} : { reported_occupancy: room.reported }),
  }
}

export type ChangeableRoom = Pick<HousekeepingRoom, 'status' | 'service'> &
  Partial<Pick<HousekeepingRoom, 'isOwnWork' | 'canInspect'>>

/** Reason why the room doesn't allow the event; null if it does. */
export function eventDeniedReason(
  { status, service, isOwnWork, canInspect = true }: ChangeableRoom,
  event: HousekeepingEvent,
): string | null {
  if (isInspection(event) && !canInspect) return inspectionDeniedReason()
  if (event === 'pass' && isOwnWork) return ownWorkDeniedReason()
  return housekeepingDeniedReason({ housekeeping_status: status, service }, housekeepingTransitions[event].to)
}

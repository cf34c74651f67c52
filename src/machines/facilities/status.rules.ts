import type { ApiError } from '../../api/api-error.ts'
import { maxCalendarDays } from '../../api/contract/blocking.ts'
import type { Facility } from '../../api/contract/facility.ts'
import { facilityStatuses } from '../../api/contract/enums.ts'
import {
  type BlockingReasonCode,
  type FacilityStatusName,
  facilityStatusRules,
  type UpdateFacilityStatus,
} from '../../api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import type { AffectedBooking } from './affected-bookings.rules.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import type { Noun } from '../dialog/dialog-report.ts'

/** Values of the form. */
export interface StatusDraft {
  status: FacilityStatusName
  /** Nights of a dated status, half-open. */
  from: string | null
  to: string | null
  reasonCode: BlockingReasonCode | null
  reason: string
  remarks: string
  returnStatus: HousekeepingStatus
}

export type StatusErrors = Partial<Record<'nights' | 'reasonCode' | 'reason' | 'remarks', string>>

export const isDated = ({ status }: Pick<StatusDraft, 'status'>) => facilityStatusRules[status].isDated

/** Why these nights cannot be taken by anyone, or undefined. */
function nightsError({ from, to }: Pick<StatusDraft, 'from' | 'to'>, today: string): string | undefined {
  if (!from || !to) return 'Required'
  if (from >= to) return 'Must be after the first night'
  if (from < today) return 'The first night is over'
  return daysBetween(from, to) > maxCalendarDays ? `At most ${maxCalendarDays} nights` : undefined
}

/** Validation messages of the form. Only a dated status has other fields. */
export function draftErrors(draft: StatusDraft, today: string): StatusErrors {
  if (!isDated(draft)) return {}
  const nights = nightsError(draft, today)
  return {
    ...(nights && { nights }),
    ...(draft.reasonCode === null && { reasonCode: 'Required' }),
    ...(draft.reasonCode === 'other' && draft.reason.trim() === '' && { reason: 'Required' }),
  }
}

/** The server's field errors, under the names of the form. */
export function errorsOf({ fields }: ApiError): StatusErrors {
  const first = (...names: string[]) => names.map((name) => fields[name]?.[0]).find(Boolean)
  const [nights, reasonCode] = [first('date_from', 'date_to'), first('reason_code')]
  const [reason, remarks] = [first('reason'), first('remarks')]
  return {
    ...(nights && { nights }),
    ...(reasonCode && { reasonCode }),
    ...(reason && { reason }),
    ...(remarks && { remarks }),
  }
}

/** The nights to preview; null if they are missing or invalid. */
export function previewNights(draft: StatusDraft, today: string): { from: string; to: string } | null {
  if (draft.status === 'inactive') return { from: today, to: addDays(today, maxCalendarDays) }
  if (!isDated(draft) || nightsError(draft, today) || !draft.from || !draft.to) return null
  return { from: draft.from, to: draft.to }
}

/** The blocking that "available" ends: the active one, or the one requested by id. */
export function endedBlocking({ current_blocking: blocking }: Facility, blockingIds: readonly number[]) {
  if (!blocking) return null
  if (blockingIds.length > 0) return blockingIds.includes(blocking.id) ? blocking : null
  return blocking.state === 'active' ? blocking : null
}

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : []

/** Reason for an expected denial, known before the request (domain D31); null if allowed. */
export function statusDeniedReason(
  facility: Facility,
  draft: StatusDraft,
  affectedBookings: readonly AffectedBooking[],
  { today, blockingIds }: { today: string; blockingIds: readonly number[] },
): string | null {
  const isInactive = facility.facility_status === 'inactive'
  if (draft.status === 'available')
    return isInactive || endedBlocking(facility, blockingIds) ? null : 'Already available'
  if (isInactive) return isDated(draft) ? 'Is inactive; make it available first' : 'Already inactive'
  const stays = affectedBookings.filter(({ kind }) => kind === 'reservation').length
  const blockings = isDated(draft) ? affectedBookings.length - stays : 0
  const obstacles = [...counted(stays, 'stay', 'stays'), ...counted(blockings, 'blocking', 'blockings')]
  if (obstacles.length > 0)
    return `${obstacles.join(' and ')} ${stays + blockings === 1 ? 'stands' : 'stand'} in the way`
  // A guest who has not checked out counts, even if their last night is over.
  const includesToday = !isDated(draft) || draft.from === today
  return includesToday && facility.occupancy === 'occupied' ? 'A guest is in house' : null
}

/** Statuses that at least one facility can take. */
export function offeredStatuses(facilities: readonly Facility[]): FacilityStatusName[] {
  const isSomeActive = facilities.some((facility) => facility.facility_status !== 'inactive')
  const isSomeBlocked = facilities.some((facility) => facility.facility_status !== 'available')
  return facilityStatuses.filter((status) => (status === 'available' ? isSomeBlocked : isSomeActive))
}

/** The request of a status change. */
export function requestOf(draft: StatusDraft, ids: number[], blockingIds: readonly number[]): UpdateFacilityStatus {
  const base = { facility_ids: ids, facility_status: draft.status }
  if (!isDated(draft)) return blockingIds.length > 0 ? { ...base, blocking_ids: [...blockingIds] } : base
  return {
    ...base,
    date_from: draft.from,
    date_to: draft.to,
    reason_code: draft.reasonCode ?? undefined,
    reason: draft.reason.trim() || null,
    remarks: draft.remarks.trim(),
    return_status: draft.returnStatus,
  }
}

/** True if the blockings to end have not begun. The calendar also ends active blockings by id. */
export const isComing = (facilities: readonly Facility[], blockingIds: readonly number[]) =>
  blockingIds.length > 0 && facilities.every(({ current_blocking }) => current_blocking?.state !== 'active')

const blockingNoun = { one: 'blocking', many: 'blockings' }

/** Noun and verb of the result message: "2 rooms" "set to out of order". Ending a blocking counts blockings: "1 blocking" "released". */
export function doneText(
  { status }: StatusDraft,
  facilities: readonly Facility[],
  { noun, blockingIds, isFixed }: { noun: Noun; blockingIds: readonly number[]; isFixed: boolean },
): { noun: Noun; done: string } {
  if (status !== 'available') return { noun, done: `set to ${facilityStatusRules[status].label.toLowerCase()}` }
  if (isComing(facilities, blockingIds)) return { noun: blockingNoun, done: 'released' }
  const isEnd = isFixed && facilities.every((facility) => facility.facility_status !== 'inactive')
  return isEnd ? { noun: blockingNoun, done: 'ended' } : { noun, done: 'made available' }
}

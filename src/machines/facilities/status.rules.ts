import type { ApiError } from '../../api/api-error.ts'
import { maxCalendarDays } from '../../api/contract/blocking.ts'
import type { Facility } from '../../api/contract/facility.ts'
import { facilityStatuses } from '../../api/contract/enums.ts'
import {
  type BlockingReasonCode,
  conflictsText,
  type FacilityStatusName,
  facilityStatusRules,
  type UpdateFacilityStatus,
} from '../../api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import type { AffectedBooking } from './affected-bookings.rules.ts'
import { addDays, daysBetween } from '../../api/contract/days.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'
import type { ActionWords } from '../dialog/dialog-report.ts'
import { phrase } from '../../phrases/phrase.ts'

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
  if (!from || !to) return phrase('facilities.required')
  if (from >= to) return phrase('facilities.mustBeAfterFirstNight')
  if (from < today) return phrase('facilities.firstNightIsOver')
  return daysBetween(from, to) > maxCalendarDays
    ? phrase('facilities.atMostNights', { max: maxCalendarDays })
    : undefined
}

/** Validation messages of the form. Only a dated status has other fields. */
export function draftErrors(draft: StatusDraft, today: string): StatusErrors {
  if (!isDated(draft)) return {}
  const nights = nightsError(draft, today)
  return {
    ...(nights && { nights }),
    ...(draft.reasonCode === null && { reasonCode: phrase('facilities.required') }),
    ...(draft.reasonCode === 'other' && draft.reason.trim() === '' && { reason: phrase('facilities.required') }),
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

/** Reason for an expected denial, known before the request (domain D31); null if allowed. */
export function statusDeniedReason(
  facility: Facility,
  draft: StatusDraft,
  affectedBookings: readonly AffectedBooking[],
  { today, blockingIds }: { today: string; blockingIds: readonly number[] },
): string | null {
  const isInactive = facility.facility_status === 'inactive'
  if (draft.status === 'available')
    return isInactive || endedBlocking(facility, blockingIds) ? null : phrase('facilities.alreadyAvailable')
  if (isInactive) return isDated(draft) ? phrase('facilities.inactiveFirst') : phrase('facilities.alreadyInactive')
  // Only stays prevent "inactive".
  const conflicts = isDated(draft) ? affectedBookings : affectedBookings.filter(({ kind }) => kind === 'reservation')
  if (conflicts.length > 0) return conflictsText(conflicts)
  // A guest who has not checked out counts, even if their last night is over.
  const includesToday = !isDated(draft) || draft.from === today
  return includesToday && facility.occupancy === 'occupied' ? phrase('facilities.aGuestIsInHouse') : null
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

const released: ActionWords = {
  done: (count) => phrase('facilities.blockingsReleased', { count }),
  partlyDone: ({ done, count, refused }) => phrase('facilities.blockingsPartlyReleased', { done, count, refused }),
}

const ended: ActionWords = {
  done: (count) => phrase('facilities.blockingsEnded', { count }),
  partlyDone: ({ done, count, refused }) => phrase('facilities.blockingsPartlyEnded', { done, count, refused }),
}

const madeAvailable = (kind: FacilityKind): ActionWords => ({
  done: (count) => phrase('facilities.becameAvailable', { kind, count }),
  partlyDone: ({ done, count, refused }) => phrase('facilities.partlyBecameAvailable', { kind, done, count, refused }),
})

const statusSet = (kind: FacilityKind, status: string): ActionWords => ({
  done: (count) => phrase('facilities.statusChanged', { kind, count, status }),
  partlyDone: ({ done, count, refused }) =>
    phrase('facilities.statusPartlyChanged', { kind, done, count, refused, status }),
})

/** Words of the result message. Ending a blocking counts blockings: "1 blocking released." */
export function doneWords(
  { status }: StatusDraft,
  facilities: readonly Facility[],
  { kind, blockingIds, isFixed }: { kind: FacilityKind; blockingIds: readonly number[]; isFixed: boolean },
): ActionWords {
  if (status !== 'available') return statusSet(kind, phrase('facilities.statusInSentence', { status }))
  if (isComing(facilities, blockingIds)) return released
  const isEnd = isFixed && facilities.every((facility) => facility.facility_status !== 'inactive')
  return isEnd ? ended : madeAvailable(kind)
}

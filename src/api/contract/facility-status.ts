import * as v from 'valibot'
import { facilityStatuses } from './enums.ts'
import { CalendarDate, Id, LockVersion, singleLine, list, orNull, multiLine, text } from './wire.ts'
import { HousekeepingStatus } from './housekeeping.ts'
import { LockVersions, VersionedResult } from './item-versions.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Statuses of a facility, independent of its housekeeping condition (domain D30). Statuses with dates are blockings. */

export const FacilityStatusName = v.picklist(facilityStatuses, () => phrase('facilities.mustBeFacilityStatus'))
export type FacilityStatusName = v.InferOutput<typeof FacilityStatusName>

const facilityStatusCategories = ['Operational', 'Blocked', 'Retired'] as const
export const FacilityStatusCategoryName = v.picklist(facilityStatusCategories, () =>
  phrase('facilities.mustBeStatusCategory'),
)
export type FacilityStatusCategoryName = v.InferOutput<typeof FacilityStatusCategoryName>

/** Statuses with dates; each is stored as a blocking. */
export const blockingKinds = ['out_of_service', 'out_of_order', 'internal_use', 'hold', 'out_of_inventory'] as const
export const BlockingKind = v.picklist(blockingKinds, () => phrase('facilities.mustBeABlockingKind'))
export type BlockingKind = v.InferOutput<typeof BlockingKind>

interface StatusRule {
  label: string
  code: string
  category: FacilityStatusCategoryName
  isDated: boolean
}

export const facilityStatusRules: Record<FacilityStatusName, StatusRule> = {
  available: {
    get label() {
      return phrase('facilities.available')
    },
    code: 'AV',
    category: 'Operational',
    isDated: false,
  },
  out_of_service: {
    get label() {
      return phrase('facilities.outOfService')
    },
    code: 'OS',
    category: 'Operational',
    isDated: true,
  },
  out_of_order: {
    get label() {
      return phrase('facilities.outOfOrder')
    },
    code: 'OO',
    category: 'Blocked',
    isDated: true,
  },
  internal_use: {
    get label() {
      return phrase('facilities.internalUse')
    },
    code: 'IU',
    category: 'Blocked',
    isDated: true,
  },
  hold: {
    get label() {
      return phrase('facilities.hold')
    },
    code: 'HD',
    category: 'Blocked',
    isDated: true,
  },
  out_of_inventory: {
    get label() {
      return phrase('facilities.outOfInventory')
    },
    code: 'OI',
    category: 'Retired',
    isDated: true,
  },
  inactive: {
    get label() {
      return phrase('facilities.inactive')
    },
    code: 'IN',
    category: 'Retired',
    isDated: false,
  },
}

/** Reasons for a blocking, with labels. */
export const blockingReasons = {
  get maintenance() {
    return phrase('facilities.maintenance')
  },
  get leak() {
    return phrase('facilities.leakOrWaterDamage')
  },
  get renovation() {
    return phrase('facilities.renovation')
  },
  get deep_cleaning() {
    return phrase('facilities.deepCleaning')
  },
  get pest_control() {
    return phrase('facilities.pestControl')
  },
  get safety() {
    return phrase('facilities.safetyOrFireCheck')
  },
  get staff_use() {
    return phrase('facilities.staffUse')
  },
  get show_room() {
    return phrase('facilities.showRoom')
  },
  get vip_hold() {
    return phrase('facilities.heldForAGuest')
  },
  get seasonal() {
    return phrase('facilities.closedForTheSeason')
  },
  get other() {
    return phrase('facilities.other')
  },
} as const
export const blockingReasonCodes = Object.keys(blockingReasons) as (keyof typeof blockingReasons)[]
export const BlockingReasonCode = v.picklist(blockingReasonCodes, () => phrase('facilities.mustBeAReason'))
export type BlockingReasonCode = v.InferOutput<typeof BlockingReasonCode>

/** GET facility_status, with an optional `name` (domain D19). */
export const FacilityStatus = v.object({
  id: v.number(),
  name: FacilityStatusName,
  label: v.string(),
  code: v.string(),
  is_dated: v.boolean(),
  facility_status_category: v.object({ id: v.number(), name: FacilityStatusCategoryName }),
})
export type FacilityStatus = v.InferOutput<typeof FacilityStatus>
export const FacilityStatusQuery = v.strictObject({ name: v.optional(v.pipe(text, v.maxLength(40))) })

/** GET facility_status_category, with an optional `name`: how the statuses of a category affect the figures. */
export const FacilityStatusCategory = v.object({
  id: v.number(),
  name: FacilityStatusCategoryName,
  deducts_inventory: v.boolean(),
  counts_in_house: v.boolean(),
  assignable: v.boolean(),
})
export type FacilityStatusCategory = v.InferOutput<typeof FacilityStatusCategory>

const blockingStates = ['scheduled', 'active', 'completed', 'cancelled'] as const
export const BlockingState = v.picklist(blockingStates)

/** Blocked nights of a facility, half-open `[date_from, date_to)`. */
export const RoomBlocking = v.object({
  id: v.number(),
  facility_id: v.number(),
  kind: BlockingKind,
  reason_code: BlockingReasonCode,
  reason: v.string(),
  remarks: v.string(),
  date_from: CalendarDate,
  date_to: CalendarDate,
  /** The room's condition after the blocking ends. */
  return_status: HousekeepingStatus,
  state: BlockingState,
  lock_version: v.optional(v.number()),
})
export type RoomBlocking = v.InferOutput<typeof RoomBlocking>

/** A booking or a blocking that prevents a blocking. Dates are half-open. */
export const Conflict = v.object({
  kind: v.picklist([...blockingKinds, 'reservation']),
  id: v.number(),
  label: v.string(),
  date_from: CalendarDate,
  date_to: CalendarDate,
})
export type Conflict = v.InferOutput<typeof Conflict>

/** Why a status is denied: how many stays and blockings take its nights. */
export function conflictsText(conflicts: readonly Pick<Conflict, 'kind'>[]): string {
  const stays = conflicts.filter(({ kind }) => kind === 'reservation').length
  const blockings = conflicts.length - stays
  if (blockings === 0) return phrase('calendar.staysInTheWay', { stays })
  if (stays === 0) return phrase('calendar.blockingsInTheWay', { blockings })
  return phrase('calendar.staysAndBlockingsInTheWay', { stays, blockings })
}

/**
 * POST update_facility_status (domain D31). A status with dates creates a blocking of each facility. `available` ends
 * the current blocking, or those of `blocking_ids`, or reactivates an inactive facility. `inactive` has no dates.
 * Extension: a status with dates and one of `blocking_ids` changes that blocking, and moves it if the facility differs.
 * With `lock_version` the change fails if someone else has changed it. `lock_versions`: of `blocking_ids`, or else of the facilities.
 */
export const UpdateFacilityStatus = v.pipe(
  v.strictObject({
    facility_ids: v.pipe(
      list(Id),
      v.minLength(1, () => phrase('facilities.required')),
    ),
    facility_status: FacilityStatusName,
    date_from: v.optional(orNull(CalendarDate)),
    date_to: v.optional(orNull(CalendarDate)),
    reason_code: v.optional(BlockingReasonCode),
    reason: v.optional(orNull(singleLine(200))),
    remarks: v.optional(multiLine(1000)),
    return_status: v.optional(HousekeepingStatus),
    blocking_ids: v.optional(list(Id)),
    lock_version: v.optional(LockVersion),
    lock_versions: LockVersions,
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { facility_status, facility_ids, blocking_ids = [], date_from, date_to, reason_code, reason } = dataset.value
    const add = (key: 'date_from' | 'date_to' | 'reason_code' | 'reason' | 'blocking_ids', message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: { ...dataset.value }, key, value: dataset.value[key] }],
      })
    if (!facilityStatusRules[facility_status].isDated) return
    if (!date_from) add('date_from', phrase('facilities.required'))
    if (!date_to) add('date_to', phrase('facilities.required'))
    if (date_from && date_to && date_from >= date_to) add('date_to', phrase('facilities.mustBeAfterFirstNight'))
    if (!reason_code) add('reason_code', phrase('facilities.required'))
    if (reason_code === 'other' && !reason) add('reason', phrase('facilities.required'))
    if (blocking_ids.length > 1 || (blocking_ids.length === 1 && facility_ids.length > 1))
      add('blocking_ids', phrase('facilities.onlyOneBlocking'))
  }),
)
export type UpdateFacilityStatus = v.InferOutput<typeof UpdateFacilityStatus>

/**
 * Reply of update_facility_status: one result per facility, with the conflicts or with the blocking that was created or
 * changed. Code `CHANGED` means that someone else changed it first; `current` is its present state. `lock_version` is
 * that of the blocking in `blocking_id`, or else that of the facility.
 */
export const StatusResults = v.object({
  results: v.array(
    v.object({
      ...VersionedResult.entries,
      blocking_id: v.optional(v.nullable(v.number())),
      conflicts: v.optional(v.array(Conflict)),
      code: v.optional(v.nullable(v.picklist(['CHANGED']))),
      current: v.optional(RoomBlocking),
    }),
  ),
})
export type StatusResults = v.InferOutput<typeof StatusResults>

import * as v from 'valibot'
import { GuestService, HousekeepingStatus } from './housekeeping.ts'
import { CalendarDate, Id, Instant, instantCursor, perPage } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Shapes of the housekeeping history, read through GraphQL (domain D41). */

/** Change of one field. Names and codes are those of the activity log; an attendant is a name. */
const RoomChange = v.object({ field: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })

/** One change of a room by a user or by the system. */
export const HousekeepingEntry = v.object({
  id: v.number(),
  occurred_at: Instant,
  actor: v.string(),
  actor_type: v.picklist(['user', 'system', 'anonymous']),
  event: v.string(),
  facility_id: v.number(),
  facility_name: v.string(),
  changes: v.array(RoomChange),
  reason: v.nullable(v.string()),
  /** As in the activity log: why the caller cannot undo the entry, and the entry that undid it. */
  undo_refusal: v.nullable(v.string()),
  undone_by: v.nullable(v.number()),
})
export type HousekeepingEntry = v.InferOutput<typeof HousekeepingEntry>

/** One page, newest first. `next_cursor` leads to older entries; null at the end. */
export const HousekeepingHistory = v.object({ data: v.array(HousekeepingEntry), next_cursor: v.nullable(v.string()) })
export type HousekeepingHistory = v.InferOutput<typeof HousekeepingHistory>

/** `from` and `to` are days at the property, both included. */
export const HousekeepingHistoryQuery = v.strictObject({
  property_id: Id,
  facility_id: v.optional(Id),
  from: v.optional(CalendarDate),
  to: v.optional(CalendarDate),
  cursor: v.optional(instantCursor),
  per_page: v.optional(perPage, 50),
})
export type HousekeepingHistoryQuery = v.InferOutput<typeof HousekeepingHistoryQuery>

/** Condition of a room at a past instant. */
export const RoomAsOf = v.object({
  facility_id: v.number(),
  facility_name: v.string(),
  facility_type: v.string(),
  floor: v.nullable(v.string()),
  housekeeping_status: HousekeepingStatus,
  service: GuestService,
  attendant: v.nullable(v.string()),
  hk_priority: v.picklist([0, 1]),
})
export type RoomAsOf = v.InferOutput<typeof RoomAsOf>

/** All rooms of the property at an instant, including changes made at that instant. */
export const HousekeepingAsOf = v.object({ at: Instant, rooms: v.array(RoomAsOf) })
export type HousekeepingAsOf = v.InferOutput<typeof HousekeepingAsOf>

export const HousekeepingAsOfQuery = v.strictObject({
  property_id: Id,
  at: v.pipe(
    Instant,
    v.regex(/(Z|[+-]\d\d:\d\d)$/, () => phrase('housekeeping.offsetMissing')),
    v.transform((at) => new Date(at).toISOString()),
    v.check(
      (at) => at >= '2000' && at < '2200',
      () => phrase('housekeeping.instantOutOfReach'),
    ),
  ),
})
export type HousekeepingAsOfQuery = v.InferOutput<typeof HousekeepingAsOfQuery>

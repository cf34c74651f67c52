import * as v from 'valibot'
import { housekeepingStatuses, guestServices, discrepancies, stayStates } from './enums.ts'
import { ItemResult } from './reply.ts'
import { Id, Instant, ZeroOrOne, singleLine, list, orNull } from './wire.ts'
import { listText } from '../../phrases/list-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/* Conditions of a room and the allowed transitions. Screens and server share these rules (domain D29). */

export const HousekeepingStatus = v.picklist(housekeepingStatuses, () => phrase('housekeeping.mustBeStatus'))
export type HousekeepingStatus = v.InferOutput<typeof HousekeepingStatus>

/** Requests of the guest in the room. */
export const GuestService = v.picklist(guestServices, () => phrase('housekeeping.mustBeService'))
export type GuestService = v.InferOutput<typeof GuestService>

export const housekeepingNames: Record<HousekeepingStatus, { label: string; code: string }> = {
  dirty: {
    get label() {
      return phrase('housekeeping.dirty')
    },
    code: 'DI',
  },
  cleaning: {
    get label() {
      return phrase('housekeeping.cleaning')
    },
    code: 'CG',
  },
  pickup: {
    get label() {
      return phrase('housekeeping.pickup')
    },
    code: 'PU',
  },
  clean: {
    get label() {
      return phrase('housekeeping.clean')
    },
    code: 'CL',
  },
  inspected: {
    get label() {
      return phrase('housekeeping.inspected')
    },
    code: 'IP',
  },
}

export const housekeepingEvents = ['start', 'finish', 'pass', 'fail', 'touch_up'] as const
export type HousekeepingEvent = (typeof housekeepingEvents)[number]

interface Transition {
  label: string
  from: readonly HousekeepingStatus[]
  to: HousekeepingStatus
  needsReason: boolean
}

/** Every status is the target of exactly one event, so a target status identifies the event. */
export const housekeepingTransitions: Record<HousekeepingEvent, Transition> = {
  start: {
    get label() {
      return phrase('housekeeping.startCleaning')
    },
    from: ['dirty', 'pickup'],
    to: 'cleaning',
    needsReason: false,
  },
  finish: {
    get label() {
      return phrase('housekeeping.finishCleaning')
    },
    from: ['cleaning'],
    to: 'clean',
    needsReason: false,
  },
  pass: {
    get label() {
      return phrase('housekeeping.passInspection')
    },
    from: ['clean'],
    to: 'inspected',
    needsReason: false,
  },
  fail: {
    get label() {
      return phrase('housekeeping.failInspection')
    },
    from: ['clean', 'inspected'],
    to: 'dirty',
    needsReason: true,
  },
  touch_up: {
    get label() {
      return phrase('housekeeping.needsATouchUp')
    },
    from: ['clean', 'inspected'],
    to: 'pickup',
    needsReason: false,
  },
}

/** The event that leads to a status. */
export const housekeepingEventTo = (status: HousekeepingStatus): HousekeepingEvent =>
  housekeepingEvents.find((event) => housekeepingTransitions[event].to === status)!

interface Condition {
  housekeeping_status: HousekeepingStatus
  service: GuestService
}

/** Why the condition cannot change to `to`, or null. Cleaning cannot start while the guest asks not to be disturbed. */
export function housekeepingDeniedReason({ housekeeping_status: from, service }: Condition, to: HousekeepingStatus) {
  const transition = housekeepingTransitions[housekeepingEventTo(to)]
  if (!transition.from.includes(from)) {
    const allowed = listText(
      transition.from.map((status) => phrase('housekeeping.statusOfRooms', { status })),
      'disjunction',
    )
    return phrase('housekeeping.eventNeedsOtherStatus', { event: transition.label, allowed, status: from })
  }
  if (to === 'cleaning' && service === 'dnd') return phrase('housekeeping.guestAskedNotToBeDisturbed')
  return to === 'cleaning' && service === 'declined' ? phrase('housekeeping.guestDeclinedService') : null
}

/** Occupancy as an attendant reported it, independent of the front office. */
export const Occupancy = v.picklist(['vacant', 'occupied'], () => phrase('housekeeping.mustBeVacantOrOccupied'))
export type Occupancy = v.InferOutput<typeof Occupancy>

/**
 * Difference between report and front office. `skip`: reported vacant, should be occupied. `sleep`: reported occupied,
 * should be vacant (domain D41).
 */
export const Discrepancy = v.picklist(discrepancies, () => phrase('housekeeping.mustBeDiscrepancy'))
export type Discrepancy = v.InferOutput<typeof Discrepancy>

/** The discrepancy of a room; `none` without a report. */
export function discrepancyOf(occupancy: Occupancy, reported: Occupancy | null): Discrepancy {
  if (reported === null || reported === occupancy) return 'none'
  return reported === 'vacant' ? 'skip' : 'sleep'
}

/** Stay status of a room today. A departure takes precedence over an arrival. */
export const StayToday = v.picklist(stayStates, () => phrase('housekeeping.mustBeStay'))
export type StayToday = v.InferOutput<typeof StayToday>

const changes = {
  housekeeping_status: v.optional(HousekeepingStatus),
  hk_priority: v.optional(ZeroOrOne),
  service: v.optional(GuestService),
  /** Empty means unassigned. */
  attendant_id: v.optional(orNull(Id)),
  reported_occupancy: v.optional(orNull(Occupancy)),
}
const changeNames = Object.keys(changes) as (keyof typeof changes)[]

/** Minutes in which users can undo their own change of a condition. */
export const undoMinutes = 15

/**
 * POST update_room_status: one result per id. A failed inspection requires a reason. All fields but the condition are
 * an extension.
 * `based_on` is the `hk_changed_at` that the user saw, one for all ids or one per id, empty for a room that was never
 * changed. If someone else has changed the room since, the result is `CHANGED`, so that an offline queue reports the
 * conflict instead of overwriting.
 * `undo` reverts the caller's own last change of the condition to `housekeeping_status`, the value before (ADR 0048).
 */
export const UpdateRoomStatus = v.pipe(
  v.strictObject({
    facility_ids: v.pipe(
      list(Id),
      v.minLength(1, () => phrase('housekeeping.required')),
    ),
    ...changes,
    reason: v.optional(singleLine(200)),
    undo: v.optional(ZeroOrOne),
    based_on: v.optional(list(v.union([v.picklist(['']), Instant]))),
  }),
  v.check(
    (input) => input.undo === 1 || changeNames.some((name) => input[name] !== undefined),
    () => phrase('housekeeping.nothingToChange'),
  ),
  v.forward(
    v.check(
      ({ undo, housekeeping_status }) => undo !== 1 || housekeeping_status !== undefined,
      () => phrase('housekeeping.required'),
    ),
    ['housekeeping_status'],
  ),
  v.forward(
    v.check(
      ({ undo, housekeeping_status: _condition, facility_ids: _ids, based_on: _seen, ...rest }) =>
        undo !== 1 || Object.values(rest).every((value) => value === undefined),
      () => phrase('housekeeping.undoesOnlyCondition'),
    ),
    ['undo'],
  ),
  v.forward(
    v.check(
      ({ housekeeping_status, reason, undo }) => undo === 1 || housekeeping_status !== 'dirty' || reason !== undefined,
      () => phrase('housekeeping.required'),
    ),
    ['reason'],
  ),
  v.forward(
    v.check(
      ({ based_on, facility_ids }) => !based_on || based_on.length <= 1 || based_on.length === facility_ids.length,
      () => phrase('housekeeping.oneForAllOrPerId'),
    ),
    ['based_on'],
  ),
)
export type UpdateRoomStatus = v.InferOutput<typeof UpdateRoomStatus>

const Person = v.object({ id: v.number(), name: v.string() })

/** Housekeeping fields of a room. A failed change returns their current values. */
export const RoomCondition = v.object({
  housekeeping_status: HousekeepingStatus,
  hk_changed_at: v.nullable(Instant),
  /** Null for the system, or if the room was never changed. */
  hk_changed_by: v.nullable(Person),
  service: GuestService,
  hk_priority: v.picklist([0, 1]),
  attendant: v.nullable(Person),
  reported_occupancy: v.nullable(Occupancy),
})
export type RoomCondition = v.InferOutput<typeof RoomCondition>

/** `code` is CHANGED if someone else changed the room first. `current` is absent if the room does not exist. */
export const RoomStatusResult = v.object({
  ...ItemResult.entries,
  code: v.optional(v.nullable(v.string())),
  current: v.optional(RoomCondition),
})
export type RoomStatusResult = v.InferOutput<typeof RoomStatusResult>
export const RoomStatusResults = v.object({ results: v.array(RoomStatusResult) })
export type RoomStatusResults = v.InferOutput<typeof RoomStatusResults>

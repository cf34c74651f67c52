import * as v from 'valibot'
import { housekeepingStatuses, guestServices, discrepancies, stayStates } from './enums.ts'
import { ItemResult } from './reply.ts'
import { Id, Instant, ZeroOrOne, singleLine, list, orNull } from './wire.ts'

/* Conditions of a room and the allowed transitions. Screens and server share these rules (domain D29). */

export const HousekeepingStatus = v.picklist(housekeepingStatuses, 'Must be a housekeeping status')
export type HousekeepingStatus = v.InferOutput<typeof HousekeepingStatus>

/** Requests of the guest in the room. */
export const GuestService = v.picklist(guestServices, 'Must be a service')
export type GuestService = v.InferOutput<typeof GuestService>

export const housekeepingNames: Record<HousekeepingStatus, { label: string; code: string }> = {
  dirty: { label: 'Dirty', code: 'DI' },
  cleaning: { label: 'Cleaning', code: 'CG' },
  pickup: { label: 'Pickup', code: 'PU' },
  clean: { label: 'Clean', code: 'CL' },
  inspected: { label: 'Inspected', code: 'IP' },
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
  start: { label: 'Start cleaning', from: ['dirty', 'pickup'], to: 'cleaning', needsReason: false },
  finish: { label: 'Finish cleaning', from: ['cleaning'], to: 'clean', needsReason: false },
  pass: { label: 'Pass inspection', from: ['clean'], to: 'inspected', needsReason: false },
  fail: { label: 'Fail inspection', from: ['clean', 'inspected'], to: 'dirty', needsReason: true },
  touch_up: { label: 'Needs a touch-up', from: ['clean', 'inspected'], to: 'pickup', needsReason: false },
}

/** The event that leads to a status. */
export const housekeepingEventTo = (status: HousekeepingStatus): HousekeepingEvent =>
  housekeepingEvents.find((event) => housekeepingTransitions[event].to === status)!

interface Condition {
  housekeeping_status: HousekeepingStatus
  service: GuestService
}

const joined = (names: string[]) => names.join(' or ')

/** Why the condition cannot change to `to`, or null. Cleaning cannot start while the guest asks not to be disturbed. */
export function housekeepingDeniedReason({ housekeeping_status: from, service }: Condition, to: HousekeepingStatus) {
  const transition = housekeepingTransitions[housekeepingEventTo(to)]
  if (!transition.from.includes(from)) {
    const allowed = joined(transition.from.map((status) => housekeepingNames[status].label.toLowerCase()))
    return `${transition.label} is for rooms that are ${allowed}; this one is ${housekeepingNames[from].label.toLowerCase()}`
  }
  if (to === 'cleaning' && service === 'dnd') return 'The guest asked not to be disturbed'
  return to === 'cleaning' && service === 'declined' ? 'The guest declined service' : null
}

/** Shown to an attendant who inspects a room that they cleaned: someone else must inspect it. */
export const ownWorkDeniedReason = 'You cleaned this room; someone else must inspect it'

/** Roles that do the work which others inspect. */
const rolesWithoutInspection: ReadonlySet<string> = new Set(['Housekeeping Attendant', 'Maintenance'])

/** True if a person with these roles may pass or fail an inspection (domain D29). */
export const mayInspect = (roles: readonly string[]): boolean =>
  roles.length === 0 || roles.some((role) => !rolesWithoutInspection.has(role))

/** Shown to a person whose roles do not inspect. */
export const inspectionDeniedReason = 'A supervisor inspects the rooms'

/** Events of an inspection. */
export const isInspection = (event: HousekeepingEvent): boolean => event === 'pass' || event === 'fail'

/** Occupancy as an attendant reported it, independent of the front office. */
export const Occupancy = v.picklist(['vacant', 'occupied'], 'Must be vacant or occupied')
export type Occupancy = v.InferOutput<typeof Occupancy>

/**
 * Difference between report and front office. `skip`: reported vacant, should be occupied. `sleep`: reported occupied,
 * should be vacant (domain D41).
 */
export const Discrepancy = v.picklist(discrepancies, 'Must be a discrepancy')
export type Discrepancy = v.InferOutput<typeof Discrepancy>

/** The discrepancy of a room; `none` without a report. */
export function discrepancyOf(occupancy: Occupancy, reported: Occupancy | null): Discrepancy {
  if (reported === null || reported === occupancy) return 'none'
  return reported === 'vacant' ? 'skip' : 'sleep'
}

/** Stay status of a room today. A departure takes precedence over an arrival. */
export const StayToday = v.picklist(stayStates, 'Must be a stay')
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
    facility_ids: v.pipe(list(Id), v.minLength(1, 'Required')),
    ...changes,
    reason: v.optional(singleLine(200)),
    undo: v.optional(ZeroOrOne),
    based_on: v.optional(list(v.union([v.picklist(['']), Instant]))),
  }),
  v.check(
    (input) => input.undo === 1 || changeNames.some((name) => input[name] !== undefined),
    'Give something to change',
  ),
  v.forward(
    v.check(({ undo, housekeeping_status }) => undo !== 1 || housekeeping_status !== undefined, 'Required'),
    ['housekeeping_status'],
  ),
  v.forward(
    v.check(
      ({ undo, housekeeping_status: _condition, facility_ids: _ids, based_on: _seen, ...rest }) =>
        undo !== 1 || Object.values(rest).every((value) => value === undefined),
      'Undoes a condition alone',
    ),
    ['undo'],
  ),
  v.forward(
    v.check(
      ({ housekeeping_status, reason, undo }) => undo === 1 || housekeeping_status !== 'dirty' || reason !== undefined,
      'Required',
    ),
    ['reason'],
  ),
  v.forward(
    v.check(
      ({ based_on, facility_ids }) => !based_on || based_on.length <= 1 || based_on.length === facility_ids.length,
      'One for all, or one an id',
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

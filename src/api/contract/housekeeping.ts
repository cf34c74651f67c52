import * as v from 'valibot'
import { Id, line, list } from './wire.ts'

/* The condition of a room and how it may change: one rule for the screens and the server (readings, Housekeeping status). */

export const housekeepingStatuses = ['dirty', 'cleaning', 'pickup', 'clean', 'inspected'] as const
export const HousekeepingStatus = v.picklist(housekeepingStatuses, 'Must be a housekeeping status')
export type HousekeepingStatus = v.InferOutput<typeof HousekeepingStatus>

/** What the guest in the room asks for. */
export const guestServices = ['none', 'dnd', 'make_up', 'declined'] as const
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

/** Each event leads to a status of its own, so the wanted status names the event. */
export const housekeepingTransitions: Record<HousekeepingEvent, Transition> = {
  start: { label: 'Start cleaning', from: ['dirty', 'pickup'], to: 'cleaning', needsReason: false },
  finish: { label: 'Finish cleaning', from: ['cleaning'], to: 'clean', needsReason: false },
  pass: { label: 'Pass inspection', from: ['clean'], to: 'inspected', needsReason: false },
  fail: { label: 'Fail inspection', from: ['clean', 'inspected'], to: 'dirty', needsReason: true },
  touch_up: { label: 'Needs a touch-up', from: ['clean', 'inspected'], to: 'pickup', needsReason: false },
}

interface Condition {
  housekeeping_status: HousekeepingStatus
  service: GuestService
}

const joined = (names: string[]) => names.join(' or ')

/** Why `to` cannot follow in this condition, or null. Cleaning does not start where the guest wants to be left alone. */
export function housekeepingRefusal({ housekeeping_status: from, service }: Condition, to: HousekeepingStatus) {
  const transition = Object.values(housekeepingTransitions).find((candidate) => candidate.to === to)!
  if (!transition.from.includes(from)) {
    const allowed = joined(transition.from.map((status) => housekeepingNames[status].label.toLowerCase()))
    return `${transition.label} is for rooms that are ${allowed}; this one is ${housekeepingNames[from].label.toLowerCase()}`
  }
  if (to === 'cleaning' && service === 'dnd') return 'The guest asked not to be disturbed'
  return to === 'cleaning' && service === 'declined' ? 'The guest declined service' : null
}

/** POST update_room_status: a result an id. A failed inspection says why. */
export const UpdateRoomStatus = v.pipe(
  v.strictObject({
    facility_ids: v.pipe(list(Id), v.minLength(1, 'Required')),
    housekeeping_status: HousekeepingStatus,
    reason: v.optional(line(200)),
  }),
  v.forward(
    v.check(({ housekeeping_status, reason }) => housekeeping_status !== 'dirty' || reason !== undefined, 'Required'),
    ['reason'],
  ),
)
export type UpdateRoomStatus = v.InferOutput<typeof UpdateRoomStatus>

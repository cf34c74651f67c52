import {
  type GuestService,
  type HousekeepingEvent,
  type HousekeepingStatus,
  housekeepingEvents,
  housekeepingNames,
  housekeepingTransitions,
  type RoomCondition,
} from '../../api/contract/housekeeping.ts'
import type { RoomWish } from './room.rules.ts'

export const serviceNames: Record<GuestService, string> = {
  none: 'No request',
  dnd: 'Do not disturb',
  make_up: 'Make up',
  declined: 'Service declined',
}

/** Each event leads to a status of its own, so the status names the event. */
const eventTo = (wish: RoomWish): HousekeepingEvent | undefined =>
  housekeepingEvents.find((event) => housekeepingTransitions[event].to === wish.housekeeping_status)

const statusWord = (status: HousekeepingStatus) => housekeepingNames[status].label.toLowerCase()

/** What is wished, in words: "Start cleaning", "Priority on, Ana Lima". */
export function wishText(wish: RoomWish): string {
  if (wish.undo && wish.housekeeping_status) return `Undo: back to ${statusWord(wish.housekeeping_status)}`
  const event = eventTo(wish)
  const words = [
    event && housekeepingTransitions[event].label + (wish.reason ? `: ${wish.reason}` : ''),
    wish.service && serviceNames[wish.service],
    wish.hk_priority !== undefined && (wish.hk_priority === 1 ? 'Priority on' : 'Priority off'),
    wish.attendant !== undefined && (wish.attendant ? `Assign to ${wish.attendant.name}` : 'Assign to nobody'),
    wish.reported_occupancy !== undefined &&
      (wish.reported_occupancy ? `Found ${wish.reported_occupancy}` : 'Nothing reported'),
  ]
  return words.filter((word) => typeof word === 'string' && word !== '').join(', ')
}

/** What has been done, as in "3 rooms set to clean." */
export function doneText(wish: RoomWish): string {
  if (wish.housekeeping_status) return `${wish.undo ? 'put back' : 'set'} to ${statusWord(wish.housekeeping_status)}`
  if (wish.service) return `set to “${serviceNames[wish.service]}”`
  if (wish.hk_priority !== undefined) return wish.hk_priority === 1 ? 'given priority' : 'without priority'
  if (wish.attendant !== undefined) return wish.attendant ? `assigned to ${wish.attendant.name}` : 'assigned to nobody'
  return wish.reported_occupancy ? `reported ${wish.reported_occupancy}` : 'without a report'
}

/** The condition in words, as far as the wish concerns it: what the other side of a conflict says. */
export function conditionText(now: RoomCondition, wish: RoomWish): string {
  const words = [
    housekeepingNames[now.housekeeping_status].label,
    wish.service !== undefined && serviceNames[now.service],
    wish.hk_priority !== undefined && (now.hk_priority === 1 ? 'Priority on' : 'Priority off'),
    wish.attendant !== undefined && (now.attendant?.name ?? 'Nobody assigned'),
    wish.reported_occupancy !== undefined &&
      (now.reported_occupancy ? `Found ${now.reported_occupancy}` : 'Nothing reported'),
  ]
  return words.filter((word) => word !== false).join(', ')
}

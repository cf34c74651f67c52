import {
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingDeniedReason,
  housekeepingTransitions,
  inspectionDeniedReason,
  isInspection,
  ownWorkDeniedReason,
} from '../../api/contract/housekeeping.ts'
import type { HousekeepingRoom } from './room.rules.ts'

type ChangeableRoom = Pick<HousekeepingRoom, 'status' | 'service'> &
  Partial<Pick<HousekeepingRoom, 'isOwnWork' | 'canInspect'>>

/** Reason why the room doesn't allow the event; null if it does. */
export function eventDeniedReason(
  { status, service, isOwnWork, canInspect = true }: ChangeableRoom,
  event: HousekeepingEvent,
): string | null {
  if (isInspection(event) && !canInspect) return inspectionDeniedReason
  if (event === 'pass' && isOwnWork) return ownWorkDeniedReason
  return housekeepingDeniedReason({ housekeeping_status: status, service }, housekeepingTransitions[event].to)
}

export interface OfferedAction {
  event: HousekeepingEvent
  label: string
  /** Number of rooms that allow the event. */
  count: number
  /** Reason if no room allows it; null otherwise. */
  deniedReason: string | null
}

/** All five events for these rooms: the number of rooms that allow each, or the reason why none does. */
export const offeredActions = (rooms: readonly ChangeableRoom[]): OfferedAction[] =>
  housekeepingEvents.map((event) => {
    const reasons = rooms.map((room) => eventDeniedReason(room, event))
    const count = reasons.filter((deniedReason) => deniedReason === null).length
    const deniedReason = count > 0 ? null : (reasons[0] ?? 'No room is selected')
    return { event, label: housekeepingTransitions[event].label, count, deniedReason }
  })

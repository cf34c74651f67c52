import { type HousekeepingEvent, housekeepingEvents, housekeepingTransitions } from '../../api/contract/housekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'
import { type ChangeableRoom, eventDeniedReason } from './room.rules.ts'

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
    const deniedReason = count > 0 ? null : (reasons[0] ?? phrase('housekeeping.noRoomSelected'))
    return { event, label: housekeepingTransitions[event].label, count, deniedReason }
  })

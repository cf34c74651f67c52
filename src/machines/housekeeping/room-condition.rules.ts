import {
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingDeniedReason,
  housekeepingTransitions,
  ownWorkDeniedReason,
} from '../../api/contract/housekeeping.ts'
import { roomConditionMachine } from './room-condition.machine.ts'
import type { HousekeepingRoom } from './room.rules.ts'

type ChartedRoom = Pick<HousekeepingRoom, 'status' | 'service' | 'occupancy' | 'reported'> &
  Partial<Pick<HousekeepingRoom, 'isOwnWork'>>

/** The machine snapshot that represents a room. */
const snapshotOf = ({ status, service, occupancy, reported }: ChartedRoom) =>
  roomConditionMachine.resolveState({ value: { condition: status, service, occupancy, report: reported ?? 'none' } })

/**
 * Reason why the room doesn't allow the event; null if it does. The machine decides; the rule shared with the server gives the reason.
 */
export function eventDeniedReason(room: ChartedRoom, event: HousekeepingEvent): string | null {
  if (event === 'pass' && room.isOwnWork) return ownWorkDeniedReason
  if (snapshotOf(room).can({ type: event })) return null
  const { label, to } = housekeepingTransitions[event]
  const said = housekeepingDeniedReason({ housekeeping_status: room.status, service: room.service }, to)
  return said ?? `${label} cannot follow now`
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
export const offeredActions = (rooms: readonly ChartedRoom[]): OfferedAction[] =>
  housekeepingEvents.map((event) => {
    const refusals = rooms.map((room) => eventDeniedReason(room, event))
    const count = refusals.filter((deniedReason) => deniedReason === null).length
    const deniedReason = count > 0 ? null : (refusals[0] ?? 'No room is selected')
    return { event, label: housekeepingTransitions[event].label, count, deniedReason }
  })

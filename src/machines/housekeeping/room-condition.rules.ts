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

/** Where a room stands in its chart. */
const snapshotOf = ({ status, service, occupancy, reported }: ChartedRoom) =>
  roomConditionMachine.resolveState({ value: { condition: status, service, occupancy, report: reported ?? 'none' } })

/** Why the room cannot take the event, or null: the chart decides, the rule shared with the server says why. */
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
  /** How many of the rooms can take it. */
  count: number
  /** Why none of them can; null where some can. */
  deniedReason: string | null
}

/** All five events over these rooms: what can be done with how many of them, or why not. */
export const offeredActions = (rooms: readonly ChartedRoom[]): OfferedAction[] =>
  housekeepingEvents.map((event) => {
    const refusals = rooms.map((room) => eventDeniedReason(room, event))
    const count = refusals.filter((deniedReason) => deniedReason === null).length
    const deniedReason = count > 0 ? null : (refusals[0] ?? 'No room is selected')
    return { event, label: housekeepingTransitions[event].label, count, deniedReason }
  })

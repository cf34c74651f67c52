import {
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingRefusal,
  housekeepingTransitions,
  ownWorkRefusal,
} from '../../api/contract/housekeeping.ts'
import { roomConditionMachine } from './room-condition.machine.ts'
import type { HousekeepingRoom } from './room.rules.ts'

type Charted = Pick<HousekeepingRoom, 'status' | 'service' | 'occupancy' | 'reported'> &
  Partial<Pick<HousekeepingRoom, 'isOwnWork'>>

/** Where a room stands in its chart. */
const standing = ({ status, service, occupancy, reported }: Charted) =>
  roomConditionMachine.resolveState({ value: { condition: status, service, occupancy, report: reported ?? 'none' } })

/** Why the room cannot take the event, or null: the chart decides, the rule shared with the server says why. */
export function refusalOf(room: Charted, event: HousekeepingEvent): string | null {
  if (event === 'pass' && room.isOwnWork) return ownWorkRefusal
  if (standing(room).can({ type: event })) return null
  const { label, to } = housekeepingTransitions[event]
  const said = housekeepingRefusal({ housekeeping_status: room.status, service: room.service }, to)
  return said ?? `${label} cannot follow now`
}

export interface OfferedAction {
  event: HousekeepingEvent
  label: string
  /** How many of the rooms can take it. */
  count: number
  /** Why none of them can; null where some can. */
  refusal: string | null
}

/** All five events over these rooms: what can be done with how many of them, or why not. */
export const offeredActions = (rooms: readonly Charted[]): OfferedAction[] =>
  housekeepingEvents.map((event) => {
    const refusals = rooms.map((room) => refusalOf(room, event))
    const count = refusals.filter((refusal) => refusal === null).length
    const refusal = count > 0 ? null : (refusals[0] ?? 'No room is selected')
    return { event, label: housekeepingTransitions[event].label, count, refusal }
  })

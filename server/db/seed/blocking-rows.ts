import type { BlockingKind, BlockingReasonCode } from '../../../src/api/contract/facility-status.ts'
import { itemAt } from '../../invariants.ts'
import type { room_blockings } from '../schema/blockings.ts'
import { dayFrom } from './days.ts'
import type { Random } from './random.ts'

type BlockingRow = typeof room_blockings.$inferInsert

interface BlockingPlan {
  kind: BlockingKind
  reason_code: BlockingReasonCode
  reason: string
  /** First night and the day after the last, as days from today. */
  from: number
  to: number
}

/** Typical blockings, the most illustrative first, because a small hotel gets only the first ones. */
const blockingPlans: readonly BlockingPlan[] = [
  { kind: 'out_of_order', reason_code: 'leak', reason: 'Shower leaks into the room below', from: -2, to: 3 },
  { kind: 'out_of_service', reason_code: 'maintenance', reason: 'Television without a picture', from: 0, to: 2 },
  { kind: 'hold', reason_code: 'vip_hold', reason: 'Wedding party, to be confirmed', from: 9, to: 12 },
  { kind: 'internal_use', reason_code: 'staff_use', reason: 'Duty manager sleeps in', from: -1, to: 4 },
  { kind: 'out_of_order', reason_code: 'renovation', reason: 'New bathroom', from: 14, to: 28 },
  { kind: 'out_of_service', reason_code: 'deep_cleaning', reason: 'Carpet', from: 5, to: 6 },
  { kind: 'out_of_inventory', reason_code: 'seasonal', reason: 'Heating is off in this wing', from: -20, to: 40 },
  { kind: 'out_of_order', reason_code: 'pest_control', reason: 'Second treatment', from: 7, to: 9 },
]

interface StayDates {
  arrival: string
  departure: string
  state: string
}

/** Blockings for about one in twelve rooms, each on a room without a stay on these nights. */
export function blockingRows(
  property_id: number,
  rooms: readonly number[],
  staysOf: ReadonlyMap<number, readonly StayDates[]>,
  random: Random,
  today: Date,
): BlockingRow[] {
  const rows = new Map<number, BlockingRow>()
  const count = Math.max(4, Math.round(rooms.length / 12))
  for (let index = 0; index < count; index += 1) {
    const { from, to, ...plan } = itemAt(blockingPlans, index % blockingPlans.length)
    const [date_from, date_to] = [dayFrom(today, from), dayFrom(today, to)]
    const isFree = (room: number) =>
      !rows.has(room) &&
      (staysOf.get(room) ?? []).every(
        ({ arrival, departure, state }) =>
          (arrival >= date_to || departure <= date_from) && (state !== 'in_house' || from > 0),
      )
    const start = random.int(0, rooms.length - 1)
    const room = [...rooms.slice(start), ...rooms.slice(0, start)].find(isFree)
    if (room === undefined) continue
    const return_status = plan.kind === 'hold' || plan.kind === 'internal_use' ? 'inspected' : 'dirty'
    rows.set(room, { property_id, facility_id: room, ...plan, date_from, date_to, return_status })
  }
  return [...rows.values()]
}

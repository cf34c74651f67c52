import * as fc from 'fast-check'
import type { BlockingWorld, Nights } from './blocking-world.ts'

/** One thing that happens to the rooms, as plain data: rooms and live blockings are counted, not named. */
export type BlockingEvent =
  | { do: 'block'; room: number; from: number; nights: number }
  | { do: 'move' | 'put off' | 'extend' | 'shorten'; blocking: number; by: number }
  | { do: 'end'; blocking: number }
  | { do: 'retire'; room: number }
  | { do: 'housekeeping'; room: number; fields: Readonly<Record<string, string | number>> }

const room = fc.nat(2)
const housework = fc.oneof(
  fc
    .constantFrom('cleaning', 'clean', 'inspected', 'dirty', 'pickup')
    .map((housekeeping_status) => ({ housekeeping_status, reason: 'Dust' })),
  fc.constantFrom('none', 'dnd', 'make_up', 'declined').map((service) => ({ service })),
  fc.constantFrom('vacant', 'occupied').map((reported_occupancy) => ({ reported_occupancy })),
  fc.constantFrom(0, 1).map((hk_priority) => ({ hk_priority })),
)
const days = (min: number, max: number) => fc.integer({ min, max })

/** Whatever the front desk and housekeeping may do. */
export const blockingEvent: fc.Arbitrary<BlockingEvent> = fc.oneof(
  fc.record({ do: fc.constant('block' as const), room, from: days(1, 12), nights: days(1, 5) }),
  ...(['move', 'put off', 'extend', 'shorten'] as const).map((change) =>
    fc.record({ do: fc.constant(change), blocking: fc.nat(9), by: days(1, 4) }),
  ),
  fc.record({ do: fc.constant('end' as const), blocking: fc.nat(9) }),
  fc.record({ do: fc.constant('retire' as const), room }),
  fc.record({ do: fc.constant('housekeeping' as const), room, fields: housework }),
)

const changed = (
  { room: before, from, to }: Nights,
  { do: change, by }: Extract<BlockingEvent, { by: number }>,
  world: BlockingWorld,
): Nights => {
  const after = {
    move: { room: world.room(world.place(before) + by), from, to },
    'put off': { room: before, from: from + by, to: to + by },
    extend: { room: before, from, to: to + by },
    shorten: { room: before, from, to: to - by },
  }[change]
  return after.to > after.from ? after : { room: before, from, to }
}

/** Does it on the real API; false where there is nothing yet that it could be done to. */
export async function happen(world: BlockingWorld, event: BlockingEvent): Promise<boolean> {
  if ('blocking' in event && world.ids.length === 0) return false
  const id = 'blocking' in event ? world.ids[event.blocking % world.ids.length]! : 0
  switch (event.do) {
    case 'block':
      await world.block({ room: world.room(event.room), from: event.from, to: event.from + event.nights })
      return true
    case 'end':
      await world.end(id)
      return true
    case 'retire':
      await world.retire(world.room(event.room))
      return true
    case 'housekeeping':
      await world.keepHouse(world.room(event.room), event.fields)
      return true
    default:
      await world.change(id, changed(world.now(id), event, world))
      return true
  }
}

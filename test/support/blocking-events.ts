import * as fc from 'fast-check'
import type { BlockingSimulation, Nights } from './blocking-simulation.ts'

/** One event of the rooms, as plain data. Rooms and active blockings are given by position, not by name. */
export type BlockingEvent =
  | { do: 'block'; room: number; from: number; nights: number }
  | { do: 'move' | 'put off' | 'extend' | 'shorten'; blocking: number; by: number }
  | { do: 'end'; blocking: number }
  | { do: 'retire'; room: number }
  | { do: 'housekeeping'; room: number; fields: Readonly<Record<string, string | number>> }

const room = fc.nat(2)
const housekeepingChange = fc.oneof(
  fc
    .constantFrom('cleaning', 'clean', 'inspected', 'dirty', 'pickup')
    .map((housekeeping_status) => ({ housekeeping_status, reason: 'Dust' })),
  fc.constantFrom('none', 'dnd', 'make_up', 'declined').map((service) => ({ service })),
  fc.constantFrom('vacant', 'occupied').map((reported_occupancy) => ({ reported_occupancy })),
  fc.constantFrom(0, 1).map((hk_priority) => ({ hk_priority })),
)
const days = (min: number, max: number) => fc.integer({ min, max })

/** Any event of the front desk and housekeeping. */
export const blockingEvent: fc.Arbitrary<BlockingEvent> = fc.oneof(
  fc.record({ do: fc.constant('block' as const), room, from: days(1, 12), nights: days(1, 5) }),
  ...(['move', 'put off', 'extend', 'shorten'] as const).map((change) =>
    fc.record({ do: fc.constant(change), blocking: fc.nat(9), by: days(1, 4) }),
  ),
  fc.record({ do: fc.constant('end' as const), blocking: fc.nat(9) }),
  fc.record({ do: fc.constant('retire' as const), room }),
  fc.record({ do: fc.constant('housekeeping' as const), room, fields: housekeepingChange }),
)

const changed = (
  { room: before, from, to }: Nights,
  { do: change, by }: Extract<BlockingEvent, { by: number }>,
  simulation: BlockingSimulation,
): Nights => {
  const after = {
    move: { room: simulation.room(simulation.place(before) + by), from, to },
    'put off': { room: before, from: from + by, to: to + by },
    extend: { room: before, from, to: to + by },
    shorten: { room: before, from, to: to - by },
  }[change]
  return after.to > after.from ? after : { room: before, from, to }
}

/** Applies the event to the real API. False if there is nothing yet to apply it to. */
export async function applyBlockingEvent(simulation: BlockingSimulation, event: BlockingEvent): Promise<boolean> {
  if ('blocking' in event && simulation.ids.length === 0) return false
  const id = 'blocking' in event ? simulation.ids[event.blocking % simulation.ids.length]! : 0
  switch (event.do) {
    case 'block':
      await simulation.block({ room: simulation.room(event.room), from: event.from, to: event.from + event.nights })
      return true
    case 'end':
      await simulation.end(id)
      return true
    case 'retire':
      await simulation.deactivate(simulation.room(event.room))
      return true
    case 'housekeeping':
      await simulation.changeRoom(simulation.room(event.room), event.fields)
      return true
    default:
      await simulation.change(id, changed(simulation.now(id), event, simulation))
      return true
  }
}

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { guestServices, housekeepingStatuses } from '../../src/api/contract/enums.ts'
import {
  housekeepingEvents,
  housekeepingDeniedReason,
  housekeepingTransitions,
} from '../../src/api/contract/housekeeping.ts'
import { roomConditionMachine } from '../../src/machines/housekeeping/room-condition.machine.ts'
import { offeredActions, eventDeniedReason } from '../../src/machines/housekeeping/room-condition.rules.ts'
import { roomOf } from '../../src/machines/housekeeping/room.rules.ts'
import { facility } from '../support/facility-records.ts'

const room = (over: Parameters<typeof facility>[0] = {}) => roomOf(facility(over), new Map())
const combinations = housekeepingEvents.flatMap((event) =>
  housekeepingStatuses.flatMap((status) => guestServices.map((service) => [event, status, service] as const)),
)

test.each(combinations)(
  '%s of a room that is %s, guest says %s: allowed, or denied with the reason',
  (event, status, service) => {
    const { from, to } = housekeepingTransitions[event]
    const isClosed = event === 'start' && (service === 'dnd' || service === 'declined')
    const said = eventDeniedReason(room({ housekeeping_status: status, service }), event)
    expect(said === null).toBe(from.includes(status) && !isClosed)
    // The state machine and the server's rule agree.
    expect(said).toBe(housekeepingDeniedReason({ housekeeping_status: status, service }, to))
  },
)

test.each(combinations)(
  '%s from %s with %s leads to the state of the rule, and changes nothing else',
  (event, status, service) => {
    const before = roomConditionMachine.resolveState({
      value: { condition: status, service, occupancy: 'occupied', report: 'vacant' },
    })
    const actor = createActor(roomConditionMachine, { snapshot: before }).start()
    actor.send({ type: event })
    const isAllowed = eventDeniedReason(room({ housekeeping_status: status, service }), event) === null
    const condition = isAllowed ? housekeepingTransitions[event].to : status
    expect(actor.getSnapshot().value).toEqual({ condition, service, occupancy: 'occupied', report: 'vacant' })
  },
)

test.each(housekeepingStatuses)('a guest who leaves or stays the night leaves a room that was %s dirty', (status) => {
  const at = (occupancy: 'vacant' | 'occupied', type: 'guest.left' | 'night.passed') => {
    const value = { condition: status, service: 'none', occupancy, report: 'none' } as const
    const actor = createActor(roomConditionMachine, { snapshot: roomConditionMachine.resolveState({ value }) }).start()
    actor.send({ type })
    return actor.getSnapshot().value
  }
  expect(at('occupied', 'guest.left')).toMatchObject({ condition: 'dirty', occupancy: 'vacant' })
  expect(at('occupied', 'night.passed')).toMatchObject({ condition: 'dirty', occupancy: 'occupied' })
  expect(at('vacant', 'night.passed')).toMatchObject({ condition: status, occupancy: 'vacant' })
})

test('over several rooms each event says how many allow it, or why none does', () => {
  const rooms = [room({ housekeeping_status: 'dirty' }), room({ housekeeping_status: 'clean' })]
  expect(offeredActions(rooms).map(({ event, count, deniedReason }) => [event, count, deniedReason])).toEqual([
    ['start', 1, null],
    ['finish', 0, 'Finish cleaning is for rooms that are cleaning; this one is dirty'],
    ['pass', 1, null],
    ['fail', 1, null],
    ['touch_up', 1, null],
  ])
  expect(offeredActions([])[0]?.deniedReason).toBe('No room is selected')
})

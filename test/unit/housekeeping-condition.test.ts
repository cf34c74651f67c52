import { expect, test } from 'vitest'
import { guestServices, housekeepingStatuses } from '../../src/api/contract/enums.ts'
import {
  type HousekeepingEvent,
  housekeepingEvents,
  housekeepingEventTo,
  housekeepingTransitions,
} from '../../src/api/contract/housekeeping.ts'
import { offeredActions } from '../../src/machines/housekeeping/room-condition.rules.ts'
import { eventDeniedReason, roomOf } from '../../src/machines/housekeeping/room.rules.ts'
import { facility } from '../support/facility-records.ts'

const room = (over: Parameters<typeof facility>[0] = {}) => roomOf(facility(over), new Map())

/** Domain D29: the statuses that each event starts from, and the one that it leads to. */
const expected: Record<HousekeepingEvent, { from: string[]; to: string; onlyFor: string }> = {
  start: { from: ['dirty', 'pickup'], to: 'cleaning', onlyFor: 'Start cleaning is for rooms that are dirty or pickup' },
  finish: { from: ['cleaning'], to: 'clean', onlyFor: 'Finish cleaning is for rooms that are cleaning' },
  pass: { from: ['clean'], to: 'inspected', onlyFor: 'Pass inspection is for rooms that are clean' },
  fail: {
    from: ['clean', 'inspected'],
    to: 'dirty',
    onlyFor: 'Fail inspection is for rooms that are clean or inspected',
  },
  touch_up: {
    from: ['clean', 'inspected'],
    to: 'pickup',
    onlyFor: 'Needs a touch-up is for rooms that are clean or inspected',
  },
}
const guestReasons = new Map<string, string>([
  ['dnd', 'The guest asked not to be disturbed'],
  ['declined', 'The guest declined service'],
])

test.each(housekeepingEvents)(
  '%s is allowed or denied with its reason, for every status, service and occupancy',
  (event) => {
    const { from, to, onlyFor } = expected[event]
    expect(housekeepingTransitions[event].to).toBe(to)
    for (const status of housekeepingStatuses)
      for (const service of guestServices)
        for (const occupancy of ['vacant', 'occupied'] as const)
          for (const reported_occupancy of [null, 'vacant', 'occupied'] as const) {
            const reason = from.includes(status)
              ? (event === 'start' && guestReasons.get(service)) || null
              : `${onlyFor}; this one is ${status}`
            const one = room({ housekeeping_status: status, service, occupancy, reported_occupancy })
            expect(eventDeniedReason(one, event), `${status}, ${service}, ${occupancy}`).toBe(reason)
          }
  },
)

test('each status is the target of one event', () => {
  expect(housekeepingStatuses.map(housekeepingEventTo)).toEqual(['fail', 'start', 'touch_up', 'finish', 'pass'])
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

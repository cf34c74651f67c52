import { expect, test } from 'vitest'
import { changeTexts } from '../../src/screens/housekeeping/history-texts.ts'
import { instantOf, wallClock } from '../../src/clock/time-zones.ts'

test.each([
  ['in winter', '2026-01-15', '09:30', '2026-01-15T08:30:00.000Z'],
  ['in summer', '2026-07-15', '09:30', '2026-07-15T07:30:00.000Z'],
  ['before the clocks go back', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
  ['after the clocks went back', '2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
])('a local time of a property in Paris is one instant, %s', (_, day, time, instant) => {
  expect(instantOf(day, time, 'Europe/Paris')).toBe(instant)
  expect(wallClock(instant, 'Europe/Paris')).toEqual({ day, time })
})

test('a property on the other side of the world has its own day', () => {
  expect(wallClock('2026-03-03T14:00:00Z', 'Pacific/Auckland')).toEqual({ day: '2026-03-04', time: '03:00' })
})

test('the log uses the words of the screen', () => {
  const entry = {
    id: 1,
    occurred_at: '2026-03-03T14:00:00Z',
    actor: 'Hana Sato',
    actor_type: 'user' as const,
    event: 'room_status_changed',
    facility_id: 1,
    facility_name: '101',
    changes: [
      { field: 'housekeeping_status', before: 'dirty', after: 'cleaning' },
      { field: 'attendant', before: null, after: 'Hana Sato' },
      { field: 'hk_priority', before: '0', after: '1' },
    ],
    reason: null,
  }
  expect(changeTexts(entry)).toEqual([
    'Status: Dirty → Cleaning',
    'Attendant: none → Hana Sato',
    'Priority: No rush → Rush',
  ])
})

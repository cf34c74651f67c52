import { expect, test } from 'vitest'
import { type HousekeepingRoom, roomOf } from '../../src/machines/housekeeping/room.rules.ts'
import { updatedAtText } from '../../src/screens/format.ts'
import { type HousekeepingEvent, housekeepingEvents } from '../../src/api/contract/housekeeping.ts'
import { otherStepsNote, roomActions } from '../../src/screens/housekeeping/room-actions.ts'
import { asOfText, stayText } from '../../src/screens/housekeeping/room-texts.ts'
import { changeTexts } from '../../src/screens/housekeeping/history-texts.ts'
import { instantsOf, wallClock } from '../../src/clock/time-zones.ts'
import { facility } from '../support/facility-records.ts'

test.each([
  ['in winter', '2026-01-15', '09:30', '2026-01-15T08:30:00.000Z'],
  ['in summer', '2026-07-15', '09:30', '2026-07-15T07:30:00.000Z'],
  ['before the clocks go back', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
  ['after the clocks went back', '2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
])('a local time of a property in Paris is one instant, %s', (_, day, time, instant) => {
  expect(instantsOf(day, time, 'Europe/Paris')).toEqual([instant])
  expect(wallClock(instant, 'Europe/Paris')).toEqual({ day, time })
})

test('a property on the other side of the world has its own day', () => {
  expect(wallClock('2026-03-03T14:00:00Z', 'Pacific/Auckland')).toEqual({ day: '2026-03-04', time: '03:00' })
})

test('before the audit time, arrivals are those of the business date, and times of changes keep the calendar day', () => {
  const times = { check_in_time: '15:00', check_out_time: '11:00' }
  const property = { timezone: 'UTC', audit_time: '03:00', ...times }
  const [night, morning] = [new Date('2026-03-04T01:30:00Z'), new Date('2026-03-04T03:00:00Z')]
  const room = (nextArrivalAt: string) => ({ stay: 'due_out', nextArrivalAt }) as unknown as HousekeepingRoom
  expect(stayText(room('2026-03-03T15:00:00Z'), property, night)).toBe('Due out 11:00, arrival 15:00')
  expect(stayText(room('2026-03-04T15:00:00Z'), property, night)).toBe('Due out 11:00')
  expect(stayText(room('2026-03-04T15:00:00Z'), property, morning)).toBe('Due out 11:00, arrival 15:00')
  expect(updatedAtText('2026-03-03T23:50:00Z', 'UTC', night)).toBe('3 Mar')
  expect(updatedAtText('2026-03-04T00:10:00Z', 'UTC', night)).toBe('today, 00:10')
  expect(asOfText(Date.parse('2026-03-04T00:10:00Z'), 'UTC', night)).toBe('rooms as of 00:10')
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
    undo_refusal: null,
    undone_by: null,
  }
  expect(changeTexts(entry)).toEqual([
    'Status: Dirty → Cleaning',
    'Attendant: none → Hana Sato',
    'Priority: No rush → Rush',
  ])
})

test('the menu of a room lists only what is possible, and says in one sentence why the other steps are not', () => {
  const room = roomOf(facility({ housekeeping_status: 'dirty' }), new Map())
  const menuOf = (reasonOf: (event: HousekeepingEvent) => string | null) => [
    roomActions(room, reasonOf).flatMap(({ id }) => housekeepingEvents.filter((event) => event === id)),
    otherStepsNote(room, reasonOf),
  ]
  expect(menuOf((event) => (event === 'start' ? null : 'Not now'))).toEqual([
    ['start'],
    'Other steps need another status; this room is dirty',
  ])
  expect(menuOf((event) => (event === 'start' ? 'The guest sleeps' : 'Not now'))).toEqual([[], 'The guest sleeps'])
  expect(menuOf(() => null)).toEqual([[...housekeepingEvents], null])
})

import { expect, test } from 'vitest'
import { dayFormat } from '../../src/clock/day-format.ts'
import { todayIn } from '../../src/clock/business-date.ts'
import { calendarTodayIn, dayIn } from '../../src/clock/hotel-clock.ts'
import { instantsOf, offsetIn, secondIn, timeInCity, wallClock } from '../../src/clock/time-zones.ts'
import { addDays } from '../../src/api/contract/days.ts'
import { auditTimes } from '../support/audit-times.ts'
import { updatedAtText } from '../../src/screens/format.ts'

const weekdayAndDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = dayFormat({ day: 'numeric', month: 'short' })
const shortDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** Both changes of summer time in 2026: the last instant before, and the first after. */
const changes = [
  ['Europe/Lisbon', '2026-03-29T00:59:59Z', '00:59', 'UTC+0', '2026-03-29T01:00:00Z', '02:00', 'UTC+1'],
  ['Europe/Lisbon', '2026-10-25T00:59:59Z', '01:59', 'UTC+1', '2026-10-25T01:00:00Z', '01:00', 'UTC+0'],
  ['America/New_York', '2026-03-08T06:59:59Z', '01:59', 'UTC-5', '2026-03-08T07:00:00Z', '03:00', 'UTC-4'],
  ['America/New_York', '2026-11-01T05:59:59Z', '01:59', 'UTC-4', '2026-11-01T06:00:00Z', '01:00', 'UTC-5'],
] as const

test.each(changes)(
  '%s tells the time on both sides of the change at %s',
  (zone, before, timeBefore, offsetBefore, after, timeAfter, offsetAfter) => {
    expect([wallClock(before, zone).time, offsetIn(zone, new Date(before))]).toEqual([timeBefore, offsetBefore])
    expect([wallClock(after, zone).time, offsetIn(zone, new Date(after))]).toEqual([timeAfter, offsetAfter])
  },
)

test.each([
  ['Europe/Lisbon', '2026-03-29', '12:00', '2026-03-29T11:00:00.000Z'],
  ['Europe/Lisbon', '2026-03-28', '12:00', '2026-03-28T12:00:00.000Z'],
  ['Europe/Lisbon', '2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
  ['Europe/Lisbon', '2026-10-25', '12:00', '2026-10-25T12:00:00.000Z'],
  ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '2026-11-01', '12:00', '2026-11-01T17:00:00.000Z'],
])('in %s, %s %s is one instant, on the days of a change too', (zone, day, time, instant) => {
  expect(instantsOf(day, time, zone)).toEqual([instant])
  expect(wallClock(instant, zone)).toEqual({ day, time })
})

test.each([
  ['Europe/Lisbon', '2026-03-29', '01:30', []],
  ['Europe/Lisbon', '2026-10-25', '01:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['America/New_York', '2026-03-08', '02:30', []],
  ['America/New_York', '2026-11-01', '01:30', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
])('in %s, %s %s is in the hour of a change: %j', (zone, day, time, instants) => {
  expect(instantsOf(day, time, zone)).toEqual(instants)
})

test.each([
  ['America/Mexico_City', '2026-11-26T05:59:59Z', '2026-11-25', '2026-11-26T06:00:00Z', '2026-11-26'],
  ['Pacific/Auckland', '2026-11-25T10:59:59Z', '2026-11-25', '2026-11-25T11:00:00Z', '2026-11-26'],
])("in %s, the calendar day turns at the property's midnight", (zone, before, today, after, tomorrow) => {
  expect([calendarTodayIn(zone, new Date(before)), dayIn(before, zone)]).toEqual([today, today])
  expect([calendarTodayIn(zone, new Date(after)), dayIn(after, zone)]).toEqual([tomorrow, tomorrow])
  const noAuditTime = { timezone: zone, audit_time: null }
  expect([todayIn(noAuditTime, new Date(before)), todayIn(noAuditTime, new Date(after))]).toEqual([today, tomorrow])
  // What changed a second before midnight happened yesterday.
  expect(updatedAtText(before, zone, new Date(before))).toMatch(/^today, 23:59$/)
  expect(updatedAtText(before, zone, new Date(after))).toBe('25 Nov')
})

test.each(auditTimes)(
  'in %s with the audit time %s, the business date turns at %s',
  (timezone, audit_time, at, date) => {
    const clock = { timezone, audit_time }
    const before = new Date(Date.parse(at) - 1)
    // The day before is asked first, so that the cache of a minute must not answer for the next.
    expect([todayIn(clock, before), todayIn(clock, new Date(at))]).toEqual([addDays(date, -1), date])
    expect(calendarTodayIn(timezone, before)).toBe(date)
  },
)

test('properties of one zone with different audit times have their own dates at the same moment', () => {
  const at = new Date('2026-11-26T02:30:00Z')
  const dates = [null, '02:00', '03:00', '02:30:00'].map((audit_time) => todayIn({ timezone: 'UTC', audit_time }, at))
  expect(dates).toEqual(['2026-11-26', '2026-11-26', '2026-11-25', '2026-11-26'])
})

test('instants and days have one text each', () => {
  expect(secondIn('2026-03-03T20:05:09Z', 'America/Mexico_City')).toBe('2026-03-03T14:05:09')
  expect(timeInCity('2026-03-03T20:05:09Z', 'America/Mexico_City')).toBe('14:05 in Mexico City')
  expect(weekdayAndDay.of('2026-03-03')).toBe('Tuesday 3 March')
  expect([shortDay.range('2026-03-03', '2026-03-07'), shortDate.range('2026-12-30', '2027-01-02')]).toEqual([
    '3 – 7 Mar',
    '30 Dec 2026 – 2 Jan 2027',
  ])
})

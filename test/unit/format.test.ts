import { expect, test } from 'vitest'
import { dayText, updatedAtText, bookableWindowText } from '../../src/screens/format.ts'

test('every day of a year reads as Intl formats it', () => {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)))
  expect(days.map((day) => dayText(day.toISOString().slice(0, 10)))).toEqual(days.map((day) => format.format(day)))
})

test('a list that stays open past midnight shows the new day', () => {
  const updated = '2026-06-15T21:59:00Z'
  expect(updatedAtText(updated, 'Europe/Vienna', new Date('2026-06-15T21:59:59Z'))).toBe('today, 23:59')
  expect(updatedAtText(updated, 'Europe/Vienna', new Date('2026-06-15T22:00:00Z'))).toBe('15 Jun')
})

test("a day is the property's own, whatever the reader's time zone", () => {
  expect(dayText('2026-02-24')).toBe('24 Feb 2026')
  expect(dayText('2026-01-01')).toBe('1 Jan 2026')
})

test.each([
  ['2026-01-01', '2027-01-01', '1 Jan – 31 Dec 2026'],
  ['2026-12-24', '2027-01-07', '24 Dec 2026 – 6 Jan 2027'],
  ['2026-03-01', '2026-03-02', '1 Mar – 1 Mar 2026'],
  ['2026-01-01', null, 'from 1 Jan 2026'],
  [null, '2027-01-01', 'until 31 Dec 2026'],
  [null, null, 'any time'],
])('the window [%s, %s) is shown as its nights: %s', (from, to, text) => {
  expect(bookableWindowText(from, to)).toBe(text)
})

const now = new Date('2026-06-16T02:00:00Z')
test.each([
  ['America/Mexico_City', '2026-06-15T14:12:00Z', 'today, 08:12'],
  ['America/Mexico_City', '2026-06-15T06:00:00Z', 'today, 00:00'],
  ['America/Mexico_City', '2026-06-15T05:59:00Z', '14 Jun'],
  ['Pacific/Auckland', '2026-06-15T14:12:00Z', 'today, 02:12'],
  ['Pacific/Auckland', '2026-06-15T11:59:00Z', '15 Jun'],
  ['Pacific/Auckland', '2025-12-31T12:00:00Z', '1 Jan'],
  ['America/Mexico_City', '2025-12-31T12:00:00Z', '31 Dec 2025'],
])('in the time zone of %s, %s was %s', (zone, instant, text) => {
  expect(updatedAtText(instant, zone, now)).toBe(text)
})

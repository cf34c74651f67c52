import { expect, test } from 'vitest'
import { dayText, updatedText, windowText } from '../../src/screens/format.ts'

test('a day is the property’s own, whatever the reader’s time zone', () => {
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
  expect(windowText(from, to)).toBe(text)
})

const now = new Date(2026, 5, 15, 18, 0)
test.each([
  [new Date(2026, 5, 15, 8, 12), 'today, 08:12'],
  [new Date(2026, 5, 15, 0, 0), 'today, 00:00'],
  [new Date(2026, 1, 24, 12, 0), '24 Feb'],
  [new Date(2025, 1, 24, 12, 0), '24 Feb 2025'],
])('%s was %s', (instant, text) => {
  expect(updatedText(instant.toISOString(), now)).toBe(text)
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { displayValue } from '../../src/api/contract/activity-texts.ts'
import { momentIn, timeIn } from '../../src/clock/hotel-clock.ts'
import type { HousekeepingRoom } from '../../src/machines/housekeeping/room.rules.ts'
import { formatLocale, perLocale } from '../../src/locale/format-locale.ts'
import { notationOf } from '../../src/numbers/notation.ts'
import { numberText } from '../../src/numbers/number-text.ts'
import { columnAmountText } from '../../src/screens/amount-columns.ts'
import { stayText } from '../../src/screens/housekeeping/room-texts.ts'
import { compactDayText, dayText, daysText, moneyText } from '../../src/screens/format.ts'

const root = document.documentElement
const browserIn = (language: string) =>
  Object.defineProperty(navigator, 'language', { configurable: true, value: language })

beforeEach(() => {
  root.dataset.formats = 'browser'
})
afterEach(() => {
  delete root.dataset.formats
  document.dir = ''
})

/** Intl separates by spaces that don't break. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const texts = () =>
  [
    dayText('2026-09-04'),
    compactDayText('2026-09-04', '2026-01-01'),
    daysText('2026-03-01', '2026-03-05'),
    timeIn('2026-03-03T13:05:00Z', 'Europe/Vienna'),
    momentIn('2026-03-03T07:05:00Z', 'Europe/Vienna'),
    moneyText(125_090, 'EUR'),
    numberText(12_500),
  ].map(plain)

test.each([
  ['en-GB', ['4 Sept 2026', '4 Sept', '1 – 5 Mar 2026', '14:05', '3 Mar 2026, 08:05', '€1,250.90', '12,500']],
  ['en-US', ['Sep 4, 2026', 'Sep 4', 'Mar 1 – 5, 2026', '2:05 PM', 'Mar 3, 2026, 8:05 AM', '$1,250.90', '12,500']],
  ['de-DE', ['4. Sept. 2026', '4. Sept.', '1. – 5. März 2026', '14:05', '03.03.2026, 08:05', '1.250,90 €', '12.500']],
])('a browser in %s sees %j', (language, expected) => {
  browserIn(language)
  expect(texts()).toEqual(expected.map((text) => text.replace('$', '€')))
})

test.each([
  ['en-GB', 'Out of order, 3 – 5 Dec 2026', 'Hold, 30 Dec 2026 – 2 Jan 2027'],
  ['en-US', 'Out of order, Dec 3 – 5, 2026', 'Hold, Dec 30, 2026 – Jan 2, 2027'],
  ['de-DE', 'Out of order, 3. – 5. Dez. 2026', 'Hold, 30. Dez. 2026 – 2. Jan. 2027'],
])('in %s the log writes the nights of a blocking as the calendar does: %s', (language, short, long) => {
  browserIn(language)
  expect(plain(displayValue('Out of order, 2026-12-03/2026-12-05') ?? '')).toBe(short)
  expect(plain(displayValue('Hold, 2026-12-30/2027-01-02') ?? '')).toBe(long)
})

test.each([
  ['en-GB', ['1,250.90', '−1,250.90']],
  ['de-AT', ['1.250,90', '−1.250,90']],
  ['de-DE', ['1.250,90', '−1.250,90']],
  ['fr-FR', ['1 250,90', '−1 250,90']],
])('in %s a column of amounts groups digits as amounts with their currency do: %j', (language, expected) => {
  browserIn(language)
  expect([125_090, -125_090].map((minor) => plain(columnAmountText(minor, 'EUR')))).toEqual(expected)
})

test('what only looks like nights stays as it was written', () => {
  for (const text of ['Invoice 2026-13-40/2026-99-99', '2026-12-05/2026-12-03']) expect(displayValue(text)).toBe(text)
})

test('a choice counts more than the browser, and changes what is already cached', () => {
  browserIn('en-US')
  const locale = perLocale((name) => ({ name }))
  const first = locale()
  expect(locale()).toBe(first)
  root.dataset.formats = 'de-AT'
  expect([formatLocale().slice(0, 5), locale().name.slice(0, 5), numberText(0.5)]).toEqual(['de-AT', 'de-AT', '0,5'])
})

test.each([
  ['th-TH', '24 ก.พ. 2026'],
  ['ar-EG', '24 Feb 2026'],
  ['he', '24 Feb 2026'],
  ['not a locale', '24 Feb 2026'],
  ['zz', '24 Feb 2026'],
])(
  '%s has Gregorian years, Latin digits, and English where the layout would have to turn: %s',
  (language, expected) => {
    browserIn(language)
    expect(dayText('2026-02-24')).toBe(expected)
  },
)

test.each([
  ['en-GB', 'Due out 11:00, arrival 15:30', 'Arrival 14:00'],
  ['en-US', 'Due out 11:00 AM, arrival 3:30 PM', 'Arrival 2:00 PM'],
])('in %s the card of a room has all its times in one notation: %s', (language, dueOut, arrival) => {
  browserIn(language)
  const property = { timezone: 'Europe/Vienna', audit_time: null, check_in_time: '14:00', check_out_time: '11:00' }
  const textOf = (room: object) => plain(stayText(room as HousekeepingRoom, property, new Date('2026-03-03T08:00:00Z')))
  expect(textOf({ stay: 'due_out', nextArrivalAt: '2026-03-03T14:30:00Z' })).toBe(dueOut)
  expect(textOf({ stay: 'arrival', nextArrivalAt: null })).toBe(arrival)
})

test('a page from right to left has the numbers of the chosen formats, and its own dates', () => {
  document.dir = 'rtl'
  root.dataset.formats = 'pt-BR'
  expect(dayText('2026-02-24')).toMatch(/فبراير/)
  // The mark keeps minus and currency at their ends.
  expect([numberText(-12_500.5), moneyText(-125_090, 'CHF')].map(plain)).toEqual([
    '\u200E-12.500,5',
    '\u200E-CHF 1.250,90',
  ])
  const { format, read, example } = notationOf({ currency: 'EUR' })
  expect([read('89,90'), read('89.90'), read(format(-8990)), read(example)]).toEqual([8990, null, -8990, 125_000])
})

test('a page from right to left has its own numbers in a browser with another language', () => {
  document.dir = 'rtl'
  browserIn('sv-SE')
  expect(numberText(12_500.5)).toBe('12,500.5')
})

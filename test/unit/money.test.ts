import { expect, test } from 'vitest'
import * as v from 'valibot'
import { toMajorUnits, toMinorUnits } from '../../src/api/contract/money.ts'
import { Money } from '../../src/api/contract/wire.ts'

test.each([
  ['EUR', 1950, 19.5],
  ['JPY', 1950, 1950],
  ['KWD', 1950, 1.95],
  ['USD', 29, 0.29],
  ['EUR', 2_000_000_000, 20_000_000],
])('a price in %s is unchanged after a sheet was written and read', (currency, minor, major) => {
  expect([toMajorUnits(minor, currency), toMinorUnits(major, currency)]).toEqual([major, minor])
})

test('a price calculated by a spreadsheet loses no cent to floating point', () => {
  expect([0.1 + 0.2, 1.1 * 3, 4.35].map((major) => toMinorUnits(major, 'EUR'))).toEqual([30, 330, 435])
})

test.each([
  '89,90',
  '89.90',
  '1.250,00',
  '1,250',
  '1 250',
  '١٢',
  '1e3',
  '-5',
  '+5',
  '',
  '0x10',
  '999999999999',
  89.9,
  -5,
  Number.NaN,
  null,
  true,
])('the API accepts whole minor units only: %j is rejected, not rounded', (price) => {
  expect(v.safeParse(Money, price).success).toBe(false)
})

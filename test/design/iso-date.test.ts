import { expect, test } from 'vitest'
import { dateOf, isoOf, isoTimeOf, timeOf } from '../../src/design/field/iso-date.ts'

test('a date survives conversion to a picker value and back', () => {
  expect(isoOf(dateOf('2026-04-01'))).toBe('2026-04-01')
  expect(isoTimeOf(timeOf('15:00'))).toBe('15:00')
})

test.each([null, undefined, ''])('no date stays no date: %s', (nothing) => {
  expect(isoOf(dateOf(nothing))).toBeNull()
  expect(isoTimeOf(timeOf(nothing))).toBeNull()
})

import { expect, test } from 'vitest'
import { firstOfDay } from '../../tools/lib/first-of-day.ts'

const dayMs = 86_400_000

test('a run of limited time begins with the same task all day, and within a week in each fifth of them', () => {
  expect(firstOfDay(503, 10 * dayMs + 5)).toBe(firstOfDay(503, 11 * dayMs - 1))
  const fifths = [0, 1, 2, 3, 4, 5, 6].map((day) => Math.floor((firstOfDay(503, (20_000 + day) * dayMs) / 503) * 5))
  expect(new Set(fifths).size).toBe(5)
  expect(firstOfDay(0, dayMs)).toBe(0)
})

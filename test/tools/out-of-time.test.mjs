import { expect, test } from 'vitest'
import { isOutOfTime, isOutOfTimeForBrowsers, untilOf } from '../../tools/lib/out-of-time.mjs'

const minute = 60_000

test('without TEST_UNTIL a run may take any time', () => {
  expect(untilOf({})).toBeUndefined()
  expect([isOutOfTime(untilOf({}), 1e15), isOutOfTimeForBrowsers(untilOf({}), 1e15)]).toEqual([false, false])
})

test('browser tests end a quarter of an hour before the rest', () => {
  const until = untilOf({ TEST_UNTIL: '6000' })
  const at = (minutes) =>
    [isOutOfTimeForBrowsers, isOutOfTime].map((isOut) => isOut(until, 6_000_000 + minutes * minute))
  expect([at(-16), at(-14), at(1)]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day, noon, startDay } from '../support/day.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T23:59:59Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  startDay()
})

test('the day of a test stays when midnight passes: a clock that jumped by a day would end its sessions', () => {
  startDay()
  vi.setSystemTime('2026-11-29T00:00:01Z')
  expect([day(0), day(3), noon()]).toEqual(['2026-11-28', '2026-12-01', new Date('2026-11-28T12:00:00Z')])
})

test('a server that is opened after midnight has the new day', () => {
  vi.setSystemTime('2026-11-29T00:00:01Z')
  startDay()
  expect(day(0)).toBe('2026-11-29')
})

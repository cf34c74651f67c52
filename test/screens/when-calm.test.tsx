import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenCalm } from '../../src/screens/shell/when-calm.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

test('it waits until nothing was pressed for the time, and then runs once', () => {
  const run = vi.fn<() => void>()
  whenCalm(run, 100)
  vi.advanceTimersByTime(90)
  press()
  vi.advanceTimersByTime(90)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10)
  press()
  vi.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledTimes(1)
})

test('once stopped it never runs', () => {
  const run = vi.fn<() => void>()
  const stop = whenCalm(run, 100)
  stop()
  press()
  vi.advanceTimersByTime(200)
  expect(run).not.toHaveBeenCalled()
})

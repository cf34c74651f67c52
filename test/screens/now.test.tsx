import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNow } from '../../src/screens/calendar/useNow.ts'

afterEach(() => void vi.useRealTimers())

test('the time changes with the minute, whenever the page was opened', () => {
  vi.useFakeTimers({ now: new Date('2026-03-03T10:46:40Z') })
  const { result } = renderHook(useNow)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(result.current.toISOString()).toBe('2026-03-03T10:47:00.000Z')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current.toISOString()).toBe('2026-03-03T10:48:00.000Z')
})

import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clockText } from '../../src/screens/calendar/calendar-texts.ts'
import { positionOf, useNow } from '../../src/screens/calendar/useNow.ts'

afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.formats
})

test('the time changes with the minute, whenever the page was opened', () => {
  vi.useFakeTimers({ now: new Date('2026-03-03T10:46:40Z') })
  const { result } = renderHook(useNow)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(result.current.toISOString()).toBe('2026-03-03T10:47:00.000Z')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current.toISOString()).toBe('2026-03-03T10:48:00.000Z')
})

test('the line of the present time follows the clock, and between midnight and the audit time the business date is named', () => {
  const week = { from: '2026-03-02', to: '2026-03-09' }
  const night = new Date('2026-03-04T01:30:00Z')
  expect(positionOf(night, 'UTC', week)).toBe(2 + 1.5 / 24)
  expect(positionOf(new Date('2026-03-09T01:30:00Z'), 'UTC', week)).toBeNull()
  expect(clockText(night, 'Europe/Lisbon', '2026-03-03')).toBe(
    'Wed 4 March 2026, 01:30 in Lisbon. Business date Tue 3 March 2026',
  )
  expect(clockText(night, 'Europe/Lisbon', '2026-03-04')).toBe('Wed 4 March 2026, 01:30 in Lisbon')
})

test('the line of the present time is right for readers with a 12-hour clock', () => {
  document.documentElement.dataset.formats = 'en-US'
  expect(positionOf(new Date('2026-03-04T18:00:00Z'), 'UTC', { from: '2026-03-04', to: '2026-03-05' })).toBe(0.75)
})

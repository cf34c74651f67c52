import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as select from '../../src/machines/calendar/calendar.selectors.ts'
import { openCalendar, openWeek, today } from '../support/calendar-actor.ts'
import { settled } from '../support/wire.ts'

const noon = new Date(`${today}T12:00:00Z`)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }))
afterEach(() => void vi.useRealTimers())

const week = '2026-03-02'
const long = 10_000
type Held = Awaited<ReturnType<typeof openCalendar>>
const isSlow = (held: Held) => select.selectIsSlow(held.snapshot())
const status = (held: Held) => select.selectStatus(held.snapshot())
const roomCalls = (held: Held) => held.calls.filter(({ url }) => url.includes('properties/facilities?'))

test('a request counts as slow after ten seconds, until its answer arrives', async () => {
  const held = await openCalendar('?days=7')
  held.clock.increment(long - 1)
  expect(isSlow(held)).toBe(false)
  held.clock.increment(1)
  expect([isSlow(held), status(held)]).toEqual([true, 'loading'])
  await held.answerRooms()
  expect([isSlow(held), status(held)]).toEqual([true, 'ready'])
  await held.answerChunk(week)
  expect(isSlow(held)).toBe(false)
})

test('slow rooms and nights can be cancelled and requested again', async () => {
  const held = await openCalendar('?days=7')
  held.send({ type: 'query.cancelled' })
  expect([status(held), roomCalls(held)[0]?.signal.aborted]).toEqual(['loading', false])
  held.clock.increment(long)
  held.send({ type: 'query.cancelled' })
  await settled()
  expect([status(held), isSlow(held), select.selectIsLoading(held.snapshot())]).toEqual(['cancelled', false, false])
  expect([...roomCalls(held), ...held.chunks()].map(({ signal }) => signal.aborted)).toEqual([true, true])

  held.send({ type: 'calendar.refreshed' })
  expect([status(held), roomCalls(held).length, held.isAsked(week).length]).toEqual(['loading', 2, 2])
  await held.answerRooms()
  await held.answerChunk(week)
  expect([status(held), select.selectNightsError(held.snapshot())]).toEqual(['ready', null])
})

test('cancelled nights are marked, nothing is prefetched meanwhile, and other nights are loaded', async () => {
  const held = await openCalendar('?days=7')
  await held.answerRooms()
  held.clock.increment(long)
  held.send({ type: 'query.cancelled' })
  await settled()
  expect(select.selectNightsError(held.snapshot())).toMatchObject({ from: week, to: '2026-03-09', isCancelled: true })
  expect(held.chunks().map(({ signal }) => signal.aborted)).toEqual([true])
  await held.show('?from=2026-04-06&days=7')
  expect([held.isAsked('2026-04-06').length, select.selectNightsError(held.snapshot())]).toEqual([1, null])
  await held.show('?days=7')
  held.send({ type: 'nights.retried' })
  expect(held.isAsked(week).at(-1)?.signal.aborted).toBe(false)
})

test('a new request restarts the timer', async () => {
  const held = await openCalendar('?days=7')
  held.clock.increment(long)
  held.send({ type: 'calendar.refreshed' })
  await settled()
  expect([isSlow(held), held.isAsked(week).map(({ signal }) => signal.aborted)]).toEqual([false, [true, false]])
  expect(roomCalls(held).map(({ signal }) => signal.aborted)).toEqual([true, false])
  held.clock.increment(long)
  expect(isSlow(held)).toBe(true)
})

test('nights count as known at their load time, or after a watched minute without changes', async () => {
  const held = await openWeek()
  expect(select.selectLoadedAt(held.snapshot())).toBe(noon.getTime())
  vi.setSystemTime(noon.getTime() + 60_000)
  held.send({ type: 'minute.passed', isStreamLive: false })
  expect(select.selectLoadedAt(held.snapshot())).toBe(noon.getTime())
  held.send({ type: 'minute.passed', isStreamLive: true })
  expect(select.selectLoadedAt(held.snapshot())).toBe(noon.getTime() + 60_000)
  await held.show('?from=2026-05-04&days=7')
  expect(select.selectLoadedAt(held.snapshot())).toBeNull()
})

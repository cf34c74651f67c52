import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as select from '../../src/machines/calendar/calendar.selectors.ts'
import { facility } from '../support/facility-records.ts'
import { night, openCalendar, openWeek, today } from '../support/calendar-actor.ts'
import { settled } from '../support/wire.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

const week = '2026-03-02'
const roomNames = (held: Awaited<ReturnType<typeof openCalendar>>) =>
  select.selectRows(held.snapshot()).map((row) => (row.kind === 'group' ? row.group.code : row.room.name))

test('the visible weeks are loaded first, then the next and the previous window', async () => {
  const held = await openCalendar('?days=7')
  expect(select.selectRange(held.snapshot())).toEqual({ from: week, to: '2026-03-09' })
  expect(held.chunks().map(({ url }) => /date_from=([\d-]+)/.exec(url)?.[1])).toEqual([week])
  await held.answerChunk(week)
  expect(held.isAsked('2026-03-09')).toHaveLength(1)
  await held.answerChunk('2026-03-09')
  expect(held.isAsked('2026-02-23')).toHaveLength(1)
})

test('rooms are grouped by type, bars by room, figures by day; one announcement follows when all are loaded', async () => {
  const held = await openWeek()
  expect(roomNames(held)).toEqual(['DBL', '101', '102', 'STE', '301'])
  expect(select.selectStatus(held.snapshot())).toBe('ready')
  expect(select.selectBarsOf(1)(held.snapshot())).toMatchObject([{ key: 'blocking-50', to: '2026-03-07' }])
  expect(select.selectFigures(held.snapshot()).get('2026-03-04')).toMatchObject({ available: 2, free: 2 })
  expect(select.selectFreeOf(3)(held.snapshot()).get('2026-03-04')).toBe(1)
  expect(select.selectIsDayLoaded(held.snapshot())('2026-03-08')).toBe(true)
  await held.answerChunk('2026-03-09')
  expect(held.notices.received.map(({ text }) => text)).toEqual(['3 rooms, 7 nights: 2 – 8 March.'])
})

test('for other nights, known data is shown at once and obsolete requests are aborted', async () => {
  const held = await openWeek()
  await held.answerChunk('2026-03-09', [
    night('2026-03-12', { blocking_id: 60, date_from: '2026-03-12', date_to: '2026-03-13' }),
  ])
  held.send({ type: 'range.stepped', by: 1 })
  expect(held.location.received.at(-1)?.to).toContain('from=2026-03-09&days=7')
  await held.show('?from=2026-03-09&days=7')
  expect(select.selectIsLoading(held.snapshot())).toBe(false)
  expect(select.selectBarsOf(1)(held.snapshot())).toMatchObject([{ id: 60 }])
  await held.show('?from=2026-06-01&days=7')
  expect([held.isAsked('2026-02-23')[0]?.signal.aborted, held.isAsked('2026-06-01').length]).toEqual([true, 1])
  expect(select.selectIsLoading(held.snapshot())).toBe(true)
  held.send({ type: 'today.requested' })
  expect(held.location.received.at(-1)?.to).toBe('/hotel-management/properties/castle-inn/hotel-calendar?days=7')
})

test('the address is passed to the property, also when it is another section', async () => {
  const held = await openWeek()
  const reads = held.chunks().length
  held.send({ type: 'location.changed', pathname: '/hotel-management/properties', search: '' })
  expect(held.parent.types()).toEqual(['location.accepted', 'location.accepted'])
  expect([select.selectSearch(held.snapshot()).days, held.chunks().length]).toEqual([7, reads])
})

test('filters and collapsed groups are requested through the address', async () => {
  const held = await openWeek()
  held.send({ type: 'search.changed', patch: { keyword: '10' }, replace: true })
  expect(held.location.received.at(-1)).toMatchObject({ to: expect.stringContaining('keyword=10'), replace: true })
  held.send({ type: 'group.toggled', id: 9 })
  expect(held.location.received.at(-1)?.to).toContain('collapsed%5B%5D=9')
  await held.show('?days=7&collapsed[]=9&keyword=0')
  expect(roomNames(held)).toEqual(['DBL', '101', '102', 'STE'])
  held.send({ type: 'group.toggled', id: 9 })
  expect(held.location.received.at(-1)?.to).not.toContain('collapsed')
  await held.show('?days=7&unassigned=1')
  expect(roomNames(held)).toEqual(['DBL', '102', 'STE', '301'])
  await held.show('?days=7&keyword=zzz')
  expect(select.selectStatus(held.snapshot())).toBe('filtered')
})

test("the page of the list is in the address, isn't announced as another view, and resets with other filters", async () => {
  const held = await openWeek()
  const said = () => held.notices.received.length
  expect(said()).toBe(1)
  held.send({ type: 'search.changed', patch: { page: 2 } })
  expect(held.location.received.at(-1)?.to).toContain('?days=7&page=2')
  await held.show('?days=7&page=2')
  expect([select.selectSearch(held.snapshot()).page, select.selectStatus(held.snapshot()), said()]).toEqual([
    2,
    'ready',
    1,
  ])
  held.send({ type: 'range.stepped', by: 1 })
  expect(held.location.received.at(-1)?.to).toContain('page=2')
  held.send({ type: 'search.changed', patch: { keyword: '10' } })
  expect(held.location.received.at(-1)?.to).not.toContain('page')
  await held.show('?days=7&keyword=10')
  expect(said()).toBe(2)
})

test('free rooms are reloaded together with the nights', async () => {
  const held = await openCalendar('?days=7&unassigned=1')
  await held.answerRooms()
  const before = select.selectRows(held.snapshot())
  await held.answerChunk(week, [night('2026-03-04')])
  expect([before.length, roomNames(held)]).toEqual([5, ['DBL', '102', 'STE', '301']])
})

test('a property without rooms is shown as empty', async () => {
  const held = await openCalendar()
  expect(select.selectStatus(held.snapshot())).toBe('loading')
  await held.answerRooms([])
  expect(select.selectStatus(held.snapshot())).toBe('empty')
})

test('rooms that fail to load show an error and can be requested again', async () => {
  const held = await openCalendar()
  held.callTo('properties/facilities?')?.answer({ message: 'No luck' }, { status: 403 })
  await settled()
  expect([select.selectStatus(held.snapshot()), select.selectRoomsError(held.snapshot())?.message]).toEqual([
    'failed',
    'No luck',
  ])
  held.send({ type: 'rooms.retried' })
  await held.answerRooms()
  expect([select.selectStatus(held.snapshot()), select.selectRoomsError(held.snapshot())]).toEqual(['ready', null])
})

test('nights that fail to load are named, the others stay, and they can be requested again', async () => {
  const held = await openCalendar('?days=14')
  await held.answerRooms()
  await held.answerChunk(week, [night('2026-03-04')])
  await held.answerChunk('2026-03-09', [], { status: 403 })
  const failed = select.selectNightsError(held.snapshot())
  expect(failed).toMatchObject({ from: '2026-03-09', to: '2026-03-16', error: { message: 'No luck' } })
  expect(select.selectNightsError(held.snapshot())).toBe(failed)
  expect([select.selectIsLoading(held.snapshot()), select.selectBarsOf(1)(held.snapshot()).length]).toEqual([false, 1])
  held.send({ type: 'nights.retried' })
  expect(select.selectNightsError(held.snapshot())).toBeNull()
  await held.answerChunk('2026-03-09')
  expect([held.isAsked('2026-03-09').length, select.selectIsLoading(held.snapshot())]).toEqual([2, false])
})

test('a night that violates the contract fails its chunk instead of crashing', async () => {
  const held = await openCalendar('?days=7')
  await held.answerChunk(week, [{ ...night('2026-03-04'), kind: 'party' }])
  expect(select.selectNightsError(held.snapshot())?.error.code).toBe('MALFORMED')
})

test('rooms changed by others are reloaded alone, and only their rows are replaced', async () => {
  const held = await openWeek([night('2026-03-04'), night('2026-03-05', { facility_id: 2, blocking_id: 51 })])
  await held.answerChunk('2026-03-09')
  await held.answerChunk('2026-02-23')
  const [first, second] = [1, 2].map((id) => select.selectBarsOf(id)(held.snapshot()))
  held.send({ type: 'rooms.changed', roomIds: [2] })
  await settled()
  expect(held.chunks().at(-1)?.url).toContain('date_from=2026-02-23&date_to=2026-03-16&facility_ids%5B%5D=2')
  held.chunks().at(-1)?.answer({ data: [] })
  held.callTo('properties/facilities?include_ids')?.answer({
    data: [facility({ id: 2, name: '102', housekeeping_status: 'dirty' })],
    meta: { current_page: 1, last_page: 1, per_page: 200, total: 1 },
  })
  await settled()
  await settled()
  expect(select.selectBarsOf(1)(held.snapshot())).toBe(first)
  expect([second?.length, select.selectBarsOf(2)(held.snapshot())]).toEqual([1, []])
  expect(select.selectRooms(held.snapshot())[1]?.facility.housekeeping_status).toBe('dirty')
})

test('many changes, a lost stream or a manual reload reload the whole view, which stays visible', async () => {
  const held = await openWeek()
  for (const event of [
    { type: 'rooms.changed' as const, roomIds: Array.from({ length: 101 }, (_, at) => at) },
    { type: 'allRooms.changed' as const },
    { type: 'calendar.refreshed' as const },
    { type: 'minute.passed' as const, isStreamLive: false },
  ]) {
    const before = held.isAsked(week).length
    held.send(event)
    await settled()
    expect(held.isAsked(week)).toHaveLength(before + 1)
  }
  const before = held.isAsked(week).length
  held.send({ type: 'minute.passed', isStreamLive: true })
  expect(held.isAsked(week)).toHaveLength(before)
  expect([select.selectStatus(held.snapshot()), select.selectBarsOf(1)(held.snapshot()).length]).toEqual(['ready', 1])
})

test('rooms that fail to reload keep their known data', async () => {
  const held = await openWeek()
  const rooms = select.selectRooms(held.snapshot())
  held.send({ type: 'calendar.refreshed' })
  held.callTo('properties/facilities?')?.answer({ message: 'No luck' }, { status: 403 })
  await settled()
  expect([select.selectStatus(held.snapshot()), select.selectRooms(held.snapshot())]).toEqual(['ready', rooms])
  held.send({ type: 'calendar.refreshed' })
  await held.answerRooms()
  expect(select.selectRooms(held.snapshot())).toBe(rooms)
})

test('after midnight today moves to the next day', async () => {
  const held = await openWeek()
  vi.setSystemTime(new Date('2026-03-04T12:00:00Z'))
  held.send({ type: 'minute.passed', isStreamLive: true })
  expect(select.selectToday(held.snapshot())).toBe('2026-03-04')
  expect(select.selectDays(held.snapshot()).find(({ isToday }) => isToday)?.day).toBe('2026-03-04')
})

test('stopped with the property, it loads nothing more', async () => {
  const held = await openWeek()
  held.parent.received.length = 0
  held.calendar.stopWithParent()
  expect(held.isAsked('2026-03-09').every(({ signal }) => signal.aborted)).toBe(true)
})

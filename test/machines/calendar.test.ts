import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { selectDraft as selectStatusDraft } from '../../src/machines/facilities/status.machine.ts'
import { selectIsRefused } from '../../src/machines/calendar/blocking.machine.ts'
import * as select from '../../src/machines/calendar/calendar.selectors.ts'
import { facility } from '../support/facility-records.ts'
import { night, openCalendar, today } from '../support/calendar-actor.ts'
import { settled } from '../support/wire.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

const week = '2026-03-02'
/** The week of 2 March with everything in view known. */
async function openWeek(rows: unknown[] = [night('2026-03-04')]) {
  const held = await openCalendar('?days=7')
  await held.answerHouse()
  await held.answerChunk(week, rows)
  return held
}
const roomNames = (held: Awaited<ReturnType<typeof openCalendar>>) =>
  select.selectRows(held.snapshot()).map((row) => (row.kind === 'group' ? row.group.code : row.room.name))

test('what is in view is read first, by weeks; the next window and the one before once that is there', async () => {
  const held = await openCalendar('?days=7')
  expect(select.selectRange(held.snapshot())).toEqual({ from: week, to: '2026-03-09' })
  expect(held.chunks().map(({ url }) => /date_from=([\d-]+)/.exec(url)?.[1])).toEqual([week])
  await held.answerChunk(week)
  expect(held.isAsked('2026-03-09')).toHaveLength(1)
  await held.answerChunk('2026-03-09')
  expect(held.isAsked('2026-02-23')).toHaveLength(1)
})

test('rooms stand by type, bars by room, figures by day; it is said once, when all of it is there', async () => {
  const held = await openWeek()
  expect(roomNames(held)).toEqual(['DBL', '101', '102', 'STE', '301'])
  expect(select.selectStatus(held.snapshot())).toBe('ready')
  expect(select.selectBarsOf(1)(held.snapshot())).toMatchObject([{ key: 'blocking-50', to: '2026-03-07' }])
  expect(select.selectFigures(held.snapshot()).get('2026-03-04')).toMatchObject({ available: 2, free: 2 })
  expect(select.selectFreeOf(3)(held.snapshot()).get('2026-03-04')).toBe(1)
  expect(select.selectIsDayKnown('2026-03-08')(held.snapshot())).toBe(true)
  await held.answerChunk('2026-03-09')
  expect(held.notices.told.map(({ text }) => text)).toEqual(['3 rooms, 7 nights: 2–8 March.'])
})

test('other nights: what is known is shown at once, what is no longer wanted is given up', async () => {
  const held = await openWeek()
  await held.answerChunk('2026-03-09', [
    night('2026-03-12', { blocking_id: 60, date_from: '2026-03-12', date_to: '2026-03-13' }),
  ])
  held.send({ type: 'range.stepped', by: 1 })
  expect(held.location.told.at(-1)?.to).toContain('from=2026-03-09&days=7')
  await held.show('?from=2026-03-09&days=7')
  expect(select.selectIsReading(held.snapshot())).toBe(false)
  expect(select.selectBarsOf(1)(held.snapshot())).toMatchObject([{ id: 60 }])
  await held.show('?from=2026-06-01&days=7')
  expect([held.isAsked('2026-02-23')[0]?.signal.aborted, held.isAsked('2026-06-01').length]).toEqual([true, 1])
  expect(select.selectIsReading(held.snapshot())).toBe(true)
  held.send({ type: 'today.requested' })
  expect(held.location.told.at(-1)?.to).toBe('/hotel-management/properties/castle-inn/hotel-calendar?days=7')
})

test('the address goes on to the property, also when it is another section', async () => {
  const held = await openWeek()
  const reads = held.chunks().length
  held.send({ type: 'location.changed', pathname: '/hotel-management/properties', search: '' })
  expect(held.parent.types()).toEqual(['address.followed', 'address.followed'])
  expect([select.selectSearch(held.snapshot()).days, held.chunks().length]).toEqual([7, reads])
})

test('filters, and groups that are folded, are asked of the address', async () => {
  const held = await openWeek()
  held.send({ type: 'search.changed', patch: { keyword: '10' }, replace: true })
  expect(held.location.told.at(-1)).toMatchObject({ to: expect.stringContaining('keyword=10'), replace: true })
  held.send({ type: 'group.toggled', id: 9 })
  expect(held.location.told.at(-1)?.to).toContain('collapsed%5B%5D=9')
  await held.show('?days=7&collapsed[]=9&keyword=0')
  expect(roomNames(held)).toEqual(['DBL', '101', '102', 'STE'])
  held.send({ type: 'group.toggled', id: 9 })
  expect(held.location.told.at(-1)?.to).not.toContain('collapsed')
  await held.show('?days=7&unassigned=1')
  expect(roomNames(held)).toEqual(['DBL', '102', 'STE', '301'])
  await held.show('?days=7&keyword=zzz')
  expect(select.selectStatus(held.snapshot())).toBe('filtered')
})

test('which rooms are free is known anew with the nights', async () => {
  const held = await openCalendar('?days=7&unassigned=1')
  await held.answerHouse()
  const before = select.selectRows(held.snapshot())
  await held.answerChunk(week, [night('2026-03-04')])
  expect([before.length, roomNames(held)]).toEqual([5, ['DBL', '102', 'STE', '301']])
})

test('a house without rooms is empty', async () => {
  const held = await openCalendar()
  expect(select.selectStatus(held.snapshot())).toBe('loading')
  await held.answerHouse([])
  expect(select.selectStatus(held.snapshot())).toBe('empty')
})

test('rooms that could not be read say so, and are asked for again', async () => {
  const held = await openCalendar()
  held.callTo('properties/facilities?')?.answer({ message: 'No luck' }, { status: 403 })
  await settled()
  expect([select.selectStatus(held.snapshot()), select.selectRoomsError(held.snapshot())?.message]).toEqual([
    'failed',
    'No luck',
  ])
  held.send({ type: 'rooms.retried' })
  await held.answerHouse()
  expect([select.selectStatus(held.snapshot()), select.selectRoomsError(held.snapshot())]).toEqual(['ready', null])
})

test('nights that could not be read say which, the rest stays, and they are asked for again', async () => {
  const held = await openCalendar('?days=14')
  await held.answerHouse()
  await held.answerChunk(week, [night('2026-03-04')])
  await held.answerChunk('2026-03-09', [], { status: 403 })
  const failed = select.selectNightsError(held.snapshot())
  expect(failed).toMatchObject({ from: '2026-03-09', to: '2026-03-16', error: { message: 'No luck' } })
  expect(select.selectNightsError(held.snapshot())).toBe(failed)
  expect([select.selectIsReading(held.snapshot()), select.selectBarsOf(1)(held.snapshot()).length]).toEqual([false, 1])
  held.send({ type: 'nights.retried' })
  expect(select.selectNightsError(held.snapshot())).toBeNull()
  await held.answerChunk('2026-03-09')
  expect([held.isAsked('2026-03-09').length, select.selectIsReading(held.snapshot())]).toEqual([2, false])
})

test('a night that is not by the contract makes the chunk a failure, not a crash', async () => {
  const held = await openCalendar('?days=7')
  await held.answerChunk(week, [{ ...night('2026-03-04'), kind: 'party' }])
  expect(select.selectNightsError(held.snapshot())?.error.code).toBe('MALFORMED')
})

test('rooms that others have changed are read alone, and their rows only are new', async () => {
  const held = await openWeek([night('2026-03-04'), night('2026-03-05', { facility_id: 2, blocking_id: 51 })])
  await held.answerChunk('2026-03-09')
  await held.answerChunk('2026-02-23')
  const [first, second] = [1, 2].map((id) => select.selectBarsOf(id)(held.snapshot()))
  held.send({ type: 'rooms.told', roomIds: [2] })
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

test('many at once, a cut or a wish: everything in view is read anew, and stays meanwhile', async () => {
  const held = await openWeek()
  for (const event of [
    { type: 'rooms.told' as const, roomIds: Array.from({ length: 101 }, (_, at) => at) },
    { type: 'house.told' as const },
    { type: 'calendar.refreshed' as const },
    { type: 'minute.passed' as const, isWatched: false },
  ]) {
    const before = held.isAsked(week).length
    held.send(event)
    await settled()
    expect(held.isAsked(week)).toHaveLength(before + 1)
  }
  const before = held.isAsked(week).length
  held.send({ type: 'minute.passed', isWatched: true })
  expect(held.isAsked(week)).toHaveLength(before)
  expect([select.selectStatus(held.snapshot()), select.selectBarsOf(1)(held.snapshot()).length]).toEqual(['ready', 1])
})

test('rooms that cannot be read anew stay as they were known', async () => {
  const held = await openWeek()
  const rooms = select.selectRooms(held.snapshot())
  held.send({ type: 'calendar.refreshed' })
  held.callTo('properties/facilities?')?.answer({ message: 'No luck' }, { status: 403 })
  await settled()
  expect([select.selectStatus(held.snapshot()), select.selectRooms(held.snapshot())]).toEqual(['ready', rooms])
  held.send({ type: 'calendar.refreshed' })
  await held.answerHouse()
  expect(select.selectRooms(held.snapshot())).toBe(rooms)
})

test('past midnight today is another day', async () => {
  const held = await openWeek()
  vi.setSystemTime(new Date('2026-03-04T12:00:00Z'))
  held.send({ type: 'minute.passed', isWatched: true })
  expect(select.selectToday(held.snapshot())).toBe('2026-03-04')
  expect(select.selectDays(held.snapshot()).find(({ isToday }) => isToday)?.day).toBe('2026-03-04')
})

test('what is selected is blocked from today on; a flow is one at a time', async () => {
  const held = await openWeek()
  held.send({ type: 'flow.opened', ask: { name: 'block' } })
  expect(select.selectFlow(held.snapshot())).toBeNull()
  held.send({ type: 'cells.selected', from: { roomId: 1, day: '2026-03-02' }, to: { roomId: 2, day: '2026-03-05' } })
  expect(select.selectIsSelected({ roomId: 2, day: '2026-03-03' })(held.snapshot())).toBe(true)
  held.send({ type: 'flow.opened', ask: { name: 'block', draft: { status: 'hold' } } })
  const flow = select.selectFlow(held.snapshot())
  expect(flow?.name).toBe('block')
  if (flow?.name !== 'block') return
  expect(selectStatusDraft(flow.ref.getSnapshot())).toMatchObject({ status: 'hold', from: today, to: '2026-03-06' })
  held.send({ type: 'flow.opened', ask: { name: 'change', key: 'blocking-50' } })
  expect(select.selectFlow(held.snapshot())?.name).toBe('block')
  flow.ref.send({ type: 'status.closed' })
  expect(select.selectFlow(held.snapshot())).toBeNull()
  held.send({ type: 'selection.cleared' })
  expect(select.selectSelection(held.snapshot())).toBeNull()
})

test('what was refused stays selected; all done, nothing does', async () => {
  const held = await openWeek()
  const block = async (results: object[]) => {
    held.send({ type: 'rooms.selected', roomIds: [2, 3], from: '2026-03-04', to: '2026-03-05' })
    held.send({ type: 'flow.opened', ask: { name: 'block', draft: { reasonCode: 'leak' } } })
    const flow = select.selectFlow(held.snapshot())
    if (flow?.name !== 'block') throw new Error('nothing lies open')
    await held.answer('hotel_calendar/daily_room_blockings?date_from=2026-03-04', { data: [] })
    flow.ref.send({ type: 'status.confirmed' })
    await held.answer('properties/update_facility_status', { data: { results } })
    if (select.selectFlow(held.snapshot())) flow.ref.send({ type: 'status.closed' })
  }
  await block([
    { id: 2, ok: true, blocking_id: 9 },
    { id: 3, ok: false, message: 'Taken' },
  ])
  expect(select.selectSelection(held.snapshot())?.roomIds).toEqual([3])
  await block([
    { id: 2, ok: true, blocking_id: 10 },
    { id: 3, ok: true, blocking_id: 11 },
  ])
  expect(select.selectSelection(held.snapshot())).toBeNull()
})

test('a stay, and a blocking that is over, cannot be changed', async () => {
  const held = await openWeek([
    night('2026-03-04', { kind: 'reservation', state: 'booked', guest_name: 'Anna Chen' }),
    night('2026-03-02', { blocking_id: 51, state: 'completed', date_from: '2026-03-02', date_to: '2026-03-03' }),
  ])
  for (const key of ['stay-50', 'blocking-51', 'blocking-99']) {
    held.send({ type: 'flow.opened', ask: { name: 'change', key } })
    held.send({ type: 'bar.dropped', key, roomId: 2, from: '2026-03-05', to: '2026-03-06' })
    expect([select.selectFlow(held.snapshot()), held.changes().length]).toEqual([null, 0])
  }
})

test('a bar that is dropped lies there at once, without a dialog, and is undone for ten seconds', async () => {
  const held = await openWeek()
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 2, from: '2026-03-05', to: '2026-03-08' })
  expect(select.selectBarsOf(2)(held.snapshot())).toMatchObject([{ id: 50, from: '2026-03-05', isPending: true }])
  expect([select.selectBarsOf(1)(held.snapshot()), select.selectFlow(held.snapshot())]).toEqual([[], null])
  const current = {
    id: 50,
    facility_id: 2,
    kind: 'out_of_order',
    reason_code: 'leak',
    reason: '',
    remarks: '',
    date_from: '2026-03-05',
    date_to: '2026-03-08',
    return_status: 'dirty',
    state: 'scheduled',
    lock_version: 3,
  }
  await held.change({ id: 2, blocking_id: 50, current })
  const notice = held.notices.told.at(-1)
  expect(notice).toMatchObject({
    type: 'notice.given',
    tone: 'ok',
    text: 'Room 102 is out of order 5–7 March instead of room 101, 4–6 March.',
    action: { label: 'Undo', event: { type: 'undo.requested', roomIds: [1, 2] } },
  })
  held.send(notice?.action.event)
  await settled()
  expect(held.changes()).toHaveLength(2)
  await held.change({ blocking_id: 50, current: { ...current, facility_id: 1 } })
  expect(held.notices.told.at(-1)).toMatchObject({ text: 'Room 101: 4–6 March, as before.', tone: 'ok' })
})

test('an undo that is refused, or cannot be sent, says so', async () => {
  const held = await openWeek()
  const undo = (run: () => Promise<{ id: number; ok: boolean; message?: string }[]>) =>
    held.send({ type: 'undo.requested', roomIds: [1], undo: { run, text: 'As before.' } })
  undo(() => Promise.resolve([{ id: 1, ok: false, message: '1 stay stands in the way' }]))
  await settled()
  expect(held.notices.told.at(-1)).toMatchObject({ text: 'Not undone: 1 stay stands in the way.', tone: 'bad' })
  undo(() => Promise.reject(new Error('gone')))
  await settled()
  expect(held.notices.told.at(-1)).toMatchObject({ text: expect.stringMatching(/^Not undone\. /), tone: 'bad' })
})

test('a drop that is refused goes back to where it was, and the dialog says why', async () => {
  const held = await openWeek()
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 2, from: '2026-03-04', to: '2026-03-07' })
  await held.change({ id: 2, ok: false, message: '1 stay stands in the way' })
  const flow = select.selectFlow(held.snapshot())
  expect(select.selectBarsOf(1)(held.snapshot())).toMatchObject([{ id: 50, isPending: false }])
  if (flow?.name !== 'change') throw new Error('nothing lies open')
  expect(selectIsRefused(flow.ref.getSnapshot())).toBe(true)
  flow.ref.send({ type: 'change.closed' })
  expect(select.selectFlow(held.snapshot())).toBeNull()
})

test('dropped where it was nothing happens; dropped to be over by today its end is asked for', async () => {
  const held = await openWeek([night('2026-03-02', { date_from: '2026-03-01', state: 'active', is_first: false })])
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 1, from: '2026-03-01', to: '2026-03-07' })
  expect(held.changes()).toEqual([])
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 1, from: '2026-03-01', to: '2026-03-03' })
  const flow = select.selectFlow(held.snapshot())
  if (flow?.name !== 'release') throw new Error('nothing lies open')
  flow.ref.send({ type: 'status.confirmed' })
  expect(held.changes()[0]?.form).toEqual(
    expect.arrayContaining([
      ['facility_status', 'available'],
      ['blocking_ids[]', '50'],
    ]),
  )
})

test('stopped with the property, nothing is read any more', async () => {
  const held = await openWeek()
  held.parent.told.length = 0
  held.calendar.stopWithParent()
  expect(held.isAsked('2026-03-09').every(({ signal }) => signal.aborted)).toBe(true)
})

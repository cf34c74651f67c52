import { expect, test } from 'vitest'
import type { DailyRoomBlocking } from '../../src/api/contract/blocking.ts'
import { canChange } from '../../src/machines/calendar/bar.rules.ts'
import {
  collectBars,
  noNights,
  noBars,
  withChunk,
  withPending,
  withRoomsRead,
  withView,
} from '../../src/machines/calendar/loaded-nights.rules.ts'

const night = (date: string, over: Partial<DailyRoomBlocking> = {}): DailyRoomBlocking => ({
  date,
  facility_id: 1,
  facility_name: '101',
  blocking_id: 5,
  kind: 'out_of_order',
  reason: 'Leak',
  is_first: false,
  is_last: false,
  state: 'scheduled',
  ...over,
})
const barsOf = (...rows: DailyRoomBlocking[]) => {
  const { bars, add } = collectBars()
  for (const row of rows) add(row)
  return bars
}
const view = { from: '2026-03-02', to: '2026-03-16' }
const [week, next] = ['2026-03-02', '2026-03-09']
const leak = { date_from: '2026-03-04', date_to: '2026-03-11', lock_version: 2 }

test('adjacent nights form one bar, whatever their order, and its ends are known where they are loaded', () => {
  const rows = [night('2026-03-05', { is_last: true }), night('2026-03-03', { is_first: true }), night('2026-03-04')]
  expect(barsOf(...rows).get(1)).toEqual([
    expect.objectContaining({
      key: 'blocking-5',
      from: '2026-03-03',
      to: '2026-03-06',
      isCutBefore: false,
      isCutAfter: false,
    }),
  ])
  const [cut] = barsOf(night('2026-03-03'), night('2026-03-04')).get(1)!
  expect([cut!.isCutBefore, cut!.isCutAfter]).toEqual([true, true])
})

test('if the server gives the whole stay, the bar is that long', () => {
  const [bar] = barsOf(night('2026-03-09', { ...leak, reason_code: 'leak', remarks: 'Pipe' }), night('2026-03-10')).get(
    1,
  )!
  expect(bar).toMatchObject({ from: '2026-03-04', to: '2026-03-11', isCutBefore: false, isCutAfter: false })
  expect(bar!.blocking).toEqual({
    reasonCode: 'leak',
    note: '',
    remarks: 'Pipe',
    returnStatus: 'dirty',
    lockVersion: 2,
  })
})

test("a stay and a blocking with the same number are two bars, and only a blocking that hasn't ended can be changed", () => {
  const rows = [
    night('2026-03-03'),
    night('2026-03-04', { kind: 'reservation', state: 'booked', guest_name: 'Anna Chen' }),
    night('2026-03-06', { blocking_id: 6, state: 'completed' }),
  ]
  const bars = barsOf(...rows).get(1)!
  expect(bars.map(({ key }) => key)).toEqual(['blocking-5', 'stay-5', 'blocking-6'])
  expect(bars.map(canChange)).toEqual([true, false, false])
})

test('two chunks form one bar across their border', () => {
  const first = barsOf(night('2026-03-07', { is_first: true }), night('2026-03-08'))
  const second = barsOf(night('2026-03-09'), night('2026-03-10', { is_last: true }))
  const known = withChunk(withChunk(noNights(view), next, second), week, first)
  expect(known.bars.get(1)).toEqual([
    expect.objectContaining({ from: '2026-03-07', to: '2026-03-11', isCutBefore: false, isCutAfter: false }),
  ])
})

test('an unchanged room keeps its bars as the same array, and reloading without changes changes nothing', () => {
  const rows = [night('2026-03-03'), night('2026-03-04', { facility_id: 2, blocking_id: 6 })]
  const known = withChunk(noNights(view), week, barsOf(...rows))
  expect(withChunk(known, week, barsOf(...rows))).toBe(known)
  const changed = withChunk(known, week, barsOf(rows[0]!, night('2026-03-05', { facility_id: 2, blocking_id: 7 })))
  expect(changed.bars.get(1)).toBe(known.bars.get(1))
  expect(changed.bars.get(2)).toEqual([expect.objectContaining({ id: 7 })])
})

test('a chunk outside the view, with known ends, changes no room in the view', () => {
  const known = withChunk(noNights({ from: week, to: next }), week, barsOf(night('2026-03-08', leak)))
  const ahead = withChunk(known, next, barsOf(night('2026-03-09', leak), night('2026-03-20', { blocking_id: 8 })))
  expect(ahead.bars).toBe(known.bars)
  expect(withView(ahead, { from: next, to: '2026-03-21' }, [next]).bars.get(1)).toHaveLength(2)
})

test('moving the view drops distant nights', () => {
  const known = withChunk(noNights(view), week, barsOf(night('2026-03-03')))
  const moved = withView(known, { from: '2026-06-01', to: '2026-06-08' }, ['2026-06-01'])
  expect([moved.chunks.size, moved.bars.size]).toEqual([0, 0])
})

test('rooms changed by others are replaced everywhere, and deleted ones disappear', () => {
  const rows = [night('2026-03-08', leak), night('2026-03-03', { facility_id: 2, blocking_id: 6 })]
  let known = withChunk(noNights(view), week, barsOf(...rows))
  known = withChunk(known, next, barsOf(night('2026-03-09', leak)))
  const read = { roomIds: [1, 3], nights: { from: week, to: '2026-03-16' } }
  const bars = barsOf(night('2026-03-10', { facility_id: 3, date_from: '2026-03-10', date_to: '2026-03-12' }))
  const patched = withRoomsRead(known, { ...read, bars })
  expect(patched.bars.get(1)).toBeUndefined()
  expect(patched.bars.get(2)).toBe(known.bars.get(2))
  expect(patched.bars.get(3)).toEqual([expect.objectContaining({ from: '2026-03-10', to: '2026-03-12' })])
  expect(patched.chunks.get(week)?.has(3)).toBe(false)
})

test('a dropped bar is shown where it was dropped until the server responds, then in its actual place', () => {
  const known = withChunk(noNights(view), week, barsOf(night('2026-03-04', leak)))
  const bar = known.bars.get(1)![0]!
  const dropped = withPending(known, { ...bar, roomId: 2, isPending: true })
  expect([dropped.bars.get(1) ?? noBars, dropped.bars.get(2)?.[0]?.isPending]).toEqual([[], true])
  const back = withPending(dropped, null)
  expect([back.bars.get(1)?.[0], back.bars.get(2)]).toEqual([bar, undefined])
})

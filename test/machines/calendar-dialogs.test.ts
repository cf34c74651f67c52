import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { selectDraft as selectBlockingDraft, selectIsRefused } from '../../src/machines/calendar/blocking.machine.ts'
import * as select from '../../src/machines/calendar/calendar.selectors.ts'
import { selectDraft as selectStatusDraft } from '../../src/machines/facilities/status-dialog.machine.ts'
import { night, openWeek, today } from '../support/calendar-actor.ts'
import { settled } from '../support/wire.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:00:00Z`) }))
afterEach(() => void vi.useRealTimers())

test('selected nights are blocked from today on, and only one dialog opens at a time', async () => {
  const held = await openWeek()
  held.send({ type: 'dialog.opened', request: { name: 'block' } })
  expect(select.selectDialog(held.snapshot())).toBeNull()
  held.send({ type: 'rooms.selected', roomIds: [1, 2], from: '2026-03-02', to: '2026-03-06' })
  expect(select.selectIsSelected({ roomId: 2, day: '2026-03-03' })(held.snapshot())).toBe(true)
  expect(select.selectSelection(held.snapshot())).toEqual({ roomIds: [1, 2], from: today, to: '2026-03-06' })
  held.send({ type: 'dialog.opened', request: { name: 'block', draft: { status: 'hold' } } })
  const dialog = select.selectDialog(held.snapshot())
  expect(dialog?.name).toBe('block')
  if (dialog?.name !== 'block') return
  expect(selectStatusDraft(dialog.ref.getSnapshot())).toMatchObject({ status: 'hold', from: today, to: '2026-03-06' })
  held.send({ type: 'dialog.opened', request: { name: 'change', key: 'blocking-50' } })
  expect(select.selectDialog(held.snapshot())?.name).toBe('block')
  dialog.ref.send({ type: 'status.closed' })
  expect(select.selectDialog(held.snapshot())).toBeNull()
  held.send({ type: 'selection.cleared' })
  expect(select.selectSelection(held.snapshot())).toBeNull()
  held.send({ type: 'rooms.selected', roomIds: [1], from: '2026-03-01', to: today })
  expect(select.selectSelection(held.snapshot())).toBeNull()
})

test('a selection that is cleared is announced', async () => {
  const held = await openWeek()
  held.send({ type: 'rooms.selected', roomIds: [1, 2], from: '2026-03-04', to: '2026-03-06' })
  held.send({ type: 'selection.cleared' })
  expect(held.notices.received.at(-1)).toEqual({ type: 'announcement.made', text: 'No nights selected' })
})

test('the dialog of a blocking knows its action: more nights to extend it, fewer to shorten it', async () => {
  const held = await openWeek()
  const open = (action: 'edit' | 'move' | 'extend' | 'shorten') => {
    held.send({ type: 'dialog.opened', request: { name: 'change', key: 'blocking-50', action } })
    const dialog = select.selectDialog(held.snapshot())
    if (dialog?.name !== 'change') throw new Error('nothing lies open')
    const { to } = selectBlockingDraft(dialog.ref.getSnapshot())
    dialog.ref.send({ type: 'change.closed' })
    return [dialog.action, to]
  }
  expect((['edit', 'move', 'extend', 'shorten'] as const).map(open)).toEqual([
    ['edit', '2026-03-07'],
    ['move', '2026-03-07'],
    ['extend', '2026-03-08'],
    ['shorten', '2026-03-06'],
  ])
})

test('rejected nights stay selected; after a full success none are', async () => {
  const held = await openWeek()
  const block = async (results: object[]) => {
    held.send({ type: 'rooms.selected', roomIds: [2, 3], from: '2026-03-04', to: '2026-03-05' })
    held.send({ type: 'dialog.opened', request: { name: 'block', draft: { reasonCode: 'leak' } } })
    const dialog = select.selectDialog(held.snapshot())
    if (dialog?.name !== 'block') throw new Error('nothing lies open')
    await held.answer('hotel_calendar/daily_room_blockings?date_from=2026-03-04', { data: [] })
    dialog.ref.send({ type: 'status.confirmed' })
    await held.answer('properties/update_facility_status', { data: { results } })
    if (select.selectDialog(held.snapshot())) dialog.ref.send({ type: 'status.closed' })
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

test("a stay and a past blocking can't be changed", async () => {
  const held = await openWeek([
    night('2026-03-04', { kind: 'reservation', state: 'booked', guest_name: 'Anna Chen' }),
    night('2026-03-02', { blocking_id: 51, state: 'completed', date_from: '2026-03-02', date_to: '2026-03-03' }),
  ])
  for (const key of ['stay-50', 'blocking-51', 'blocking-99']) {
    held.send({ type: 'dialog.opened', request: { name: 'change', key } })
    held.send({ type: 'bar.dropped', key, roomId: 2, from: '2026-03-05', to: '2026-03-06' })
    expect([select.selectDialog(held.snapshot()), held.changes().length]).toEqual([null, 0])
  }
})

test('a dropped bar moves at once without a dialog, and can be undone for ten seconds', async () => {
  const held = await openWeek()
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 2, from: '2026-03-05', to: '2026-03-08' })
  expect(select.selectBarsOf(2)(held.snapshot())).toMatchObject([{ id: 50, from: '2026-03-05', isPending: true }])
  expect([select.selectBarsOf(1)(held.snapshot()), select.selectDialog(held.snapshot())]).toEqual([[], null])
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
  const notice = held.notices.received.at(-1)
  expect(notice).toMatchObject({
    type: 'notice.given',
    tone: 'ok',
    text: 'Room 102 is out of order 5 – 8 March instead of room 101, 4 – 7 March.',
    action: { label: 'Undo', event: { type: 'undo.requested', roomIds: [1, 2] } },
  })
  held.send(notice?.action.event)
  await settled()
  expect(held.changes()).toHaveLength(2)
  await held.change({ blocking_id: 50, current: { ...current, facility_id: 1 } })
  expect(held.notices.received.at(-1)).toMatchObject({ text: 'Room 101: 4 – 7 March, as before.', tone: 'ok' })
})

test("an undo that is rejected or can't be sent shows an error", async () => {
  const held = await openWeek()
  const undo = (run: () => Promise<{ id: number; ok: boolean; message?: string }[]>) =>
    held.send({ type: 'undo.requested', roomIds: [1], undo: { run, text: 'As before.' } })
  undo(() => Promise.resolve([{ id: 1, ok: false, message: '1 stay stands in the way' }]))
  await settled()
  expect(held.notices.received.at(-1)).toMatchObject({
    text: 'Not undone: 1 stay stands in the way.',
    tone: 'critical',
  })
  undo(() => Promise.reject(new Error('gone')))
  await settled()
  expect(held.notices.received.at(-1)).toMatchObject({
    text: expect.stringMatching(/^Not undone\. /),
    tone: 'critical',
  })
})

test('a rejected drop returns to its place, and the dialog shows the reason', async () => {
  const held = await openWeek()
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 2, from: '2026-03-04', to: '2026-03-07' })
  await held.change({ id: 2, ok: false, message: '1 stay stands in the way' })
  const dialog = select.selectDialog(held.snapshot())
  expect(select.selectBarsOf(1)(held.snapshot())).toMatchObject([{ id: 50, isPending: false }])
  if (dialog?.name !== 'change') throw new Error('nothing lies open')
  expect(selectIsRefused(dialog.ref.getSnapshot())).toBe(true)
  dialog.ref.send({ type: 'change.closed' })
  expect(select.selectDialog(held.snapshot())).toBeNull()
})

test('a drop on the original place does nothing; a drop that ends today or earlier asks to end the blocking', async () => {
  const held = await openWeek([night('2026-03-02', { date_from: '2026-03-01', state: 'active', is_first: false })])
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 1, from: '2026-03-01', to: '2026-03-07' })
  expect(held.changes()).toEqual([])
  held.send({ type: 'bar.dropped', key: 'blocking-50', roomId: 1, from: '2026-03-01', to: '2026-03-03' })
  const dialog = select.selectDialog(held.snapshot())
  if (dialog?.name !== 'release') throw new Error('nothing lies open')
  dialog.ref.send({ type: 'status.confirmed' })
  expect(held.changes()[0]?.form).toEqual(
    expect.arrayContaining([
      ['facility_status', 'available'],
      ['blocking_ids[]', '50'],
    ]),
  )
})

import { expect, test } from 'vitest'
import * as select from '../../src/machines/calendar/blocking.machine.ts'
import { upcomingLeak, openBlocking } from '../support/calendar-actor.ts'
import { blocking, stayNights } from '../support/facility-records.ts'
import { settled } from '../support/wire.ts'

const own = ['2026-03-04', '2026-03-05'].map((date) => ({
  date,
  facility_id: 1,
  facility_name: '101',
  blocking_id: 50,
  kind: 'out_of_order',
  reason: '',
  is_first: false,
  is_last: false,
  state: 'scheduled',
}))
const changed = (over: Parameters<typeof blocking>[0] = {}) => ({
  blocking_id: 50,
  current: blocking({ date_from: '2026-03-04', date_to: '2026-03-08', state: 'scheduled', lock_version: 3, ...over }),
})
const begun = () => upcomingLeak({ date_from: '2026-03-01', state: 'active' })

test("the bookings on the nights are loaded before sending; the blocking's own nights don't count", async () => {
  const { draft, confirm, preview, previews, changes, snapshot } = openBlocking()
  draft({ to: '2026-03-09' })
  expect(previews().at(-1)?.url).toContain('date_from=2026-03-04&date_to=2026-03-09&facility_ids%5B%5D=1')
  confirm()
  expect([select.selectIsPreviewing(snapshot()), changes().length]).toEqual([true, 0])
  await preview(own)
  expect([select.selectDeniedReason(snapshot()), select.selectAffectedBookings(snapshot())]).toEqual([null, []])
  confirm()
  expect(Object.fromEntries(changes()[0]!.form)).toMatchObject({
    'facility_ids[]': '1',
    'blocking_ids[]': '50',
    lock_version: '2',
    facility_status: 'out_of_order',
    date_from: '2026-03-04',
    date_to: '2026-03-09',
    reason_code: 'leak',
    return_status: 'dirty',
  })
})

test('a conflicting stay is shown, and nothing is sent', async () => {
  const { draft, confirm, preview, changes, snapshot } = openBlocking()
  draft({ to: '2026-03-09' })
  await preview([...own, ...stayNights(['2026-03-07', '2026-03-08'])])
  expect(select.selectDeniedReason(snapshot())).toBe('1 stay stands in the way')
  confirm()
  expect(changes()).toEqual([])
})

test("another room or other nights are checked again, and the latest request wins; another reason isn't checked", async () => {
  const { draft, preview, previews, snapshot } = openBlocking()
  await preview([])
  draft({ reasonCode: 'safety', remarks: 'Lift' })
  expect(previews()).toHaveLength(1)
  draft({ roomId: 2 })
  draft({ to: '2026-03-05' })
  expect(previews().map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(select.selectIsPreviewed(snapshot())).toBe(false)
})

test('invalid nights are reported at the confirmation, and after that with every change', () => {
  const { draft, confirm, snapshot, previews } = openBlocking()
  draft({ to: '2026-03-04' })
  confirm()
  expect([select.selectErrors(snapshot()).nights, previews().length]).toEqual(['Must be after the first night', 1])
  draft({ from: '2026-03-01', to: '2026-03-05' })
  expect(select.selectErrors(snapshot()).nights).toBe('The first night is over')
  draft({ from: '2026-03-01', to: '2026-03-03' })
  expect(select.selectErrors(snapshot()).nights).toBe('The last night is over; end the blocking instead')
  draft({ from: '2026-03-04', to: '2027-05-05' })
  expect(select.selectErrors(snapshot()).nights).toBe('At most 400 nights')
})

test('the reason "other" needs a text, and an unknown reason must be replaced', async () => {
  const { draft, confirm, preview, changes, snapshot } = openBlocking()
  await preview([])
  draft({ reasonCode: 'other' })
  confirm()
  expect([changes().length, select.selectErrors(snapshot())]).toEqual([0, { reason: 'Required' }])
  draft({ reasonCode: null })
  expect(select.selectErrors(snapshot())).toEqual({ reasonCode: 'Required' })
})

test('a started blocking keeps its first night and only its end changes; in another room it starts today', () => {
  const { draft, previews, snapshot } = openBlocking({ blocking: begun() })
  expect(select.selectIsStartFixed(snapshot())).toBe(true)
  draft({ from: '2026-03-04', to: '2026-03-09' })
  expect(select.selectDraft(snapshot())).toMatchObject({ from: '2026-03-01', to: '2026-03-09' })
  draft({ roomId: 2, to: '2026-03-07' })
  expect(previews().at(-1)?.url).toContain('date_from=2026-03-03&date_to=2026-03-07&facility_ids%5B%5D=2')
  expect(select.selectText(snapshot())).toBe('Room 102 is out of order 3 – 7 March instead of room 101.')
})

test('a failed check can be repeated, and nothing is sent before it succeeds', async () => {
  const { dialog, draft, confirm, preview, previews, changes, snapshot } = openBlocking()
  draft({ to: '2026-03-09' })
  await preview({ message: 'No luck' }, 403)
  expect(select.selectPreviewError(snapshot())?.message).toBe('No luck')
  confirm()
  expect(changes()).toEqual([])
  dialog.send({ type: 'preview.retried' })
  expect(previews()).toHaveLength(3)
})

test('afterwards the notice shows the new nights instead of the old ones, and Undo restores the old ones', async () => {
  const { draft, confirm, preview, reply, changes, applied, snapshot } = openBlocking()
  draft({ to: '2026-03-08' })
  await preview([])
  confirm()
  await reply(changed())
  expect(snapshot().status).toBe('done')
  expect(applied()?.text).toBe('Room 101 is out of order 4 – 8 March instead of 4 – 7 March.')
  void applied()?.undo?.run(new AbortController().signal)
  await settled()
  expect(Object.fromEntries(changes()[1]!.form)).toMatchObject({
    'blocking_ids[]': '50',
    lock_version: '3',
    date_from: '2026-03-04',
    date_to: '2026-03-07',
  })
  expect(applied()?.undo?.text).toBe('Room 101: 4 – 7 March, as before.')
})

test('undoing a move of a started blocking moves it back from today on; past nights never change', async () => {
  const { draft, confirm, preview, reply, changes, applied } = openBlocking({ blocking: begun() })
  draft({ roomId: 2 })
  await preview([])
  confirm()
  await reply(changed({ id: 51, facility_id: 2, date_from: '2026-03-03', date_to: '2026-03-07', lock_version: 0 }))
  void applied()?.undo?.run(new AbortController().signal)
  await settled()
  expect(Object.fromEntries(changes()[1]!.form)).toMatchObject({
    'facility_ids[]': '1',
    'blocking_ids[]': '51',
    date_from: '2026-03-03',
    date_to: '2026-03-07',
  })
})

test("without the server's result no Undo is offered", async () => {
  const { draft, confirm, preview, reply, applied } = openBlocking()
  draft({ to: '2026-03-08' })
  await preview([])
  confirm()
  await reply({})
  expect(applied()?.undo).toBeUndefined()
})

test('a dropped bar is sent at once', async () => {
  const { changes, previews, reply, applied } = openBlocking({ isDropped: true, patch: { roomId: 2 } })
  expect([changes().length, previews().length]).toEqual([1, 0])
  await reply(changed({ facility_id: 2 }))
  expect(applied()?.text).toBe('Room 102 is out of order 4 – 7 March instead of room 101.')
})

test('a drop on an invalid place sends nothing, and the dialog shows the reason', () => {
  const { changes, snapshot, parent } = openBlocking({ isDropped: true, patch: { from: '2026-03-01' } })
  expect([changes().length, select.selectErrors(snapshot()).nights]).toEqual([0, 'The first night is over'])
  expect(parent.types()).toEqual(['change.refused'])
})

test('a drop on the original place sends nothing', () => {
  const { changes, previews } = openBlocking({ isDropped: true })
  expect([changes().length, previews().length]).toEqual([0, 1])
})

test('a rejected change shows the conflict, and can be corrected or discarded', async () => {
  const { dialog, reply, snapshot, parent } = openBlocking({ isDropped: true, patch: { roomId: 2 } })
  await reply({ id: 2, ok: false, message: '1 stay stands in the way', conflicts: [] })
  expect(select.selectIsRefused(snapshot())).toBe(true)
  expect(select.selectResult(snapshot())?.message).toBe('1 stay stands in the way')
  expect(parent.types()).toEqual(['change.refused'])
  dialog.send({ type: 'change.resumed' })
  expect([select.selectIsPreviewing(snapshot()), select.selectDraft(snapshot()).roomId]).toEqual([true, 2])
  dialog.send({ type: 'change.closed' })
  expect(snapshot().status).toBe('done')
})

test('in a conflict the later user starts from the current values, with the wanted ones still in the form', async () => {
  const { dialog, draft, confirm, preview, reply, changes, snapshot } = openBlocking()
  draft({ to: '2026-03-08' })
  await preview([])
  confirm()
  await reply({ ok: false, code: 'CHANGED', message: 'Changed meanwhile by Bo', ...changed({ date_to: '2026-03-10' }) })
  expect(select.selectResult(snapshot())?.code).toBe('CHANGED')
  dialog.send({ type: 'change.resumed' })
  expect(select.selectBlocking(snapshot())).toMatchObject({ to: '2026-03-10', blocking: { lockVersion: 3 } })
  expect(select.selectDraft(snapshot()).to).toBe('2026-03-08')
  await preview([])
  confirm()
  expect(Object.fromEntries(changes()[1]!.form)).toMatchObject({ lock_version: '3', date_to: '2026-03-08' })
})

test("a blocking that has ended in the meantime can't be changed", async () => {
  const { dialog, reply, snapshot } = openBlocking({ isDropped: true, patch: { roomId: 2 } })
  await reply({ ok: false, code: 'CHANGED', message: 'It has ended', ...changed({ state: 'cancelled' }) })
  dialog.send({ type: 'change.resumed' })
  expect(snapshot().status).toBe('done')
})

test('errors appear in the dialog, also after a drop; field errors appear at the fields', async () => {
  const { refuse, snapshot, parent, previews } = openBlocking({ isDropped: true, patch: { roomId: 2 } })
  await refuse({ message: 'Look again', errors: { date_to: ['At most 400 nights'] } }, 422)
  expect(select.selectError(snapshot())?.message).toBe('Look again')
  expect(select.selectErrors(snapshot())).toEqual({ nights: 'At most 400 nights' })
  expect([parent.types(), previews().length]).toEqual([['change.refused'], 1])
})

test("while sending, the dialog can't be closed; without a change, confirming closes it", async () => {
  const sent = openBlocking({ isDropped: true, patch: { roomId: 2 } })
  sent.dialog.send({ type: 'change.closed' })
  expect(select.selectIsBusy(sent.snapshot())).toBe(true)
  const same = openBlocking()
  await same.preview([])
  expect(select.selectIsUntouched(same.snapshot())).toBe(true)
  same.confirm()
  expect([same.snapshot().status, same.changes().length]).toEqual(['done', 0])
})

test('the notice describes the change in plain words', () => {
  const wordsOf = (patch: Parameters<ReturnType<typeof openBlocking>['draft']>[0]) => {
    const { draft, snapshot } = openBlocking()
    draft(patch)
    return select.selectText(snapshot())
  }
  expect(wordsOf({ kind: 'hold' })).toBe('Room 101 is on hold 4 – 7 March instead of out of order.')
  expect(wordsOf({ to: '2026-03-05' })).toBe('Room 101 is out of order 4 – 5 March instead of 4 – 7 March.')
  expect(wordsOf({ to: '2026-04-03' })).toBe('Room 101 is out of order 4 March – 3 April instead of 4 – 7 March.')
  expect(wordsOf({ remarks: 'Pipe' })).toBe('Room 101 is out of order 4 – 7 March: changed.')
})

import { expect, test } from 'vitest'
import * as select from '../../src/machines/facilities/status-dialog.machine.ts'
import { facility, stayNights } from '../support/facility-records.ts'
import { leak, openStatus } from '../support/status-actor.ts'

const rooms = () => [facility(), facility({ id: 2, name: '102' })]
const anna = stayNights(['2026-03-04', '2026-03-05', '2026-03-06'])

test('nothing is requested before both nights are chosen, and confirming then reports what is missing', () => {
  const { draft, confirm, snapshot, calls } = openStatus(rooms())
  draft({ from: '2026-03-04' })
  confirm()
  expect([calls.length, select.selectErrors(snapshot())]).toEqual([0, { nights: 'Required', reasonCode: 'Required' }])
  draft({ to: '2026-03-04' })
  expect(select.selectErrors(snapshot()).nights).toBe('Must be after the first night')
  draft({ from: '2026-03-01' })
  expect([select.selectErrors(snapshot()).nights, calls.length]).toEqual(['The first night is over', 0])
})

test('the affected bookings are shown before anything can be sent', async () => {
  const { draft, confirm, preview, previews, changes, snapshot } = openStatus(rooms())
  draft(leak)
  expect(previews()[0]?.url).toContain(
    'date_from=2026-03-04&date_to=2026-03-07&facility_ids%5B%5D=1&facility_ids%5B%5D=2',
  )
  confirm()
  expect([select.selectIsPreviewing(snapshot()), changes().length]).toEqual([true, 0])
  await preview(anna)
  const [hit, free] = select.selectAssessments(snapshot())
  expect(hit?.deniedReason).toBe('1 stay stands in the way')
  expect(hit?.affectedBookings).toEqual([
    expect.objectContaining({ guest: 'Anna Chen', nights: 3, from: '2026-03-04', to: '2026-03-07' }),
  ])
  expect([free?.deniedReason, select.selectAllowedCount(snapshot())]).toEqual([null, 1])
  confirm()
  expect(changes()[0]?.form.filter(([name]) => name === 'facility_ids[]')).toEqual([['facility_ids[]', '2']])
})

test('other nights are checked again, and the latest request wins', async () => {
  const { draft, previews, snapshot } = openStatus(rooms())
  draft(leak)
  draft({ to: '2026-03-06' })
  const [older, newer] = previews()
  expect([older?.signal.aborted, newer?.signal.aborted]).toEqual([true, false])
  newer?.answer({ data: [] })
  older?.answer({ data: anna })
  await expect.poll(() => select.selectIsPreviewed(snapshot())).toBe(true)
  expect(select.selectAssessments(snapshot()).flatMap(({ affectedBookings }) => affectedBookings)).toEqual([])
})

test("another kind is checked again; another reason isn't", async () => {
  const { draft, preview, previews, snapshot } = openStatus(rooms())
  draft(leak)
  await preview([])
  draft({ reasonCode: 'safety', remarks: 'Lift' })
  expect([previews().length, select.selectIsPreviewed(snapshot())]).toEqual([1, true])
  draft({ status: 'hold' })
  expect([previews().length, select.selectIsPreviewed(snapshot())]).toEqual([2, false])
})

test('bookings that fail to load are reported, and nothing can be sent until they are loaded', async () => {
  const { status, draft, confirm, preview, previews, changes, snapshot } = openStatus(rooms())
  draft(leak)
  await preview({ message: 'No luck' }, 403)
  expect(select.selectPreviewError(snapshot())?.message).toBe('No luck')
  confirm()
  expect(changes()).toEqual([])
  status.send({ type: 'preview.retried' })
  expect(previews()).toHaveLength(2)
  await preview([])
  confirm()
  expect(changes()).toHaveLength(1)
})

test('if every room is affected, nothing can be sent', async () => {
  const { draft, confirm, preview, changes } = openStatus([facility()])
  draft(leak)
  await preview(anna)
  confirm()
  expect(changes()).toEqual([])
})

test('the reason "other" needs a text', async () => {
  const { draft, confirm, preview, changes, snapshot } = openStatus(rooms())
  draft({ ...leak, reasonCode: 'other' })
  await preview([])
  confirm()
  expect([changes().length, select.selectErrors(snapshot())]).toEqual([0, { reason: 'Required' }])
  draft({ reason: 'Film crew' })
  confirm()
  expect(Object.fromEntries(changes()[0]?.form ?? [])).toMatchObject({
    facility_status: 'out_of_order',
    date_from: '2026-03-04',
    date_to: '2026-03-07',
    reason_code: 'other',
    reason: 'Film crew',
    return_status: 'dirty',
  })
})

test('conflicts found by the server are listed for each room and count as rejected', async () => {
  const { draft, confirm, preview, reply, snapshot, applied } = openStatus(rooms())
  draft(leak)
  await preview([])
  confirm()
  const conflict = {
    kind: 'reservation',
    id: 9,
    label: 'Bo Lin, 4 Mar 2026',
    date_from: '2026-03-04',
    date_to: '2026-03-05',
  }
  await reply([
    { id: 1, ok: true, blocking_id: 70 },
    { id: 2, ok: false, message: '1 stay stands in the way', conflicts: [conflict] },
  ])
  expect(applied()).toMatchObject({ text: '1 of 2 rooms set to out of order; 1 refused.', failed: [2] })
  expect(select.selectIsAnswered(snapshot())).toBe(true)
  expect(select.selectResults(snapshot())[1]?.conflicts).toEqual([conflict])
})

test('field errors of the server appear at the fields, and the nights are checked again', async () => {
  const { draft, confirm, preview, previews, refuse, snapshot } = openStatus(rooms())
  draft(leak)
  await preview([])
  confirm()
  await refuse({ message: 'Look again', errors: { date_to: ['At most 400 nights'], remarks: ['Too long'] } }, 422)
  expect(select.selectErrors(snapshot())).toEqual({ nights: 'At most 400 nights', remarks: 'Too long' })
  expect([select.selectError(snapshot())?.message, previews().length]).toEqual(['Look again', 2])
})

test('inactive checks all future nights, and rejects booked rooms', async () => {
  const { draft, preview, previews, snapshot } = openStatus([facility()])
  draft({ status: 'inactive' })
  expect(previews()[0]?.url).toContain('date_from=2026-03-03&date_to=2027-04-07')
  await preview(anna)
  expect(select.selectAssessments(snapshot())[0]?.deniedReason).toBe('1 stay stands in the way')
})

test('closing does nothing', () => {
  const { status, draft, calls, snapshot } = openStatus(rooms())
  draft({ from: '2026-03-04' })
  status.send({ type: 'status.closed' })
  expect([snapshot().status, calls.length]).toEqual(['done', 0])
})

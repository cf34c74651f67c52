import { expect, test } from 'vitest'
import type { Facility } from '../../src/api/contract/facility.ts'
import * as select from '../../src/machines/facilities/status-dialog.machine.ts'
import { blocking, facility } from '../support/facility-records.ts'
import { leak, openStatus } from '../support/status-actor.ts'
import { settled } from '../support/wire.ts'

const blocked = (over: Partial<Facility> = {}) =>
  facility({ facility_status: 'out_of_order', current_blocking: blocking(), ...over })
const formsOf = (calls: { form: [string, FormDataEntryValue][] }[]) => calls.map(({ form }) => Object.fromEntries(form))

/** Reverts the change, answers each call with success but for the refused ids, and returns the calls sent for it. */
async function undone(held: ReturnType<typeof openStatus>, ...refused: number[]) {
  const before = held.changes().length
  const results = held.applied()?.undo?.run(new AbortController().signal)
  for (let at = before; at < held.changes().length; at += 1) {
    const call = held.changes()[at]!
    const ids = call.form.filter(([name]) => name === 'facility_ids[]').map(([, id]) => Number(id))
    call.answer({ data: { results: ids.map((id) => ({ id, ok: !refused.includes(id) })) } })
    await settled()
  }
  return { sent: formsOf(held.changes().slice(before)), results: await results }
}

test('a blocking is reverted by its id, and the room has its previous condition again', async () => {
  const held = openStatus([facility(), facility({ id: 2, housekeeping_status: 'dirty' })])
  held.draft(leak)
  await held.preview([])
  held.confirm()
  await held.reply([
    { id: 1, ok: true, blocking_id: 70 },
    { id: 2, ok: true, blocking_id: 71 },
  ])
  expect(held.applied()?.undo?.text).toBe('2 rooms are as before.')
  const { sent, results } = await undone(held)
  const freed = { facility_status: 'available' }
  expect(sent).toEqual([
    { ...freed, 'facility_ids[]': '2', 'blocking_ids[]': '71', return_status: 'dirty' },
    { ...freed, 'facility_ids[]': '1', 'blocking_ids[]': '70', return_status: 'clean' },
  ])
  expect(results?.map(({ id }) => id)).toEqual([2, 1])
})

test('an ended blocking is created again for its remaining nights', async () => {
  const held = openStatus([blocked()], { status: 'available' })
  expect(select.selectAssessments(held.snapshot())[0]?.deniedReason).toBeNull()
  held.confirm()
  expect(formsOf(held.changes())).toEqual([{ 'facility_ids[]': '1', facility_status: 'available' }])
  await held.reply([{ id: 1, ok: true }])
  expect(held.applied()).toMatchObject({ text: '1 blocking ended.', failed: [] })
  const { sent } = await undone(held)
  expect(sent).toMatchObject([
    { facility_status: 'out_of_order', date_from: '2026-03-03', date_to: '2026-03-07', reason_code: 'leak' },
  ])
})

test('a future blocking is released by its id, and created again with all its nights', async () => {
  const coming = blocking({ state: 'scheduled', date_from: '2026-03-10', date_to: '2026-03-12' })
  const held = openStatus([facility({ current_blocking: coming })], { status: 'available', blockingIds: [50] })
  held.confirm()
  expect(formsOf(held.changes())[0]).toMatchObject({ 'blocking_ids[]': '50' })
  await held.reply([{ id: 1, ok: true }])
  expect(held.applied()?.text).toBe('1 blocking released.')
  const { sent } = await undone(held)
  expect(sent).toMatchObject([{ date_from: '2026-03-10', date_to: '2026-03-12' }])
})

test("a blocking from today that is ended by its id doesn't count as future", async () => {
  const held = openStatus([facility({ current_blocking: blocking() })], { status: 'available', blockingIds: [50] })
  held.confirm()
  await held.reply([{ id: 1, ok: true }])
  expect(held.applied()?.text).toBe('1 blocking ended.')
})

test('inactive and available revert each other', async () => {
  const out = openStatus([facility()])
  out.draft({ status: 'inactive' })
  await out.preview([])
  out.confirm()
  await out.reply([{ id: 1, ok: true }])
  expect((await undone(out)).sent).toMatchObject([{ 'facility_ids[]': '1', facility_status: 'available' }])
  const back = openStatus([facility({ facility_status: 'inactive' })], { status: 'available' })
  back.confirm()
  await back.reply([{ id: 1, ok: true }])
  expect((await undone(back)).sent).toEqual([{ 'facility_ids[]': '1', facility_status: 'inactive' }])
})

test('reverting the inactivation of a blocked room also restores its blocking', async () => {
  const held = openStatus([blocked()])
  held.draft({ status: 'inactive' })
  await held.preview([])
  held.confirm()
  await held.reply([{ id: 1, ok: true }])
  const { sent } = await undone(held)
  expect(sent.map(({ facility_status }) => facility_status)).toEqual(['available', 'out_of_order'])
})

test('a blocking is reverted with its version, an inactivation with the version of the room', async () => {
  const held = openStatus([facility(), facility({ id: 2 })])
  held.draft(leak)
  await held.preview([])
  held.confirm()
  await held.reply([
    { id: 1, ok: true, blocking_id: 70, lock_version: 4 },
    { id: 2, ok: true, blocking_id: 71, lock_version: 5 },
  ])
  await undone(held)
  const listOf = (name: string) => held.last().form.flatMap(([key, value]) => (key === `${name}[]` ? [value] : []))
  expect([listOf('blocking_ids'), listOf('lock_versions')]).toEqual([
    ['70', '71'],
    ['4', '5'],
  ])
  const out = openStatus([facility()])
  out.draft({ status: 'inactive' })
  await out.preview([])
  out.confirm()
  await out.reply([{ id: 1, ok: true, lock_version: 6 }])
  expect((await undone(out)).sent).toMatchObject([{ facility_status: 'available', 'lock_versions[]': '6' }])
})

test('after a refusal nothing more is sent for that room, and the others go on', async () => {
  const other = blocked({ id: 2, current_blocking: blocking({ id: 51, facility_id: 2 }) })
  const held = openStatus([blocked(), other])
  held.draft({ status: 'inactive' })
  await held.preview([])
  held.confirm()
  await held.reply([
    { id: 1, ok: true, lock_version: 6 },
    { id: 2, ok: true, lock_version: 7 },
  ])
  const { sent, results } = await undone(held, 1)
  expect(sent).toMatchObject([
    { facility_status: 'available' },
    { facility_status: 'out_of_order', 'facility_ids[]': '2' },
  ])
  expect(sent[1]).not.toHaveProperty('lock_versions[]')
  expect(results?.map(({ id, ok }) => [id, ok])).toEqual([
    [1, false],
    [2, true],
    [2, true],
  ])
})

test('an activated room is blocked again and inactive again only as the change left it', async () => {
  const rooms = [1, 2].map((id) =>
    blocked({ id, facility_status: 'inactive', current_blocking: blocking({ id: 50 + id, facility_id: id }) }),
  )
  const held = openStatus(rooms, { status: 'available' })
  held.confirm()
  await held.reply([
    { id: 1, ok: true, lock_version: 6 },
    { id: 2, ok: true, lock_version: 7 },
  ])
  const { sent } = await undone(held, 1)
  expect(sent).toMatchObject([
    { facility_status: 'out_of_order', 'facility_ids[]': '1', 'lock_versions[]': '6' },
    { facility_status: 'out_of_order', 'facility_ids[]': '2', 'lock_versions[]': '7' },
    { facility_status: 'inactive', 'facility_ids[]': '2', 'lock_versions[]': '7' },
  ])
})

test('only completed changes are reverted; without any, no Undo is offered', async () => {
  const held = openStatus([facility(), facility({ id: 2 })])
  held.draft(leak)
  await held.preview([])
  held.confirm()
  await held.reply([
    { id: 1, ok: false, message: 'No' },
    { id: 2, ok: true, blocking_id: 71 },
  ])
  expect((await undone(held)).sent).toMatchObject([{ 'facility_ids[]': '2', 'blocking_ids[]': '71' }])
  const none = openStatus([facility()])
  none.draft(leak)
  await none.preview([])
  none.confirm()
  await none.reply([{ id: 1, ok: false, message: 'No' }])
  expect(none.applied()?.undo).toBeUndefined()
})

test("an undo that the server rejects is reported; one that can't be sent fails as a whole", async () => {
  const held = openStatus([blocked(), blocked({ id: 2, current_blocking: blocking({ id: 51, facility_id: 2 }) })], {
    status: 'available',
  })
  held.confirm()
  await held.reply([
    { id: 1, ok: true },
    { id: 2, ok: true },
  ])
  const { undo } = held.applied()!
  const signal = new AbortController().signal
  const results = undo!.run(signal)
  held.last().answer({ data: { results: [{ id: 1, ok: false, message: 'A stay stands in the way' }] } })
  await settled()
  held.last().fail()
  expect(await results).toEqual([
    { id: 1, ok: false, message: 'A stay stands in the way' },
    { id: 2, ok: false, message: expect.stringContaining('couldn’t be reached') },
  ])
  const failed = undo!.run(signal)
  held.last().fail()
  await expect(failed).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

test("an available room has nothing to end, a blocked room can't be blocked twice, and occupied rooms count", async () => {
  const deniedReasonsOf = (held: ReturnType<typeof openStatus>) =>
    select.selectAssessments(held.snapshot()).map(({ deniedReason }) => deniedReason)
  expect(deniedReasonsOf(openStatus([facility()], { status: 'available' }))).toEqual(['Already available'])
  const held = openStatus([
    facility({ facility_status: 'inactive' }),
    facility({ id: 2, occupancy: 'occupied', stay: 'due_out' }),
  ])
  held.draft({ ...leak, from: '2026-03-03' })
  await held.preview([])
  expect(deniedReasonsOf(held)).toEqual(['Is inactive; make it available first', 'A guest is in house'])
  held.draft({ status: 'inactive' })
  await held.preview([])
  expect(deniedReasonsOf(held)).toEqual(['Already inactive', 'A guest is in house'])
})

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import * as select from '../../src/machines/dialog/bulk-action.machine.ts'
import type { BulkItem } from '../../src/machines/dialog/bulk-action.rules.ts'
import {
  propertyBulkActionMachine,
  type PropertyTask,
} from '../../src/machines/properties/property-bulk-action.machine.ts'
import { recorder } from '../support/recorder.ts'
import { openWire, settled } from '../support/wire.ts'

const item = (id: number, over: Partial<BulkItem> = {}): BulkItem => ({
  id,
  label: `House ${id}`,
  deniedReason: null,
  ...over,
})
const ok = (id: number) => ({ id, ok: true })
const no = (id: number) => ({ id, ok: false, message: 'In house: 2' })

function start(task: PropertyTask, items: BulkItem[]) {
  const wire = openWire()
  const parent = recorder()
  const bulk = createActor(propertyBulkActionMachine, {
    input: { input: { http: wire.http }, task, items },
    parent: parent.ref,
  }).start()
  const snapshot = () => bulk.getSnapshot()
  const confirm = () => bulk.send({ type: 'bulk.confirmed' })
  const back = () => bulk.send({ type: 'error.closed' })
  const close = () => bulk.send({ type: 'bulk.closed' })
  const answer = async (body: unknown, status = 200) => {
    wire.last().answer(body, { status })
    await settled()
  }
  const applied = () => parent.received.filter(({ type }) => type === 'dialog.applied')
  return { ...wire, bulk, snapshot, confirm, back, close, answer, applied }
}

test('nothing is sent before the confirmation, and closing sends nothing', () => {
  const { close, snapshot, calls, applied } = start('activate', [item(1)])
  close()
  expect([snapshot().status, calls.length, applied()]).toEqual(['done', 0, []])
})

test('if all succeed, the dialog closes and reports the outcome', async () => {
  const { confirm, answer, snapshot, applied } = start('activate', [item(1), item(2)])
  confirm()
  expect(select.selectIsBusy(snapshot())).toBe(true)
  await answer({ data: { results: [ok(1), ok(2)] } })
  expect(snapshot().status).toBe('done')
  expect(applied()).toEqual([{ type: 'dialog.applied', text: '2 properties activated.', failed: [] }])
})

test('a double confirmation is one request', () => {
  const { confirm, calls } = start('activate', [item(1)])
  confirm()
  confirm()
  expect(calls).toHaveLength(1)
})

test('after a partial success each outcome stays visible until the dialog is closed', async () => {
  const { confirm, answer, snapshot, applied, close } = start('deactivate', [item(1), item(2)])
  confirm()
  await answer({ data: { results: [ok(1), no(2)] } })
  expect([select.selectIsAnswered(snapshot()), select.selectResults(snapshot())]).toEqual([true, [ok(1), no(2)]])
  expect(applied()).toHaveLength(1)
  close()
  expect(snapshot().status).toBe('done')
})

test("items known to be rejected aren't sent, and are still reported afterwards", async () => {
  const { confirm, last, answer, snapshot } = start('deactivate', [item(1), item(2, { deniedReason: 'In house: 2' })])
  confirm()
  expect(last().form).toEqual([
    ['property_ids[]', '1'],
    ['status', '0'],
  ])
  await answer({ data: { results: [ok(1)] } })
  expect(select.selectIsAnswered(snapshot())).toBe(true)
})

test('a call that fails as a whole changes nothing and can be sent again', async () => {
  const { confirm, back, answer, snapshot, applied, calls } = start('activate', [item(1)])
  confirm()
  await answer({ message: 'Busy' }, 503)
  expect([snapshot().value, select.selectBulkActionError(snapshot())?.message, applied()]).toEqual([
    'refused',
    'Busy',
    [],
  ])
  confirm()
  expect(calls).toHaveLength(1)
  back()
  expect([snapshot().value, select.selectBulkActionError(snapshot())]).toEqual(['confirming', null])
  confirm()
  expect(calls).toHaveLength(2)
  await answer({ data: { results: [ok(1)] } })
  expect([snapshot().status, select.selectBulkActionError(snapshot())]).toEqual(['done', null])
})

test.each([
  ['offline', 'UNREACHABLE'],
  ['malformed', 'MALFORMED'],
])('%s is reported, and the dialog can be closed', async (fault, code) => {
  const { confirm, last, answer, snapshot, back, close } = start('activate', [item(1)])
  confirm()
  if (fault === 'offline') last().fail()
  else await answer({ data: {} })
  await settled()
  expect(select.selectBulkActionError(snapshot())?.code).toBe(code)
  back()
  close()
  expect(snapshot().status).toBe('done')
})

test('the window of one property starts with its values, the window of several starts empty', () => {
  const window = { from: '2026-01-01', to: null }
  expect(select.selectWindow(start('window', [item(1, { window })]).snapshot())).toEqual(window)
  const several = start('window', [item(1, { window }), item(2, { window })])
  expect(select.selectWindow(several.snapshot())).toEqual({ from: null, to: null })
})

test("a window that ends before it starts isn't sent until it is corrected", () => {
  const { bulk, confirm, snapshot, calls, last } = start('window', [item(1)])
  const change = (from: string, to: string) => bulk.send({ type: 'window.changed', window: { from, to } })
  change('2026-02-01', '2026-01-01')
  confirm()
  expect([calls.length, select.selectWindowError(snapshot())]).toEqual([0, 'Is before Bookable from'])
  change('2026-01-01', '2026-02-01')
  expect(select.selectWindowError(snapshot())).toBeNull()
  confirm()
  expect(last().form.slice(1)).toEqual([
    ['bookable_date_from', '2026-01-01'],
    ['bookable_date_to', '2026-02-01'],
  ])
})

test("an invalid window doesn't block another action", () => {
  const window = { from: '2026-02-01', to: '2026-01-01' }
  const { confirm, calls } = start('activate', [item(1, { window })])
  confirm()
  expect(calls).toHaveLength(1)
})

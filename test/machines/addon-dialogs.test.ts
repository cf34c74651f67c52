import { expect, test } from 'vitest'
import type { Addon } from '../../src/api/contract/addon.ts'
import { addonTabMachine, type AddonDialogRequest } from '../../src/machines/addons/addon-tab.machine.ts'
import { checkedAddons } from '../../src/machines/addons/addon-bulk-edit.machine.ts'
import { selectDialog, selectList } from '../../src/machines/inventory-tab/inventory-tab.machine.ts'
import { selectSelected } from '../../src/machines/list/list.selectors.ts'
import { addonSearch } from '../../src/routes/products.ts'
import { dialogRequestFor } from '../../src/screens/addons/addon-actions.ts'
import { addon } from '../support/addon-records.ts'
import { openProperty } from '../support/property-actor.ts'
import { pageOf } from '../support/records.ts'
import { settled } from '../support/wire.ts'

const rows: Addon[] = [
  addon({ id: 1, name: 'Airport transfer' }),
  addon({ id: 2, name: 'Bicycle', bookable_date_from: '2026-04-01', bookable_date_to: '2026-10-01' }),
  addon({ id: 3, name: 'Sauna', status: 0 }),
]

/** Opens the tab with three add-ons, the third deactivated, and a dialog for the given ids. */
async function openDialog(action: string, ...ids: number[]) {
  const held = openProperty()
  const tab = held.start(addonTabMachine, { input: held.input })
  tab.send({ type: 'tab.shown', search: addonSearch.empty })
  await held.answer('properties/addons', pageOf(rows))
  const ask: AddonDialogRequest | null = dialogRequestFor(
    action,
    rows.filter(({ id }) => ids.includes(id)),
  )
  if (!ask) throw new Error(`${action} opens nothing`)
  tab.send({ type: 'dialog.opened', request: ask })
  const bulk = () => {
    const dialog = selectDialog(tab.getSnapshot())
    if (dialog?.name !== 'bulk') throw new Error('No bulk dialog is open')
    return dialog.ref
  }
  const bulkEdit = () => {
    const dialog = selectDialog(tab.getSnapshot())
    if (dialog?.name !== 'bulkEdit') throw new Error('No bulk edit is open')
    return dialog.ref
  }
  const isOpen = () => selectDialog(tab.getSnapshot()) !== null
  const sent = () => held.last().form.map(([name, value]) => `${name}=${String(value)}`)
  /** Answers each add-on, with a version of ten times its id if asked to. */
  const answerVersions = async (versions: boolean, ...refused: number[]) => {
    const asked = sent().flatMap((field) => (field.startsWith('ids[]=') ? [Number(field.slice(6))] : []))
    const results = asked.map((id) => ({
      id,
      ok: !refused.includes(id),
      message: refused.includes(id) ? 'Gone' : null,
      ...(versions && !refused.includes(id) && { lock_version: id * 10 }),
    }))
    await held.answer('properties/update_addon', { data: { results } })
  }
  const answerEach = (...refused: number[]) => answerVersions(false, ...refused)
  /** Presses "Undo" on the newest notice. */
  const undo = () => {
    const { action: way } = held.notices.received.at(-1) as unknown as { action: { event: never } }
    tab.send(way.event)
  }
  return { ...held, tab, bulk, bulkEdit, isOpen, sent, answerEach, answerVersions, undo }
}

test('many add-ons are deactivated in one call, and “Undo” reactivates the same ones', async () => {
  const { bulk, sent, answerEach, undo, notices } = await openDialog('deactivate', 1, 2)
  bulk().send({ type: 'bulk.confirmed' })
  expect(sent()).toEqual(['status=0', 'ids[]=1', 'ids[]=2'])
  await answerEach()
  expect(notices.received.at(-1)).toMatchObject({ text: '2 add-ons deactivated.', action: { label: 'Undo' } })
  undo()
  expect(sent()).toEqual(['status=1', 'ids[]=1', 'ids[]=2'])
  await answerEach()
  expect(notices.received.at(-1)).toMatchObject({ text: '2 add-ons are active again.', tone: 'ok' })
})

test('“Undo” sends the version of each add-on after the change, and says why one was refused', async () => {
  const { bulk, sent, answerVersions, undo, notices } = await openDialog('deactivate', 1, 2)
  bulk().send({ type: 'bulk.confirmed' })
  await answerVersions(true)
  undo()
  expect(sent()).toEqual(['status=1', 'lock_versions[]=10', 'lock_versions[]=20', 'ids[]=1', 'ids[]=2'])
  await answerVersions(true, 2)
  expect(notices.received.at(-1)).toMatchObject({ text: 'Not undone: Gone.', tone: 'critical' })
})

test('“Undo” of bookable dates sends the versions of the add-ons in each call', async () => {
  const { bulk, sent, answerVersions, undo } = await openDialog('window', 1, 2)
  bulk().send({ type: 'window.changed', window: { from: '2026-06-01', to: '2026-09-01' } })
  bulk().send({ type: 'bulk.confirmed' })
  await answerVersions(true)
  undo()
  expect(sent().slice(2)).toEqual(['lock_versions[]=10', 'ids[]=1'])
  await answerVersions(true)
  expect(sent().slice(2)).toEqual(['lock_versions[]=20', 'ids[]=2'])
})

test("an already deactivated add-on isn't sent, counts as rejected, and stays deactivated after Undo", async () => {
  const { bulk, sent, answerEach, undo, notices } = await openDialog('deactivate', 1, 3)
  bulk().send({ type: 'bulk.confirmed' })
  expect(sent()).toEqual(['status=0', 'ids[]=1'])
  await answerEach()
  expect(notices.received.at(-1)).toMatchObject({ text: '1 of 2 add-ons deactivated; 1 refused.', tone: 'critical' })
  undo()
  expect(sent()).toEqual(['status=1', 'ids[]=1'])
  await answerEach()
  expect(notices.received.at(-1)).toMatchObject({ text: '1 add-on is active again.' })
})

test('if all were rejected, no Undo is offered', async () => {
  const { bulk, answerEach, notices } = await openDialog('deactivate', 1)
  bulk().send({ type: 'bulk.confirmed' })
  await answerEach(1)
  expect(notices.received.at(-1)).toMatchObject({ text: '0 of 1 add-on deactivated; 1 refused.', action: undefined })
})

test('bookable dates of many add-ons are one call, and Undo restores the previous dates of each', async () => {
  const { bulk, sent, answerEach, undo, calls, notices } = await openDialog('window', 1, 2)
  bulk().send({ type: 'window.changed', window: { from: '2026-06-01', to: '2026-09-01' } })
  bulk().send({ type: 'bulk.confirmed' })
  expect(sent()).toEqual(['bookable_date_from=2026-06-01', 'bookable_date_to=2026-09-01', 'ids[]=1', 'ids[]=2'])
  await answerEach()
  undo()
  const before = calls.length
  expect(sent()).toEqual(['bookable_date_from=', 'bookable_date_to=', 'ids[]=1'])
  await answerEach()
  expect(calls.length).toBe(before + 1)
  expect(sent()).toEqual(['bookable_date_from=2026-04-01', 'bookable_date_to=2026-10-01', 'ids[]=2'])
  await answerEach()
  expect(notices.received.at(-1)).toMatchObject({ text: '2 add-ons have their previous bookable dates.' })
})

test('each deletion is one call with the version, and rejected add-ons stay selected', async () => {
  const { bulk, tab, calls, last, notices, isOpen } = await openDialog('delete', 1, 2)
  selectList(tab.getSnapshot()).send({ type: 'selection.toggled' })
  bulk().send({ type: 'bulk.confirmed' })
  expect([last().method, last().url]).toEqual(['DELETE', expect.stringMatching(/addons\/1\?lock_version=3$/)])
  calls.at(-1)?.answer({ message: 'Deleted' })
  await settled()
  calls.at(-1)?.answer({ message: 'Changed meanwhile', code: 'STALE' }, { status: 409 })
  await settled()
  expect(notices.received.at(-1)).toMatchObject({ text: '1 of 2 add-ons deleted; 1 refused.', action: undefined })
  expect([...selectSelected(selectList(tab.getSnapshot()).getSnapshot()).keys()]).toEqual([2])
  expect(isOpen()).toBe(true)
})

test('a bulk edit sends only the changed fields', async () => {
  const { bulkEdit, sent, answerEach, notices, isOpen } = await openDialog('bulk-edit', 1, 2, 3)
  bulkEdit().send({ type: 'field.touched', field: 'price', isTouched: true })
  bulkEdit().send({ type: 'field.changed', patch: { price: 990 } })
  bulkEdit().send({ type: 'field.touched', field: 'stock', isTouched: true })
  bulkEdit().send({ type: 'field.changed', patch: { stock: null } })
  bulkEdit().send({ type: 'bulkEdit.reviewed' })
  bulkEdit().send({ type: 'bulkEdit.confirmed' })
  expect(sent().toSorted()).toEqual(['ids[]=1', 'ids[]=2', 'ids[]=3', 'price=990', 'stock='])
  await answerEach()
  expect(notices.received.at(-1)).toMatchObject({ text: '3 add-ons changed.', tone: 'ok' })
  expect(isOpen()).toBe(false)
})

test('a bulk edit rejects an empty price or type, and a window that ends before it starts', () => {
  expect(checkedAddons({ price: null, addon_type_id: null }).errors).toEqual({
    addon_type_id: 'Required',
    price: 'Required',
  })
  expect(checkedAddons({ bookable_date_from: '2026-05-02', bookable_date_to: '2026-05-01' }).errors).toEqual({
    bookable_date_to: 'Is before Bookable from',
  })
  expect(checkedAddons({ bookable_date_to: null, charging: 'per_night' }).submission).toEqual({
    bookable_date_to: null,
    charging: 'per_night',
  })
})

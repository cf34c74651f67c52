import { expect, test } from 'vitest'
import type { Amenity } from '../../src/api/contract/amenity.ts'
import { addonTabMachine } from '../../src/machines/addons/addon-tab.machine.ts'
import { amenityTabMachine } from '../../src/machines/amenities/amenity-tab.machine.ts'
import { selectDialog, selectList } from '../../src/machines/inventory-tab/inventory-tab.machine.ts'
import { selectRows, selectSelected } from '../../src/machines/list/list.selectors.ts'
import { addonSearch, amenitySearch } from '../../src/routes/products.ts'
import { openProperty } from '../support/property-actor.ts'
import { pageOf } from '../support/records.ts'

const amenity = (id: number, name: string): Amenity => ({
  id,
  property_id: 7,
  code: name.slice(0, 3).toUpperCase(),
  name,
  group: 'View',
  facilities_count: 0,
  facility_types_count: 0,
})

async function open() {
  const held = openProperty()
  const tab = held.start(amenityTabMachine, { input: held.input })
  tab.send({ type: 'tab.shown', search: amenitySearch.empty })
  await held.answer('properties/amenities', pageOf([amenity(1, 'Sea view'), amenity(2, 'Garden view')]))
  const list = selectList(tab.getSnapshot())
  const dialog = () => selectDialog(tab.getSnapshot())
  const bulk = () => {
    const open = dialog()
    return open?.name === 'bulk' ? open.ref : undefined
  }
  return { ...held, tab, list, dialog, bulk, rows: () => selectRows(list.getSnapshot()) }
}

/** A tab whose changes can be undone. */
async function openAddons() {
  const held = openProperty()
  const tab = held.start(addonTabMachine, { input: held.input })
  tab.send({ type: 'tab.shown', search: addonSearch.empty })
  await held.answer('properties/addons', pageOf([]))
  const undo = (run: () => Promise<{ id: number; ok: boolean; message?: string }[]>) =>
    tab.send({ type: 'undo.requested', undo: { run, text: 'Undone as asked.' } })
  return { ...held, undo }
}
const items = [{ id: 1, label: 'Sea view', deniedReason: null }]

test('every call of a tab carries its own property and no other', async () => {
  const { callTo, rows } = await open()
  expect(callTo('properties/amenities')?.url).toContain('property_id=7')
  expect(rows().map(({ name }) => name)).toEqual(['Sea view', 'Garden view'])
})

test('the same search requests nothing again; hidden and shown again, the tab reloads', async () => {
  const { tab, countCalls } = await open()
  tab.send({ type: 'tab.shown', search: { ...amenitySearch.empty } })
  expect(countCalls('properties/amenities')).toBe(1)
  tab.send({ type: 'tab.hidden' })
  tab.send({ type: 'tab.shown', search: amenitySearch.empty })
  expect(countCalls('properties/amenities')).toBe(2)
})

test("a dialog's success refreshes the list, is reported, and reaches the options of other tabs", async () => {
  const { tab, dialog, bulk, answer, countCalls, notices, parent } = await open()
  tab.send({ type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items } })
  bulk()?.send({ type: 'bulk.confirmed' })
  await answer('properties/delete_amenities', { data: { results: [{ id: 1, ok: true }] } })
  expect(dialog()).toBeNull()
  expect(countCalls('properties/amenities')).toBe(2)
  expect(notices.received.at(-1)).toMatchObject({ type: 'result.given', result: { text: '1 amenity deleted.' } })
  expect(parent.types()).toContain('inventory.changed')
})

test('rejected records stay selected, and the dialog stays open with the reasons', async () => {
  const { tab, list, dialog, bulk, answer, notices } = await open()
  list.send({ type: 'selection.toggled' })
  tab.send({ type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items } })
  bulk()?.send({ type: 'bulk.confirmed' })
  await answer('properties/delete_amenities', { data: { results: [{ id: 1, ok: false, message: 'In use' }] } })
  expect([...selectSelected(list.getSnapshot()).keys()]).toEqual([1])
  expect(dialog()).not.toBeNull()
  expect(notices.received.at(-1)).toMatchObject({ text: '0 of 1 amenity deleted; 1 refused.', tone: 'critical' })
})

test('one dialog at a time: a second request is ignored', async () => {
  const { tab, dialog } = await open()
  tab.send({ type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items } })
  const first = dialog()?.ref
  tab.send({ type: 'dialog.opened', request: { name: 'bulk', task: 'delete', items: [] } })
  expect(dialog()?.ref).toBe(first)
})

test('a revert is a separate effect: it is reported, and the list reloaded', async () => {
  const { undo, notices, countCalls } = await openAddons()
  undo(() => Promise.resolve([{ id: 1, ok: true }]))
  await expect.poll(() => notices.received.at(-1)?.text).toBe('Undone as asked.')
  expect(countCalls('properties/addons')).toBe(2)
})

test.each([
  ['rejected', () => Promise.resolve([{ id: 1, ok: false, message: 'A guest is in house' }]), 'A guest is in house'],
  ['not sent', () => Promise.reject(new Error('x')), 'The server couldn’t be reached'],
])('a revert that is %s is reported', async (_, run, reason) => {
  const { undo, notices } = await openAddons()
  undo(run)
  await expect.poll(() => notices.received.at(-1)?.text).toContain(`Not undone`)
  expect(notices.received.at(-1)).toMatchObject({ text: expect.stringContaining(reason), tone: 'critical' })
})

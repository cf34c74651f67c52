import { expect, test } from 'vitest'
import type { Amenity } from '../../src/api/contract/amenity.ts'
import { amenityAreaMachine } from '../../src/machines/amenities/amenity-area.machine.ts'
import { selectFlow, selectList } from '../../src/machines/area/area.machine.ts'
import { selectRows, selectSelected } from '../../src/machines/list/list.selectors.ts'
import { amenitySearch } from '../../src/paths/products.ts'
import { openProperty } from '../support/area-actor.ts'
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
  const area = held.start(amenityAreaMachine, { input: held.input })
  area.send({ type: 'area.shown', search: amenitySearch.empty })
  await held.answer('properties/amenities', pageOf([amenity(1, 'Sea view'), amenity(2, 'Garden view')]))
  const list = selectList(area.getSnapshot())
  const flow = () => selectFlow(area.getSnapshot())
  const bulk = () => {
    const open = flow()
    return open?.name === 'bulk' ? open.ref : undefined
  }
  const undo = (run: () => Promise<{ id: number; ok: boolean; message?: string }[]>) =>
    area.send({ type: 'undo.requested', undo: { run, text: 'Taken back.' } })
  return { ...held, area, list, flow, bulk, undo, rows: () => selectRows(list.getSnapshot()) }
}
const items = [{ id: 1, label: 'Sea view', refusal: null }]

test('every call of an area carries the property it was given, and no other', async () => {
  const { callTo, rows } = await open()
  expect(callTo('properties/amenities')?.url).toContain('property_id=7')
  expect(rows().map(({ name }) => name)).toEqual(['Sea view', 'Garden view'])
})

test('the same search asks nothing again; hidden and shown it asks anew', async () => {
  const { area, asked } = await open()
  area.send({ type: 'area.shown', search: { ...amenitySearch.empty } })
  expect(asked('properties/amenities')).toBe(1)
  area.send({ type: 'area.hidden' })
  area.send({ type: 'area.shown', search: amenitySearch.empty })
  expect(asked('properties/amenities')).toBe(2)
})

test('what a flow has done refreshes the list, is told, and reaches the choices of other tabs', async () => {
  const { area, flow, bulk, answer, asked, notices, parent } = await open()
  area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items } })
  bulk()?.send({ type: 'bulk.confirmed' })
  await answer('properties/delete_amenities', { data: { results: [{ id: 1, ok: true }] } })
  expect(flow()).toBeNull()
  expect(asked('properties/amenities')).toBe(2)
  expect(notices.told.at(-1)).toMatchObject({ type: 'result.given', result: { text: '1 amenity deleted.' } })
  expect(parent.types()).toContain('inventory.changed')
})

test('what was refused stays selected, and the flow stays open to say why', async () => {
  const { area, list, flow, bulk, answer, notices } = await open()
  list.send({ type: 'selection.toggled' })
  area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items } })
  bulk()?.send({ type: 'bulk.confirmed' })
  await answer('properties/delete_amenities', { data: { results: [{ id: 1, ok: false, message: 'In use' }] } })
  expect([...selectSelected(list.getSnapshot())]).toEqual([1])
  expect(flow()).not.toBeNull()
  expect(notices.told.at(-1)).toMatchObject({ text: '0 of 1 amenity deleted; 1 refused.', tone: 'bad' })
})

test('one flow at a time: a second wish waits for nobody and opens nothing', async () => {
  const { area, flow } = await open()
  area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items } })
  const first = flow()?.ref
  area.send({ type: 'flow.opened', ask: { name: 'bulk', task: 'delete', items: [] } })
  expect(flow()?.ref).toBe(first)
})

test('taking back is an effect of its own: told, and the list read anew', async () => {
  const { undo, notices, asked } = await open()
  undo(() => Promise.resolve([{ id: 1, ok: true }]))
  await expect.poll(() => notices.told.at(-1)?.text).toBe('Taken back.')
  expect(asked('properties/amenities')).toBe(2)
})

test.each([
  ['refused', () => Promise.resolve([{ id: 1, ok: false, message: 'A guest is in house' }]), 'A guest is in house'],
  ['not sent', () => Promise.reject(new Error('x')), 'The server could not be reached'],
])('taking back that is %s says so', async (_, run, reason) => {
  const { undo, notices } = await open()
  undo(run)
  await expect.poll(() => notices.told.at(-1)?.text).toContain(`Not undone`)
  expect(notices.told.at(-1)).toMatchObject({ text: expect.stringContaining(reason), tone: 'bad' })
})

import { expect, test } from 'vitest'
import * as select from '../../src/machines/form/form.selectors.ts'
import { addon, openAddonForm, startAddonForm } from '../support/addon-records.ts'
import { pageOf } from '../support/records.ts'

const filledIn = { name: 'Bicycle', sku: 'BIC', addon_type_id: 4, price: 1450 }

test('a new add-on is sent with its price in minor units, and without a limit if the stock is empty', async () => {
  const { change, submit, sent, last, snapshot, answer, parent } = startAddonForm()
  change(filledIn)
  submit()
  expect([last().method, last().url]).toEqual(['POST', '/v1/hotel_management/properties/addons'])
  expect(['name', 'sku', 'price', 'stock', 'charging', 'status', 'property_id'].map((name) => sent(name))).toEqual([
    ['Bicycle'],
    ['BIC'],
    ['1450'],
    [''],
    ['once'],
    ['1'],
    ['7'],
  ])
  await answer('properties/addons', { data: addon(filledIn) }, 201)
  expect(snapshot().status).toBe('done')
  expect(parent.received.find(({ type }) => type === 'form.saved')).toMatchObject({
    isNew: true,
    record: { name: 'Bicycle' },
  })
})

test('missing values are reported at their fields, and nothing is sent', () => {
  const { submit, snapshot, calls } = startAddonForm()
  submit()
  expect(select.selectErrors(snapshot())).toEqual({
    name: 'Required',
    addon_type_id: 'Required',
    sku: 'Required',
    price: 'Required',
  })
  expect(calls).toEqual([])
})

test('a window that ends before it starts and a code with spaces are rejected at their fields', () => {
  const { change, submit, snapshot } = startAddonForm()
  change({ ...filledIn, sku: 'B I C', bookable_date_from: '2026-05-02', bookable_date_to: '2026-05-01' })
  submit()
  expect(select.selectErrors(snapshot())).toEqual({
    sku: 'Letters, digits, dots, hyphens and underscores',
    bookable_date_to: 'Is before Bookable from',
  })
  change({ sku: 'BIC' })
  expect(Object.keys(select.selectErrors(snapshot()))).toEqual(['bookable_date_to'])
})

test('a taken SKU is reported at its field, and the input stays', async () => {
  const { change, submit, snapshot, answer } = startAddonForm()
  change(filledIn)
  submit()
  await answer('properties/addons', { message: 'Look again', errors: { sku: ['Already taken'] } }, 422)
  expect(select.selectErrors(snapshot())).toEqual({ sku: 'Already taken' })
  expect(select.selectDraft(snapshot())).toMatchObject(filledIn)
})

test('an add-on is loaded through the list by its id; a missing one is reported', async () => {
  const { last, answer, snapshot } = startAddonForm({ key: 9 })
  expect(last().url).toContain('include_ids%5B%5D=9')
  await answer('properties/addons', pageOf([]))
  expect([select.selectHasLoadFailed(snapshot()), select.selectError(snapshot())?.message]).toEqual([
    true,
    'Add-on not found',
  ])
})

test('a change is sent with the version that was loaded, and removes pictures', async () => {
  const { change, form, submit, sent, last } = await openAddonForm({ key: 1 }, { images: [{ id: 'a', url: '/a.jpg' }] })
  change({ price: 5000, stock: null })
  form.send({ type: 'image.removed', key: 'a' })
  submit()
  expect(last().url).toBe('/v1/hotel_management/properties/update_addon')
  expect(['id', 'price', 'stock', 'lock_version', 'image_order[]'].map((name) => sent(name))).toEqual([
    ['1'],
    ['5000'],
    [''],
    ['3'],
    [''],
  ])
})

test("a copy has everything but the SKU, doesn't count as unsaved, and includes the pictures", async () => {
  const { context, change, submit, sent, parent } = await openAddonForm(
    { copyOf: 1 },
    { images: [{ id: 'a', url: '/a.jpg' }] },
  )
  expect(context().draft).toMatchObject({ name: 'Airport transfer (copy)', sku: '', price: 4500, stock: 12 })
  expect(parent.received.at(-1)).toEqual({ type: 'form.touched', isDirty: false })
  change({ sku: 'APT-2' })
  submit()
  expect(['sku', 'copy_images_of', 'lock_version'].map((name) => sent(name))).toEqual([['APT-2'], ['1'], []])
})

test('a copy can leave out the pictures; without pictures there is no such choice', async () => {
  const without = await openAddonForm({ copyOf: 1 })
  expect(without.context().draft.copy_images_of).toBeNull()
  const { change, submit, sent } = await openAddonForm({ copyOf: 1 }, { images: [{ id: 'a', url: '/a.jpg' }] })
  change({ sku: 'APT-2', copy_images_of: null })
  submit()
  expect(sent('copy_images_of')).toEqual([])
})

test('a conflict is resolved field by field, and the chosen values are saved', async () => {
  const { change, submit, form, snapshot, answer, sent } = await openAddonForm({ key: 1 })
  change({ price: 5000, stock: 10 })
  submit()
  const theirs = addon({ price: 6000, charging: 'per_person', lock_version: 4 })
  await answer('properties/update_addon', { message: 'Stale', code: 'STALE', data: theirs }, 409)
  expect(select.selectConflict(snapshot())?.fields).toEqual([
    { name: 'price', changedBy: 'both', side: 'mine' },
    { name: 'charging', changedBy: 'them', side: 'theirs' },
    { name: 'stock', changedBy: 'me', side: 'mine' },
  ])
  form.send({ type: 'conflict.chosen', field: 'price', side: 'theirs' })
  form.send({ type: 'conflict.resolved' })
  expect(['price', 'charging', 'stock', 'lock_version'].map((name) => sent(name))).toEqual([
    ['6000'],
    ['per_person'],
    ['10'],
    ['4'],
  ])
})

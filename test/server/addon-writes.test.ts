import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Addon } from '../../src/api/contract/addon.ts'
import type { AddonType } from '../../src/api/contract/addon-type.ts'
import { type Api, openApi } from '../support/api.ts'
import type { Body } from '../support/api-calls.ts'
import { activityOf, allOf, type Catalogue, openCatalogue, errorOf, resultsOf } from '../support/catalogue.ts'
import { pictureFile } from '../support/pictures.ts'

let api: Api
let at: Catalogue
let types: AddonType[]
let theirType: AddonType
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
  types = await allOf(at.manager, 'addon_types', at.propertyId)
  theirType = (await allOf<AddonType>(at.manager, 'addon_types', at.foreignPropertyId))[0]!
})
afterAll(() => api.close())

const typeId = (name: string) => types.find((type) => type.name === name)!.id
const form = (sku: string, over: Body = {}): Body => ({
  addon_type_id: typeId('Transport'),
  name: `Kayak ${sku}`,
  sku,
  description: 'With a vest',
  price: 1250,
  charging: 'per_night',
  stock: 4,
  status: 1,
  bookable_date_from: null,
  bookable_date_to: null,
  ...over,
})
const post = (sku: string, over: Body = {}, headers = {}) =>
  at.manager.post('addons', { property_id: at.propertyId, ...form(sku, over) }, headers)
const update = (fields: Body) => at.manager.post('update_addon', fields)
const added = async (sku: string, over: Body = {}) => (await post(sku, over)).body.data as Addon
const logOf = async (id: number) => (await activityOf(api, 'addon')).filter((row) => row.entity_id === String(id))
const find = async (query: string) =>
  (await at.manager.get(`addons?property_id=${at.propertyId}&${query}`)).body.data as Addon[]

test('a new add-on has the currency of its property and can be searched by its texts', async () => {
  const reply = await post('KAY', { stock: null, images: [await pictureFile()] })
  expect(reply.status).toBe(201)
  expect(reply.body.data).toMatchObject({
    currency: 'EUR',
    price: 1250,
    stock: null,
    addon_type: { name: 'Transport' },
  })
  expect((await find('keyword=vest')).map(({ sku }) => sku)).toEqual(['KAY'])
  const [entry] = await logOf(reply.body.data.id)
  expect(Object.fromEntries(entry!.changes.map(({ field, after }) => [field, after]))).toMatchObject({
    name: 'Kayak KAY',
    sku: 'KAY',
    addon_type: 'Transport',
    description: 'With a vest',
    price: '12.50 EUR',
    charging: 'per_night',
    status: 1,
  })
})

test('SKUs are unique within a property, ignoring case, also for concurrent requests', async () => {
  const taken = [422, { sku: ['There is already an add-on with this SKU'] }]
  expect(errorOf(await post('brk'))).toEqual(taken)
  const replies = await Promise.all(['SUP', 'sup', 'Sup'].map((sku) => post(sku)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  const { id } = replies.find(({ status }) => status === 201)!.body.data
  expect(errorOf(await update({ id, sku: 'HBD' }))).toEqual(taken)
})

test('invalid input and ids of another property are rejected on the field', async () => {
  const [theirs] = (await at.manager.get(`addons?property_id=${at.foreignPropertyId}`)).body.data as Addon[]
  const invalid: [Body, Record<string, string[]>][] = [
    [{ name: '' }, { name: ['Required'] }],
    [{ sku: 'A B' }, { sku: ['Letters, digits, dots, hyphens and underscores'] }],
    [{ price: -1 }, { price: ['Must be a whole number'] }],
    [{ charging: 'hourly' }, { charging: ['Must be a way of charging'] }],
    [{ addon_type_id: theirType.id }, { addon_type_id: ['There is no such type'] }],
    [{ copy_images_of: theirs!.id }, { copy_images_of: ['There is no such add-on'] }],
    [
      { bookable_date_from: '2026-02-01', bookable_date_to: '2026-02-01' },
      { bookable_date_to: ['Is before Bookable from'] },
    ],
  ]
  for (const [over, errors] of invalid) expect(errorOf(await post('BAD', over))).toEqual([422, errors])
  expect(await find('keyword=BAD')).toEqual([])
})

test('a repeated create request makes one add-on', async () => {
  const key = { 'Idempotency-Key': 'addon-1' }
  const replies = [await post('IDM', {}, key), await post('IDM', {}, key)]
  expect(replies[1]!.body).toEqual(replies[0]!.body)
  expect(await find('keyword=IDM')).toHaveLength(1)
})

test('a duplicate gets copies of the pictures under new URLs, before any uploads', async () => {
  const original = await added('ORG', { images: [await pictureFile('a.png', 7), await pictureFile('b.png', 8)] })
  const copy = await added('CPY', { copy_images_of: original.id, images: [await pictureFile('c.png', 9)] })
  expect(copy.images!.map(({ width }) => width)).toEqual([7, 8, 9])
  expect(copy.images!.some(({ id }) => original.images!.some((of) => of.id === id))).toBe(false)
  await at.manager.remove(`addons/${original.id}`)
  expect((await api.fetch(`/api${copy.images![0]!.url}`)).status).toBe(200)
  expect((await api.fetch(`/api${original.images![0]!.url}`)).status).toBe(404)
})

test('an update changes only the given fields; without a change there is no new version', async () => {
  const { id } = await added('ONE')
  const same = await update({ id, price: 1250, lock_version: 0 })
  expect([same.status, same.body.data.lock_version]).toEqual([200, 0])
  const changed = await update({ id, price: 990, charging: 'once', stock: null, description: 'Dry', lock_version: 0 })
  expect(changed.body.data).toMatchObject({ name: 'Kayak ONE', price: 990, stock: null, lock_version: 1 })
  expect((await find('keyword=dry')).map(({ sku }) => sku)).toEqual(['ONE'])
  const [, entry, ...more] = await logOf(id)
  expect(more).toEqual([])
  expect(entry!.changes).toEqual([
    { field: 'description', before: 'With a vest', after: 'Dry' },
    { field: 'price', before: '12.50 EUR', after: '9.90 EUR' },
    { field: 'charging', before: 'per_night', after: 'once' },
    { field: 'stock', before: 4, after: null },
  ])
})

test('one side of a window is checked against the stored other side', async () => {
  const { id } = await added('WIN', { bookable_date_from: '2026-05-01' })
  const errors = { bookable_date_to: ['Is before Bookable from'] }
  expect(errorOf(await update({ id, bookable_date_to: '2026-05-01' }))).toEqual([422, errors])
  expect((await update({ id, bookable_date_to: '2026-05-02' })).status).toBe(200)
})

test('a stale version returns the current add-on', async () => {
  const { id } = await added('STL')
  await update({ id, name: 'Canoe', lock_version: 0 })
  for (const reply of [
    await update({ id, price: 1, lock_version: 0 }),
    await at.manager.remove(`addons/${id}?lock_version=0`),
  ])
    expect([reply.status, reply.body.code, reply.body.data.name]).toEqual([409, 'STALE_OWN', 'Canoe'])
})

test('a bulk edit changes the given fields, with one result and one log entry per add-on', async () => {
  const [a, b] = [await added('M-1'), await added('M-2', { bookable_date_from: '2026-06-01' })]
  const before = (await activityOf(api, 'addon')).length
  const to = await update({ ids: [a.id, b.id, 999_999], bookable_date_to: '2026-05-01', description: 'Wet' })
  expect(resultsOf(to)).toEqual([
    { id: a.id, ok: true, message: null, lock_version: 1 },
    { id: b.id, ok: false, message: 'Bookable to: is before bookable from' },
    { id: 999_999, ok: false, message: 'Not found' },
  ])
  expect((await find('keyword=wet')).map(({ sku, lock_version }) => [sku, lock_version])).toEqual([['M-1', 1]])
  expect((await find('keyword=M-1')).map(({ sku }) => sku)).toEqual(['M-1'])
  const entries = (await activityOf(api, 'addon')).slice(before)
  expect(entries.map(({ entity_label, changes }) => [entity_label, changes.map(({ field }) => field)])).toEqual([
    ['Kayak M-1', ['description', 'bookable_date_to']],
  ])
  const again = await update({ ids: [a.id], description: 'Wet' })
  expect(resultsOf(again)).toEqual([{ id: a.id, ok: true, message: null, lock_version: 1 }])
  expect(await activityOf(api, 'addon')).toHaveLength(before + 1)
})

test('a bulk edit accepts only types of the same property and no fields of a single add-on', async () => {
  const { id } = await added('TYP')
  const moved = await update({ ids: [id], addon_type_id: theirType.id })
  expect(resultsOf(moved)).toEqual([{ id, ok: false, message: 'There is no such type' }])
  const food = await update({ ids: [id], addon_type_id: typeId('Food and drink') })
  expect(resultsOf(food)).toEqual([{ id, ok: true, message: null, lock_version: 1 }])
  expect((await logOf(id)).at(-1)!.changes).toEqual([
    { field: 'addon_type', before: 'Transport', after: 'Food and drink' },
  ])
  expect(errorOf(await update({ ids: [id], image_order: [''] }))).toEqual([
    422,
    { image_order: ['Is of one add-on only'] },
  ])
  expect((await update({ ids: [id], name: 'X' })).status).toBe(422)
  expect((await update({ id, ids: [id] })).status).toBe(422)
})

test('a deleted add-on is gone, and the log keeps its name', async () => {
  const { id } = await added('DEL')
  const reply = await at.manager.remove(`addons/${id}?lock_version=0`)
  expect([reply.status, reply.body.data.message]).toEqual([200, 'Kayak DEL was deleted'])
  expect((await at.manager.remove(`addons/${id}`)).status).toBe(404)
  const entries = await logOf(id)
  expect(entries.map(({ event, property_id }) => [event, property_id])).toEqual([
    ['created', at.propertyId],
    ['deleted', at.propertyId],
  ])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FacilityCategory } from '../../src/api/contract/facility-category.ts'
import { type Api, openApi } from '../support/api.ts'
import { activityOf, allOf, type Catalogue, openCatalogue, errorOf, resultsOf } from '../support/catalogue.ts'

let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
})
afterAll(() => api.close())

const all = () => allOf<FacilityCategory>(at.manager, 'facility_categories', at.propertyId)
const post = (over: Record<string, string | number> = {}, headers = {}) =>
  at.manager.post('facility_categories', { property_id: at.propertyId, name: 'Villas', kind: 'room', ...over }, headers)

test('all categories come at once, rooms first, with their counts; or by kind, keyword and page', async () => {
  const categories = await all()
  expect(categories.map(({ name, kind }) => [name, kind])).toEqual([
    ['Rooms', 'room'],
    ['Suites', 'room'],
    ['Boats', 'asset'],
    ['Meeting rooms', 'asset'],
    ['Parking', 'asset'],
  ])
  expect(categories.map((row) => row.facility_types_count)).toEqual([4, 2, 1, 1, 1])
  const found = async (query: string) =>
    (await at.manager.get(`facility_categories?property_id=${at.propertyId}${query}`)).body as {
      data: FacilityCategory[]
      meta: { total: number }
    }
  expect((await found('&kind=asset')).meta.total).toBe(3)
  expect((await found('&keyword=ROOM')).data.map(({ name }) => name)).toEqual(['Rooms', 'Meeting rooms'])
  const page = await found('&page=2&per_page=2')
  expect([page.meta.total, page.data.map(({ name }) => name)]).toEqual([5, ['Boats', 'Meeting rooms']])
})

test('names are unique within a property, ignoring case and accents, and free in another', async () => {
  const added = await post({ name: 'Châlets' })
  expect([added.status, added.body.data]).toMatchObject([
    201,
    { name: 'Châlets', kind: 'room', facility_types_count: 0 },
  ])
  const taken = { name: ['There is already a category with this name'] }
  expect(errorOf(await post({ name: 'CHALETS', kind: 'asset' }))).toEqual([422, taken])
  expect((await post({ name: 'Châlets', property_id: at.foreignPropertyId })).status).toBe(201)
})

test('a category without a name or with an invalid kind is rejected on the field', async () => {
  const before = await all()
  expect(errorOf(await post({ name: ' ' }))).toEqual([422, { name: ['Required'] }])
  expect(errorOf(await post({ kind: 'boat' }))).toEqual([422, { kind: ['Must be room or asset'] }])
  expect(await all()).toEqual(before)
})

test('a repeated create request makes one category', async () => {
  const key = { 'Idempotency-Key': 'category-1' }
  const replies = [await post({ name: 'Tents' }, key), await post({ name: 'Tents' }, key)]
  expect(replies[1]!.body).toEqual(replies[0]!.body)
  expect((await all()).filter(({ name }) => name === 'Tents')).toHaveLength(1)
})

test('each of several categories is deleted, or fails with where it is used, and deletions are logged', async () => {
  const { id } = (await post({ name: 'Caves' })).body.data
  const used = (await all()).find(({ name }) => name === 'Suites')!.id
  const reply = await at.manager.post('delete_facility_categories', { ids: [used, id, 424_242, id] })
  expect(resultsOf(reply)).toEqual([
    { id: used, ok: false, message: 'In use by 2 facility types' },
    { id, ok: true, message: null },
    { id: 424_242, ok: false, message: 'Not found' },
  ])
  const logged = (await activityOf(api, 'facility_category')).filter((row) => row.entity_id === String(id))
  expect(logged.map((row) => [row.event, row.entity_label, row.property_id, row.changes])).toEqual([
    [
      'created',
      'Caves',
      at.propertyId,
      [
        { field: 'name', before: null, after: 'Caves' },
        { field: 'kind', before: null, after: 'room' },
      ],
    ],
    ['deleted', 'Caves', at.propertyId, []],
  ])
})

test('a room attendant can read categories but not write them', async () => {
  expect((await at.cleaner.get(`facility_categories?property_id=${at.propertyId}`)).status).toBe(200)
  const input = { property_id: at.propertyId, name: 'X', kind: 'room' }
  expect((await at.cleaner.post('facility_categories', input)).status).toBe(403)
  expect((await at.cleaner.post('delete_facility_categories', { ids: [1] })).status).toBe(403)
})

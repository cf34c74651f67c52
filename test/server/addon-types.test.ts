import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AddonType } from '../../src/api/contract/addon-type.ts'
import { type Api, openApi } from '../support/api.ts'
import { activityOf, allOf, type Catalogue, openCatalogue, errorOf, resultsOf } from '../support/catalogue.ts'

let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
})
afterAll(() => api.close())

const all = () => allOf<AddonType>(at.manager, 'addon_types', at.propertyId)
const post = (name: string, over: Record<string, number> = {}, headers = {}) =>
  at.manager.post('addon_types', { property_id: at.propertyId, name, ...over }, headers)
const taken = { name: ['There is already a type with this name'] }

test('all types come at once, by name, with their number of add-ons; or by keyword and page', async () => {
  expect((await all()).map(({ name, addons_count }) => [name, addons_count])).toEqual([
    ['Food and drink', 3],
    ['In the room', 2],
    ['Transport', 2],
    ['Wellness', 1],
  ])
  const choices = await at.manager.get(`addon_types_by_property?property_id=${at.propertyId}`)
  expect(choices.body).toEqual({ data: await all() })
  const page = (await at.manager.get(`addon_types?property_id=${at.propertyId}&page=2&per_page=3`)).body
  expect([page.meta.total, page.data.map(({ name }: AddonType) => name)]).toEqual([4, ['Wellness']])
  expect((await at.manager.get(`addon_types?property_id=${at.propertyId}&keyword=ROOM`)).body.meta.total).toBe(1)
})

test('without a property the list has the types of all properties that the caller may see', async () => {
  const propertyIdsSeenBy = async (caller: Catalogue['manager']) =>
    new Set(((await caller.get('addon_types')).body.data as AddonType[]).map(({ property_id }) => property_id))
  expect((await propertyIdsSeenBy(at.manager)).has(at.foreignPropertyId)).toBe(true)
  const own = await propertyIdsSeenBy(at.regional)
  expect([own.has(at.propertyId), own.has(at.foreignPropertyId)]).toEqual([true, false])
})

test('names are unique within a property, ignoring case and accents, also for concurrent requests', async () => {
  expect((await post('Café')).status).toBe(201)
  expect(errorOf(await post('CAFE'))).toEqual([422, taken])
  const replies = await Promise.all([1, 2, 3].map(() => post('Laundry')))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  expect(errorOf(await post(''))).toEqual([422, { name: ['Required'] }])
})

test('a repeated create request makes one type', async () => {
  const key = { 'Idempotency-Key': 'addon-type-1' }
  const replies = [await post('Tours', {}, key), await post('Tours', {}, key)]
  expect(replies[1]!.body).toEqual(replies[0]!.body)
  expect((await activityOf(api, 'addon_type')).filter((row) => row.entity_label === 'Tours')).toHaveLength(1)
})

test('a type is renamed with or without the trailing slash; a stale version returns the current type', async () => {
  const { id } = (await post('Pets')).body.data
  const renamed = await at.manager.post('update_addon_type/', { id, name: 'Animals', lock_version: 0 })
  expect(renamed.body.data).toMatchObject({ id, name: 'Animals', lock_version: 1 })
  const stale = await at.manager.post('update_addon_type', { id, name: 'Dogs', lock_version: 0 })
  expect([stale.status, stale.body.code, stale.body.data.name]).toEqual([409, 'STALE_OWN', 'Animals'])
  expect(errorOf(await at.manager.post('update_addon_type/', { id, name: 'transport' }))).toEqual([422, taken])
  const same = await at.manager.post('update_addon_type/', { id, name: 'Animals' })
  expect(same.body.data.lock_version).toBe(1)
  const logged = (await activityOf(api, 'addon_type')).filter((row) => row.entity_id === String(id))
  expect(logged.map(({ event, changes }) => [event, changes])).toEqual([
    ['created', [{ field: 'name', before: null, after: 'Pets' }]],
    ['renamed', [{ field: 'name', before: 'Pets', after: 'Animals' }]],
  ])
})

test('each of several types is deleted, or fails with where it is used', async () => {
  const { id } = (await post('Gone')).body.data
  const used = (await all()).find(({ name }) => name === 'Transport')!.id
  expect(resultsOf(await at.manager.post('delete_addon_types', { ids: [used, id, 424_242] }))).toEqual([
    { id: used, ok: false, message: 'In use by 2 add-ons' },
    { id, ok: true, message: null },
    { id: 424_242, ok: false, message: 'Not found' },
  ])
})

test('a room attendant can read add-on types but not write them', async () => {
  expect((await at.cleaner.get('addon_types')).status).toBe(200)
  expect((await at.cleaner.post('addon_types', { property_id: at.propertyId, name: 'X' })).status).toBe(403)
  expect((await at.cleaner.post('update_addon_type/', { id: 1, name: 'X' })).status).toBe(403)
  expect((await at.cleaner.post('delete_addon_types', { ids: [1] })).status).toBe(403)
})

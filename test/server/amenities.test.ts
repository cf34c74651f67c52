import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  facilities,
  facility_amenities,
  facility_type_amenities,
  facility_types,
} from '../../server/db/schema/facilities.ts'
import type { Amenity } from '../../src/api/contract/amenity.ts'
import { type Api, openApi } from '../support/api.ts'
import { activityOf, allOf, type Catalogue, openCatalogue, errorOf, resultsOf } from '../support/catalogue.ts'

let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
})
afterAll(() => api.close())

const all = () => allOf<Amenity>(at.manager, 'amenities', at.propertyId)
const post = (over: Record<string, string | number> = {}, headers = {}) =>
  at.manager.post(
    'amenities',
    { property_id: at.propertyId, code: 'SAU', name: 'Sauna', group: 'Comfort', ...over },
    headers,
  )

/** Assigns an amenity to a number of rooms, assets and types. */
async function use(amenity_id: number, counts: { rooms: number; assets: number; types: number }) {
  const rows = await api.db.select().from(facilities).where(eq(facilities.property_id, at.propertyId))
  const rooms = rows.filter(({ kind }) => kind === 'room').slice(0, counts.rooms)
  const assets = rows.filter(({ kind }) => kind === 'asset').slice(0, counts.assets)
  const types = await api.db.select().from(facility_types).where(eq(facility_types.property_id, at.propertyId))
  for (const { id } of [...rooms, ...assets])
    await api.db.insert(facility_amenities).values({ facility_id: id, amenity_id })
  for (const { id } of types.slice(0, counts.types))
    await api.db.insert(facility_type_amenities).values({ facility_type_id: id, amenity_id })
}

test('amenities come by group, then by name; or by group, keyword and page', async () => {
  const rows = await all()
  expect(rows.map(({ group }) => group)).toEqual(
    ['View', 'Bathroom', 'Accessibility', 'Tech', 'Comfort'].flatMap((group) => [group, group]),
  )
  expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['Garden view', 'Sea view'])
  const names = async (query: string) =>
    ((await at.manager.get(`amenities?property_id=${at.propertyId}${query}`)).body.data as Amenity[]).map(
      ({ name }) => name,
    )
  expect(await names('&groups[]=Tech&groups[]=View')).toEqual(['Garden view', 'Sea view', 'Smart TV', 'Wi-Fi 6'])
  expect(await names('&keyword=wif')).toEqual(['Wi-Fi 6'])
  expect(await names('&keyword=VIEW&page=2&per_page=1')).toEqual(['Sea view'])
})

test('codes are unique within a property, ignoring case', async () => {
  const added = await post()
  expect([added.status, added.body.data]).toMatchObject([
    201,
    { code: 'SAU', facilities_count: 0, facility_types_count: 0 },
  ])
  const taken = { code: ['There is already an amenity with this code'] }
  expect(errorOf(await post({ code: 'sau', name: 'Another' }))).toEqual([422, taken])
  expect((await post({ property_id: at.foreignPropertyId })).status).toBe(201)
})

test('invalid input is rejected on the field', async () => {
  expect(errorOf(await post({ code: 'A B' }))).toEqual([422, { code: ['Letters, digits and hyphens'] }])
  expect(errorOf(await post({ group: 'Kitchen' }))).toEqual([422, { group: ['Must be one of the groups'] }])
  expect(errorOf(await post({ name: '' }))).toEqual([422, { name: ['Required'] }])
})

test('a repeated create request makes one amenity', async () => {
  const key = { 'Idempotency-Key': 'amenity-1' }
  const replies = [await post({ code: 'GYM' }, key), await post({ code: 'GYM' }, key)]
  expect([replies[1]!.status, replies[1]!.body]).toEqual([201, replies[0]!.body])
})

test('deleting an amenity in use fails with every place where it is used', async () => {
  const make = async (code: string) => (await post({ code, name: code })).body.data.id as number
  const [many, one, asset, free] = [await make('A-1'), await make('A-2'), await make('A-3'), await make('A-4')]
  await use(many, { rooms: 3, assets: 0, types: 2 })
  await use(one, { rooms: 1, assets: 0, types: 0 })
  await use(asset, { rooms: 2, assets: 1, types: 1 })
  const row = (await all()).find(({ id }) => id === asset)
  expect([row?.facilities_count, row?.facility_types_count]).toEqual([3, 1])
  const reply = await at.manager.post('delete_amenities', { ids: [many, one, asset, free] })
  expect(resultsOf(reply)).toEqual([
    { id: many, ok: false, message: 'In use by 3 rooms and 2 facility types' },
    { id: one, ok: false, message: 'In use by 1 room' },
    { id: asset, ok: false, message: 'In use by 2 rooms, 1 asset and 1 facility type' },
    { id: free, ok: true, message: null },
  ])
  const deleted = (await activityOf(api, 'amenity')).filter(({ event }) => event === 'deleted')
  expect(deleted.map((entry) => [entry.entity_label, entry.property_id])).toEqual([['A-4', at.propertyId]])
})

test('a room attendant can read amenities but not write them', async () => {
  expect((await at.cleaner.get(`amenities?property_id=${at.propertyId}`)).status).toBe(200)
  expect((await at.cleaner.post('amenities', { property_id: at.propertyId })).status).toBe(403)
  expect((await at.cleaner.post('delete_amenities', { ids: [1] })).status).toBe(403)
})

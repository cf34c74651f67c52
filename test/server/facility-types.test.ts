import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Amenity } from '../../src/api/contract/amenity.ts'
import type { FacilityCategory } from '../../src/api/contract/facility-category.ts'
import type { FacilityType } from '../../src/api/contract/facility-type.ts'
import { type Api, openApi } from '../support/api.ts'
import type { Body } from '../support/api-calls.ts'
import { activityOf, allOf, type Catalogue, openCatalogue, errorOf, resultsOf } from '../support/catalogue.ts'
import { pictureFile } from '../support/pictures.ts'

let api: Api
let at: Catalogue
let categories: FacilityCategory[]
let amenities: Amenity[]
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
  categories = await allOf(at.manager, 'facility_categories', at.propertyId)
  amenities = await allOf(at.manager, 'amenities', at.propertyId)
})
afterAll(() => api.close())

const all = () => allOf<FacilityType>(at.manager, 'facility_types', at.propertyId)
const category = (name: string) => categories.find((row) => row.name === name)!.id
const amenity = (name: string) => amenities.find((row) => row.name === name)!.id
const form = (code: string, over: Body = {}): Body => ({
  facility_category_id: category('Rooms'),
  name: 'Loft',
  code,
  description: 'Under the roof',
  base_price: 15_900,
  max_adults: 2,
  max_children: 1,
  max_occupancy: 3,
  extra_beds: 0,
  size_m2: null,
  cleaning_minutes: 30,
  amenity_ids: [amenity('Balcony'), amenity('Sea view')],
  ...over,
})
const post = (code: string, over: Body = {}, headers = {}) =>
  at.manager.post('facility_types', { property_id: at.propertyId, ...form(code, over) }, headers)
const details = (id: number, code: string, over: Body = {}) =>
  at.manager.post('update_facility_type_details', { id, ...form(code, over) })
const logOf = async (id: number) =>
  (await activityOf(api, 'facility_type')).filter((row) => row.entity_id === String(id))

test('all types come at once, in order; or by category, keyword and page', async () => {
  const types = await all()
  expect(types.map(({ code }) => code)).toEqual(['SGL', 'DBL', 'TWN', 'FAM', 'JST', 'STE', 'MTG', 'PRK', 'BOA'])
  expect(types.map(({ sort_order }) => sort_order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(types[0]).toMatchObject({
    facility_category: { name: 'Rooms', kind: 'room' },
    currency: 'EUR',
    base_price: 8900,
    sort_order: 0,
  })
  const used = types.find(({ facilities_count: count }) => count > 1)!
  expect(used.delete_refusal).toBe(`In use by ${used.facilities_count} rooms`)
  const codes = async (query: string) =>
    ((await at.manager.get(`facility_types?property_id=${at.propertyId}${query}`)).body.data as FacilityType[]).map(
      ({ code }) => code,
    )
  expect(await codes(`&facility_category_ids[]=${category('Suites')}`)).toEqual(['JST', 'STE'])
  expect([await codes('&keyword=SUITE'), await codes('&keyword=twn')]).toEqual([['JST', 'STE'], ['TWN']])
  expect(await codes('&page=3&per_page=4')).toEqual(['BOA'])
  const choices = await at.manager.get(`facility_types_by_property?property_id=${at.propertyId}`)
  expect(choices.body).toEqual({ data: types })
})

test('without a property the list has the types of all properties that the caller may see, by property', async () => {
  const rows = (await at.regional.get('facility_types')).body.data as FacilityType[]
  const propertyIds = rows.map(({ property_id }) => property_id)
  expect(propertyIds).toEqual([...propertyIds].sort((a, b) => a - b))
  expect([propertyIds.includes(at.propertyId), propertyIds.includes(at.foreignPropertyId)]).toEqual([true, false])
})

test('a new type comes last, with its amenities and pictures, and can be read by id', async () => {
  const pictures = {
    images: [await pictureFile('a.png'), await pictureFile('b.png', 9)],
    image_order: ['new:1', 'new:0'],
  }
  const added = await post('LFT', pictures)
  expect(added.status).toBe(201)
  const type = added.body.data as FacilityType
  expect(type).toMatchObject({ code: 'LFT', sort_order: 9, size_m2: null, facilities_count: 0, delete_refusal: null })
  expect(type.amenity_ids).toEqual([amenity('Balcony'), amenity('Sea view')].sort((a, b) => a - b))
  expect(type.images.map(({ width }) => width)).toEqual([9, 8])
  expect((await api.fetch(`/api${type.images[0]!.url}`)).headers.get('content-type')).toBe('image/webp')
  expect((await at.manager.post('facility_type_by_id', { id: type.id })).body).toEqual({ data: type })
  const [entry] = await logOf(type.id)
  expect([entry!.event, entry!.property_id, entry!.entity_label]).toEqual(['created', at.propertyId, 'Loft'])
  const after = Object.fromEntries(entry!.changes.map((change) => [change.field, change.after]))
  expect(after).toMatchObject({ facility_category: 'Rooms', base_price: '159.00 EUR', amenities: 'Balcony, Sea view' })
})

test('codes are unique within a property, ignoring case, also for concurrent requests', async () => {
  const taken = [422, { code: ['There is already a type with this code'] }]
  expect(errorOf(await post('dbl'))).toEqual(taken)
  const replies = await Promise.all(['CAV', 'cav', 'Cav'].map((code) => post(code)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  const { id } = replies.find(({ status }) => status === 201)!.body.data
  expect(errorOf(await details(id, 'SGL'))).toEqual(taken)
  expect(errorOf(await at.manager.post('update_facility_type/', { id, code: 'twn' }))).toEqual(taken)
})

test('invalid input and ids of another property are rejected on the field', async () => {
  const before = await all()
  const [theirs] = await allOf<FacilityCategory>(at.manager, 'facility_categories', at.foreignPropertyId)
  const [theirAmenity] = await allOf<Amenity>(at.manager, 'amenities', at.foreignPropertyId)
  const invalid: [Body, Record<string, string[]>][] = [
    [{ name: '' }, { name: ['Required'] }],
    [{ base_price: -1 }, { base_price: ['Must be a whole number'] }],
    [{ max_occupancy: 1 }, { max_occupancy: ['Must be at least the number of adults'] }],
    [{ max_occupancy: 4 }, { max_occupancy: ['Must be at most adults and children together'] }],
    [{ facility_category_id: theirs!.id }, { facility_category_id: ['There is no such category'] }],
    [{ facility_category_id: 999_999 }, { facility_category_id: ['There is no such category'] }],
    [{ amenity_ids: [theirAmenity!.id] }, { amenity_ids: ['There is no such amenity'] }],
    [{ image_order: ['new:0'] }, { image_order: ['Names a picture that is not there'] }],
  ]
  for (const [over, errors] of invalid) expect(errorOf(await post('BAD', over))).toEqual([422, errors])
  expect(await all()).toEqual(before)
})

test('a repeated create request makes one type', async () => {
  const key = { 'Idempotency-Key': 'type-1' }
  const replies = [await post('IDM', {}, key), await post('IDM', {}, key)]
  expect(replies[1]!.body).toEqual(replies[0]!.body)
  expect((await all()).filter(({ code }) => code === 'IDM')).toHaveLength(1)
})

test('saving the form logs the changes as text, an empty list removes all amenities, and no change makes no entry', async () => {
  const { id } = (await post('FRM', { images: [await pictureFile()] })).body.data
  const same = await details(id, 'FRM', { lock_version: 0 })
  expect([same.status, same.body.data.lock_version]).toEqual([200, 0])
  const over = { name: 'Attic', base_price: 16_050, facility_category_id: category('Parking'), lock_version: 0 }
  const changed = await details(id, 'FRM', { ...over, amenity_ids: [''], image_order: [''] })
  expect(changed.body.data).toMatchObject({
    name: 'Attic',
    base_price: 16_050,
    amenity_ids: [],
    images: [],
    lock_version: 1,
  })
  const [, entry, ...more] = await logOf(id)
  expect(more).toEqual([])
  expect(entry!.changes).toEqual([
    { field: 'facility_category', before: 'Rooms', after: 'Parking' },
    { field: 'name', before: 'Loft', after: 'Attic' },
    { field: 'base_price', before: '159.00 EUR', after: '160.50 EUR' },
    { field: 'amenities', before: 'Balcony, Sea view', after: '' },
    { field: 'images', before: null, after: null },
  ])
})

test('a stale version returns the current type, for the form and for a move', async () => {
  const { id } = (await post('STL')).body.data
  await at.manager.post('update_facility_type/', { id, name: 'Renamed', lock_version: 0 })
  const stale = [
    await details(id, 'STL', { lock_version: 0 }),
    await at.manager.post('update_facility_type', { id, sort_order: 0, lock_version: 0 }),
  ]
  for (const { status, body } of stale)
    expect([status, body.code, body.data.name, body.data.lock_version]).toEqual([409, 'STALE_OWN', 'Renamed', 1])
  expect((await logOf(id)).map(({ event }) => event)).toEqual(['created', 'updated'])
})

test('a type with rooms cannot become a type of assets', async () => {
  const used = (await all()).find(({ code, facilities_count: count }) => code === 'DBL' && count > 0)!
  const why = `In use by ${used.facilities_count} rooms: choose a category of rooms`
  const input = { id: used.id, facility_category_id: category('Boats') }
  expect(errorOf(await at.manager.post('update_facility_type/', input))).toEqual([
    422,
    { facility_category_id: [why.replace('1 rooms', '1 room')] },
  ])
  const moved = await at.manager.post('update_facility_type/', { ...input, facility_category_id: category('Suites') })
  expect(moved.body.data.facility_category.name).toBe('Suites')
})

test('each of several types is deleted, or fails with where it is used, and no gap is left', async () => {
  const free = await Promise.all(['G-1', 'G-2', 'G-3'].map((code) => post(code)))
  const ids = free.map(({ body }) => body.data.id as number)
  const used = (await all()).find(({ facilities_count: count }) => count > 1)!
  const reply = await at.manager.post('delete_facility_types', { ids: [ids[0]!, used.id, 424_242, ids[1]!] })
  expect(resultsOf(reply)).toEqual([
    { id: ids[0], ok: true, message: null },
    { id: used.id, ok: false, message: `In use by ${used.facilities_count} rooms` },
    { id: 424_242, ok: false, message: 'Not found' },
    { id: ids[1], ok: true, message: null },
  ])
  const places = (await all()).map(({ sort_order }) => sort_order)
  expect(places).toEqual(places.map((_, place) => place))
  expect((await logOf(ids[0]!)).map(({ event }) => event)).toEqual(['created', 'deleted'])
})

test('a room attendant can read types but not write them', async () => {
  const [type] = await all()
  expect((await at.cleaner.get('facility_types')).status).toBe(200)
  expect((await at.cleaner.post('facility_type_by_id', { id: type!.id })).status).toBe(200)
  for (const path of [
    'facility_types',
    'update_facility_type/',
    'update_facility_type_details',
    'delete_facility_types',
  ])
    expect((await at.cleaner.post(path, { id: type!.id, ids: [type!.id] })).status).toBe(403)
})

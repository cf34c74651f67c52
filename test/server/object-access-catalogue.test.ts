import { afterAll, beforeAll, expect, test } from 'vitest'
import { addonTypeEndpoints } from '../../server/addon-types/endpoints.ts'
import { addonEndpoints } from '../../server/addons/endpoints.ts'
import { amenityEndpoints } from '../../server/amenities/endpoints.ts'
import { facilityCategoryEndpoints } from '../../server/facility-categories/endpoints.ts'
import { facilityTypeEndpoints } from '../../server/facility-types/endpoints.ts'
import { type Api, openApi } from '../support/api.ts'
import type { Body } from '../support/api-calls.ts'
import { allOf, type Catalogue, openCatalogue } from '../support/catalogue.ts'

/*
 * For every endpoint of a property that takes an id: an id of another property is answered exactly like a missing one.
 */

let api: Api
let at: Catalogue
/** The first record of each kind in the other property. */
let theirs: Record<string, number>
/** The first record of each kind in a property of the caller. */
let own: Record<string, number>
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
  const firstOf = async (propertyId: number) => {
    const ids: Record<string, number> = { property: propertyId }
    for (const noun of nouns) ids[noun] = (await allOf<{ id: number }>(at.manager, noun, propertyId))[0]!.id
    return ids
  }
  theirs = await firstOf(at.foreignPropertyId)
  own = await firstOf(at.propertyId)
})
afterAll(() => api.close())

const nouns = ['facility_categories', 'facility_types', 'amenities', 'addon_types', 'addons']
type Ids = Record<string, number>
type Answer = Promise<{ status: number; body: unknown }>

const typeForm = (over: Body): Body => ({
  facility_category_id: own.facility_categories!,
  name: 'Loft',
  code: 'LFT',
  description: '',
  base_price: 1,
  max_adults: 1,
  max_children: 0,
  max_occupancy: 1,
  extra_beds: 0,
  size_m2: null,
  cleaning_minutes: 1,
  amenity_ids: [''],
  ...over,
})
const addonForm = (over: Body): Body => ({
  addon_type_id: own.addon_types!,
  name: 'Kayak',
  sku: 'KAY',
  description: '',
  price: 1,
  charging: 'once',
  stock: null,
  status: 1,
  bookable_date_from: null,
  bookable_date_to: null,
  ...over,
})
const get = (path: string) => at.regional.get(path)
const post = (path: string, fields: Body) => at.regional.post(path, fields)
/** Removes the ids from the results; everything else must be equal. */
const each = async (path: string, ids: number[], fields: Body = {}): Answer => {
  const { status, body } = await post(path, { ids, ...fields })
  return { status, body: body.data.results.map(({ id: _id, ...result }: { id: number }) => result) }
}

/**
 * How to call each endpoint with given ids, one function per id parameter. An endpoint without an entry fails the test.
 */
const asks: Record<string, ((ids: Ids) => Answer)[]> = {
  'GET facility_categories': [({ property }) => get(`facility_categories?property_id=${property}`)],
  'POST facility_categories': [
    ({ property }) => post('facility_categories', { property_id: property!, name: 'New', kind: 'room' }),
  ],
  'POST delete_facility_categories': [(ids) => each('delete_facility_categories', [ids.facility_categories!])],
  'GET facility_types': [
    ({ property }) => get(`facility_types?property_id=${property}`),
    (ids) => get(`facility_types?facility_category_ids[]=${ids.facility_categories}`),
  ],
  'GET facility_types_by_property': [({ property }) => get(`facility_types_by_property?property_id=${property}`)],
  'POST facility_type_by_id': [(ids) => post('facility_type_by_id', { id: ids.facility_types! })],
  'POST facility_types': [
    ({ property }) => post('facility_types', typeForm({ property_id: property! })),
    (ids) =>
      post('facility_types', typeForm({ property_id: at.propertyId, facility_category_id: ids.facility_categories! })),
    (ids) => post('facility_types', typeForm({ property_id: at.propertyId, amenity_ids: [ids.amenities!] })),
  ],
  'POST update_facility_type/': [
    (ids) => post('update_facility_type/', { id: ids.facility_types!, name: 'X', lock_version: 99 }),
    (ids) => post('update_facility_type/', { id: ids.facility_types!, sort_order: 3 }),
    (ids) => post('update_facility_type/', { id: own.facility_types!, facility_category_id: ids.facility_categories! }),
  ],
  'POST update_facility_type_details': [
    (ids) => post('update_facility_type_details', typeForm({ id: ids.facility_types! })),
    (ids) =>
      post(
        'update_facility_type_details',
        typeForm({ id: own.facility_types!, facility_category_id: ids.facility_categories! }),
      ),
    (ids) => post('update_facility_type_details', typeForm({ id: own.facility_types!, amenity_ids: [ids.amenities!] })),
  ],
  'POST delete_facility_types': [(ids) => each('delete_facility_types', [ids.facility_types!])],
  'GET amenities': [({ property }) => get(`amenities?property_id=${property}`)],
  'POST amenities': [
    ({ property }) => post('amenities', { property_id: property!, code: 'NEW', name: 'New', group: 'View' }),
  ],
  'POST delete_amenities': [(ids) => each('delete_amenities', [ids.amenities!])],
  'GET addon_types': [({ property }) => get(`addon_types?property_id=${property}`)],
  'GET addon_types_by_property': [({ property }) => get(`addon_types_by_property?property_id=${property}`)],
  'POST addon_types': [({ property }) => post('addon_types', { property_id: property!, name: 'New' })],
  'POST update_addon_type/': [
    (ids) => post('update_addon_type/', { id: ids.addon_types!, name: 'X', lock_version: 99 }),
  ],
  'POST delete_addon_types': [(ids) => each('delete_addon_types', [ids.addon_types!])],
  'GET addons': [
    ({ property }) => get(`addons?property_id=${property}`),
    ({ property }) => get(`addons?property_id=${property}&dontPaginate=1`),
    (ids) => get(`addons?addon_type_ids[]=${ids.addon_types}`),
    (ids) => get(`addons?include_ids[]=${ids.addons}`),
  ],
  'GET addon_by_type': [({ property }) => get(`addon_by_type?property_id=${property}`)],
  'POST addons': [
    ({ property }) => post('addons', addonForm({ property_id: property! })),
    (ids) => post('addons', addonForm({ property_id: at.propertyId, addon_type_id: ids.addon_types! })),
    (ids) => post('addons', addonForm({ property_id: at.propertyId, copy_images_of: ids.addons! })),
  ],
  'POST update_addon': [
    (ids) => post('update_addon', { id: ids.addons!, price: 0, lock_version: 99 }),
    (ids) => post('update_addon', { id: own.addons!, addon_type_id: ids.addon_types! }),
    (ids) => each('update_addon', [ids.addons!], { price: 0 }),
    (ids) => each('update_addon', [own.addons!], { addon_type_id: ids.addon_types! }),
  ],
  'DELETE addons/{addon_id}': [
    (ids) => at.regional.remove(`addons/${ids.addons}`),
    (ids) => at.regional.remove(`addons/${ids.addons}?lock_version=99`),
  ],
}

const rows = [
  ...facilityCategoryEndpoints,
  ...facilityTypeEndpoints,
  ...amenityEndpoints,
  ...addonTypeEndpoints,
  ...addonEndpoints,
].map(({ method, path }) => `${method} ${path.replace('/v1/hotel_management/properties/', '')}`)

const everything = async () => {
  const lists = [at.propertyId, at.foreignPropertyId].flatMap((propertyId) =>
    nouns.map((noun) => allOf(at.manager, noun, propertyId)),
  )
  return Promise.all(lists)
}

test.each(rows)(
  '%s answers records of another property exactly like missing ones, and does not change them',
  async (name) => {
    const before = await everything()
    const missing = Object.fromEntries(['property', ...nouns].map((noun) => [noun, 999_999]))
    expect(asks[name]).toBeDefined()
    for (const ask of asks[name]!) {
      const { status, body } = await ask(theirs)
      const none = await ask(missing)
      expect([status, body]).toEqual([none.status, none.body])
    }
    expect(await everything()).toEqual(before)
  },
)

test('the download of another property is rejected like that of a missing one', async () => {
  const download = async (propertyId: number) => {
    const reply = await at.regional.get(`addons?download=1&property_id=${propertyId}`)
    return [reply.status, reply.body]
  }
  expect(await download(at.foreignPropertyId)).toEqual(await download(999_999))
})

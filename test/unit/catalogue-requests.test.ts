import { expect, test } from 'vitest'
import * as addonTypes from '../../src/api/addon-types.ts'
import * as addons from '../../src/api/addons.ts'
import * as amenities from '../../src/api/amenities.ts'
import * as facilityCategories from '../../src/api/facility-categories.ts'
import * as facilityTypes from '../../src/api/facility-types.ts'
import { httpFrom, type HttpRequest, withDefaultConsume } from '../../src/api/http.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import {
  expectDownload,
  expectMalformed,
  expectMissing,
  expectRequest,
  openScope,
  type ScopeCall,
} from '../support/scope-calls.ts'

const type = {
  facility_category_id: 1,
  name: 'Double',
  code: 'DBL',
  description: '',
  base_price: 12900,
  max_adults: 2,
  max_children: 1,
  max_occupancy: 3,
  extra_beds: 0,
  size_m2: null,
  cleaning_minutes: 30,
  amenity_ids: [4],
}
const typeForm =
  'facility_category_id=1&name=Double&code=DBL&description=&base_price=12900&max_adults=2&max_children=1' +
  '&max_occupancy=3&extra_beds=0&size_m2=&cleaning_minutes=30&amenity_ids[]=4'
const addon = {
  addon_type_id: 2,
  name: 'Breakfast',
  sku: 'BRK',
  description: '',
  price: 1900,
  charging: 'per_night' as const,
  stock: null,
  status: 1 as const,
  bookable_date_from: null,
  bookable_date_to: null,
}
const addonForm =
  'addon_type_id=2&name=Breakfast&sku=BRK&description=&price=1900&charging=per_night&stock=&status=1' +
  '&bookable_date_from=&bookable_date_to='
const category = { name: 'Suites', kind: 'room' as const }
const seaView = { code: 'SEA', name: 'Sea view', group: 'View' as const }

const calls: ScopeCall[] = [
  [
    'facility types',
    (at) => facilityTypes.list(at, { keyword: 'twin' }),
    'GET facility_types?keyword=twin&property_id=7',
  ],
  ['their choices', (at) => facilityTypes.byProperty(at), 'GET facility_types_by_property?property_id=7'],
  ['one facility type', (at) => facilityTypes.byId(at, 3), 'POST facility_type_by_id', 'id=3'],
  [
    'a new facility type',
    (at) => facilityTypes.create(at, type, 'key'),
    'POST facility_types',
    `${typeForm}&property_id=7`,
  ],
  [
    'a moved facility type',
    (at) => facilityTypes.update(at, { id: 3, sort_order: 0 }),
    'POST update_facility_type/',
    'id=3&sort_order=0',
  ],
  [
    'a changed facility type',
    (at) => facilityTypes.updateDetails(at, { id: 3, ...type }),
    'POST update_facility_type_details',
    `id=3&${typeForm}`,
  ],
  ['deleted facility types', (at) => facilityTypes.remove(at, [3]), 'POST delete_facility_types', 'ids[]=3'],
  ['facility categories', (at) => facilityCategories.list(at), 'GET facility_categories?property_id=7'],
  [
    'a new facility category',
    (at) => facilityCategories.create(at, category, 'key'),
    'POST facility_categories',
    'name=Suites&kind=room&property_id=7',
  ],
  [
    'deleted facility categories',
    (at) => facilityCategories.remove(at, [1]),
    'POST delete_facility_categories',
    'ids[]=1',
  ],
  [
    'amenities',
    (at) => amenities.list(at, { groups: ['View', 'Tech'] }),
    'GET amenities?groups[]=View&groups[]=Tech&property_id=7',
  ],
  [
    'a new amenity',
    (at) => amenities.create(at, seaView, 'key'),
    'POST amenities',
    'code=SEA&name=Sea+view&group=View&property_id=7',
  ],
  ['deleted amenities', (at) => amenities.remove(at, [4, 5]), 'POST delete_amenities', 'ids[]=4&ids[]=5'],
  ['add-on types', (at) => addonTypes.list(at, { page: 1 }), 'GET addon_types?page=1&property_id=7'],
  ['their choices', (at) => addonTypes.byProperty(at), 'GET addon_types_by_property?property_id=7'],
  ['a new add-on type', (at) => addonTypes.create(at, 'Food', 'key'), 'POST addon_types', 'name=Food&property_id=7'],
  [
    'a renamed add-on type',
    (at) => addonTypes.rename(at, { id: 2, name: 'Food', lock_version: 1 }),
    'POST update_addon_type/',
    'id=2&name=Food&lock_version=1',
  ],
  ['deleted add-on types', (at) => addonTypes.remove(at, [2]), 'POST delete_addon_types', 'ids[]=2'],
  [
    'add-ons',
    (at) => addons.list(at, { addon_type_ids: [2], sort: '-price' }),
    'GET addons?addon_type_ids[]=2&sort=-price&property_id=7',
  ],
  ['one add-on', (at) => addons.view(at, 8), 'GET addons?include_ids[]=8&per_page=1&property_id=7'],
  ['add-ons by type', (at) => addons.byType(at), 'GET addon_by_type?property_id=7'],
  ['a new add-on', (at) => addons.create(at, addon, 'key'), 'POST addons', `${addonForm}&property_id=7`],
  [
    'a changed add-on',
    (at) => addons.update(at, 8, { stock: null, lock_version: 3 }),
    'POST update_addon',
    'stock=&lock_version=3&id=8',
  ],
  [
    'several changed add-ons',
    (at) => addons.updateMany(at, [8, 9], { status: 0 }),
    'POST update_addon',
    'status=0&ids[]=8&ids[]=9',
  ],
  ['a deleted add-on', (at) => addons.remove(at, 8, undefined), 'DELETE addons/8'],
]

test.each(calls)('%s: the required method, address and fields', (_, ask, address, form) =>
  expectRequest(ask, address, form),
)

test.each(calls)('%s: an invalid reply is a typed error', (_, ask) => expectMalformed(ask))

test('a download requests the filtered rows of every page', () => {
  const { signal } = new AbortController()
  expectDownload((at) => addons.download(at, { page: 3, per_page: 50 }, signal, () => {}), 'addons')
})

test("an add-on that the list doesn't find is missing", () => expectMissing((at) => addons.view(at, 8)))

test('creates carry their key, so that a retry has one effect', () => {
  const { scope, calls: sent } = openScope()
  facilityTypes.create(scope, type, 'k1').catch(() => undefined)
  facilityCategories.create(scope, category, 'k2').catch(() => undefined)
  amenities.create(scope, seaView, 'k3').catch(() => undefined)
  addonTypes.create(scope, 'Food', 'k4').catch(() => undefined)
  addons.create(scope, addon, 'k5').catch(() => undefined)
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k1', 'k2', 'k3', 'k4', 'k5'])
})

test('picture addresses become absolute, in a record and in a list', async () => {
  const record = {
    ...type,
    id: 3,
    property_id: 7,
    facility_category: { id: 1, name: 'Rooms', kind: 'room' },
    currency: 'EUR',
    sort_order: 0,
    images: [{ id: 'a', url: '/v1/pictures/a' }],
    facilities_count: 0,
  }
  const replies: Record<string, unknown> = {
    facility_type_by_id: { data: record },
    facility_types: { data: [record], meta: { current_page: 1, last_page: 1, per_page: 10, total: 1 } },
    facility_types_by_property: { data: [record] },
  }
  const send = withDefaultConsume(async <T>({ path }: HttpRequest, consume: (reply: Response) => Promise<T>) =>
    consume(Response.json(replies[path.split('/').at(-1)!])),
  )
  const http = httpFrom(send, (url) => `https://api.example${url}`)
  const at = withProperty(http, { id: 7, prefix: 'harbour-view' })
  const one = await facilityTypes.byId(at, 3)
  const page = await facilityTypes.list(at)
  const choices = await facilityTypes.byProperty(at)
  const urls = [one, ...page.data, ...choices].map(({ images }) => images[0]?.url)
  expect(urls).toEqual(['a', 'a', 'a'].map((id) => `https://api.example/v1/pictures/${id}`))
})

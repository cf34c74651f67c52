import { expect, test } from 'vitest'
import * as routes from '../../src/routes/products.ts'
import { isSectionUrl } from '../../src/routes/section-url.ts'

const here = '/hotel-management/properties/casa-azul/products'
const { facilitySearch, addonSearch } = routes

test('each tab has its own address, and the first has the plain one', () => {
  expect(routes.tabs.map((tab) => routes.products('casa-azul', tab))).toEqual([
    here,
    `${here}?tab=assets`,
    `${here}?tab=add-ons`,
    `${here}?tab=facility-types`,
    `${here}?tab=add-on-types`,
    `${here}?tab=amenities`,
    `${here}?tab=facility-categories`,
  ])
  expect(routes.parseTab('?tab=nothing')).toBe('rooms')
})

test('every filter of rooms goes into the address and is read back, under its API name', () => {
  const search: routes.FacilitySearch = {
    page: 3,
    per_page: 50,
    keyword: 'sea & view',
    facility_category_ids: [2],
    facility_type_ids: [4, 9],
    housekeeping_statuses: ['dirty', 'pickup'],
    facility_statuses: ['out_of_order'],
    exluded_facility_statuses: ['hold'],
    floors: ['1', 'G'],
    available_start: '2026-03-01',
    available_end: '2026-03-04',
    booked_start: '2026-04-01',
    booked_end: '2026-04-02',
    updated_date_from: '2026-01-01',
    updated_date_to: '2026-01-31',
    housekeeping_start_date: '2026-02-01',
    housekeeping_end_date: '2026-02-02',
    sort: '-floor',
    columns: ['name', 'status', 'floor'],
  }
  const address = routes.products('casa-azul', 'rooms', search)
  expect(decodeURIComponent(address)).toBe(
    `${here}?page=3&per_page=50&keyword=sea+&+view&facility_category_ids[]=2&facility_type_ids[]=4&facility_type_ids[]=9` +
      '&housekeeping_statuses[]=dirty&housekeeping_statuses[]=pickup&facility_statuses[]=out_of_order&exluded_facility_statuses[]=hold&floors[]=1&floors[]=G' +
      '&available_start=2026-03-01&available_end=2026-03-04&booked_start=2026-04-01&booked_end=2026-04-02' +
      '&updated_date_from=2026-01-01&updated_date_to=2026-01-31&housekeeping_start_date=2026-02-01' +
      '&housekeeping_end_date=2026-02-02&sort=-floor&columns=name,status,floor',
  )
  expect(routes.parseSearch('rooms', new URL(address, 'http://desk.example').search)).toEqual(search)
})

test.each([
  ['columns=status%2Cfloor', ['name', 'status', 'floor']],
  ['columns=floor,name,floor,moon', ['name', 'floor']],
  ['columns=moon', []],
  ['columns=', []],
  ['columns=name,type,floor,status,condition,occupancy,window,updated_at', []],
  ['columns=name', ['name']],
])('the naming column comes first, others in the order of the address: %s', (search, columns) => {
  expect(routes.parseSearch('rooms', `?${search}`)).toEqual({ ...facilitySearch.empty, columns })
})

test('columns are not a filter, and stay when the filters are cleared', () => {
  const search = routes.parseSearch('add-ons', '?keyword=spa&sort=-stock&columns=name,stock')
  expect(routes.isFiltered('add-ons', search)).toBe(true)
  const cleared = routes.unfiltered('add-ons', search)
  expect([routes.isFiltered('add-ons', cleared), cleared.columns, cleared.sort]).toEqual([
    false,
    ['name', 'stock'],
    '-stock',
  ])
})

test('an invalid part of an address is ignored', () => {
  const search =
    '?page=0&per_page=7&facility_type_ids[]=x&facility_type_ids[]=4&facility_type_ids=4&housekeeping_statuses[]=filthy' +
    '&available_start=2026-13-01&booked_start=soon&sort=price&columns=price'
  expect(routes.parseSearch('rooms', search)).toEqual({ ...facilitySearch.empty, facility_type_ids: [4] })
  expect(routes.parseSearch('add-ons', '?status=2&sort=-price')).toEqual({ ...addonSearch.empty, sort: '-price' })
  expect(routes.parseSearch('facility-categories', '?kind=boat')).toEqual(routes.categorySearch.empty)
})

test.each<[routes.ProductsView, string]>([
  [{ name: 'list' }, ''],
  [{ name: 'new', copyOf: null }, '&view=new'],
  [{ name: 'new', copyOf: 12 }, '&view=new&copy_of=12'],
  [{ name: 'edit', id: 12 }, '&view=edit&id=12'],
  [{ name: 'import' }, '&view=import'],
  [{ name: 'import-all' }, '&view=import-all'],
])('the view %o keeps the list below it', (view, written) => {
  const address = routes.products('casa-azul', 'assets', { ...facilitySearch.empty, keyword: 'boat' }, view)
  expect(address).toBe(`${here}?tab=assets&keyword=boat${written}`)
  expect(routes.parseView(new URL(address, 'http://desk.example').search)).toEqual(view)
})

test("a record without an id can't be edited", () => {
  expect(routes.parseView('?view=edit')).toEqual({ name: 'list' })
  expect(routes.parseView('?view=edit&id=abc')).toEqual({ name: 'list' })
})

test("page and order aren't filters; any filter is, and clearing keeps page size and order", () => {
  const ordered = { ...facilitySearch.empty, page: 4, per_page: 50, sort: '-name' } as const
  expect(routes.isFiltered('rooms', ordered)).toBe(false)
  expect(routes.isFiltered('rooms', { ...ordered, floors: ['2'] })).toBe(true)
  expect(routes.unfiltered('rooms', { ...ordered, floors: ['2'], keyword: 'x' })).toEqual({ ...ordered, page: 1 })
})

test('the products of one property differ from those of another, and from another section', () => {
  expect(isSectionUrl('casa-azul', 'products', here)).toBe(true)
  expect(isSectionUrl('casa-azul', 'products', `${here.toUpperCase().replace('CASA-AZUL', 'casa-azul')}/`)).toBe(true)
  expect(isSectionUrl('castle-inn', 'products', here)).toBe(false)
  expect(isSectionUrl('casa-azul', 'products', here.replace('products', 'housekeeping'))).toBe(false)
})

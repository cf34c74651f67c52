import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  facilityStatuses,
  housekeepingStatuses,
  propertyColumns,
  propertyTypeColumns,
} from '../../src/api/contract/enums.ts'
import * as columns from '../../src/api/contract/list-columns.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { naturalSortKey } from '../../server/text.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

/* Each column that a list shows and that holds one value sorts, in both directions, with the id as the last key. */

let api: Api
let manager: Caller
let property: number
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  property = (await manager.get('property/harbour-view')).body.data.id
})
afterAll(() => api.close())

type Row = Record<string, never> & { id: number }
type Value = string | number

const words = (known: readonly string[], field: string) => (row: Row) => known.indexOf(row[field]!)
const text = (field: string) => (row: Row) => textKey(row[field]!)
const number =
  (field: string) =>
  (row: Row): Value =>
    row[field]!
/** Rows without a first day come first. */
const windowStart = (row: Row): Value => row.bookable_date_from ?? ''
const typeName = (field: string) => (row: Row) => textKey((row[field] as unknown as { name: string }).name)
const stays = ['stayover', 'due_out', 'arrival', 'departed', 'none']

const facilityValues: Record<(typeof columns.facilityColumns)[number], (row: Row) => Value> = {
  name: (row) => naturalSortKey(row.name!),
  type: typeName('facility_type'),
  floor: (row) => naturalSortKey(row.floor ?? ''),
  status: words(facilityStatuses, 'facility_status'),
  condition: words(housekeepingStatuses, 'housekeeping_status'),
  occupancy: words(stays, 'stay'),
  window: windowStart,
  updated_at: number('updated_at'),
}
const addonValues: Record<(typeof columns.addonColumns)[number], (row: Row) => Value> = {
  name: text('name'),
  type: typeName('addon_type'),
  price: number('price'),
  charging: number('charging'),
  // Without a number, stock is unlimited.
  stock: (row) => row.stock ?? Infinity,
  window: windowStart,
  status: number('status'),
  updated_at: number('updated_at'),
}
const lists = {
  property: {
    columns: propertyColumns,
    values: {
      name: text('name'),
      type: typeName('property_type'),
      rooms_count: number('rooms_count'),
      assets_count: number('assets_count'),
      bookable: words(['unbookable', 'bookable'], 'bookable_status'),
      window: windowStart,
      status: number('status'),
      updated_at: number('updated_at'),
    },
  },
  property_types: {
    columns: propertyTypeColumns,
    values: { name: text('name'), properties_count: number('properties_count') },
  },
  'facilities?query_type=rooms': { columns: columns.facilityColumns, values: facilityValues },
  'facilities?query_type=assets': { columns: columns.facilityColumns, values: facilityValues },
  addons: { columns: columns.addonColumns, values: addonValues },
  facility_types: {
    columns: columns.facilityTypeColumns,
    values: {
      name: text('name'),
      category: typeName('facility_category'),
      price: number('base_price'),
      capacity: number('max_occupancy'),
      cleaning: number('cleaning_minutes'),
      amenities_count: (row: Row) => (row.amenity_ids as unknown as number[]).length,
      facilities_count: number('facilities_count'),
    },
  },
  addon_types: {
    columns: columns.addonTypeColumns.filter((column) => column !== 'names'),
    values: { name: text('name'), addons_count: number('addons_count') },
  },
  amenities: {
    columns: columns.amenityColumns,
    values: {
      name: text('name'),
      code: text('code'),
      facilities_count: number('facilities_count'),
      facility_types_count: number('facility_types_count'),
    },
  },
  facility_categories: {
    columns: columns.categoryColumns,
    values: { name: text('name'), kind: number('kind'), facility_types_count: number('facility_types_count') },
  },
}

const cases = Object.entries(lists).flatMap(([path, { columns: names, values }]) =>
  names.map((name) => [path, name, (values as Record<string, (row: Row) => Value>)[name]!] as const),
)

async function rowsOf(path: string, sort: string, perPage: number): Promise<Row[]> {
  const query = `${path.includes('?') ? '&' : '?'}sort=${sort}&per_page=${perPage}`
  const ofProperty = path.startsWith('property') ? '' : `&property_id=${property}`
  const rows: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { status, body } = await manager.get(`${path}${query}${ofProperty}&page=${page}`)
    expect(status).toBe(200)
    rows.push(...body.data)
    last = body.meta.last_page
  }
  return rows
}

test.each(cases)('%s sorts by %s, both ways, and no row is on two pages', async (path, column, valueOf) => {
  const ascending = await rowsOf(path, column, 200)
  const values = ascending.map(valueOf)
  expect(values).toEqual([...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
  const ids = ascending.map(({ id }) => id)
  const descending = (await rowsOf(path, `-${column}`, 200)).map(({ id }) => id)
  expect(descending).toEqual([...ids].reverse())
  const paged = (await rowsOf(path, column, Math.max(3, Math.ceil(ids.length / 3)))).map(({ id }) => id)
  expect(paged).toEqual(ids)
})

test('an unknown column is refused', async () => {
  for (const path of ['property?sort=address', `addons?property_id=${property}&sort=names`, 'property_types?sort=id'])
    expect((await manager.get(path)).status).toBe(422)
})

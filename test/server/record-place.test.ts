import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

/* `page_of`, an extension of each list: the reply says on which page the record is, in the order and with the filters of the query. */

let api: Api
let manager: Caller
let property: number
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  property = (await manager.get('property/harbour-view')).body.data.id
})
afterAll(() => api.close())

const size = 3

const read = async (list: string, query: Record<string, string | number>) => {
  const [path, own] = list.split('?')
  const params = new URLSearchParams(own)
  if (path !== 'property' && path !== 'property_types') params.set('property_id', String(property))
  for (const [name, value] of Object.entries(query)) params.set(name, String(value))
  return (await manager.get(`${path}?${params}`)).body as {
    data: { id: number; name: string }[]
    meta: { last_page: number; page_of?: { id: number; page: number; is_hidden: boolean } | null }
  }
}

const lists: [list: string, sort: string][] = [
  ['property', '-name'],
  ['property', 'type'],
  ['property_types', 'name'],
  ['facilities?query_type=rooms', 'name'],
  ['facilities?query_type=rooms', '-status'],
  ['facilities?query_type=assets', '-floor'],
  ['addons', 'price'],
  ['addon_types', '-name'],
  ['amenities', 'name'],
  ['facility_types', '-price'],
  ['facility_categories', 'name'],
]

test.each(lists)('%s by %s tells the page of a record', async (list, sort) => {
  const { last_page } = (await read(list, { sort, per_page: size, page: 1 })).meta
  for (const page of new Set([1, Math.ceil(last_page / 2), last_page])) {
    const { data } = await read(list, { sort, per_page: size, page })
    const sought = data.at(-1)!
    const { meta } = await read(list, { sort, per_page: size, page: 1, page_of: sought.id })
    expect(meta.page_of).toEqual({ id: sought.id, page, is_hidden: false })
  }
})

test.each(lists)('%s by %s tells the page without filters of a record that they hide', async (list, sort) => {
  const { data } = await read(list, { sort, per_page: size, page: 2 })
  const sought = data[0]
  // Facility categories fit on one page.
  const [record, page] = sought ? [sought, 2] : [(await read(list, { sort, per_page: size, page: 1 })).data[0]!, 1]
  const { meta } = await read(list, { sort, per_page: size, page: 1, keyword: 'no such name', page_of: record.id })
  expect(meta.page_of).toEqual({ id: record.id, page, is_hidden: true })
})

test.each(lists)('%s by %s says that it has no such record', async (list, sort) => {
  const { meta } = await read(list, { sort, per_page: size, page: 1, page_of: 2_000_000_000 })
  expect(meta.page_of).toBeNull()
})

test('a reply says nothing about places if it is not asked', async () => {
  expect((await read('addons', { page: 1 })).meta).not.toHaveProperty('page_of')
})

test('a record of another property has no place', async () => {
  const { data } = (await manager.get('property')).body as { data: { id: number; prefix: string }[] }
  const other = data.find(({ prefix }) => prefix !== 'harbour-view')!
  const theirs = (await manager.get(`facilities?property_id=${other.id}&query_type=rooms`)).body.data[0].id as number
  expect((await read('facilities?query_type=rooms', { page_of: theirs })).meta.page_of).toBeNull()
})

test('a property that the caller may not see has no place', async () => {
  const regional = await callerOf(api, 'regional')
  const all = (await manager.get('property')).body.data as { id: number }[]
  const seen = (await regional.get('property')).body.data as { id: number }[]
  const unseen = all.find(({ id }) => !seen.some((one) => one.id === id))!
  expect((await regional.get(`property?page_of=${unseen.id}`)).body.meta.page_of).toBeNull()
})

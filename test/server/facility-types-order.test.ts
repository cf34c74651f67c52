import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FacilityType } from '../../src/api/contract/facility-type.ts'
import { type Api, openApi } from '../support/api.ts'
import { activityOf, allOf, type Catalogue, openCatalogue, errorOf } from '../support/catalogue.ts'

let api: Api
let at: Catalogue
beforeAll(async () => {
  api = await openApi()
  at = await openCatalogue(api)
})
afterAll(() => api.close())

const all = () => allOf<FacilityType>(at.manager, 'facility_types', at.propertyId)
const codes = async () => (await all()).map(({ code }) => code).join(' ')
const idOf = async (code: string) => (await all()).find((type) => type.code === code)!.id
const move = async (code: string, sort_order: number, over = {}) =>
  at.manager.post('update_facility_type/', { id: await idOf(code), sort_order, ...over })
const isDense = async () => (await all()).every(({ sort_order }, place) => sort_order === place)

test('a type moves to the requested position, up, down, first and last; the others shift', async () => {
  expect(await codes()).toBe('SGL DBL TWN FAM JST STE MTG PRK BOA')
  expect((await move('STE', 1)).body.data).toMatchObject({ sort_order: 1, lock_version: 1 })
  expect(await codes()).toBe('SGL STE DBL TWN FAM JST MTG PRK BOA')
  await move('STE', 4)
  expect(await codes()).toBe('SGL DBL TWN FAM STE JST MTG PRK BOA')
  await move('BOA', 0)
  expect(await codes()).toBe('BOA SGL DBL TWN FAM STE JST MTG PRK')
  expect((await move('BOA', 99_999)).body.data.sort_order).toBe(8)
  expect(await codes()).toBe('SGL DBL TWN FAM STE JST MTG PRK BOA')
  expect(await isDense()).toBe(true)
})

test('shifted types keep their versions, and only the move is logged', async () => {
  const before = new Map((await all()).map((type) => [type.code, type.lock_version]))
  const count = (await activityOf(api, 'facility_type')).length
  await move('TWN', 0)
  const after = (await all()).filter(({ code, lock_version }) => before.get(code) !== lock_version)
  expect(after.map(({ code }) => code)).toEqual(['TWN'])
  const logged = (await activityOf(api, 'facility_type')).slice(count)
  expect(logged.map(({ event, entity_label, changes }) => [event, entity_label, changes])).toEqual([
    ['moved', 'Twin', [{ field: 'sort_order', before: 2, after: 0 }]],
  ])
  const { body } = await move('TWN', 0)
  expect(body.data.lock_version).toBe(before.get('TWN')! + 1)
  expect(await activityOf(api, 'facility_type')).toHaveLength(count + 1)
})

test('the order of another property does not change', async () => {
  const theirs = await allOf<FacilityType>(at.manager, 'facility_types', at.foreignPropertyId)
  await move('PRK', 0)
  expect(await allOf(at.manager, 'facility_types', at.foreignPropertyId)).toEqual(theirs)
})

test('an invalid position is rejected', async () => {
  const errors = { sort_order: ['Must be a whole number'] }
  expect(errorOf(await move('PRK', -1))).toEqual([422, errors])
  expect(errorOf(await move('PRK', 1.5))).toEqual([422, errors])
})

test('concurrent moves, additions and deletions leave an order without gaps or duplicates', async () => {
  const types = await all()
  const [{ facility_category_id } = { facility_category_id: 0 }] = types
  const base = {
    facility_category_id,
    description: '',
    base_price: 1,
    max_adults: 1,
    max_children: 0,
    max_occupancy: 1,
  }
  const form = { ...base, extra_beds: 0, size_m2: null, cleaning_minutes: 1, amenity_ids: [''] }
  const add = (code: string) =>
    at.manager.post('facility_types', { property_id: at.propertyId, name: code, code, ...form })
  const gone = (await add('X-0')).body.data.id
  const replies = await Promise.all([
    ...types.map(({ id }, place) => at.manager.post('update_facility_type/', { id, sort_order: (place * 5) % 9 })),
    add('X-1'),
    add('X-2'),
    at.manager.post('delete_facility_types', { ids: [gone] }),
    ...types.map(({ id }) => at.manager.post('update_facility_type/', { id, sort_order: 3 })),
  ])
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 201]))
  expect((await all()).map(({ sort_order }) => sort_order)).toEqual(Array.from({ length: 11 }, (_, place) => place))
})

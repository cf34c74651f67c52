import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'

let api: Api
let manager: Caller
let regional: Caller
/** A property that the regional manager may see, and one that only the manager sees. */
let shared: number
let foreign: number
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
  regional = await callerOf(api, 'regional')
  shared = (await regional.get('property/casa-azul')).body.data.id
  foreign = (await manager.get('property/hill-house')).body.data.id
})
afterAll(() => api.close())

const path = '/api/v1/hotel_management/list-views'
const store = async (caller: Caller, fields: Body) => (await caller.post(path, fields)).body.data
const remove = (caller: Caller, id: number | string) => caller.fetch(`${path}/${id}`, { method: 'DELETE' })
const viewsOf = async (caller: Caller, list: string, property?: number) =>
  (await caller.get(`${path}?list=${list}${property ? `&property_id=${property}` : ''}`)).body.data
const namesOf = async (caller: Caller, list: string, property?: number) =>
  ((await viewsOf(caller, list, property)) as { name: string }[]).map(({ name }) => name)
/** The views that the app learns with the permissions. */
const defaultsOf = async (caller: Caller) =>
  (await caller.get('/api/v1/user_management/access_control/user/permissions')).body.data.default_views

test('a view is stored with its query, and only its owner sees it', async () => {
  const fields = { list: 'rooms', property_id: shared, name: 'Dirty rooms', query: 'housekeeping_statuses%5B%5D=dirty' }
  const { status, body } = await manager.post(path, fields)
  expect([status, body.data]).toEqual([
    201,
    {
      ...fields,
      id: expect.any(Number),
      is_shared: false,
      is_default: false,
      is_own: true,
      owner: expect.stringMatching(/\S+ \S+/),
      lock_version: 0,
    },
  ])
  expect(await viewsOf(manager, 'rooms', shared)).toEqual([body.data])
  expect(await viewsOf(regional, 'rooms', shared)).toEqual([])
  expect(await viewsOf(manager, 'assets', shared)).toEqual([])
  expect(await viewsOf(manager, 'rooms', foreign)).toEqual([])
})

test('a shared view is for everybody who sees the property; only its owner changes and deletes it', async () => {
  const view = await store(manager, {
    list: 'add-ons',
    property_id: shared,
    name: 'Sold out',
    query: 'sort=stock',
    is_shared: 1,
  })
  expect(await viewsOf(regional, 'add-ons', shared)).toEqual([{ ...view, is_own: false }])
  const renamed = await regional.post(`${path}/${view.id}`, { name: 'Mine now' })
  expect([renamed.status, (await remove(regional, view.id)).status]).toEqual([403, 403])
  const hidden = await store(manager, { list: 'add-ons', property_id: foreign, name: 'Far', query: '', is_shared: 1 })
  const attempts = [
    (await regional.post(`${path}/${hidden.id}`, { is_default: 1 })).status,
    (await remove(regional, hidden.id)).status,
    (await regional.get(`${path}?list=add-ons&property_id=${foreign}`)).status,
    (await regional.post(path, { list: 'add-ons', property_id: foreign, name: 'x', query: '' })).status,
  ]
  expect(attempts).toEqual([404, 404, 404, 404])
})

test('the views of a list need the permission of its screen', async () => {
  await store(manager, { list: 'properties', name: 'Group', query: 'sort=-rooms_count', is_shared: 1 })
  expect(await namesOf(regional, 'properties')).toEqual(['Group'])
  const frontDesk = await callerOf(api, 'frontdesk')
  const refused = await frontDesk.get(`${path}?list=rooms&property_id=${shared}`)
  expect(refused.status).toBe(403)
  const housekeeping = await callerOf(api, 'housekeeping')
  expect((await housekeeping.get(`${path}?list=properties`)).status).toBe(403)
})

test('each person has one default per list, which may be a colleague’s view', async () => {
  const first = await store(manager, {
    list: 'assets',
    property_id: shared,
    name: 'By floor',
    query: 'sort=floor',
    is_shared: 1,
    is_default: 1,
  })
  const second = await store(manager, {
    list: 'assets',
    property_id: shared,
    name: 'Newest',
    query: 'sort=-updated_at',
  })
  const asset = (query: string) => ({ list: 'assets', prefix: 'casa-azul', query })
  expect(await defaultsOf(manager)).toContainEqual(asset('sort=floor'))
  await manager.post(`${path}/${second.id}`, { is_default: 1 })
  await regional.post(`${path}/${first.id}`, { is_default: 1 })
  expect((await defaultsOf(manager)).filter(({ list }: { list: string }) => list === 'assets')).toEqual([
    asset('sort=-updated_at'),
  ])
  expect(await defaultsOf(regional)).toEqual([asset('sort=floor')])
  // A default is personal, so it neither needs nor makes a new version.
  expect((await viewsOf(regional, 'assets', shared))[0].lock_version).toBe(0)
  await manager.post(`${path}/${first.id}`, { is_shared: 0 })
  expect(await defaultsOf(regional)).toEqual([])
  await manager.post(`${path}/${second.id}`, { is_default: 0 })
  expect(await defaultsOf(manager)).toEqual([])
})

test('names are unique per person and list, whatever their case', async () => {
  const fields = { list: 'amenities', property_id: shared, name: 'Été', query: '' }
  const one = await store(manager, fields)
  const taken = await manager.post(path, { ...fields, name: 'ETE' })
  expect([taken.status, taken.body.errors]).toEqual([422, { name: ['You already have a view with this name'] }])
  const other = await store(manager, { ...fields, name: 'Winter' })
  expect((await manager.post(`${path}/${other.id}`, { name: 'été' })).status).toBe(422)
  expect((await manager.post(`${path}/${one.id}`, { name: 'ÉTÉ' })).body.data.name).toBe('ÉTÉ')
  expect((await regional.post(path, fields)).status).toBe(201)
})

test('a stale version is refused with the current view', async () => {
  const view = await store(manager, { list: 'properties', name: 'Mine', query: 'page=1' })
  await manager.post(`${path}/${view.id}`, { name: 'Renamed', lock_version: 0 })
  const stale = await manager.post(`${path}/${view.id}`, { name: 'Again', lock_version: 0 })
  expect([stale.status, stale.body.code, stale.body.data.name]).toEqual([409, 'STALE_OWN', 'Renamed'])
  const kept = await manager.fetch(`${path}/${view.id}?lock_version=0`, { method: 'DELETE' })
  expect(kept.status).toBe(409)
  expect((await remove(manager, view.id)).status).toBe(200)
  expect(await namesOf(manager, 'properties')).toEqual(['Group'])
})

test.each([
  ['an unknown list', { list: 'guests', name: 'x', query: '' }, 'list'],
  ['no property for a list of one', { list: 'rooms', name: 'x', query: '' }, 'property_id'],
  ['no name', { list: 'properties', name: ' ', query: '' }, 'name'],
  ['an address in place of a query', { list: 'properties', name: 'x', query: '/login?next=x' }, 'query'],
  ['a query that is too long', { list: 'properties', name: 'x', query: 'a'.repeat(2001) }, 'query'],
  ['another owner', { list: 'properties', name: 'x', query: '', owner_id: 1 }, 'owner_id'],
])('%s is refused', async (_, fields, name) => {
  const { status, body } = await manager.post(path, fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf, newProperty } from '../support/api-calls.ts'
import { graphqlOf } from '../support/graphql.ts'

let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

const all = async () => (await manager.get('property_types')).body.data as { id: number; name: string }[]

test('all types come at once, by name, or one page of them', async () => {
  const whole = await manager.get('property_types')
  expect(whole.body.meta).toEqual({ current_page: 1, last_page: 1, per_page: 6, total: 6 })
  expect(whole.body.data[0]).toMatchObject({ name: 'Boutique hotel', properties_count: 2, lock_version: 0 })
  const page = await manager.get('property_types?page=2&per_page=4')
  expect([page.body.data.length, page.body.meta.last_page]).toEqual([2, 2])
  expect((await manager.get('property_types?keyword=HOTEL')).body.meta.total).toBe(2)
})

test('names are unique, ignoring case and accents', async () => {
  const first = await manager.post('property_types', { name: 'Château' })
  expect([first.status, first.body.data.properties_count]).toEqual([201, 0])
  const again = await manager.post('property_types', { name: ' chateau ' })
  expect(again.body.errors).toEqual({ name: ['There is already a type with this name'] })
})

test('two concurrent creations of one name make one type', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => manager.post('property_types', { name: 'Hostel' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422])
})

test('a type is renamed with or without the trailing slash; a stale version returns the current type', async () => {
  const { id } = (await manager.post('property_types', { name: 'Motel' })).body.data
  const renamed = await manager.post('update_property_type_name/', { id, name: 'Motor lodge', lock_version: 0 })
  expect(renamed.body.data).toMatchObject({ id, name: 'Motor lodge', lock_version: 1 })
  const stale = await manager.post('update_property_type_name', { id, name: 'Inn', lock_version: 0 })
  expect([stale.status, stale.body.code, stale.body.data.name]).toEqual([409, 'STALE_OWN', 'Motor lodge'])
  const taken = await manager.post('update_property_type_name/', { id, name: 'RESORT', lock_version: 1 })
  expect(taken.body.errors).toEqual({ name: ['There is already a type with this name'] })
  expect((await manager.post('update_property_type_name/', { id: 9999, name: 'X' })).status).toBe(404)
})

test('each of several types is deleted or fails separately', async () => {
  const { id } = (await manager.post('property_types', { name: 'Capsule' })).body.data
  const used = (await all()).find(({ name }) => name === 'Boutique hotel')!.id
  const reply = await manager.post('delete_property_types', { ids: [used, id, 4242] })
  expect(reply.body.data.results).toEqual([
    { id: used, ok: false, message: 'In use by 2 properties' },
    { id, ok: true, message: null },
    { id: 4242, ok: false, message: 'Not found' },
  ])
})

test('a property that the caller may not see also counts as use', async () => {
  const { id } = (await manager.post('property_types', { name: 'Ship' })).body.data
  await manager.post('property', newProperty('unseen-ship', { property_type_id: id }))
  const reply = await manager.post('delete_property_types', { ids: [id] })
  expect(reply.body.data.results).toEqual([{ id, ok: false, message: 'In use by 1 property' }])
})

test('a user of some properties can read the types of all and change none', async () => {
  const regional = await callerOf(api, 'regional')
  const before = await all()
  const [type] = before
  const replies = [
    await regional.post('property_types', { name: 'Castle' }),
    await regional.post('update_property_type_name/', { id: type!.id, name: 'Castle' }),
    await regional.post('delete_property_types', { ids: [type!.id] }),
  ]
  const message = 'Property types are shared by all properties. Only staff assigned to all of them can change them.'
  for (const { status, body } of replies) expect([status, body]).toEqual([403, { message, code: 'FORBIDDEN' }])
  expect((await regional.get('property_types')).body.data).toEqual(before)
})

test('a user who does not manage properties reads the types and changes none', async () => {
  const accountant = await callerOf(api, 'accountant')
  const before = await all()
  const [type] = before
  const replies = [
    await accountant.post('property_types', { name: 'Castle' }),
    await accountant.post('update_property_type_name/', { id: type!.id, name: 'Castle' }),
    await accountant.post('delete_property_types', { ids: [type!.id] }),
  ]
  for (const { status, body } of replies) expect([status, body.code]).toEqual([403, 'FORBIDDEN'])
  expect((await accountant.get('property_types')).body.data).toEqual(before)
  const path = '/api/v1/user_management/access_control/user/permissions'
  const mayWrite = async (account: string) =>
    (await (await callerOf(api, account)).get(path)).body.data.may_write_property_types
  expect([await mayWrite('manager'), await mayWrite('regional'), await mayWrite('accountant')]).toEqual([
    true,
    false,
    false,
  ])
})

test('the permissions say whether a user is assigned to all properties', async () => {
  const path = '/api/v1/user_management/access_control/user/permissions'
  const saysAll = async (account: string) => (await (await callerOf(api, account)).get(path)).body.data.all_properties
  expect([await saysAll('manager'), await saysAll('regional')]).toEqual([true, false])
})

test('a user who may not rename cannot undo a rename from the log', async () => {
  const { id } = (await manager.post('property_types', { name: 'Tower' })).body.data
  await manager.post('update_property_type_name/', { id, name: 'High tower' })
  const regional = await callerOf(api, 'regional')
  const { id: property_id } = (await regional.get('property/harbour-view')).body.data
  const asked = await graphqlOf(api, 'regional')
  const query = `{ activity_log(property_id: ${property_id}, scope: "account", modules: ["property_types"], per_page: 1) { data { id can_undo } } }`
  const { data } = await asked.ask(query)
  const [entry] = (data as unknown as { activity_log: { data: { id: number; can_undo: boolean }[] } }).activity_log.data
  const undone = await regional.post('/api/v1/hotel_management/undo_activity', { property_id, id: entry!.id })
  expect([entry!.can_undo, undone.status]).toEqual([false, 403])
})

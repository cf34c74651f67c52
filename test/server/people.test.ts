import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user_properties, users } from '../../server/db/schema/access.ts'
import { activity_log } from '../../server/db/schema/activity.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Body, type Caller, callerOf } from '../support/api-calls.ts'
import { addPerson, managerOf, personForm, propertyIds, usersPath } from '../support/people.ts'
import { userId } from '../support/report-schedules.ts'

let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

const change = async (by: Caller, id: number, email: string, over = {}) =>
  by.post(`${usersPath}/${id}`, await personForm(api, email, over))
const findUser = async (id: number) => (await manager.get(`/api/v1/user_management/user/${id}`)).body.data

test('a new person has the roles, departments and properties that were chosen', async () => {
  const choices = (await manager.get(`${usersPath}/choices`)).body.data
  const department = choices.departments[1]
  const { id } = await addPerson(api, manager, 'Paula@people.example', { department_ids: [department.id] })
  expect(await findUser(id)).toMatchObject({
    email: 'Paula@people.example',
    position: { name: 'Night Porter' },
    roles: [{ name: 'Front Desk' }],
    departments: [department],
    property_ids: await propertyIds(api, 'harbour-view'),
    all_properties: false,
    status: 1,
    is_pass_updated: 0,
    can_manage: true,
  })
})

test('an email is used once, in any case', async () => {
  await addPerson(api, manager, 'once@people.example')
  const taken = { email: ['There is already an account with this email'] }
  const again = await manager.post(usersPath, await personForm(api, 'ONCE@people.example'))
  expect([again.status, again.body.errors]).toEqual([422, taken])
  const { id } = await addPerson(api, manager, 'twice@people.example')
  const changed = await change(manager, id, 'Once@people.example')
  expect([changed.status, changed.body.errors]).toEqual([422, taken])
})

test.each([
  ['an email that is none', { email: 'nobody' }, 'email'],
  ['no role', { roles: [''] }, 'roles'],
  ['an unknown role', { roles: ['Owner'] }, 'roles'],
  ['an unknown department', { department_ids: [999_999] }, 'department_ids'],
  ['no property', { property_ids: [''] }, 'property_ids'],
])('%s is refused at its field', async (_, over, field) => {
  const reply = await manager.post(usersPath, await personForm(api, 'refused@people.example', over))
  expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, [field]])
})

test('a change is logged with its fields before and after, by their names', async () => {
  const { id } = await addPerson(api, manager, 'logged@people.example')
  const over = { last_name: 'Ruiz', roles: ['Accountant'], all_properties: 1, property_ids: [''] }
  expect((await change(manager, id, 'logged@people.example', over)).body.data).toMatchObject({ all_properties: true })
  const [entry] = await api.db.select().from(activity_log).where(eq(activity_log.event, 'user_changed'))
  expect(entry).toMatchObject({ module: 'access', entity_id: String(id), property_id: null })
  expect(entry?.changes).toEqual([
    { field: 'last_name', before: 'Reyes', after: 'Ruiz' },
    { field: 'roles', before: 'Front Desk', after: 'Accountant' },
    { field: 'all_properties', before: false, after: true },
    { field: 'property_ids', before: await propertyIds(api, 'harbour-view'), after: [] },
  ])
})

test('a stale change answers 409 with the current account, and a change of nothing keeps the version', async () => {
  const { id, lock_version } = await addPerson(api, manager, 'stale@people.example')
  await change(manager, id, 'stale@people.example')
  expect((await findUser(id)).lock_version).toBe(lock_version)
  await change(manager, id, 'stale@people.example', { position: 'Porter' })
  const stale = await change(manager, id, 'stale@people.example', { position: 'Concierge', lock_version })
  expect([stale.status, stale.body.data.position, stale.body.data.lock_version]).toEqual([
    409,
    { name: 'Porter' },
    lock_version + 1,
  ])
})

test('nobody changes their own roles, properties or status', async () => {
  const id = await userId(api, 'manager')
  const own = 'Only somebody else can change your own access.'
  const replies = [
    await change(manager, id, 'manager@demo.example'),
    await manager.post(`${usersPath}/${id}/status`, { status: 0 }),
    await manager.post(`${usersPath}/${id}/password_link`, {}),
  ]
  expect(replies.map(({ status, body }) => [status, body.message])).toEqual(replies.map(() => [403, own]))
  expect(await findUser(id)).toMatchObject({ can_manage: false, status: 1 })
})

test('a manager of some properties gives neither another property, nor all, nor a role beyond their own', async () => {
  const regional = await callerOf(api, 'regional')
  const create = async (over: Body) => regional.post(usersPath, await personForm(api, 'less@people.example', over))
  expect((await create({ property_ids: await propertyIds(api, 'harbour-view', 'hill-house') })).status).toBe(404)
  expect((await create({ all_properties: 1 })).body).toMatchObject({ code: 'FORBIDDEN' })
  await api.db.execute(sql`insert into permissions (name) values ('of_another_module')`)
  await api.db.execute(sql`insert into role_permissions select r.id, p.id from roles r, permissions p
    where r.name = 'Auditor' and p.name = 'of_another_module'`)
  const { roles } = (await regional.get(`${usersPath}/choices`)).body.data
  const grantable = roles.filter((role: { is_grantable: boolean }) => role.is_grantable)
  expect(grantable.map(({ name }: { name: string }) => name)).not.toContain('Auditor')
  expect(grantable).toHaveLength(roles.length - 1)
  expect((await create({ roles: ['Auditor'] })).body.message).toBe(
    'One of these roles has permissions that you don’t have.',
  )
  expect((await create({})).status).toBe(201)
})

test('the accounts of people with more rights can be seen, but neither changed nor given a link', async () => {
  const regional = await callerOf(api, 'regional')
  const wide = await addPerson(api, manager, 'wide@people.example', {
    property_ids: await propertyIds(api, 'harbour-view', 'hill-house'),
  })
  for (const id of [await userId(api, 'frontdesk'), wide.id]) {
    const seen = await regional.get(`/api/v1/user_management/user/${id}`)
    expect([seen.status, seen.body.data.can_manage]).toEqual([200, false])
    const replies = [
      await change(regional, id, 'wide@people.example'),
      await regional.post(`${usersPath}/${id}/status`, { status: 0 }),
      await regional.post(`${usersPath}/${id}/password_link`, {}),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
  }
  const elsewhere = await addPerson(api, manager, 'hill@people.example', {
    property_ids: await propertyIds(api, 'hill-house'),
  })
  expect((await change(regional, elsewhere.id, 'hill@people.example')).status).toBe(404)
})

test('without the permission to manage users, nobody is manageable', async () => {
  const frontdesk = await callerOf(api, 'frontdesk')
  const { data } = (await frontdesk.get(`${usersPath}/list?dontPaginate=1`)).body
  expect(data.length).toBeGreaterThan(5)
  expect(data.filter((user: { can_manage: boolean }) => user.can_manage)).toEqual([])
})

test('of two managers who deactivate each other at once, one stays', async () => {
  const one = await managerOf(api, manager, 'one@people.example', 'casa-azul')
  const other = await managerOf(api, manager, 'other@people.example', 'casa-azul')
  const idOf = async (email: string) =>
    (await api.db.select({ id: users.id }).from(users).where(eq(users.email_key, email)))[0]!.id
  const [first, second] = [await idOf('one@people.example'), await idOf('other@people.example')]
  const replies = await Promise.all([
    one.post(`${usersPath}/${second}/status`, { status: 0 }),
    other.post(`${usersPath}/${first}/status`, { status: 0 }),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a person whose role or properties change has the new rights with the next request', async () => {
  const attendant = await callerOf(api, 'attendant')
  const id = await userId(api, 'attendant')
  expect((await attendant.get('property/casa-azul')).status).toBe(200)
  const over = { roles: ['Front Desk'] }
  expect((await change(manager, id, 'attendant@demo.example', over)).status).toBe(200)
  expect((await attendant.get('property/casa-azul')).status).toBe(404)
  expect((await attendant.get('property')).body.data).toHaveLength(1)
  expect(await api.db.$count(user_properties, eq(user_properties.user_id, id))).toBe(1)
})

test('the list says on which page a person is', async () => {
  const { id } = await addPerson(api, manager, 'placed@people.example', { first_name: 'Zoe' })
  const { meta } = (await manager.get(`${usersPath}/list?per_page=5&page_of=${id}`)).body
  expect(meta.page_of).toEqual({ id, page: meta.last_page, is_hidden: false })
  const hidden = (await manager.get(`${usersPath}/list?per_page=5&search=marta&page_of=${id}`)).body.meta
  expect(hidden.page_of).toEqual({ id, page: meta.last_page, is_hidden: true })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { user_properties, users } from '../../server/db/schema/access.ts'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

const stranger = { email: 'elsa@elsewhere.example', first_name: 'Elsa', last_name: 'Ewing' }
interface Property {
  id: number
  name: string
  prefix: string
}
const list = '/api/v1/user_management/users/list'
const emails = (reply: { body: { data: { email: string }[] } }) =>
  reply.body.data.map(({ email }) => email.split('@')[0])

test('staff come in pages, or all with dontPaginate', async () => {
  const page = await manager.get(`${list}?page=2&per_page=5`)
  expect(page.body.meta).toEqual({ current_page: 2, last_page: 3, per_page: 5, total: 13 })
  expect((await manager.get(`${list}?dontPaginate=1&per_page=2`)).body.data).toHaveLength(13)
})

test('search, roles, status and departments filter the list', async () => {
  expect(emails(await manager.get(`${list}?search=novakova`))).toEqual(['accountant'])
  expect(emails(await manager.get(`${list}?roles[]=Front Desk&status[]=1`))).toEqual(['frontdesk'])
  expect(emails(await manager.get(`${list}?status[]=0`))).toEqual(['deactivated'])
  const { departments } = (await manager.get('/api/v1/user_management/user/5')).body.data
  expect(emails(await manager.get(`${list}?departments[]=${departments[0].id}`))).toEqual(['accountant'])
})

test('a user has roles, departments and properties', async () => {
  const { body } = await manager.get('/api/v1/user_management/user/6')
  expect(body.data).toMatchObject({ email: 'regional@demo.example', roles: [{ name: 'General Manager' }] })
  expect(body.data.property_ids).toHaveLength(3)
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('a user of some properties sees nothing of others: neither staff, nor ids, nor names', async () => {
  const regional = await callerOf(api, 'regional')
  const properties = (await manager.get('property?per_page=100')).body.data as Property[]
  const seen = (await regional.get('property?per_page=100')).body.data as Property[]
  const own = seen.map(({ id }) => id).toSorted((a, b) => a - b)
  const foreign = properties.filter(({ id }) => !own.includes(id))
  expect([own.length, foreign.length]).toEqual([3, 1])
  const [elsewhere] = await api.db
    .insert(users)
    .values({ ...stranger, email_key: stranger.email, search_key: 'elsa ewing', password_hash: '-' })
    .returning({ id: users.id })
  await api.db.insert(user_properties).values({ user_id: elsewhere!.id, property_id: foreign[0]!.id })
  const replies = [
    await regional.get(`${list}?dontPaginate=1`),
    await regional.get(`${list}?search=marta`),
    ...(await Promise.all([1, 2, 6].map((id) => regional.get(`/api/v1/user_management/user/${id}`)))),
  ]
  for (const { status, body } of replies) {
    expect(status).toBe(200)
    for (const user of [body.data].flat()) {
      expect(user.property_ids.length).toBeGreaterThan(0)
      expect(own).toEqual(expect.arrayContaining(user.property_ids))
    }
    for (const word of [...foreign.flatMap(({ name, prefix }) => [name, prefix]), 'Ewing'])
      expect(JSON.stringify(body)).not.toContain(word)
  }
  expect((await regional.get(`/api/v1/user_management/user/${elsewhere!.id}`)).status).toBe(404)
})

test('users can read their own record without any permission, but not others', async () => {
  const visitor = await callerOf(api, 'visitor')
  expect((await visitor.get('/api/v1/user_management/user/9')).body.data.email).toBe('visitor@demo.example')
  expect((await visitor.get('/api/v1/user_management/user/1')).status).toBe(403)
  expect((await manager.get('/api/v1/user_management/user/4242')).status).toBe(404)
  expect((await manager.get('/api/v1/user_management/user/abc')).status).toBe(404)
})

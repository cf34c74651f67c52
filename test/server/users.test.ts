import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'
import { type Caller, callerOf } from '../support/api-calls.ts'

let api: Api
let manager: Caller
beforeAll(async () => {
  api = await openApi()
  manager = await callerOf(api, 'manager')
})
afterAll(() => api.close())

const list = '/api/v1/user_management/users/list'
const emails = (reply: { body: { data: { email: string }[] } }) =>
  reply.body.data.map(({ email }) => email.split('@')[0])

test('staff come in pages, or all with dontPaginate', async () => {
  const page = await manager.get(`${list}?page=2&per_page=5`)
  expect(page.body.meta).toEqual({ current_page: 2, last_page: 2, per_page: 5, total: 9 })
  expect((await manager.get(`${list}?dontPaginate=1&per_page=2`)).body.data).toHaveLength(9)
})

test('search, roles, status and departments narrow the list', async () => {
  expect(emails(await manager.get(`${list}?search=novakova`))).toEqual(['accountant'])
  expect(emails(await manager.get(`${list}?roles[]=Front Desk&status[]=1`))).toEqual(['frontdesk'])
  expect(emails(await manager.get(`${list}?status[]=0`))).toEqual(['deactivated'])
  const { departments } = (await manager.get('/api/v1/user_management/user/5')).body.data
  expect(emails(await manager.get(`${list}?departments[]=${departments[0].id}`))).toEqual(['accountant'])
})

test('a user carries roles, departments and properties', async () => {
  const { body } = await manager.get('/api/v1/user_management/user/6')
  expect(body.data).toMatchObject({ email: 'regional@demo.example', roles: [{ name: 'General Manager' }] })
  expect(body.data.property_ids).toHaveLength(3)
  expect(JSON.stringify(body)).not.toContain('argon2')
})

test('oneself can be read without any permission, others cannot', async () => {
  const visitor = await callerOf(api, 'visitor')
  expect((await visitor.get('/api/v1/user_management/user/9')).body.data.email).toBe('visitor@demo.example')
  expect((await visitor.get('/api/v1/user_management/user/1')).status).toBe(403)
  expect((await manager.get('/api/v1/user_management/user/4242')).status).toBe(404)
  expect((await manager.get('/api/v1/user_management/user/abc')).status).toBe(404)
})

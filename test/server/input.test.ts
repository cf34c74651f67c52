import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../server/endpoints.ts'
import { type Api, openApi } from '../support/api.ts'

let api: Api
let headers: Record<string, string>
beforeAll(async () => {
  api = await openApi()
  headers = { Authorization: `Bearer ${await api.signIn('manager')}` }
})
afterAll(() => api.close())

const types = '/api/v1/hotel_management/properties/property_types'
const send = async (path: string, body: BodyInit, type?: string) => {
  const reply = await api.fetch(path, {
    method: 'POST',
    body,
    headers: type ? { ...headers, 'Content-Type': type } : headers,
  })
  return { status: reply.status, body: await reply.json(), headers: reply.headers }
}
const writes = endpoints
  // graphql.test.ts covers the endpoint that accepts only JSON.
  .filter(({ method, path, isJson }) => method === 'POST' && path !== '/v1/logout' && !isJson)
  .map(({ path }) => [path, `/api${path.replace(/\{\w+\}/g, '1')}`] as const)

test.each(writes)('%s rejects an unknown field', async (_name, path) => {
  const { status, body } = await send(path, new URLSearchParams({ surprise: '1' }))
  expect([status, body.errors.surprise]).toEqual([422, ['Unknown field']])
})

test.each(writes)('%s rejects names that reach object prototypes, in every encoding', async (_name, path) => {
  for (const name of ['__proto__', 'constructor', 'prototype', '__proto__[]']) {
    const form = new FormData()
    form.append(name, 'x')
    expect((await send(path, form)).status).toBe(400)
    expect((await send(path, new URLSearchParams({ [name]: 'x' }))).status).toBe(400)
    if (!name.endsWith(']')) expect((await send(path, `{"a":{"${name}":1}}`, 'application/json')).status).toBe(400)
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test.each(writes)('%s rejects a repeated scalar', async (_name, path) => {
  const { status, body } = await send(path, new URLSearchParams('surprise=1&surprise=2'))
  expect([status, body.errors.surprise]).toEqual([422, ['Given more than once']])
})

test.each(writes)('%s rejects a repeated JSON key, also if it is escaped', async (_name, path) => {
  for (const text of [
    '{"surprise":1,"surprise":1}',
    '{"surprise":"a\\":{","x":[{"y":1},{"y":2}],"s\\u0075rprise":2}',
  ]) {
    const { status, body } = await send(path, text, 'application/json')
    expect([status, body.errors]).toEqual([422, { surprise: ['Given more than once'] }])
  }
  const inner = await send(path, '{"a":{"surprise":1,"surprise":2}}', 'application/json')
  expect([inner.status, inner.body.errors.surprise]).toEqual([422, ['Given more than once']])
  const values = await send(path, '{"surprise":["a","a",":"],"a":{"surprise":"a"}}', 'application/json')
  expect(values.body.errors.surprise).not.toContain('Given more than once')
})

test.each(writes)('%s answers an unreadable body with 400', async (_name, path) => {
  expect((await send(path, '{"name":', 'application/json')).status).toBe(400)
  expect((await send(path, '[]', 'application/json')).status).toBe(400)
  expect((await send(path, 'no parts', 'multipart/form-data; boundary=x')).status).toBe(400)
  expect((await send(path, new Uint8Array([0xff, 0xfe]), 'application/json')).status).toBe(400)
})

test.each(writes)('%s accepts three encodings and no other', async (_name, path) => {
  const { status, headers: replied } = await send(path, '<a/>', 'application/xml')
  expect([status, replied.get('accept')?.includes('multipart/form-data')]).toEqual([415, true])
})

test('the three encodings give the same result', async () => {
  const form = new FormData()
  form.append('name', 'By form')
  expect((await send(types, form)).status).toBe(201)
  expect((await send(types, new URLSearchParams({ name: 'By urlencoded' }))).status).toBe(201)
  expect((await send(types, '{"name":"By JSON"}', 'application/json')).status).toBe(201)
})

test('a list can be sent as k, as k[] or repeated', async () => {
  const path = '/api/v1/hotel_management/properties/delete_property_types'
  for (const [body, count] of [
    ['ids=901', 1],
    ['ids[]=901', 1],
    ['ids=901&ids=902', 2],
    ['ids[]=901&ids[]=902', 2],
  ] as const)
    expect((await send(path, new URLSearchParams(body))).body.data.results).toHaveLength(count)
  const json = await send(path, '{"ids":[901,902]}', 'application/json')
  expect(json.body.data.results).toHaveLength(2)
  const many = new URLSearchParams(Array.from({ length: 201 }, (_, index) => ['ids[]', String(index + 1)]))
  expect((await send(path, many)).body.errors).toEqual({ ids: ['At most 200 at once'] })
})

test('a body over its limit is rejected, whatever its Content-Length', async () => {
  const text = JSON.stringify({ name: 'x'.repeat(300_000) })
  expect((await send(types, text, 'application/json')).status).toBe(413)
  const chunks = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))),
  })
  const request = new Request(`http://localhost${types}`, {
    method: 'POST',
    body: chunks,
    headers: { ...headers, 'Content-Type': 'application/json' },
    duplex: 'half',
  } as RequestInit)
  expect((await api.fetch(request)).status).toBe(413)
})

test('SQL in any field is only text', async () => {
  const name = `x'); drop table users; --`
  expect((await send(types, new URLSearchParams({ name }))).body.data.name).toBe(name)
  const path = `/api/v1/hotel_management/properties/property?keyword=${encodeURIComponent(`' or 1=1 --`)}`
  const reply = await api.fetch(path, { headers })
  expect((await reply.json()).meta.total).toBe(0)
})

test('a server error shows only its request id', async () => {
  const broken = await openApi({
    database: (opened) => {
      const db = Object.create(opened.db) as typeof opened.db
      db.select = (() => {
        throw new Error('secret detail of the database')
      }) as unknown as typeof db.select
      return { ...opened, db }
    },
  })
  const reply = await broken.fetch('/api/v1/user_management/access_control/user/permissions', {
    headers: { Authorization: 'Bearer anything', 'X-Request-Id': 'trace-0001' },
  })
  const body = await reply.json()
  expect([reply.status, reply.headers.get('x-request-id'), body.code]).toEqual([500, 'trace-0001', 'INTERNAL'])
  expect(JSON.stringify(body)).not.toContain('secret')
  expect(body.message).toContain('trace-0001')
  await broken.close()
})

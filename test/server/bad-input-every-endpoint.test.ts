import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../../server/endpoint.ts'
import { endpoints } from '../../server/endpoints.ts'
import { demoPassword } from '../../server/db/seed/people.ts'
import { badEncoded, badFiles, badHeaders, badJson, badTexts, megabyte } from '../support/bad-values.ts'
import { type Example, Examples, fieldsOf } from '../support/endpoint-examples.ts'

/*
 * Sends every invalid value in every field of every endpoint, with an otherwise valid call: in JSON, form data, query,
 * path and headers, and as a file. No reply may be a 5xx, and nothing may be logged as a server error.
 */
const examples = new Examples(endpoints)
const { sequence } = examples
let token = ''

beforeAll(async () => {
  await sequence.open({
    intercept: examples.intercept,
    config: { loginAttempts: { perAccount: 1_000_000, perAddress: 1_000_000 } },
  })
  await examples.record()
  token = await sequence.api.signIn('manager')
}, 120_000)
afterAll(() => sequence.api.close())

const faults: string[] = []

/** Sends one invalid call and notes a 5xx reply. */
async function call(row: Endpoint, path: string, init: RequestInit, badInput: string): Promise<number> {
  const request = (by: string) => {
    const headers = new Headers({ Authorization: `Bearer ${by}` })
    for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value as string)
    return sequence.api.fetch(path, { method: row.method, ...init, headers })
  }
  let reply = await request(token)
  const isOurs = row.permission !== 'public' && !('Authorization' in (init.headers ?? {}))
  if (reply.status === 401 && isOurs) {
    // A sign-out succeeded. Sign in again, because every later call would fail.
    token = await sequence.api.signIn('manager')
    reply = await request(token)
  }
  if (reply.status >= 500) faults.push(`${reply.status} ${row.method} ${row.path} ${badInput.slice(0, 80)}`)
  await reply.body?.cancel()
  return reply.status
}

const describeInput = (name: string, value: string) => `${name}=${JSON.stringify(value)}`
const queryOf = (fields: Example['fields'], badInput = '') =>
  [
    ...Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((one) => (Array.isArray(value) ? `${name}[]` : name) + `=${encodeURIComponent(one)}`),
    ),
    ...(badInput ? [badInput] : []),
  ].join('&')
const without = (fields: Example['fields'], name: string) =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

async function sendBadQuery(row: Endpoint, { path, fields }: Example, name: string, isList: boolean) {
  for (const value of badEncoded) {
    const badInput = `${isList ? `${name}[]` : name}=${value}`
    await call(row, `${path}?${queryOf(without(fields, name), badInput)}`, {}, badInput)
  }
  await call(row, `${path}?${queryOf(fields, `${name}=1&${name}=2&${name}[]=3`)}`, {}, `${name} repeated`)
}

async function sendBadJson(row: Endpoint, { path, fields }: Example, name: string) {
  for (const value of badJson) {
    const others = JSON.stringify(without(fields, name)).slice(1)
    const body = `{${JSON.stringify(name)}:${value}${others === '}' ? '' : ','}${others}`
    await call(row, path, { body, headers: { 'Content-Type': 'application/json' } }, `${name}: ${value.slice(0, 60)}`)
  }
}

async function sendBadForms(row: Endpoint, { path, fields }: Example, name: string, isList: boolean) {
  const key = isList ? `${name}[]` : name
  for (const [index, value] of badTexts.entries()) {
    const body = new URLSearchParams(`${queryOf(without(fields, name))}`)
    body.append(key, value)
    await call(row, path, { body }, describeInput(name, value))
    if (index > 1) continue
    const form = new FormData()
    for (const [one, text] of body) form.append(one, text)
    await call(row, path, { body: form }, `multipart ${describeInput(name, value)}`)
  }
}

/** One megabyte, in JSON and in the form that accepts pictures of that size. */
async function sendBadBySize(row: Endpoint, { path, fields }: Example) {
  const name = fieldsOf(row)[0]?.name ?? 'unknown'
  const headers = { 'Content-Type': 'application/json' }
  await call(row, path, { body: JSON.stringify({ ...fields, [name]: megabyte }), headers }, `${name}: 1 MB`)
  const body = new FormData()
  body.append(name, megabyte)
  await call(row, path, { body }, `multipart ${name}: 1 MB`)
}

const paramsOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([param]) => param)

async function sendBadPath(row: Endpoint, { path, fields }: Example) {
  for (const param of paramsOf(row.path)) {
    const index = row.path.split('/').indexOf(param) + 1
    for (const value of badEncoded.filter((one) => one !== '')) {
      const badInput = path.split('/').with(index, value).join('/')
      const query = row.method === 'POST' ? '' : `?${queryOf(fields)}`
      await call(
        row,
        badInput + query,
        row.method === 'POST' ? { body: queryOf(fields), headers: form } : {},
        describeInput(param, value),
      )
    }
  }
}
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test.each(endpoints.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s answers no invalid value with a server error',
  async (_name, row) => {
    const example = examples.of(row)
    for (const { name, isList } of [...fieldsOf(row), { name: 'unknown', isList: false }]) {
      if (row.method !== 'POST') await sendBadQuery(row, example, name, isList)
      else await sendBadJson(row, example, name)
      if (row.method === 'POST' && !row.isJson) await sendBadForms(row, example, name, isList)
    }
    await sendBadPath(row, example)
    if (row.method === 'POST') await sendBadBySize(row, example)
    expect(faults.splice(0)).toEqual([])
  },
  60_000,
)

test.each([
  'Authorization',
  'Idempotency-Key',
  'X-Request-Id',
  'X-App-Context',
  'Content-Type',
  'Last-Event-ID',
  'Accept',
])('the header %s may have any value that HTTP allows', async (name) => {
  for (const row of endpoints) {
    const { path, fields } = examples.of(row)
    // One endpoint of each kind is enough, because headers are read before the endpoint.
    if (!/property_types$|daily_room|users\/list|graphql|changes$|login$|addons\/\{/.test(row.path)) continue
    for (const value of badHeaders) {
      const headers = { ...(row.method === 'POST' ? form : {}), [name]: value }
      const isPost = row.method === 'POST'
      // The body is only partly valid, because the test is about the header.
      await call(
        row,
        isPost ? path : `${path}?${queryOf(fields)}`,
        isPost ? { body: 'unknown=1', headers } : { headers },
        describeInput(name, value),
      )
    }
  }
  expect(faults.splice(0)).toEqual([])
})

const uploads = endpoints.filter((row) => fieldsOf(row).some(({ name }) => name === 'images'))

test.each(uploads.map((row) => [row.path, row] as const))('%s rejects an invalid file', async (_name, row) => {
  const { path, fields } = examples.of(row)
  for (const [name, type] of badFiles)
    for (const content of ['', 'no picture', '\x89PNG\r\n\x1a\n', new Uint8Array(4096).fill(255)]) {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields))
        for (const one of [value].flat()) body.append(Array.isArray(value) ? `${field}[]` : field, one)
      body.append('images[]', new Blob([content], { type }), name)
      await call(row, path, { body }, `file ${JSON.stringify(name.slice(0, 20))}`)
    }
  expect(faults.splice(0)).toEqual([])
})

test('the example calls themselves are valid, otherwise the test would end at the first check', async () => {
  const body = new URLSearchParams({ email: 'manager@demo.example', password: demoPassword })
  expect((await sequence.api.fetch('/api/v1/login', { method: 'POST', body })).status).toBe(200)
  for (const row of endpoints.filter(({ method }) => method === 'GET')) {
    const { path, fields } = examples.of(row)
    const status = await call(row, `${path}?${queryOf(fields)}`, {}, 'example')
    expect([row.path, status === 200 || row.path.includes('images')]).toEqual([row.path, true])
  }
})

test('nothing was logged as a server error', () => {
  expect(sequence.api.logged.filter((line) => line.includes('"request failed"'))).toEqual([])
})

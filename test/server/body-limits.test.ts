import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openApiDocument } from '../../server/openapi/document.ts'
import { endpoints } from '../../server/endpoints.ts'
import { bodyLimits } from '../../server/http/body-limits.ts'
import { type Api, openApi } from '../support/api.ts'

const stallMs = 400
const folder = mkdtempSync(join(tmpdir(), 'hotel-bodies-'))
let api: Api
let token: string
beforeAll(async () => {
  api = await openApi({ stallMs, config: { trustProxy: true, loginAttempts: { perAccount: 1000, perAddress: 3 } } })
  token = await api.signIn('manager')
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const chunk = new Uint8Array(16 * 1024).fill(0x20)
const pathOf = (path: string) => `/api${path.replace(/\{\w+\}/g, '1')}`
const posts = endpoints.filter(({ method }) => method === 'POST').map((row) => [row.path, row] as const)

/** A body that is produced on demand: the same chunk each time, or the result of `next`, until `null`. */
function pulled(next: (count: number) => Promise<Uint8Array | null> = async () => chunk) {
  let count = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const given = await next((count += 1))
        if (given) controller.enqueue(given)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, count: () => count }
}

async function send(path: string, body: BodyInit, headers: Record<string, string>) {
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit)
  const reply = await api.fetch(request)
  return { status: reply.status, headers: reply.headers, body: await reply.json() }
}
const json = { 'Content-Type': 'application/json' }
const bearer = () => ({ Authorization: `Bearer ${token}` })

test.each(endpoints.map((row) => [`${row.method} ${row.path}`, row] as const))(
  '%s declares its largest body',
  (_name, row) => {
    const takesFiles = JSON.stringify(row.input?.['entries' as never] ?? '').includes('"file"')
    const expected =
      row.path === '/v1/login' || row.path.startsWith('/v1/user_management/password_link')
        ? 8 * 1024
        : row.method !== 'POST'
          ? 0
          : takesFiles
            ? bodyLimits.pictures
            : bodyLimits.write
    expect(row.maxBodyBytes).toBe(expected)
  },
)

test.each(posts)('%s rejects a body with a larger Content-Length without reading it', async (_name, row) => {
  const { body, count } = pulled()
  const length = String(row.maxBodyBytes + 1)
  const headers = { ...json, 'Content-Length': length, ...bearer() }
  const type = row.maxBodyBytes === bodyLimits.pictures ? { 'Content-Type': 'multipart/form-data; boundary=x' } : {}
  const reply = await send(pathOf(row.path), body, { ...headers, ...type })
  expect([reply.status, reply.body.code, typeof reply.body.message, count()]).toEqual([413, 'TOO_LARGE', 'string', 0])
})

test.each(posts)('%s stops reading a body without a length at its limit', async (_name, row) => {
  const { body, count } = pulled()
  const reply = await send(pathOf(row.path), body, { ...json, ...bearer() })
  expect([reply.status, reply.body.code, typeof reply.body.message]).toEqual([413, 'TOO_LARGE', 'string'])
  expect(count()).toBeLessThanOrEqual(Math.min(row.maxBodyBytes, bodyLimits.texts) / chunk.length + 1)
})

test.each(posts)('the API document lists 413 and 408 for %s', (_name, row) => {
  const { paths } = openApiDocument(endpoints) as { paths: Record<string, { post: { responses: object } }> }
  expect(Object.keys(paths[row.path]!.post.responses)).toEqual(expect.arrayContaining(['408', '413']))
})

test('a form with a file larger than all pictures together ends at the limit, and no file is left', async () => {
  const head = new TextEncoder().encode(
    '--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n',
  )
  vi.stubEnv('TMPDIR', folder)
  const large = new Uint8Array(1024 * 1024)
  const { body, count } = pulled(async (n) => (n === 1 ? head : large))
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', ...bearer() }
  const reply = await send('/api/v1/hotel_management/properties/property', body, headers)
  vi.unstubAllEnvs()
  expect([reply.status, count(), readdirSync(folder)]).toEqual([413, 61, []])
})

test('the texts of a form are limited, however many pictures it may have', async () => {
  const form = new FormData()
  for (let index = 0; index < 5; index += 1) form.append(`text${index}`, 'x'.repeat(60_000))
  const reply = await send('/api/v1/hotel_management/properties/property', form, bearer())
  expect([reply.status, reply.body.code]).toEqual([413, 'TOO_LARGE'])
})

test('a caller without a session is rejected before the body is read', async () => {
  const { body, count } = pulled()
  const reply = await send('/api/v1/hotel_management/properties/property', body, json)
  expect([reply.status, count()]).toEqual([401, 0])
})

test('an address without attempts left is rejected before the body is read', async () => {
  const from = { 'X-Forwarded-For': '203.0.113.7', ...json }
  const wrong = JSON.stringify({ email: 'nobody@demo.example', password: 'wrong' })
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await send('/api/v1/login', wrong, from)).status).toBe(401)
  const { body, count } = pulled()
  const reply = await send('/api/v1/login', body, from)
  expect([reply.status, reply.body.code, count()]).toEqual([429, 'THROTTLED', 0])
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a stalled body is answered with 408, and the connection is closed', async () => {
  const { body } = pulled((count) => (count === 1 ? Promise.resolve(chunk) : new Promise(() => undefined)))
  const reply = await send('/api/v1/login', body.pipeThrough(new TransformStream()), json)
  expect([reply.status, reply.body.code, reply.headers.get('connection')]).toEqual([413, 'TOO_LARGE', null])
  const small = pulled((count) =>
    count === 1 ? Promise.resolve(chunk.subarray(0, 100)) : new Promise(() => undefined),
  )
  const late = await send('/api/v1/login', small.body, json)
  expect([late.status, late.body.code, late.headers.get('connection')]).toEqual([408, 'STALLED', 'close'])
})

test('a slow body that keeps arriving is read to its end', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ name: 'Slowly Named' }))
  const started = performance.now()
  const { body } = pulled(
    (count) =>
      new Promise((resolve) => {
        const piece = bytes.subarray((count - 1) * 4, count * 4)
        setTimeout(() => resolve(piece.length > 0 ? piece : null), 100)
      }),
  )
  const reply = await send('/api/v1/hotel_management/properties/property_types', body, { ...json, ...bearer() })
  expect([reply.status, reply.body.data?.name]).toEqual([201, 'Slowly Named'])
  expect(performance.now() - started).toBeGreaterThan(stallMs)
})

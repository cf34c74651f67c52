import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, openApi } from '../support/api.ts'

let api: Api
beforeAll(async () => {
  api = await openApi({ fixture: 'demo' })
})
afterAll(() => api.close())

const read = async (path: string, acceptEncoding?: string) => {
  const fetch = await api.as('manager@demo.example')
  const headers: Record<string, string> = acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding }
  const reply = await fetch(`/api/v1/hotel_management/properties/${path}`, { headers })
  return { encoding: reply.headers.get('content-encoding'), bytes: new Uint8Array(await reply.arrayBuffer()), reply }
}

test.each([
  ['a page of a list', 'property?per_page=10'],
  ['a list so long that it is compressed in a thread', 'facilities?property_id=1&query_type=rooms&dontPaginate=1'],
])('%s is compressed for clients that take gzip, and otherwise the same', async (_, path) => {
  const plain = await read(path)
  const compressed = await read(path, 'gzip, deflate, br')
  expect([plain.encoding, compressed.encoding]).toEqual([null, 'gzip'])
  expect(compressed.reply.headers.get('content-type')).toBe('application/json')
  expect(gunzipSync(compressed.bytes).toString()).toBe(Buffer.from(plain.bytes).toString())
  expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 3)
})

test('a reply of less than 1 kB is sent as it is', async () => {
  const { encoding, bytes } = await read('property?keyword=zzz', 'gzip')
  expect(encoding).toBeNull()
  expect(bytes.length).toBeLessThan(1024)
})

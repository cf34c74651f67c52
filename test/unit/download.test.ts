import { expect, test } from 'vitest'
import type { PropertyQuery } from '../../src/api/contract/property.ts'
import type { Progress } from '../../src/api/download.ts'
import * as propertyFile from '../../src/api/property-file.ts'
import { openWire, settled } from '../support/wire.ts'

const zip = (length: number) => Uint8Array.from({ length }, (_, index) => [0x50, 0x4b, 3, 4][index] ?? 0)

/** A download under way, whose body the test sends piece by piece. */
function download(headers: Record<string, string> = {}, query: Partial<PropertyQuery> = {}) {
  const { http, last } = openWire()
  const stop = new AbortController()
  const progress: Progress[] = []
  const file = propertyFile.download(http, { keyword: 'inn', page: 3, per_page: 50, ...query }, stop.signal, (share) =>
    progress.push(share),
  )
  file.catch(() => undefined)
  let body!: ReadableStreamDefaultController<Uint8Array>
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (body = controller) })
  stop.signal.addEventListener('abort', () => body.error(stop.signal.reason))
  const url = last().url
  last().reply(new Response(stream, { headers: { 'x-request-id': 'req-4', ...headers } }))
  return { file, progress, body, stop, url }
}

test('requests every page of the filtered rows', () => {
  expect(download().url).toBe('/v1/hotel_management/properties/property?keyword=inn&download=1')
})

test('requests the columns in their order, and the format', () => {
  expect(download({}, { columns: ['name', 'status', 'type'], format: 'csv' }).url).toBe(
    '/v1/hotel_management/properties/property?keyword=inn&columns%5B%5D=name&columns%5B%5D=status&columns%5B%5D=type&format=csv&download=1',
  )
})

test.each([
  ['text/csv; charset=utf-8', 'text/csv; charset=utf-8', [0xef, 0xbb, 0xbf, 0x41]],
  ['application/octet-stream', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', [0x50, 0x4b, 3, 4]],
])('a file sent as %s has the type of its content', async (sent, type, bytes) => {
  const { file, body } = download({ 'content-type': sent })
  body.enqueue(Uint8Array.from(bytes))
  body.close()
  expect((await file).type).toBe(type)
})

test('reports its progress, and returns the whole file', async () => {
  const { file, progress, body } = download({ 'content-length': '8' })
  body.enqueue(zip(6))
  body.enqueue(new Uint8Array(2))
  body.close()
  expect((await file).size).toBe(8)
  expect(progress).toEqual([0.75, 1])
})

test('a file of unknown length has no percentage', async () => {
  const { file, progress, body } = download({ 'content-length': '3', 'content-encoding': 'gzip' })
  body.enqueue(zip(9))
  body.close()
  expect((await file).size).toBe(9)
  expect(progress).toEqual([null])
})

test.each([
  ['shorter', 4],
  ['longer', 12],
])('a file that is %s than announced is rejected', async (_, length) => {
  const { file, progress, body } = download({ 'content-length': '8' })
  body.enqueue(zip(length))
  body.close()
  await expect(file).rejects.toMatchObject({ code: 'CUT_OFF', requestId: 'req-4' })
  expect(Math.max(...progress.map(Number))).toBeLessThanOrEqual(1)
})

test('a connection that breaks midway is reported as cut off', async () => {
  const { file, body } = download()
  body.enqueue(zip(6))
  await settled()
  body.error(new TypeError('terminated'))
  await expect(file).rejects.toMatchObject({ code: 'CUT_OFF', message: expect.stringContaining('Nothing was saved') })
})

test.each([
  ['an error page', new TextEncoder().encode('<html>Sorry</html>')],
  ['a page with a byte order mark', new TextEncoder().encode('\uFEFF<html>Sorry</html>')],
  ['nothing', new Uint8Array(0)],
])('%s instead of a file is rejected', async (_, bytes) => {
  const { file, body } = download()
  if (bytes.length > 0) body.enqueue(bytes)
  body.close()
  await expect(file).rejects.toMatchObject({ code: 'MALFORMED' })
})

test("an abort during the download is the user's own and not a failure", async () => {
  const { file, body, stop } = download()
  body.enqueue(zip(6))
  await settled()
  stop.abort(new DOMException('Enough', 'AbortError'))
  await expect(file).rejects.toMatchObject({ name: 'AbortError' })
})

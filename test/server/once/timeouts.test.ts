import { once } from 'node:events'
import type { Server } from 'node:http'
import { type Socket, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../../server/config.ts'
import { listen, timeouts } from '../../../server/listen.ts'
import { type Api, openApi } from '../../support/api.ts'

const opened: { server?: Server; api?: Api } = {}
afterEach(async () => {
  opened.server?.closeAllConnections()
  opened.server?.close()
  await opened.api?.close()
})

const short = { ...timeouts, headersMs: 300, checkMs: 50 }
const config = { ...readConfig({}), port: 0 }

/** A server with these timeouts, and a connection to it. */
async function connection(fetch: Parameters<typeof listen>[0], limits: typeof timeouts): Promise<Socket> {
  const { server, address } = await listen(fetch, config, limits)
  opened.server = server
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
const never = () => new Promise<Response>(() => undefined)

test('a connection whose headers do not arrive ends', async () => {
  const socket = await connection(never, short)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  expect(await text(socket)).toContain('408 Request Timeout')
})

test('a connection that says nothing at all ends', async () => {
  const socket = await connection(never, short)
  expect(await text(socket)).not.toContain(' 200 ')
})

test('a connection on which nothing moves ends, whatever is done for it', async () => {
  const socket = await connection(never, { ...timeouts, idleMs: 200 })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await text(socket)).toBe('')
})

test('a sign-in whose last byte is withheld is answered with 408, and its connection ends', async () => {
  const api = (opened.api = await openApi({ stallMs: 300 }))
  const socket = await connection(api.app.fetch, timeouts)
  const type = 'Content-Type: application/json\r\nContent-Length: 60'
  socket.write(`POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n{"email":`)
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1\.1 408 /)
  expect(reply).toContain('"code":"STALLED"')
})

test('a sign-in that says it has 59 MB is answered with 413 before they come', async () => {
  const api = (opened.api = await openApi())
  const socket = await connection(api.app.fetch, timeouts)
  const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 61865984'
  socket.write(`POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n--x`)
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1\.1 413 /)
  expect(reply).toContain('"code":"TOO_LARGE"')
})

test('what takes no body is refused with one', async () => {
  const api = (opened.api = await openApi())
  const token = await api.signIn('manager')
  const socket = await connection(api.app.fetch, timeouts)
  const path = '/api/v1/hotel_management/properties/property_types'
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Length: 5\r\n\r\n12345`,
  )
  const [reply] = (await once(socket, 'data')) as [Buffer]
  expect(reply.toString()).toMatch(/^HTTP\/1\.1 413 /)
})

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

/** Starts a server with these timeouts and connects to it. */
async function connection(fetch: Parameters<typeof listen>[0], limits: typeof timeouts): Promise<Socket> {
  const { server, address } = await listen(fetch, config, limits)
  opened.server = server
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  return socket
}
const never = () => new Promise<Response>(() => undefined)

test('a connection with incomplete headers is closed', async () => {
  const socket = await connection(never, short)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  expect(await text(socket)).toContain('408 Request Timeout')
})

test('a silent connection is closed', async () => {
  const socket = await connection(never, short)
  expect(await text(socket)).not.toContain(' 200 ')
})

test('an idle connection is closed, even with a request in progress', async () => {
  const socket = await connection(never, { ...timeouts, idleMs: 200 })
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  expect(await text(socket)).toBe('')
})

test('a sign-in without its last byte is answered with 408, and the connection is closed', async () => {
  const api = (opened.api = await openApi({ stallMs: 300 }))
  const socket = await connection(api.app.fetch, timeouts)
  const type = 'Content-Type: application/json\r\nContent-Length: 60'
  socket.write(`POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n{"email":`)
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1\.1 408 /)
  expect(reply).toContain('"code":"STALLED"')
})

test('a sign-in with a Content-Length of 59 MB is answered with 413 before the body arrives', async () => {
  const api = (opened.api = await openApi())
  const socket = await connection(api.app.fetch, timeouts)
  const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 61865984'
  socket.write(`POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\n${type}\r\n\r\n--x`)
  const reply = await text(socket)
  expect(reply).toMatch(/^HTTP\/1\.1 413 /)
  expect(reply).toContain('"code":"TOO_LARGE"')
})

test('an endpoint without a body rejects one', async () => {
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

test('TRACE is refused and echoes nothing', async () => {
  const api = (opened.api = await openApi())
  const socket = await connection(api.app.fetch, timeouts)
  socket.write('TRACE /api/v1/login HTTP/1.1\r\nHost: localhost\r\nX-Secret: of-a-proxy\r\nConnection: close\r\n\r\n')
  const reply = await text(socket)
  expect(reply).toContain('405 Method Not Allowed')
  expect(reply).not.toContain('of-a-proxy')
})

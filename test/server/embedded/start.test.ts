import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { extensions } from '../../../server/db/pglite-options.ts'
import { newProperty } from '../../support/api-calls.ts'
import { newFolder, run, setUpProcesses } from '../../support/processes.ts'

setUpProcesses()

const timeout = 120_000
const prepared = mkdtempSync(join(tmpdir(), 'hotel-prepared-'))
const PASSWORD = 'Quiet-Lake-1!'
let created: { code: number | null; out: string }

// Creating an embedded database takes seconds, so it is done once, by the command that adds the first user.
beforeAll(async () => {
  const args = ['--email', 'first@hotel.example', '--first-name', 'First', '--last-name', 'User']
  created = await run({ DATA_DIR: prepared, PASSWORD }, 'server/create-user.ts', args).ended
}, timeout)
afterAll(() => rmSync(prepared, { recursive: true, force: true }))

const preparedFolder = () => {
  const folder = newFolder()
  cpSync(prepared, folder, { recursive: true })
  return folder
}

test('a command adds the first user', () => {
  expect([created.code, created.out]).toEqual([0, 'first@hotel.example can sign in as General Manager.\n'])
})

test(
  'the server starts, answers and stops cleanly on SIGTERM; a second process on the same data exits',
  async () => {
    const DATA_DIR = preparedFolder()
    const first = run({ DATA_DIR })
    const address = await first.ready
    expect((await fetch(`${address}/api/ready`)).status).toBe(200)
    const second = await run({ DATA_DIR }).ended
    expect([second.code, second.err]).toEqual([1, `${DATA_DIR} is in use by process ${first.child.pid}\n`])
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false)
  },
  timeout,
)

test(
  'stopping ends open event streams without waiting for their clients',
  async () => {
    const { child, ended, ready } = run({ DATA_DIR: preparedFolder() })
    const base = `${await ready}/api/v1`
    const post = async (path: string, fields: Record<string, string>, headers = {}) => {
      const reply = await fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), headers })
      return (await reply.json()) as { data: { id: number; token: string } }
    }
    const { token } = (await post('/login', { email: 'first@hotel.example', password: PASSWORD })).data
    const headers = { Authorization: `Bearer ${token}` }
    const properties = '/hotel_management/properties'
    const type = await post(`${properties}/property_types`, { name: 'Inn' }, headers)
    const form = { ...newProperty('first-inn'), property_type_id: type.data.id }
    const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value ?? '')]))
    const { id } = (await post(`${properties}/property`, fields, headers)).data
    const stream = await fetch(`${base}/hotel_management/housekeeping/changes?property_id=${id}`, { headers })
    const reader = stream.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: ready')
    const asked = performance.now()
    child.kill('SIGTERM')
    expect((await reader.read()).done).toBe(true)
    expect((await ended).code).toBe(0)
    // Half of the grace period for open requests.
    expect(performance.now() - asked).toBeLessThan(5000)
  },
  timeout,
)

test(
  'an open request is answered before the server stops, and new ones are rejected',
  async () => {
    const { child, ended, ready } = run({ DATA_DIR: preparedFolder() })
    const { hostname, port } = new URL(await ready)
    const body = String(new URLSearchParams({ email: 'first@hotel.example', password: PASSWORD }))
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': body.length,
      // Makes the server signal that it has begun to read.
      Expect: '100-continue',
    }
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sending = request({ hostname, port, agent, headers, path: '/api/v1/login', method: 'POST' })
    const answered = once(sending, 'response')
    await once(sending, 'continue')
    sending.write(body.slice(0, 10))
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(fetch(`http://${hostname}:${port}/api/health`)).rejects.toThrow('fetch failed'), {
      timeout: 5000,
    })
    sending.end(body.slice(10))
    const [reply] = (await answered) as [IncomingMessage]
    const answeredAt = performance.now()
    expect(reply.statusCode).toBe(200)
    expect(JSON.parse(await text(reply)).data.email).toBe('first@hotel.example')
    // Not on the kept-alive connection either.
    await expect(once(request({ hostname, port, agent, path: '/api/health' }).end(), 'response')).rejects.toThrow(
      /ECONNREFUSED|ECONNRESET|socket hang up/,
    )
    expect((await ended).code).toBe(0)
    expect(performance.now() - answeredAt).toBeLessThan(8000)
    agent.destroy()
  },
  timeout,
)

test(
  'the server warns of accounts with a published password if others can reach it',
  async () => {
    const DATA_DIR = newFolder()
    const outputWith = async (env: Record<string, string>) => {
      const { child, ended, ready } = run({ DATA_DIR, ...env })
      await ready
      child.kill('SIGTERM')
      return (await ended).out
    }
    // No warning on loopback. Later the data still exists, whatever DEMO says.
    expect(await outputWith({ DEMO: '1' })).not.toContain('WARNING')
    const open = await outputWith({ DEMO: '0', HOST: '0.0.0.0' })
    expect(open.split('\n').filter((line) => line.startsWith('WARNING') && line.includes('DEMO=0'))).toHaveLength(1)
  },
  timeout,
)

test(
  'the lock of a killed process is taken over, and acknowledged writes are still there',
  async () => {
    const DATA_DIR = preparedFolder()
    const login = (address: string) => {
      const body = new URLSearchParams({ email: 'first@hotel.example', password: PASSWORD })
      return fetch(`${address}/api/v1/login`, { method: 'POST', body })
    }
    const killed = run({ DATA_DIR })
    const { data } = await (await login(await killed.ready)).json()
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(existsSync(join(DATA_DIR, 'lock'))).toBe(true)
    const again = run({ DATA_DIR })
    const reply = await fetch(`${await again.ready}/api/v1/user_management/access_control/user/permissions`, {
      headers: { Authorization: `Bearer ${data.token}` },
    })
    expect(reply.status).toBe(200)
  },
  timeout,
)

test(
  'a port in use gives a one-line error',
  async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => blocker.once('listening', resolve))
    const address = blocker.address()
    const PORT = String(typeof address === 'object' && address ? address.port : 0)
    const { code, err } = await run({ DATA_DIR: preparedFolder(), PORT }).ended
    expect([code, err]).toEqual([1, `Port ${PORT} is in use: stop what listens there, or start with another PORT\n`])
    blocker.close()
  },
  timeout,
)

test('a data folder that cannot be written gives a one-line error', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  const { code, err } = await run({ DATA_DIR: join(file, 'data') }).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^DATA_DIR .+ cannot be written: .+\n$/)
})

test('an unreachable database gives a one-line error without its password', async () => {
  const { code, err } = await run({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/none' }).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^The database of DATABASE_URL cannot be reached: .+\n$/)
  expect(err).not.toContain('hidden')
})

test.each([
  [{ PORT: 'http' }, /^PORT: must be a number\n$/],
  [{ DEMO: 'maybe' }, /^DEMO: must be 0 or 1\n$/],
  [{ SERVICE_GOLF_URL: 'http://golf.example' }, /^SERVICE_GOLF_URL: .+\n$/],
])('an invalid setting %o gives a one-line error', async (env, line) => {
  const { code, err } = await run({ DATA_DIR: newFolder(), ...env }).ended
  expect(code).toBe(1)
  expect(err).toMatch(line)
})

test(
  'an older build rejects a database with unknown migrations in one line, and so does the command that adds a user',
  async () => {
    const DATA_DIR = preparedFolder()
    const newer = await PGlite.create({ dataDir: join(DATA_DIR, 'pgdata'), extensions })
    await newer.exec(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.UTC(2099, 0, 2)})`,
    )
    await newer.close()
    const line = /^The database is newer than this version: its schema is of 2099-01-02, .+\n$/
    const refused = await run({ DATA_DIR }).ended
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(line)])
    const args = ['--email', 'second@hotel.example', '--first-name', 'Second', '--last-name', 'User']
    const user = await run({ DATA_DIR, PASSWORD }, 'server/create-user.ts', args).ended
    expect([user.code, user.out, user.err]).toEqual([1, '', expect.stringMatching(line)])
  },
  timeout,
)

test(
  'the command that adds a user refuses a password with the name of the person',
  async () => {
    const args = ['--email', 'ada@hotel.example', '--first-name', 'Ada', '--last-name', 'Byron']
    const environment = { DATA_DIR: preparedFolder(), PASSWORD: 'Lord-Byron-1!' }
    const { code, out, err } = await run(environment, 'server/create-user.ts', args).ended
    const line = 'The password contains the name or address of the person, or the name of a hotel\n'
    expect([code, out, err]).toEqual([1, '', line])
  },
  timeout,
)

test(
  'a stopping server reports not ready on open connections',
  async () => {
    const { child, ended, ready } = run({ DATA_DIR: preparedFolder() })
    const { hostname, port } = new URL(await ready)
    const socket = connect(Number(port), hostname)
    const response = text(socket)
    socket.write('POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n')
    // The server has begun to read, so this request delays the stop.
    await once(socket, 'readable')
    child.kill('SIGTERM')
    await vi.waitFor(() => expect(fetch(`http://${hostname}:${port}/api/health`)).rejects.toThrow('fetch failed'), {
      timeout: 5000,
    })
    socket.write('a=bcGET /api/ready HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await response).toMatch(/HTTP\/1.1 503 [^]+the server is stopping/)
    expect((await ended).code).toBe(0)
  },
  timeout,
)

import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'

const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-start-'))
  folders.push(folder)
  return folder
}

/** A real process, as an operator starts it; `said` settles with the whole output, or once `until` shows. */
function run(env: Record<string, string>, file = 'server/main.ts', args: string[] = []) {
  const base = { PATH: process.env.PATH!, HOME: process.env.HOME ?? '', LOG_LEVEL: 'silent', PORT: '0', DEMO: '0' }
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { env: { ...base, ...env } })
  children.push(child)
  let out = ''
  let err = ''
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, out, err })),
  )
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /Ready: (\S+)/.exec(out)?.[1]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(err || out)))
  })
  ready.catch(() => undefined)
  return { child, ended, ready }
}

test('it starts, answers, and stops cleanly on SIGTERM; a second process on the same data refuses', async () => {
  const DATA_DIR = newFolder()
  const first = run({ DATA_DIR })
  const address = await first.ready
  expect((await fetch(`${address}/api/ready`)).status).toBe(200)
  const second = await run({ DATA_DIR }).ended
  expect([second.code, second.err]).toEqual([1, `${DATA_DIR} is in use by process ${first.child.pid}\n`])
  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  expect(existsSync(join(DATA_DIR, 'lock'))).toBe(false)
}, 60_000)

test('the lock of a killed process is taken over, and what was acknowledged is still there', async () => {
  const DATA_DIR = newFolder()
  const env = { DATA_DIR, PASSWORD: 'First-User-1!' }
  const args = ['--email', 'first@hotel.example', '--first-name', 'First', '--last-name', 'User']
  const created = await run(env, 'server/create-user.ts', args).ended
  expect([created.code, created.out]).toEqual([0, 'first@hotel.example can sign in as General Manager.\n'])
  const login = (address: string) => {
    const body = new URLSearchParams({ email: 'first@hotel.example', password: 'First-User-1!' })
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
}, 60_000)

const url = process.env.TEST_DATABASE_URL
test.runIf(url)(
  'three instances that start at once on one database all come up, with the data once',
  async () => {
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    const name = `hotel_start_${process.pid}`
    await admin.query(`create database ${name}`)
    const DATABASE_URL = Object.assign(new URL(url!), { pathname: `/${name}` }).href
    const started = [1, 2, 3].map(() => run({ DATABASE_URL, DEMO: '1' }))
    const addresses = await Promise.all(started.map(({ ready }) => ready))
    const answers = await Promise.all(addresses.map((address) => fetch(`${address}/api/ready`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { child } of started) child.kill('SIGTERM')
    expect((await Promise.all(started.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0, 0])
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  },
  60_000,
)

test('a port in use is one clear line', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  const address = blocker.address()
  const PORT = String(typeof address === 'object' && address ? address.port : 0)
  const { code, err } = await run({ DATA_DIR: newFolder(), PORT }).ended
  expect([code, err]).toEqual([1, `Port ${PORT} is in use: stop what listens there, or start with another PORT\n`])
  blocker.close()
}, 60_000)

test('a data folder that cannot be written is one clear line', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o400)
  const { code, err } = await run({ DATA_DIR: join(file, 'data') }).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^DATA_DIR .+ cannot be written: .+\n$/)
})

test('a database that cannot be reached is one clear line without its password', async () => {
  const { code, err } = await run({ DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/none' }).ended
  expect(code).toBe(1)
  expect(err).toMatch(/^The database of DATABASE_URL cannot be reached: .+\n$/)
  expect(err).not.toContain('hidden')
})

test.each([
  [{ PORT: 'http' }, /^PORT: must be a number\n$/],
  [{ DEMO: 'maybe' }, /^DEMO: must be 0 or 1\n$/],
  [{ SERVICE_GOLF_URL: 'http://golf.example' }, /^SERVICE_GOLF_URL: .+\n$/],
])('a mistaken setting %o is one clear line', async (env, line) => {
  const { code, err } = await run({ DATA_DIR: newFolder(), ...env }).ended
  expect(code).toBe(1)
  expect(err).toMatch(line)
})

import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../../../server/root.ts'
import { freePort } from '../../../tools/lib/free-port.mjs'
import { commandOf, follow, readStages, variablesOf } from '../../support/dockerfile.ts'

const timeout = 600_000

// What the Dockerfile builds, without a container: its stages are followed in two folders.
const [build, final] = readStages(join(projectRoot(), 'Dockerfile')) as [
  ReturnType<typeof readStages>[number],
  ReturnType<typeof readStages>[number],
]
let folder: string
let image: string
let data: string

const isRoot = process.getuid?.() === 0
/** An account that owns nothing in the image, if this test may switch to it. */
const account = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** Nothing in the image can be written, as on a read-only file system. */
function setWritable(path: string, isWritable: boolean): void {
  chmodSync(path, isWritable ? 0o755 : 0o555)
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) setWritable(join(path, entry.name), isWritable)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotel-image-'))
  chmodSync(folder, 0o755)
  const [built, images] = [join(folder, 'build'), join(folder, 'image')]
  for (const each of [built, images]) mkdirSync(each)
  follow(build, projectRoot(), built)
  follow(final, built, images)
  rmSync(built, { recursive: true, force: true })
  image = images
  data = join(folder, 'data')
  mkdirSync(data)
  if (isRoot) chownSync(data, 65_534, 65_534)
  setWritable(image, false)
}, timeout)
afterAll(() => {
  setWritable(image, true)
  rmSync(folder, { recursive: true, force: true })
}, timeout)

const environment = (env: Record<string, string> = {}) => ({
  PATH: process.env.PATH!,
  ...variablesOf(final),
  DATA_DIR: join(data, 'database'),
  DEMO: '0',
  ...env,
})

/** Runs a command in the image, as its account. */
const runInside = ([command, ...args]: string[], env?: Record<string, string>) =>
  spawnSync(command!, args, { cwd: image, env: environment(env), encoding: 'utf8', ...account })

test(
  'the image starts on a read-only file system as another user, is healthy and ready, serves the app, and stops',
  async () => {
    expect(runInside(['touch', 'dist/written'])).toMatchObject({ status: 1 })
    const PORT = String(await freePort())
    const [command, ...args] = commandOf(final, 'CMD')
    expect([command, ...args]).toEqual(['node', 'dist/server/main.js'])
    const server = spawn(command!, args, { cwd: image, env: environment({ PORT }), ...account })
    let out = ''
    let err = ''
    server.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
    const ready = new Promise<void>((resolve) =>
      server.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.includes('Ready: ')) resolve()
      }),
    )
    await Promise.race([ready, ended])
    expect(err).toBe('')
    const address = `http://127.0.0.1:${PORT}`
    expect((await fetch(`${address}/api/ready`)).status).toBe(200)
    const page = await fetch(address, { headers: { Accept: 'text/html', 'Accept-Language': 'de' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html lang="de"')])
    const isHealthy = commandOf(final, 'HEALTHCHECK')
    expect(runInside(isHealthy, { PORT })).toMatchObject({ status: 0, stderr: '' })
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(runInside(isHealthy, { PORT })).toMatchObject({ status: 1 })
  },
  timeout,
)

test(
  'the commands of the operator run in the image',
  () => {
    const file = join(data, 'night.backup')
    expect(runInside(['node', 'dist/server/back-up.js', file])).toMatchObject({ status: 0, stderr: '' })
    const elsewhere = { DATA_DIR: join(data, 'restored') }
    expect(runInside(['node', 'dist/server/restore.js', file], elsewhere)).toMatchObject({ status: 0, stderr: '' })
    const person = ['--email', 'ada@hotel.example', '--first-name', 'Ada', '--last-name', 'Byron']
    const created = runInside(['node', 'dist/server/create-user.js', ...person], { PASSWORD: 'Quiet-Lake-1!' })
    expect(created).toMatchObject({ status: 0, stderr: '' })
    expect(runInside(['node', 'dist/server/check-activity.js'])).toMatchObject({ status: 0, stderr: '' })
    expect(runInside(['node', 'dist/server/erase-guest.js', '--stay', '1'])).toMatchObject({
      status: 1,
      stderr: 'There is no stay with this number\n',
    })
  },
  timeout,
)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isBuildStale } from '../../tools/lib/build.mjs'
import { fingerprint } from '../../tools/lib/fingerprint.mjs'
import { isInstallStale } from '../../tools/lib/install.mjs'
import { isDatabaseNew } from '../../tools/lib/new-database.mjs'
import { isNodeRecent } from '../../tools/lib/node-version.mjs'
import { runInParallel } from '../../tools/lib/run-in-parallel.mjs'

const entry = (version, more = {}) => ({ version, integrity: `sha512-${version}`, ...more })
const lock = (packages) => ({ packages: { '': { name: 'app' }, ...packages } })
const installed = (packages) => ({ packages })

test('without any installation the packages are installed', () => {
  expect(isInstallStale(lock({}), undefined)).toBe(true)
})

test('packages that match the lockfile are left alone, whoever installed them', () => {
  const packages = { 'node_modules/hono': entry('4.0.0') }
  expect(isInstallStale(lock(packages), installed(packages))).toBe(false)
})

test.each([
  ['another version', { 'node_modules/hono': entry('4.0.1') }],
  ['other contents', { 'node_modules/hono': { ...entry('4.0.0'), integrity: 'sha512-other' } }],
  ['a missing package', {}],
  ['an extra package', { 'node_modules/hono': entry('4.0.0'), 'node_modules/left': entry('1.0.0') }],
])('%s causes an installation', (_, found) => {
  expect(isInstallStale(lock({ 'node_modules/hono': entry('4.0.0') }), installed(found))).toBe(true)
})

test('a package for another platform may be missing', () => {
  const packages = { 'node_modules/esbuild-darwin': entry('1.0.0', { optional: true }) }
  expect(isInstallStale(lock(packages), installed({}))).toBe(false)
})

test('a start does without the packages of tests and checks, but not with other versions of them', () => {
  const packages = { 'node_modules/hono': entry('4.0.0'), 'node_modules/vitest': entry('4.1.0', { dev: true }) }
  const { 'node_modules/vitest': _, ...started } = packages
  expect(isInstallStale(lock(packages), installed(started), true)).toBe(false)
  expect(isInstallStale(lock(packages), installed(started))).toBe(true)
  expect(isInstallStale(lock(packages), installed({}), true)).toBe(true)
  const older = { ...started, 'node_modules/vitest': entry('4.0.0') }
  expect(isInstallStale(lock(packages), installed(older), true)).toBe(true)
})

test('a build is needed when a source or an output has changed, and only then', () => {
  expect(isBuildStale('a', 'a', true)).toBe(false)
  expect(isBuildStale('b', 'a', true)).toBe(true)
  expect(isBuildStale('a', undefined, true)).toBe(true)
  expect(isBuildStale('a', 'a', false)).toBe(true)
})

test('the fingerprint depends on contents, names and new files, but not on times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'deep'))
  const write = (name, text) => writeFileSync(join(folder, name), text)
  write('deep/a.ts', 'one')
  const first = fingerprint([folder, join(folder, 'missing')])
  write('deep/a.ts', 'one')
  expect(fingerprint([folder])).toBe(first)
  write('deep/a.ts', 'two')
  expect(fingerprint([folder])).not.toBe(first)
  write('deep/a.ts', 'one')
  write('b.ts', '')
  expect(fingerprint([folder])).not.toBe(first)
})

test.each([
  ['20.19.0', '>=20.19', true],
  ['20.20.2', '>=20.19', true],
  ['24.0.0', '>=20.19', true],
  ['20.18.3', '>=20.19', false],
  ['18.20.0', '>=20.19', false],
])('Node %s for %s: %s', (version, wanted, answer) => {
  expect(isNodeRecent(version, wanted)).toBe(answer)
})

test('only an embedded database that does not exist yet is prepared beside the build', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'data-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }))
  expect(isDatabaseNew({ DATA_DIR })).toBe(true)
  expect(isDatabaseNew({ DATA_DIR, DATABASE_URL: 'postgres://127.0.0.1/hotel' })).toBe(false)
  mkdirSync(join(DATA_DIR, 'pgdata'))
  expect(isDatabaseNew({ DATA_DIR })).toBe(false)
  writeFileSync(join(DATA_DIR, 'creating'), '')
  expect(isDatabaseNew({ DATA_DIR })).toBe(true)
})

test('when one of two simultaneous parts fails, the other is aborted and the failure is thrown', async () => {
  let isAborted = false
  const waits = (signal) =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        isAborted = true
        reject(new Error('Aborted'))
      }),
    )
  const fails = () => Promise.reject(new Error('The build failed'))
  await expect(runInParallel([waits, fails])).rejects.toThrow('The build failed')
  expect(isAborted).toBe(true)
})

test('simultaneous parts end together', async () => {
  const ended = []
  const part = (name, ms) => () => new Promise((resolve) => setTimeout(() => resolve(ended.push(name)), ms))
  await runInParallel([part('slow', 20), part('fast', 1)])
  expect(ended).toEqual(['fast', 'slow'])
})

const program = `
  import { runQuietly } from './tools/lib/child-process.mjs'
  import { runInParallel } from './tools/lib/run-in-parallel.mjs'
  const part = \`
    const { writeFileSync } = require('node:fs')
    const end = () => {
      writeFileSync('ended', '')
      process.exit(1)
    }
    process.on('SIGTERM', () => setTimeout(end, 200))
    setInterval(() => {}, 1000)
    writeFileSync('started', '')
  \`
  const run = (signal) => runQuietly({ command: process.execPath, args: ['-e', part], cwd: process.argv[1], signal })
  await runInParallel([run])
`

test('a program asked to stop exits after the commands that it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stop-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder])
  const ended = once(child, 'exit')
  await vi.waitUntil(() => existsSync(join(folder, 'started')), { timeout: 20_000 })
  child.kill('SIGINT')
  expect(await ended).toEqual([130, null])
  expect(existsSync(join(folder, 'ended'))).toBe(true)
}, 30_000)

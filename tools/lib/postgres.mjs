import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.mjs'
import { runQuietly } from './child-process.mjs'
import { PlainError } from './progress.mjs'

const oldest = 15

/** Reads 15 from "initdb (PostgreSQL) 15.18 (Debian …)". */
export const majorVersion = (text) => Number(/\)\s+(\d+)/.exec(text)?.[1] ?? 0)

/** The folder with the newest PostgreSQL programs that are recent enough, or undefined. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...process.env.PATH.split(delimiter)]
  return folders.find((folder) => {
    if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) return false
    return majorVersion(execFileSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' })) >= oldest
  })
}

/** PostgreSQL refuses to run as root. Returns the account to run it as in that case. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user], { stdio: 'pipe' })))
      return { uid, gid }
    } catch {
      continue
    }
  }
  throw new PlainError('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as')
}

/** Runs `work` with the address of an empty temporary PostgreSQL, and removes it afterwards. */
export const withTemporaryPostgres = (bin, work) =>
  // No data has to survive the run, so nothing is flushed to disk.
  withPostgresCluster(bin, ({ url }) => work(url), ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'])

/**
 * Runs `work` with an empty temporary PostgreSQL that can be stopped, killed, frozen and restarted. Acknowledged writes survive a
 * kill: with `fsync=off` they depend on the operating system, which keeps running.
 */
export async function withPostgresCluster(bin, work, settings = ['fsync=off'], folder = newFolder()) {
  const account = unprivileged()
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  let server
  const remove = () => {
    if (server) signalAll(server.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', remove)
  try {
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    await runQuietly({ command: join(bin, 'initdb'), args: initdb, cwd: folder, ...account })
    const port = await freePort()
    const start = async () => {
      server = await startServer(join(bin, 'postgres'), data, port, settings, { cwd: folder, ...account })
    }
    const end = async (signal) => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill(signal)
      await ended
    }
    await start()
    return await work({
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      /** Stops it the way an administrator does (fast shutdown). */
      stop: () => end('SIGINT'),
      /** Kills the first process with kill -9; the others notice and exit. */
      kill: () => end('SIGKILL'),
      start: () => startAgain(start),
      freeze: () => signalAll(server.pid, 'SIGSTOP'),
      thaw: () => signalAll(server.pid, 'SIGCONT'),
    })
  } finally {
    if (server && server.exitCode === null && server.signalCode === null) {
      signalAll(server.pid, 'SIGCONT')
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
    }
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'back-office-postgres-'))

/** Sends a signal to a PostgreSQL, then to all its child processes: a process that is stopped first starts no further ones meanwhile. */
function signalAll(pid, signal) {
  const send = (each) => {
    try {
      process.kill(each, signal)
    } catch {
      // The process has ended in the meantime.
    }
  }
  send(pid)
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  for (const each of listed.split('\n').map(Number).filter(Boolean)) send(each)
}

/** Retries the start: after a kill the old processes may hold the data folder for a moment. */
async function startAgain(start) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      if (attempt >= 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function startServer(program, data, port, settings, options) {
  const all = ['max_connections=200', ...settings]
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', data, ...all.flatMap((s) => ['-c', s])]
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      if (log.includes('ready to accept connections')) return
      log += chunk
      if (log.includes('ready to accept connections')) resolve(server)
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new PlainError(`PostgreSQL ended with ${code}:\n${log}`)))
  })
}

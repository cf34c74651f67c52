import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.mjs'
import { runQuietly } from './child-process.mjs'
import { PlainError } from './progress.mjs'

const oldest = 15

/** 15 out of "initdb (PostgreSQL) 15.18 (Debian …)". */
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

/** PostgreSQL refuses to run as root: the account to run it as, there. */
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

/** Runs `work` with the address of an empty PostgreSQL of its own, which is gone afterwards. */
export async function withTemporaryPostgres(bin, work) {
  const account = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'back-office-postgres-'))
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  let server
  const remove = () => {
    server?.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.on('exit', remove)
  try {
    const data = join(folder, 'data')
    const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    await runQuietly({ command: join(bin, 'initdb'), args: initdb, cwd: folder, ...account })
    const port = await freePort()
    server = await startServer(join(bin, 'postgres'), data, port, { cwd: folder, ...account })
    return await work(`postgres://postgres@127.0.0.1:${port}/postgres`)
  } finally {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
    }
    process.off('exit', remove)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function startServer(program, data, port, options) {
  // Nothing in here has to outlive the run, so nothing is flushed to disk.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', data, ...settings.flatMap((s) => ['-c', s])]
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

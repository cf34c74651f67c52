import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'

const folders: string[] = []
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder that is gone after the test. */
export const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-start-'))
  folders.push(folder)
  return folder
}

/** A real process, as an operator starts it; `said` settles with the whole output, or once `until` shows. */
export function run(env: Record<string, string>, file = 'server/main.ts', args: string[] = []) {
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

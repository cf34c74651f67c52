import { spawn } from 'node:child_process'
import { DatabaseError } from '../db/database-error.ts'

/** The address without its password, and the password for the environment: every process can read the arguments of others. */
function splitPassword(url: string): { address: string; password: string } {
  if (!URL.canParse(url)) return { address: url, password: '' }
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, password }
}

/** Starts a program of PostgreSQL's clients on a database. `ended` rejects with its last message if it fails. */
export function startClientProgram(program: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]) {
  const { address, password } = splitPassword(url)
  const child = spawn(program, [...args, `--dbname=${address}`], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  })
  let messages = ''
  child.stderr.on('data', (chunk: Buffer) => (messages = `${messages}${chunk.toString()}`.slice(-4000)))
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () => {
      reject(new DatabaseError(`${program} is not installed: it belongs to the client programs of PostgreSQL`))
    })
    child.on('close', (code) => {
      const last = messages.trim().split('\n').at(-1)
      if (code === 0) resolve()
      else reject(new DatabaseError(last ? last : `${program} ended with ${code}`))
    })
  })
  // Whoever reads its output awaits it afterwards.
  ended.catch(() => undefined)
  return { child, ended }
}

import { spawn } from 'node:child_process'

// Eight writers of one person are more than one person may send.
const unlimited = { REQUESTS_PER_SECOND: '0' }

/** A real process, started as an operator would. `ready` settles with its address, `ended` with all its output. */
export function run(env: Record<string, string>, file = 'server/main.ts', args: string[] = [], inside: string[] = []) {
  const { PATH = '', HOME = '' } = process.env
  const base = { PATH, HOME, LOG_LEVEL: 'silent', PORT: '0', DEMO: '0', ...unlimited }
  const [command, ...rest] = [...inside, process.execPath, '--import', 'tsx', file, ...args]
  const child = spawn(command!, rest, { env: { ...base, ...env } })
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

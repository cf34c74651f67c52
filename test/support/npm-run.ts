import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { projectRoot } from '../../server/root.ts'

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const children = rows.map((row) => row.trim().split(/\s+/).map(Number)).filter(([, parent]) => parent === pid)
  return [pid, ...children.flatMap(([child]) => familyOf(child!))]
}

/** Runs a script of package.json as a user would. `ended` settles once all its processes are gone, with npm's exit code. */
export function npmRun(script: string, env: Record<string, string>) {
  const child = spawn('npm', ['run', script], {
    cwd: projectRoot(),
    env: { PATH: process.env.PATH!, HOME: process.env.HOME ?? '', LOG_LEVEL: 'silent', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null)
      for (const pid of familyOf(child.pid!)) process.kill(pid, 'SIGKILL')
  })
  let out = ''
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(out)?.[1]
        if (found) resolve(found)
      }
      child.stdout.on('data', look)
      child.once('close', () => reject(new Error(out)))
      look()
    })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (out += chunk.toString()))
  // The streams close with the last process that has them open.
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, out }))
  return { child, says, ended }
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

/** Longest time a program gets to end before it is killed, in milliseconds. */
const endWithin = 3000

interface ProgramOptions {
  env: NodeJS.ProcessEnv
  /** File that gets all its output. */
  output: string
}

/** Programs that are started together and ended in the reverse order, each with the programs that it started. */
export function createPrograms() {
  const running: ChildProcess[] = []
  const endAtOnce = () => {
    for (const { pid } of running) if (pid !== undefined) signalGroup(pid, 'SIGKILL')
  }
  process.once('exit', endAtOnce)
  return {
    /** Starts a program in a process group of its own. */
    start(command: string, args: readonly string[], { env, output }: ProgramOptions): ChildProcess {
      const file = openSync(output, 'a')
      const child = spawn(command, args, { env, detached: true, stdio: ['ignore', file, file] })
      closeSync(file)
      // A program that cannot be started shows in what waits for it.
      child.on('error', () => undefined)
      running.push(child)
      return child
    },
    async end() {
      for (const child of running.splice(0).toReversed()) await endGroup(child)
      process.off('exit', endAtOnce)
    },
  }
}

async function endGroup(child: ChildProcess) {
  if (child.pid === undefined) return
  const isOver = child.exitCode !== null || child.signalCode !== null
  const ended = isOver ? undefined : once(child, 'exit')
  signalGroup(child.pid, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(child.pid!, 'SIGKILL'), endWithin)
  await ended
  clearTimeout(timer)
  // What it has started and left behind.
  signalGroup(child.pid, 'SIGKILL')
}

/** The group may be empty already. */
function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    return
  }
}

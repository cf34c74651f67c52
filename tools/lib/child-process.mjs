import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { onStopAsked } from './stop-signals.mjs'
import { PlainError } from './progress.mjs'

/** The npm that runs this process, or else the npm on the PATH. */
export function npm(...args) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return { command: process.execPath, args: [script, ...args], shell: false }
  return { command: 'npm', args, shell: process.platform === 'win32' }
}

/** Runs a command and shows its output only if it fails. Settles when the command has ended, even if it was aborted. */
export function runQuietly({ command, args, shell = false, env = {}, ...rest }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...rest,
      shell,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    // Without a pid it has not started. An aborted command has, and ends later.
    child.on('error', (error) => {
      if (child.pid === undefined) reject(new PlainError(`${command} could not be started: ${error.message}`))
    })
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output)
      reject(new PlainError(`${output.trimEnd()}\n${[command, ...args].join(' ')} ended with ${code ?? signal}`))
    })
  })
}

/** Resolves with the exit code of a child process, by the shell's convention. */
const exitCode = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })

/**
 * Runs a command in this terminal, forwards signals to it and resolves with its exit code. On a terminal, Ctrl-C reaches the child
 * directly, because it shares this process group.
 */
export async function runInForeground(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  const forget = onStopAsked((signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  })
  return exitCode(child).finally(forget)
}

/**
 * Starts a program outside the terminal's process group: signals reach it only through this process, once each. It can't read from
 * the terminal. The caller must stop it.
 */
export function startApart(command, args, { env = {} } = {}) {
  const stdio = ['ignore', 'inherit', 'inherit']
  const isOwnGroup = process.platform !== 'win32'
  const child = spawn(command, args, { stdio, detached: isOwnGroup, env: { ...process.env, ...env } })
  return { stop: (signal) => child.kill(signal), ended: exitCode(child) }
}

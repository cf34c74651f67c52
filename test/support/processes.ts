import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { run as start } from './server-process.ts'

const folders: string[] = []
const children: ChildProcess[] = []

/** Ends the processes of each test of this file, and removes its folders. */
export const setUpProcesses = () =>
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

/** A folder that is removed after the test. */
export const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotel-start-'))
  folders.push(folder)
  return folder
}

/** A real process that is stopped after the test. */
export function run(...args: Parameters<typeof start>) {
  const started = start(...args)
  children.push(started.child)
  return started
}

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatJson } from '../test-paths/export/json.ts'
import { slug } from '../test-paths/labels.ts'
import type { StepSnapshot } from './replay/replay-path.ts'

/** What was seen on the page and in the database at the start of each path and after each step, once somebody has found it right. */
export type SnapshotsByPath = Readonly<Record<string, readonly StepSnapshot[]>>

export const snapshotsFolder = 'docs/paths/seen'

const fileOf = (machine: string) => join(snapshotsFolder, `${slug(machine)}.json`)

/** Of the paths of one machine, by their ids. */
export const readSnapshots = (machine: string): SnapshotsByPath =>
  existsSync(fileOf(machine)) ? (JSON.parse(readFileSync(fileOf(machine), 'utf8')) as SnapshotsByPath) : {}

/** Keeps what was seen, and forgets paths that are no more. */
export function writeSnapshots(machine: string, recorded: SnapshotsByPath, ids: readonly string[]) {
  mkdirSync(snapshotsFolder, { recursive: true })
  const all = { ...readSnapshots(machine), ...recorded }
  const current = Object.fromEntries(ids.filter((id) => all[id]).map((id) => [id, all[id]]))
  writeFileSync(fileOf(machine), `${formatJson(current)}\n`)
}

/** Files of machines that have no replayed path any more. */
export function removeSnapshotsExceptOf(machines: readonly string[]) {
  if (!existsSync(snapshotsFolder)) return
  const files = new Set(machines.map((machine) => `${slug(machine)}.json`))
  for (const file of readdirSync(snapshotsFolder)) if (!files.has(file)) rmSync(join(snapshotsFolder, file))
}

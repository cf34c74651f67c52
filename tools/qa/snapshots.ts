import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatRows } from '../test-paths/export/json.ts'
import { folders } from '../test-paths/folders.ts'
import { slug } from '../test-paths/labels.ts'
import type { StepSnapshot } from './replay/replay-path.ts'

/** What was seen on the page and in the database at the start of each path and after each step, once somebody has found it right. */
export type SnapshotsByPath = Readonly<Record<string, readonly StepSnapshot[]>>

const folder = folders.snapshots

const fileOf = (machine: string) => join(folder, `${slug(machine)}.json`)

/** Of the paths of one machine, by their ids. */
export const readSnapshots = (machine: string): SnapshotsByPath =>
  existsSync(fileOf(machine)) ? (JSON.parse(readFileSync(fileOf(machine), 'utf8')) as SnapshotsByPath) : {}

/** Keeps what was seen, and forgets paths that are no more. */
export function writeSnapshots(machine: string, recorded: SnapshotsByPath, ids: readonly string[]) {
  mkdirSync(folder, { recursive: true })
  const all = { ...readSnapshots(machine), ...recorded }
  const current = Object.fromEntries(ids.filter((id) => all[id]).map((id) => [id, all[id]]))
  writeFileSync(fileOf(machine), `${formatRows(current, 2)}\n`)
}

/** Files of machines that have no replayed path any more. */
export function removeSnapshotsExceptOf(machines: readonly string[]) {
  if (!existsSync(folder)) return
  const files = new Set(machines.map((machine) => `${slug(machine)}.json`))
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file))
}

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatRows } from '../test-paths/export/json.ts'
import { folders } from '../test-paths/folders.ts'
import { slug } from '../test-paths/labels.ts'
import type { StepSnapshot } from './replay/snapshot-faults.ts'

/** The approved snapshots of page and database, at the start of each path and after each step. */
export type SnapshotsByPath = Readonly<Record<string, readonly StepSnapshot[]>>

const folder = folders.snapshots

const fileOf = (machine: string) => join(folder, `${slug(machine)}.json`)

/** Snapshots of the paths of one machine, by path id. */
export const readSnapshots = (machine: string): SnapshotsByPath =>
  existsSync(fileOf(machine)) ? (JSON.parse(readFileSync(fileOf(machine), 'utf8')) as SnapshotsByPath) : {}

/** Stores the snapshots and drops paths that no longer exist. */
export function writeSnapshots(machine: string, recorded: SnapshotsByPath, ids: readonly string[]) {
  mkdirSync(folder, { recursive: true })
  const all = { ...readSnapshots(machine), ...recorded }
  const current = Object.fromEntries(ids.filter((id) => all[id]).map((id) => [id, all[id]]))
  writeFileSync(fileOf(machine), `${formatRows(current, 2)}\n`)
}

/** Removes the files of machines without a replayed path. */
export function removeSnapshotsExceptOf(machines: readonly string[]) {
  if (!existsSync(folder)) return
  const files = new Set(machines.map((machine) => `${slug(machine)}.json`))
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file))
}

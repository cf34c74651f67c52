import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatRows } from '../test-paths/export/json.ts'
import { folders } from '../test-paths/folders.ts'
import type { PathObservations } from '../test-paths/proven-requirements.ts'
import { slug } from '../test-paths/labels.ts'

/** The observations of each replayed path, by its id. */
export type ObservationsByPath = Readonly<Record<string, PathObservations>>

/** The file format. Observations that all paths of a machine share at their start are stored once. */
interface StoredObservations {
  atStart: readonly string[]
  paths: ObservationsByPath
}

const observationsFolder = folders.observations

const fileOf = (machine: string, folder: string) => join(folder, `${slug(machine)}.json`)

/** Of the paths of one machine; of none where nothing is recorded yet. */
export function readObservations(machine: string, folder: string = observationsFolder): ObservationsByPath {
  const file = fileOf(machine, folder)
  if (!existsSync(file)) return {}
  const { atStart, paths } = JSON.parse(readFileSync(file, 'utf8')) as StoredObservations
  return Object.fromEntries(
    Object.entries(paths).map(([id, each]) => [
      id,
      { atStart: [...atStart, ...each.atStart].toSorted(), later: each.later },
    ]),
  )
}

/** Stores the observations and drops paths that no longer exist. */
export function writeObservations(
  machine: string,
  recorded: ObservationsByPath,
  ids: readonly string[],
  folder: string = observationsFolder,
) {
  mkdirSync(folder, { recursive: true })
  const all = { ...readObservations(machine, folder), ...recorded }
  const current = ids.flatMap((id) => (all[id] ? [[id, all[id]] as const] : []))
  const [first, ...rest] = current.map(([, { atStart }]) => atStart)
  const common = (first ?? []).filter((observation) => rest.every((others) => others.includes(observation))).toSorted()
  const paths = current.map(([id, { atStart, later }]) => {
    const own = atStart.filter((observation) => !common.includes(observation))
    return [id, { atStart: own.toSorted(), later: later.toSorted() }] as const
  })
  const stored: StoredObservations = { atStart: common, paths: Object.fromEntries(paths) }
  writeFileSync(fileOf(machine, folder), `${formatRows(stored, 4)}\n`)
}

/** Removes the files of machines without a replayed path. */
export function removeObservationsExceptOf(machines: readonly string[]) {
  if (!existsSync(observationsFolder)) return
  const files = new Set(machines.map((machine) => `${slug(machine)}.json`))
  for (const file of readdirSync(observationsFolder)) if (!files.has(file)) rmSync(join(observationsFolder, file))
}

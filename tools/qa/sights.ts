import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonText } from '../paths/exports/json.ts'
import type { PathSights } from '../paths/proven.ts'
import { slug } from '../paths/words.ts'

/** What each replayed path has seen, by its id. */
export type Sighted = Readonly<Record<string, PathSights>>

/** As it is committed: what all paths of a machine see when they open is told once. */
interface Stored {
  opened: readonly string[]
  paths: Sighted
}

const sightsFolder = 'docs/paths/sights'

const fileOf = (machine: string, folder: string) => join(folder, `${slug(machine)}.json`)

/** Of the paths of one machine; of none where nothing is recorded yet. */
export function readSights(machine: string, folder = sightsFolder): Sighted {
  const file = fileOf(machine, folder)
  if (!existsSync(file)) return {}
  const { opened, paths } = JSON.parse(readFileSync(file, 'utf8')) as Stored
  return Object.fromEntries(
    Object.entries(paths).map(([id, each]) => [
      id,
      { opened: [...opened, ...each.opened].toSorted(), after: each.after },
    ]),
  )
}

/** Keeps what was seen, and forgets paths that are no more. */
export function writeSights(machine: string, sighted: Sighted, ids: readonly string[], folder = sightsFolder) {
  mkdirSync(folder, { recursive: true })
  const all = { ...readSights(machine, folder), ...sighted }
  const kept = ids.flatMap((id) => (all[id] ? [[id, all[id]] as const] : []))
  const [first, ...rest] = kept.map(([, { opened }]) => opened)
  const common = (first ?? []).filter((sight) => rest.every((opened) => opened.includes(sight))).toSorted()
  const paths = kept.map(([id, { opened, after }]) => {
    const own = opened.filter((sight) => !common.includes(sight))
    return [id, { opened: own.toSorted(), after: after.toSorted() }] as const
  })
  const stored: Stored = { opened: common, paths: Object.fromEntries(paths) }
  writeFileSync(fileOf(machine, folder), `${jsonText(stored)}\n`)
}

/** Files of machines that have no replayed path any more. */
export function forgetSightsBut(machines: readonly string[]) {
  if (!existsSync(sightsFolder)) return
  const files = new Set(machines.map((machine) => `${slug(machine)}.json`))
  for (const file of readdirSync(sightsFolder)) if (!files.has(file)) rmSync(join(sightsFolder, file))
}

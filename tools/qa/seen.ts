import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonText } from '../paths/exports/json.ts'
import { slug } from '../paths/words.ts'
import type { Expected } from './replay/play.ts'

/** What was seen on the page and in the database at the start of each path and after each step, once somebody has found it right. */
export type Seens = Readonly<Record<string, readonly Expected[]>>

export const seenFolder = 'docs/paths/seen'

const fileOf = (machine: string) => join(seenFolder, `${slug(machine)}.json`)

/** Of the paths of one machine, by their ids. */
export const readSeen = (machine: string): Seens =>
  existsSync(fileOf(machine)) ? (JSON.parse(readFileSync(fileOf(machine), 'utf8')) as Seens) : {}

/** Keeps what was seen, and forgets paths that are no more. */
export function writeSeen(machine: string, noted: Seens, ids: readonly string[]) {
  mkdirSync(seenFolder, { recursive: true })
  const all = { ...readSeen(machine), ...noted }
  const kept = Object.fromEntries(ids.filter((id) => all[id]).map((id) => [id, all[id]]))
  writeFileSync(fileOf(machine), `${jsonText(kept)}\n`)
}

/** Files of machines that have no replayed path any more. */
export function forgetSeenBut(machines: readonly string[]) {
  if (!existsSync(seenFolder)) return
  const files = new Set(machines.map((machine) => `${slug(machine)}.json`))
  for (const file of readdirSync(seenFolder)) if (!files.has(file)) rmSync(join(seenFolder, file))
}

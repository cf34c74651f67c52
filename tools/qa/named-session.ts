import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ToldPath } from '../paths/exports/told.ts'
import { jsonText } from '../paths/exports/json.ts'
import { provenBy } from '../paths/proven.ts'
import { slug } from '../paths/words.ts'
import { readSights } from './sights.ts'

/** A session that a person recorded on the page and keeps under a name: a path complete in itself. */
export interface NamedSession {
  name: string
  path: ToldPath
}

const folder = 'docs/paths/recorded'

/** Keeps it, and gives its file. */
export function keepSession({ name, path }: NamedSession): string {
  const id = `${slug(path.machine)}.recorded.${slug(name)}`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${id}.json`)
  writeFileSync(file, `${jsonText({ ...path, id, kind: 'named' })}\n`)
  return file
}

/** With the requirements that its replay proves. */
export function proving(path: ToldPath, sighted = readSights(path.machine)): ToldPath {
  const sights = sighted[path.id]
  return { ...path, requirements: sights ? provenBy(path.machine, sights) : [] }
}

/** Every recorded path, in the order of their names. */
export const readSessions = (): ToldPath[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => proving(JSON.parse(readFileSync(join(folder, file), 'utf8')) as ToldPath))
    : []

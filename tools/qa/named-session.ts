import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ToldPath } from '../paths/exports/told.ts'
import { jsonText } from '../paths/exports/json.ts'
import { requirementsOf } from '../paths/requirements.ts'
import { slug } from '../paths/words.ts'

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

/** "editing.asking + open" are all of these states, by their ids. */
const idsOf = (machine: string, state: string) =>
  state.split(' + ').flatMap((leaf) => {
    const parts = [machine, ...leaf.split('.')]
    return parts.map((_, at) => parts.slice(0, at + 1).join('.'))
  })

/** With the sentences of the spec that it proves, as they stand today. */
export function proving(path: ToldPath): ToldPath {
  const { machine, start, steps } = path
  const states = [start, ...steps.map(({ state }) => state)].flatMap((state) => idsOf(machine, state))
  const proved = new Set([...states, ...steps.flatMap(({ taken }) => taken)])
  const actions = steps.flatMap((step) => step.actions)
  return { ...path, requirements: requirementsOf(machine, proved, actions) }
}

/** Every recorded path, in the order of their names. */
export const readSessions = (): ToldPath[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => proving(JSON.parse(readFileSync(join(folder, file), 'utf8')) as ToldPath))
    : []

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SerialisedPath } from '../test-paths/serialise.ts'
import { formatJson } from '../test-paths/export/json.ts'
import { folders } from '../test-paths/folders.ts'
import { requirementsProvenBy } from '../test-paths/proven-requirements.ts'
import { slug } from '../test-paths/labels.ts'
import { readObservations } from './observations.ts'

/** A session that a user recorded on the QA page, stored under a name. It is a complete path. */
export interface RecordedSession {
  name: string
  path: SerialisedPath
}

const folder = folders.recorded

/** Stores the session and returns its file. */
export function saveRecordedSession({ name, path }: RecordedSession): string {
  const id = `${slug(path.machine)}.recorded.${slug(name)}`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${id}.json`)
  writeFileSync(file, `${formatJson({ ...path, id, kind: 'named' })}\n`)
  return file
}

/** Adds the requirements that the replay of the path proves. */
export function withProvenRequirements(
  path: SerialisedPath,
  observationsById = readObservations(path.machine),
): SerialisedPath {
  const observations = observationsById[path.id]
  return { ...path, requirements: observations ? requirementsProvenBy(path.machine, observations) : [] }
}

/** Every recorded path, sorted by file name. */
export const readRecordedSessions = (): SerialisedPath[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file) => withProvenRequirements(JSON.parse(readFileSync(join(folder, file), 'utf8')) as SerialisedPath))
    : []

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SerialisedCorpus } from './serialise.ts'

const folder = 'docs/paths'

/** The corpus as it stands in the repository, machine by machine: `npm test` holds it against the machines themselves. */
export const committedCorpus = (): readonly SerialisedCorpus[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SerialisedCorpus)

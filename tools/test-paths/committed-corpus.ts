import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCorpus } from './corpus-file.ts'
import { folders } from './folders.ts'
import type { SerialisedCorpus } from './serialise.ts'

/** The corpus as it stands in the repository, machine by machine: `npm test` holds it against the machines themselves. */
export const committedCorpus = (): readonly SerialisedCorpus[] =>
  readdirSync(folders.paths)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => parseCorpus(readFileSync(join(folders.paths, name), 'utf8')))

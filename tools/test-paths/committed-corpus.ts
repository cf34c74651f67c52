import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCorpus } from './corpus-file.ts'
import { folders } from './folders.ts'
import type { SerialisedCorpus } from './serialise.ts'

/** The committed corpus of each machine. `npm test` compares it with the machines. */
export const committedCorpus = (): readonly SerialisedCorpus[] =>
  readdirSync(folders.paths)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => parseCorpus(readFileSync(join(folders.paths, name), 'utf8')))

import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Phrases = Readonly<Record<string, string>>

const here = dirname(fileURLToPath(import.meta.url))
/** Catalogues in the sources, or next to main.js in a build. */
const folder = import.meta.url.endsWith('.ts') ? join(here, '../../src/phrases') : join(here, 'phrases')

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Phrases

const catalogues = new Map<string, Phrases>()

/** All phrases of a language by id. Read at the first request in that language: most servers speak one or two. */
export function phrasesIn(language: string): Phrases {
  const known = catalogues.get(language)
  if (known) return known
  // The folder next to them has react-aria's texts, which only pages use.
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'))
  const phrases = Object.fromEntries(
    files.flatMap((file) =>
      Object.entries(read(join(folder, language, file))).map(([name, message]) => [
        `${basename(file, '.json')}.${name}`,
        message,
      ]),
    ),
  )
  catalogues.set(language, phrases)
  return phrases
}

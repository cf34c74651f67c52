import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Catalogue,
  phrasesOf,
  readCatalogue,
  translations,
  valuesSource,
  valueTypes,
} from './phrase-catalogues.ts'

/** What the phrases are checked against. */
export interface PhraseSources {
  english: Catalogue
  /** The other catalogues by language. */
  translated: ReadonlyMap<string, Catalogue>
  /** Source text of the app and the server. */
  code: readonly string[]
  /** Source text of `phrase-values.ts`. */
  values: string
}

const root = join(import.meta.dirname, '../..')
const withoutFormat = (source: string) => source.replaceAll(/[\s;]/g, '')
const namesOf = (source: string) => [...valueTypes(source).keys()].toSorted().join(', ')

async function readCode(folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder), { recursive: true })
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('phrase-values'))
  return Promise.all(code.map((file) => readFile(join(root, folder, file), 'utf8')))
}

/** Reads the catalogues and all code of the repository. */
export async function readPhraseSources(): Promise<PhraseSources> {
  const catalogues = (await translations()).map(async (language) => [language, await readCatalogue(language)] as const)
  return {
    english: await readCatalogue('en'),
    translated: new Map(await Promise.all(catalogues)),
    code: (await Promise.all(['src', 'server'].map(readCode))).flat(),
    values: await readFile(join(root, 'src/phrases/phrase-values.ts'), 'utf8'),
  }
}

/** Sentences about phrases that are missing in a language, that nobody uses, or that take other values than in English. */
export function phraseFaults({ english, translated, code, values }: PhraseSources): string[] {
  const phrases = phrasesOf(english)
  const used = new Set(code.flatMap((text) => text.match(/(?<=\bphrase(Parts|InAllLanguages)?\(\s*')[^']+/g) ?? []))
  const unused = [...phrases.keys()].filter((id) => !used.has(id)).map((id) => `${id} is used nowhere`)
  const outdated =
    withoutFormat(values) === withoutFormat(valuesSource(english)) ? [] : ['phrase-values.ts is old: npm run phrases']
  const inLanguages = [...translated].flatMap(([language, catalogue]) => {
    const own = phrasesOf(catalogue)
    const missing = [...phrases.keys()].filter((id) => !own.has(id)).map((id) => `${id} is missing in ${language}`)
    const different = [...own].flatMap(([id, source]) => {
      const original = phrases.get(id)
      if (original === undefined) return [`${id} of ${language} is missing in en`]
      return namesOf(source) === namesOf(original)
        ? []
        : [`${id} takes (${namesOf(source)}) in ${language}, (${namesOf(original)}) in en`]
    })
    return [...missing, ...different]
  })
  return [...unused, ...outdated, ...inLanguages]
}

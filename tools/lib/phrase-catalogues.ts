import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** The phrases of a language by area and name, as its files have them. */
export type Catalogue = Record<string, Record<string, string>>

const folder = join(import.meta.dirname, '../../src/phrases')

/** Reads `src/phrases/<language>/*.json`. An id is `<area>.<name>`. */
export async function readCatalogue(language: string): Promise<Catalogue> {
  const files = (await readdir(join(folder, language))).filter((file) => file.endsWith('.json')).toSorted()
  const areas = files.map(async (file) => [
    basename(file, '.json'),
    JSON.parse(await readFile(join(folder, language, file), 'utf8')) as Record<string, string>,
  ])
  return Object.fromEntries(await Promise.all(areas)) as Catalogue
}

/** The languages beside English that have a catalogue. */
export const translations = async (): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({ name }) => name)
    .toSorted()

/** All phrases of a catalogue by id. */
export const phrasesOf = (catalogue: Catalogue): Map<string, string> =>
  new Map(
    Object.entries(catalogue).flatMap(([area, phrases]) =>
      Object.entries(phrases).map(([name, source]): [string, string] => [`${area}.${name}`, source]),
    ),
  )

/** The type of each value that a phrase takes, by name. Fails for a phrase that is not an ICU message. */
export function valueTypes(source: string): Map<string, string> {
  const types = new Map<string, string>()
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.argument) {
        if (!types.has(element.value)) types.set(element.value, 'string | number')
      } else if (element.type === TYPE.plural) types.set(element.value, 'number')
      else if (element.type === TYPE.select) types.set(element.value, 'string')
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(parse(source, { ignoreTag: true }))
  return types
}

const made = '// Made by `npm run phrases` from src/phrases/en/*.json.\n'

/** The source of `phrase-values.ts`. */
export function valuesSource(english: Catalogue): string {
  const lines = [...phrasesOf(english)].map(([id, source]) => {
    const types = [...valueTypes(source)].map(([name, type]) => `${name}: ${type}`)
    return `  '${id}': ${types.length === 0 ? 'null' : `{ ${types.join('; ')} }`}\n`
  })
  return `${made}\n/** The values that each phrase takes. */\nexport interface PhraseValues {\n${lines.join('')}}\n`
}

const camelCase = (area: string) => area.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The source of `catalogue.ts`. */
export function catalogueSource(english: Catalogue): string {
  const areas = Object.keys(english)
  const imports = areas.map((area) => `import ${camelCase(area)} from './en/${area}.json' with { type: 'json' }\n`)
  return `${made}
${imports.join('')}import type { PhraseId } from './phrase.ts'

const areas: Record<string, Record<string, string>> = {
${areas.map((area) => `  ${area === camelCase(area) ? area : `'${area}': ${camelCase(area)}`},\n`).join('')}}

/** The English phrases by id. */
export const english = Object.fromEntries(
  Object.entries(areas).flatMap(([area, phrases]) =>
    Object.entries(phrases).map(([name, source]) => [\`\${area}.\${name}\`, source]),
  ),
) as Record<PhraseId, string>
`
}

import { LocalizedStringDictionary } from '@internationalized/string'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getLocalizationScript } from 'react-aria-components/i18n'
import { valueTypes } from './phrase-catalogues.ts'
import { phraseCode, phraseFunctions } from './phrase-code.ts'

/* What the page of a language has beside the words of its phrases: the choice of plurals, names of cities, words of react-aria's controls. */

/** A text, or a function of the values and of react-aria's formatter. The page gets the function's source. */
type Word = string | (() => string)
type Words = Record<string, Record<string, Word>>

const clockFolder = join(import.meta.dirname, '../../src/clock')
const messagesFile = (language: string) =>
  join(import.meta.dirname, `../../src/phrases/${language}/react-aria/messages.json`)

/** A message as react-aria takes it. */
function wordOf(source: string, language: string): Word {
  const types = valueTypes(source)
  if (types.size === 0) return source
  // A select compares texts, and react-aria gives booleans.
  const values = new Map(
    [...types].map(([name, type]) => [name, type === 'string' ? `String(values.${name})` : `values.${name}`]),
  )
  const code = phraseCode(source, language, { values, numberText: 'formatter.number' })
  return new Function('values', 'formatter', `return ${code}`) as () => string
}

/** Our own messages for a language that react-aria doesn't know, by its package and name. */
function ownWords(language: string): Words {
  const packages = JSON.parse(readFileSync(messagesFile(language), 'utf8')) as Record<string, Record<string, string>>
  return Object.fromEntries(
    Object.entries(packages).map(([name, messages]) => [
      name,
      Object.fromEntries(Object.entries(messages).map(([key, source]) => [key, wordOf(source, language)])),
    ]),
  )
}

/** The script with the words of react-aria's controls: "Next", "Increase", "Calendar". */
function reactAriaScript(language: string): string {
  if (!existsSync(messagesFile(language))) return getLocalizationScript(language)
  // The library types a dictionary as that of one package.
  const words = new LocalizedStringDictionary<string, never>({ [language]: ownWords(language) as never }, language)
  return getLocalizationScript(language, words)
}

/** Cities of the time zones that the language calls otherwise than English, by the last part of the zone's name. */
function citiesScript(language: string): string {
  const cities = JSON.parse(readFileSync(join(clockFolder, `cities/${language}.json`), 'utf8')) as object
  return `globalThis.__cities=${JSON.stringify(cities)};`
}

/** The script that a page of this language loads first. */
export const languageScript = (language: string): string =>
  phraseFunctions(language) + citiesScript(language) + reactAriaScript(language)

import { english } from './catalogue.ts'
import { type Values, evaluate } from './evaluate.ts'
import type { PhraseValues } from './phrase-values.ts'
import { isolatesValues } from './isolated-values.ts'
import { directionOf, languageNames } from './languages.ts'
import { spokenLanguage, spokenMessage } from './spoken-language.ts'

/*
 * All words that people read are in the catalogues (`en/*.json`), as ICU messages. The build writes the words of each language in
 * place of these calls (ADR 0061), so this file runs only on the server (ADR 0062), in development, tests and tools.
 */

export type PhraseId = keyof PhraseValues

type ValuesOf<Id extends PhraseId> = PhraseValues[Id] extends null ? [] : [values: PhraseValues[Id]]
type PartsOf<Id extends PhraseId, Part> = { [Name in keyof PhraseValues[Id]]: PhraseValues[Id][Name] | Part }

function parts(id: PhraseId, values: Values): unknown[] {
  const language = spokenLanguage()
  const message = language === 'en' ? undefined : spokenMessage(id, language)
  return message === undefined
    ? evaluate(english[id], 'en', values)
    : evaluate(message, language, values, isolatesValues(id, message, directionOf(language)))
}

/** The words of a phrase. The id is a literal, so that the build can find it. */
export const phrase = <Id extends PhraseId>(id: Id, ...[values]: ValuesOf<Id>): string =>
  parts(id, values ?? {}).join('')

/** The same in pieces: for values that are not text but, for example, links. Strings and values in the order of the language. */
export const phraseParts = <Id extends PhraseId, Part>(id: Id, values: PartsOf<Id, Part>): (string | Part)[] =>
  parts(id, values) as (string | Part)[]

/**
 * A phrase in every language, the reader's first: for words in files, which can come from a page in another language. A page in
 * development knows English only.
 */
export const phraseInAllLanguages = (id: PhraseId, values: Values = {}): string[] => {
  const others = Object.keys(languageNames).flatMap((language) => spokenMessage(id, language) ?? [])
  return [
    parts(id, values).join(''),
    ...[english[id], ...others].map((message) => evaluate(message, 'en', values).join('')),
  ]
}

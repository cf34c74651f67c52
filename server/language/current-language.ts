import { AsyncLocalStorage } from 'node:async_hooks'
import { languageNames } from '../../src/phrases/languages.ts'
import { speak } from '../../src/phrases/spoken-language.ts'
import { phrasesIn } from './catalogues.ts'

/* The language of a request, in everything that its handler calls (ADR 0062). */

const languages = new AsyncLocalStorage<string>()

/** All languages that the server speaks. */
export const spokenLanguages: readonly string[] = Object.keys(languageNames)

/** The language of the current request; English outside a request. */
export const currentLanguage = (): string => languages.getStore() ?? 'en'

/** Runs `work` with texts in this language. */
export const inLanguage = <T>(language: string, work: () => T): T => languages.run(language, work)

/** For texts that are stored, such as those of the activity log, because readers can use another language than the writer. */
export const inEnglish = <T>(work: () => T): T => languages.run('en', work)

speak({ current: currentLanguage, phrasesIn })

import { namePattern } from '../replay/app-under-test.ts'
import { escapeSource } from './match.ts'

/** The language of the page under test. Paths and snapshots are in English. */
export interface Wording {
  language: string
  /** Matches the name on the page that is `name` in English. `*` stands for any text. */
  matcher: (name: string) => string | RegExp
  /** Matches each text that contains a phrase, or a part of one, that is `text` in English. */
  partMatcher: (text: string) => RegExp
  /** Whether an English text is put together from phrases and data alone. */
  isPhrase: (text: string) => boolean
  /** Whether a text of the page says what `expected` says in English. */
  isSaid: (expected: string, found: string) => boolean
  /** `expected` as the page should say it, for reports. */
  example: (expected: string) => string
  /** The texts of a page that are English although their phrases are translated. */
  englishLeftovers: (texts: readonly string[]) => string[]
}

export const englishWording: Wording = {
  language: 'en',
  matcher: namePattern,
  partMatcher: (text) => new RegExp(escapeSource(text), 'su'),
  isPhrase: () => true,
  isSaid: (expected, found) => expected === found,
  example: (expected) => expected,
  englishLeftovers: () => [],
}

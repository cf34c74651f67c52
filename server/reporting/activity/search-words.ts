import { textKey } from '../../../src/api/contract/text-key.ts'
import { currentLanguage, inEnglish } from '../../language/current-language.ts'
import { shownTexts } from './shown-texts.ts'

/*
 * The search keys of the log are English, and a reader types the words that they see. So the words of a keyword are looked up among the
 * texts of the log in the reader's language, and the English of those texts is searched too (ADR 0062).
 */

/** The words of a text in the reader's language, and the same text in an English search key. */
interface ShownText {
  words: readonly string[]
  english: string
}

const wordsOf = (text: string) => textKey(text).split(' ').map(withoutQuotes).filter(Boolean)
const withoutQuotes = (word: string) => word.replace(/^[„“”«»:,;.()]+|[„“”«»:,;.()]+$/g, '')
const longest = (texts: readonly string[]) =>
  texts.map(textKey).reduce((long, text) => (text.length > long.length ? text : long), '')

const known = new Map<string, readonly ShownText[]>()

function readTexts(): readonly ShownText[] {
  const inEnglishToo = inEnglish(shownTexts)
  return shownTexts().map((shown, index) => ({
    words: shown.flatMap(wordsOf),
    english: longest(inEnglishToo[index] ?? []),
  }))
}

/** The texts of the log in the language of the request. They take some milliseconds, once per language. */
function textsOfLanguage(): readonly ShownText[] {
  const language = currentLanguage()
  const texts = known.get(language) ?? readTexts()
  known.set(language, texts)
  return texts
}

/** A word of one or two letters means only itself, a longer one also what begins with it. */
const isMeant = (word: string, typed: string) => (typed.length < 3 ? word === typed : word.startsWith(typed))

/** English versions of the texts with this word. Leaves out a text that contains a shorter one of them. */
function translationsOf(typed: string): string[] {
  const found = textsOfLanguage().filter(({ words }) => words.some((word) => isMeant(word, typed)))
  const distinct = [...new Set(found.map(({ english }) => english))].filter((english) => english !== '')
  return distinct.filter((text) => !distinct.some((other) => other !== text && text.includes(other)))
}

/** A word that occurs in more texts than this, such as "the", is ignored unless the keyword has no other words. */
const maxTranslations = 20
/** Further words of the keyword are not translated. */
const maxTranslatedWords = 10

/**
 * Groups of texts; an entry matches the keyword if it contains one text of each group. In English the keyword is the only group. In
 * other languages each translatable word forms a group with its translations, because the order of words differs between languages.
 * Untranslatable words in a row form one group, as typed.
 */
export function searchedTexts(keyword: string): string[][] {
  if (currentLanguage() === 'en') return [[keyword]]
  const groups: string[][] = []
  const unspecific: string[][] = []
  let asTyped: string[] = []
  const endTyped = () => {
    if (asTyped.length > 0) groups.push([asTyped.join(' ')])
    asTyped = []
  }
  for (const [index, typed] of wordsOf(keyword).entries()) {
    const translations = index < maxTranslatedWords ? translationsOf(typed) : []
    if (translations.length === 0) asTyped.push(typed)
    else {
      endTyped()
      const isSpecific = translations.length <= maxTranslations
      ;(isSpecific ? groups : unspecific).push([typed, ...translations])
    }
  }
  endTyped()
  return [groups, unspecific, [[keyword]]].find(({ length }) => length > 0) ?? []
}

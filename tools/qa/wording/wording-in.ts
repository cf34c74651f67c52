import { phrasesOf, readCatalogue } from '../../lib/phrase-catalogues.ts'
import { pseudoMessage, pseudoScript } from '../../lib/pseudo-locale.ts'
import { withArabicDates, withoutArabicDates } from './arabic-dates.ts'
import { furtherPhrases } from './further-phrases.ts'
import { messageForms } from './message-forms.ts'
import { exampleOf, expressionOf, lettersIn, type Match, withoutOpenEnds } from './match.ts'
import { createTranslation, masked, type PageData } from './translation.ts'
import type { Wording } from './wording.ts'

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** Longer texts are whole entries or descriptions; their parts are texts of the page too. */
const maxLeftover = 160
/** Marks of the writing direction, which the formats and phrases of a language from right to left contain. */
const directionMarks = /[\u200E\u200F\u061C\u2066-\u2069]/g
/** The same, and the brackets around each phrase of the pseudo-locale. */
const pseudoMarks = /[[\]\u200E\u200F\u061C\u2066-\u2069]/g
/** Parts of a regular expression: what begins a group, `(?!)` for nothing, a class, any text, an escaped sign, or another sign. */
const expressionParts = /\(\?:|\(\?!\)|\[(?:\\.|[^\]])*\]\*?|\.\*|\\.|[^]/gu

/** The expression with any of the marks beside signs that are no letters, at the beginning and at the end. */
function withMarks({ source, flags }: RegExp, marks: RegExp): RegExp {
  const any = `${marks.source}*`
  const isPlain = (part: string) => /^\\?[^\p{L}\p{N}]$/u.test(part) && !/^[()|*?^$]$/.test(part)
  const parts = source.slice(1, -1).match(expressionParts) ?? []
  const marked = parts.map((part) => (isPlain(part) ? any + part + any : part)).join('')
  return new RegExp(`^${any + marked + any}$`.replaceAll(any + any, any), flags)
}

type Phrases = ReadonlyMap<string, string>

const phrasesIn = async (language: string): Promise<Phrases> =>
  new Map([...phrasesOf(await readCatalogue(language)), ...furtherPhrases(language)])

/** The phrases of the pseudo-locale. Lists, the parts of a date and the server's messages are in English, which the page asks for. */
const pseudoPhrases = async (): Promise<Phrases> =>
  new Map([
    ...furtherPhrases('en', pseudoScript()),
    ...[...phrasesOf(await readCatalogue('en'))].map(([id, source]): [string, string] => [
      id,
      id.startsWith('server.') ? source : pseudoMessage(source),
    ]),
  ])

const withoutMarks = (phrases: Phrases, marks: RegExp): Phrases =>
  new Map([...phrases].map(([id, source]) => [id, source.replaceAll(marks, '')]))

/** The wording of a page in another language. `data` is what stays as it is, as far as it is known at each moment. */
export const wordingIn = async (language: string, data: () => PageData): Promise<Wording> =>
  wordingOf({ language, marks: directionMarks, target: await phrasesIn(language) }, await phrasesIn('en'), data)

/** The wording of a page in the pseudo-locale. */
export const pseudoWording = async (data: () => PageData): Promise<Wording> =>
  wordingOf({ language: 'en', marks: pseudoMarks, target: await pseudoPhrases() }, await phrasesIn('en'), data)

interface TargetLanguage {
  language: string
  /** Signs that the phrases or the page may have beside words. */
  marks: RegExp
  target: Phrases
}

function wordingOf({ language, marks, target }: TargetLanguage, source: Phrases, data: () => PageData): Wording {
  const [english, translated] = [withoutMarks(source, directionMarks), withoutMarks(target, marks)]
  const translate = createTranslation({ language, english, translated })
  const vocabulary = new Set([...english.values()].flatMap(wordsOf))
  /** Words that are right in this language, also where they are English too. */
  const translations = new Set(
    [...translated.values()].flatMap((source) =>
      messageForms(source).flatMap(({ pieces: [first], pieces }) =>
        pieces.length === 1 && typeof first === 'string' ? [first.replaceAll(/\s+/g, ' ')] : [],
      ),
    ),
  )
  const isArabic = language === 'ar'
  const comparable = (found: string) => {
    const text = found.replaceAll(marks, '')
    return masked(isArabic ? withoutArabicDates(text) : text)
  }
  const isSaid = (expected: string, found: string) => expressionOf(translate(expected, data())).test(comparable(found))

  const matchOf = (name: string) => translate(isArabic ? withArabicDates(name) : name, data())
  const marked = (match: Match) => {
    const expression = expressionOf(match)
    return isArabic || marks === pseudoMarks ? withMarks(expression, marks) : expression
  }

  /** Whether each word can be of an English phrase or of the data. The others need no translation to be compared with. */
  function canBeEnglish(text: string, dataWords: ReadonlySet<string>) {
    const words = wordsOf(text)
    return (
      words.some((word) => vocabulary.has(word)) && words.every((word) => vocabulary.has(word) || dataWords.has(word))
    )
  }
  return {
    language,
    matcher: (name) => marked(matchOf(name)),
    partMatcher: (text) => new RegExp(marked(withoutOpenEnds(matchOf(`*${text}*`))).source.slice(1, -1), 'su'),
    isPhrase: (text) => translate(text, data()).unknown === 0,
    isSaid,
    example: (expected) => exampleOf(translate(expected, data())),
    englishLeftovers: (texts) => {
      const { texts: known } = data()
      const dataWords = new Set([...known].flatMap(wordsOf))
      return [...new Set(texts)].filter((text) => {
        if (lettersIn(text) < 3 || text.length > maxLeftover || known.has(text) || translations.has(text)) return false
        return canBeEnglish(text, dataWords) && translate(text, data()).unknown === 0 && !isSaid(text, text)
      })
    },
  }
}

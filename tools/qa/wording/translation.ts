import { withoutDates } from '../instrumentation/page-snapshot.ts'
import { joiningMarks } from './joining-marks.ts'
import { type Dictionary, phraseMatcher, type MatchPhrase } from './phrase-matcher.ts'
import { anyOf, bestOf, escapeSource, inOrder, lettersIn, marks, type Match } from './match.ts'

/** What is on a page and stays as it is, whatever the language. */
export interface PageData {
  /** Texts that the server has sent or somebody has typed. */
  texts: ReadonlySet<string>
  /** What the server has said to people. It may speak another language than when the page was recorded. */
  messages: ReadonlySet<string>
}

/** From this many words on, a text that is neither a phrase nor data can be a message of the server. */
const minWordsOfMessage = 3
/** Stands for the messages of the server in a stored match. */
const anyMessage = '\uE00F'

const wordSign = /[\p{L}\p{N}]/u
const isWordSign = (sign: string | undefined) => sign !== undefined && wordSign.test(sign)
const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** The places where a part of a text can begin or end: not within a word or number. Texts of two
 * elements may have no space between them. */
const boundariesOf = (text: string) =>
  Array.from({ length: text.length + 1 }, (_, at) => at).filter(
    (at) => !(isWordSign(text[at - 1]) && isWordSign(text[at])) || /^\p{Ll}\p{Lu}$/u.test(text.slice(at - 1, at + 1)),
  )

/** Numbers and dates stay; the marks around them may differ. */
function sourceOfGap(gap: string): string {
  const runs = [...gap.matchAll(/[\p{N}\p{Co}]+|[^\p{N}\p{Co}]+/gu)]
  return runs.map(([run]) => (/[\p{N}\p{Co}]/u.test(run) ? run : marks)).join('')
}

/** Replaces what stands for dates, times and numbers in a snapshot by signs that are no letters. */
export const masked = (text: string): string =>
  text.replaceAll('«day»', '\uE000').replaceAll('«time»', '\uE001').replaceAll('«number»', '\uE002')

/** Matches one text, of which `data` are parts that stay as they are. */
function textMatcher(
  phrasesIn: (text: string) => MatchPhrase,
  data: ReadonlySet<string>,
  sourceOfMarks: (gap: string) => string,
) {
  const knownTexts = new Map<string, Match>()
  const knownParts = new Map<string, Match>()

  function asIs(text: string): Match[] {
    if (data.has(text)) return [{ unknown: 0, parts: 1, sources: [escapeSource(text)] }]
    if (text.includes('*') || !isWordSign(text[0]) || !isWordSign(text.at(-1))) return []
    const isMessage = text.split(' ').length >= minWordsOfMessage
    const sources = [escapeSource(text), ...(isMessage ? [anyMessage] : [])]
    return [{ unknown: lettersIn(text), parts: 1, sources }]
  }

  /** A value of a phrase. A label begins in lower case within an English sentence. Data may not have arrived yet. */
  function matchValue(value: string): Match {
    const known = matchText(value)
    const plain = known.unknown === 0 ? known : { ...known, sources: [escapeSource(value), ...known.sources] }
    const label = upperFirst(value)
    if (label === value || data.has(value)) return plain
    const { sources, ...found } = matchText(label)
    return found.parts > 1
      ? plain
      : bestOf([plain, { ...found, sources: sources.flatMap((each) => [each, lowerFirst(each)]) }])
  }

  function matchPart(part: string, asPhrase: MatchPhrase): Match[] {
    if (part === '*') return [{ unknown: 0, parts: 0, sources: ['.*'] }]
    if (lettersIn(part) === 0 && !part.includes('*')) return [{ unknown: 0, parts: 0, sources: [sourceOfMarks(part)] }]
    const known = knownParts.get(part)
    if (known) return [known]
    const matches = [...asIs(part), ...asPhrase(part, matchValue)]
    if (matches.length === 0) return []
    const match = bestOf(matches)
    knownParts.set(part, match)
    return [match]
  }

  /** Finds the best parts from the end of the text to its beginning. */
  function matchText(text: string): Match {
    const known = knownTexts.get(text)
    if (known) return known
    const asPhrase = phrasesIn(text)
    const boundaries = boundariesOf(text)
    const restFrom = new Map<number, Match>([[text.length, { unknown: 0, parts: 0, sources: [''] }]])
    for (const from of boundaries.toReversed().slice(1)) {
      const matches = boundaries.flatMap((to) => {
        const rest = restFrom.get(to)
        const part = text.slice(from, to)
        if (to <= from || !rest || (part !== part.trim() && lettersIn(part) > 0)) return []
        return matchPart(part, asPhrase).map((each) => inOrder(each, rest))
      })
      if (matches.length > 0) restFrom.set(from, bestOf(matches))
    }
    const match = restFrom.get(0)!
    knownTexts.set(text, match)
    return match
  }
  return matchText
}

/** Tells what an English text is in another language. `*` stands for any text. */
export type Translate = (text: string, data: PageData) => Match

/** Translates English texts of the app by its phrases. A text may be put together from several phrases and from data. */
export function createTranslation(dictionary: Dictionary): Translate {
  const phrasesIn = phraseMatcher(dictionary, withoutDates)
  // Beside a wildcard, any marks would let it stand for too much.
  const sourceOfJoin = joiningMarks(dictionary)
  const known = new Map<string, Match>()
  return (text, { texts, messages }) => {
    const wanted = masked(text)
    const data = [...texts].filter((each) => wanted.includes(each))
    const key = [wanted, ...data].join('\n')
    const match =
      known.get(key) ?? textMatcher(phrasesIn, new Set(data), wanted.includes('*') ? sourceOfJoin : sourceOfGap)(wanted)
    known.set(key, match)
    const any = messages.size === 0 ? '(?!)' : anyOf([...messages].map((each) => escapeSource(masked(each))))
    return { ...match, sources: match.sources.map((each) => each.replaceAll(anyMessage, any)) }
  }
}

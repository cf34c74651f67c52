import { categoryOf } from '../../../src/phrases/plural.ts'
import {
  type Bindings,
  bindingsOf,
  type ChooseOptions,
  type MessageForm,
  messageForms,
  type Piece,
} from './message-forms.ts'
import { anyOf, escapeSource, lettersIn, type Match } from './match.ts'

/** The phrases of two languages, by id. */
export interface Dictionary {
  language: string
  english: ReadonlyMap<string, string>
  translated: ReadonlyMap<string, string>
}

/** A form of an English phrase, and the ICU message of its translation. */
interface PhraseForm {
  form: MessageForm
  words: readonly string[]
  translation: string
}

const isWords = (piece: Piece) => typeof piece === 'string'
const hasLetters = ({ pieces }: MessageForm) =>
  pieces.some((piece) => typeof piece === 'string' && lettersIn(piece) > 0)
const isCategory = (option: string) => /^(=\d+|zero|one|two|few|many)$/.test(option)

/** Whether the English form says how many: by a number, or by an option that stands for one. */
const isCounted = ({ pieces, choices }: MessageForm, name: string) =>
  isCategory(choices[name] ?? '') ||
  pieces.some((piece) => typeof piece === 'object' && 'count' in piece && piece.count === name)

/** The number of a plural in the text; undefined if the text doesn't say it. */
function countOf({ choices }: MessageForm, name: string, bindings: Bindings): number | undefined {
  const option = choices[name] ?? ''
  const written = option.startsWith('=')
    ? option.slice(1)
    : option === 'one'
      ? '1'
      : bindings[name]?.replaceAll(',', '')
  const count = Number(written)
  return written === undefined || Number.isNaN(count) ? undefined : count
}

/** The options that the translation can take for what an English form says. */
const optionsFor =
  (form: MessageForm, bindings: Bindings, language: string): ChooseOptions =>
  (name, options) => {
    const firstOf = (...wanted: readonly string[]) => [wanted.find((each) => options.includes(each)) ?? 'other']
    const chosen = form.choices[name]
    const count = isCounted(form, name) ? countOf(form, name, bindings) : undefined
    if (count !== undefined) return firstOf(`=${count}`, categoryOf(language, count))
    // English doesn't tell these forms apart, or doesn't say the number.
    return chosen === undefined || isCounted(form, name) || options.some(isCategory) ? options : firstOf(chosen)
  }

/** Matches a part of a text with one phrase, in each way that is possible. `matchValue` matches the values of the phrase. */
export type MatchPhrase = (part: string, matchValue: (value: string) => Match) => Match[]

/** Matches texts with the phrases of a dictionary. Returns a function of the whole text: most of the phrases are in none of its parts. */
export function phraseMatcher(
  { language, english, translated }: Dictionary,
  asReported: (words: string) => string,
): (text: string) => MatchPhrase {
  const formOf = ({ pieces, choices }: MessageForm): MessageForm => ({
    choices,
    pieces: pieces.map((piece) => (typeof piece === 'string' ? asReported(piece) : piece)),
  })
  const all = [...english].flatMap(([id, source]): PhraseForm[] => {
    const translation = translated.get(id) ?? source
    // Marks that only join values need no phrase, unless another language joins them by words.
    const joinsByWords = messageForms(translation).some(hasLetters)
    return messageForms(source)
      .map(formOf)
      .filter((form) => hasLetters(form) || (form.pieces.some(isWords) && joinsByWords))
      .map((form) => ({ form, words: form.pieces.filter(isWords), translation }))
  })

  function matchOf({ form, translation }: PhraseForm, bindings: Bindings, matchValue: (value: string) => Match): Match {
    const values = new Map(Object.entries(bindings).map(([name, value]) => [name, matchValue(value)]))
    const sourceOf = (piece: Piece) =>
      typeof piece === 'string'
        ? escapeSource(piece)
        : anyOf(values.get('value' in piece ? piece.value : piece.count)?.sources ?? ['.*'])
    const translations = messageForms(translation, optionsFor(form, bindings, language)).map(formOf)
    const sum = (key: 'unknown' | 'parts') => [...values.values()].reduce((total, each) => total + each[key], 0)
    return {
      unknown: sum('unknown'),
      parts: sum('parts') + (hasLetters(form) ? 1 : 0),
      sources: translations.map(({ pieces }) => pieces.map(sourceOf).join('')),
    }
  }

  function mayBe({ form: { pieces } }: PhraseForm, text: string): boolean {
    const [first, last] = [pieces[0], pieces.at(-1)]
    if (!text.includes('*'))
      return (typeof first !== 'string' || text.startsWith(first)) && (typeof last !== 'string' || text.endsWith(last))
    const startsWell = typeof first !== 'string' || text[0] === '*' || text[0] === first[0]
    return startsWell && (typeof last !== 'string' || text.at(-1) === '*' || text.at(-1) === last.at(-1))
  }

  return (text) => {
    const inText = text.includes('*')
      ? all.filter(({ form }) => hasLetters(form))
      : all.filter(({ words }) => words.every((each) => text.includes(each)))
    return (part, matchValue) =>
      inText
        .filter((phrase) => mayBe(phrase, part))
        .flatMap((phrase) =>
          bindingsOf(phrase.form, part)
            .filter((bindings) => !Object.values(bindings).includes(part))
            .map((bindings) => matchOf(phrase, bindings, matchValue)),
        )
  }
}

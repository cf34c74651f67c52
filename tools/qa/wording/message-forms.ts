import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A part of a text: words, a value by its name, or the number of a plural by the name of its value. */
export type Piece = string | { value: string } | { count: string }

/** One way to word a message: the pieces for one choice of each plural and select. */
export interface MessageForm {
  pieces: readonly Piece[]
  /** The chosen option of each plural and select, by the name of its value: "one", "=0", "room". */
  choices: Readonly<Record<string, string>>
}

/** Joins neighbouring words, so that a form has no two of them in a row. */
function joined(pieces: readonly Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((done, piece) => {
    const last = done.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') done[done.length - 1] = last + piece
    else done.push(piece)
    return done
  }, [])
}

type Choices = Readonly<Record<string, string>>

/** The options of each plural or select to consider, by the name of its value. */
export type ChooseOptions = (name: string, options: readonly string[]) => readonly string[]

interface Expansion {
  choose: ChooseOptions
  /** The value whose number `#` stands for. */
  count: string
}

const expand = (elements: readonly MessageFormatElement[], choices: Choices, expansion: Expansion): MessageForm[] =>
  elements.reduce<MessageForm[]>(
    (forms, element) => forms.flatMap((form) => extended(form, element, expansion)),
    [{ pieces: [], choices }],
  )

function extended(form: MessageForm, element: MessageFormatElement, { choose, count }: Expansion): MessageForm[] {
  const withPiece = (piece: Piece) => [{ ...form, pieces: [...form.pieces, piece] }]
  switch (element.type) {
    case TYPE.literal:
      return withPiece(element.value)
    case TYPE.argument:
      return withPiece({ value: element.value })
    case TYPE.pound:
      return withPiece({ count })
    case TYPE.plural:
    case TYPE.select: {
      const { value: name, options } = element
      const chosen = form.choices[name]
      // The second plural of the same value takes the option that the first has taken.
      const names = chosen === undefined ? choose(name, Object.keys(options)) : [chosen in options ? chosen : 'other']
      return names.flatMap((option) =>
        expand(
          options[option]?.value ?? [],
          { ...form.choices, [name]: chosen ?? option },
          { choose, count: element.type === TYPE.plural ? name : count },
        ).map((inner) => ({ pieces: [...form.pieces, ...inner.pieces], choices: inner.choices })),
      )
    }
    default:
      throw new Error(`A phrase has a part that isn't supported: ${JSON.stringify(element)}`)
  }
}

const parsed = new Map<string, readonly MessageFormatElement[]>()
function elementsOf(source: string): readonly MessageFormatElement[] {
  const elements = parsed.get(source) ?? parse(source, { ignoreTag: true })
  parsed.set(source, elements)
  return elements
}

/** The forms of an ICU message with the chosen options; by default all. */
export const messageForms = (source: string, choose: ChooseOptions = (_, options) => options): MessageForm[] =>
  expand(elementsOf(source), {}, { choose, count: '' }).map((form) => ({
    ...form,
    pieces: joined(form.pieces),
  }))

/** What the values of a form are in a text, by name. A count is the number as it is written. */
export type Bindings = Readonly<Record<string, string>>

/** Stands for any text, in the names of targets. */
const wildcard = '*'
const numberPattern = /^\d[\d.,]*/
/** More ways than this to read a text by one form are not needed. */
const maxBindings = 24

/**
 * The ways in which a form can say a text. A wildcard of the text may stand for words and values of the form; a value that it stands for is
 * bound to the wildcard.
 */
export function bindingsOf({ pieces }: MessageForm, text: string): Bindings[] {
  const found: Bindings[] = []
  const bind = (bindings: Bindings, name: string, value: string): Bindings | null =>
    bindings[name] === undefined || bindings[name] === value ? { ...bindings, [name]: value } : null

  /** `offset` counts the characters of the piece that have matched. */
  function match(at: number, offset: number, from: number, bindings: Bindings) {
    if (found.length >= maxBindings) return
    const piece = pieces[at]
    if (text[from] === wildcard && offset === 0) match(at, 0, from + 1, bindings)
    if (piece === undefined) {
      if (from === text.length) found.push(bindings)
      return
    }
    if (typeof piece === 'string') return matchWords(piece, at, offset, from, bindings)
    const name = 'value' in piece ? piece.value : piece.count
    if (text[from] === wildcard) match(at + 1, 0, from, bind(bindings, name, wildcard) ?? bindings)
    if ('count' in piece) {
      const [written] = numberPattern.exec(text.slice(from)) ?? []
      const bound = written && bind(bindings, name, written)
      if (bound) match(at + 1, 0, from + written.length, bound)
      return
    }
    if (from > 0 && text[from] === wildcard) return
    for (let to = from + 1; to <= text.length; to++) {
      const bound = bind(bindings, name, text.slice(from, to))
      if (bound) match(at + 1, 0, to, bound)
    }
  }

  function matchWords(words: string, at: number, offset: number, from: number, bindings: Bindings) {
    if (!text.includes(wildcard)) {
      if (text.startsWith(words, from)) match(at + 1, 0, from + words.length, bindings)
    } else if (offset === words.length) match(at + 1, 0, from, bindings)
    else if (text[from] === wildcard) {
      match(at, offset + 1, from, bindings)
      if (offset > 0) match(at, offset, from + 1, bindings)
    } else if (text[from] === words[offset]) match(at, offset + 1, from + 1, bindings)
  }

  match(0, 0, 0, {})
  return found
}

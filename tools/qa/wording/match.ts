/** One way to put an English text together from phrases and data, and the text in the other language. */
export interface Match {
  /** Letters that are neither in a phrase nor in the data. */
  unknown: number
  /** Phrases and data that the text is put together from. */
  parts: number
  /** Sources of regular expressions. */
  sources: readonly string[]
}

/** Upper limit of alternatives per text. */
const maxSources = 48

export const lettersIn = (text: string): number => text.replaceAll(/\P{L}/gu, '').length
export const escapeSource = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
export const anyOf = (sources: readonly string[]): string =>
  sources.length === 1 ? sources[0]! : `(?:${sources.join('|')})`

/** Marks and spaces between two parts, in which languages differ. Signs for private use stand for dates: see `masked`. */
export const marks = '[^\\p{L}\\p{N}\\p{Co}]*'

/** One match after another. */
export const inOrder = (first: Match, rest: Match): Match => ({
  unknown: first.unknown + rest.unknown,
  parts: first.parts + rest.parts,
  sources: first.sources
    .flatMap((each) => rest.sources.map((next) => (each + next).replace(marks + marks, marks)))
    .slice(0, maxSources),
})

/** All matches with the fewest unknown letters and, of these, the fewest parts. */
export function bestOf(matches: readonly Match[]): Match {
  const unknown = Math.min(...matches.map((each) => each.unknown))
  const known = matches.filter((each) => each.unknown === unknown)
  const parts = Math.min(...known.map((each) => each.parts))
  const sources = known.filter((each) => each.parts === parts).flatMap((each) => each.sources)
  return { unknown, parts, sources: [...new Set(sources)].slice(0, maxSources) }
}

/** The regular expression of a match, for the whole of a text. */
export const expressionOf = ({ sources }: Match): RegExp => new RegExp(`^${anyOf(sources)}$`, 'su')

/**
 * The match without any text at its ends, for an expression that may begin and end anywhere. There the wildcards say nothing, and
 * an expression that tries them from each place takes seconds for a long text.
 */
export const withoutOpenEnds = ({ sources, ...match }: Match): Match => ({
  ...match,
  sources: [...new Set(sources.map((each) => each.replaceAll(/^(?:\.\*)+|(?<!\\)(?:\.\*)+$/g, '')))],
})

/** One text that a match allows, for messages. */
export const exampleOf = ({ sources: [first = ''] }: Match): string =>
  first.replaceAll(marks, ' ').replaceAll('.*', '…').replaceAll(/\\(.)/g, '$1')

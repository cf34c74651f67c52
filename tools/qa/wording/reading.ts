/** A way to read an English text, and what the text is in the other language. */
export interface Reading {
  /** Letters that are neither in a phrase nor in the data. */
  unknown: number
  /** Phrases and data that the text is put together from. */
  parts: number
  /** Sources of regular expressions. */
  sources: readonly string[]
}

/** More ways to say a text than these are not needed. */
const maxSources = 48

export const lettersIn = (text: string): number => text.replaceAll(/\P{L}/gu, '').length
export const escapeSource = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
export const anyOf = (sources: readonly string[]): string =>
  sources.length === 1 ? sources[0]! : `(?:${sources.join('|')})`

/** Marks and spaces between two parts, in which languages differ. Signs for private use stand for dates: see `masked`. */
export const marks = '[^\\p{L}\\p{N}\\p{Co}]*'

/** One reading after another. */
export const inOrder = (first: Reading, rest: Reading): Reading => ({
  unknown: first.unknown + rest.unknown,
  parts: first.parts + rest.parts,
  sources: first.sources
    .flatMap((each) => rest.sources.map((next) => (each + next).replace(marks + marks, marks)))
    .slice(0, maxSources),
})

/** All readings with the fewest unknown letters and, of these, the fewest parts. */
export function bestOf(readings: readonly Reading[]): Reading {
  const unknown = Math.min(...readings.map((each) => each.unknown))
  const known = readings.filter((each) => each.unknown === unknown)
  const parts = Math.min(...known.map((each) => each.parts))
  const sources = known.filter((each) => each.parts === parts).flatMap((each) => each.sources)
  return { unknown, parts, sources: [...new Set(sources)].slice(0, maxSources) }
}

/** The regular expression of a reading, for the whole of a text. */
export const expressionOf = ({ sources }: Reading): RegExp => new RegExp(`^${anyOf(sources)}$`, 'su')

/** One text that a reading allows, to be read by people. */
export const exampleOf = ({ sources: [first = ''] }: Reading): string =>
  first.replaceAll(marks, ' ').replaceAll('.*', '…').replaceAll(/\\(.)/g, '$1')

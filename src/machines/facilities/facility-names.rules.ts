import { maxNames } from '../../api/contract/facility.ts'
import { textKey } from '../../api/contract/text-key.ts'
import { phrase } from '../../phrases/phrase.ts'

/** An error in the typed text; `part` is the part that it is about, null means the whole text. */
interface NamesProblem {
  part: string | null
  message: string
}

export interface ReadNames {
  /** Unique names, in the order typed. */
  names: string[]
  problems: NamesProblem[]
}

const maxNameLength = 40
const dashes = '[-–—]'
/** Range separator between numbers: "201 – 220", "201 to 220". */
const rangeDashes = new RegExp(String.raw`(?<=\d)(?:\s*${dashes}\s*|\s+to\s+)(?=[^,;]*\d)`, 'giu')
const range = /^(.*?)(\d{1,9})–(.*?)(\d{1,9})$/u
/** A quoted part is one name; a doubled quote stands for a quote. */
const parts = /\s*(?:"((?:[^"]|"")*)"(?=\s*(?:[,;\n]|$))|([^,;\n]*))\s*(?:[,;\n]|$)/gu

/** Normalises case and accents, which the server ignores when it compares names. */
export const nameKey = (name: string) => textKey(name)

/** Expands "201–203" to three names; keeps leading zeros. */
function rangeOf(part: string): string[] | string {
  const [, prefix = '', first = '', restored = '', last = ''] = range.exec(part) ?? []
  if (first === '' || (restored !== '' && restored !== prefix)) return phrase('facilities.wrongRange')
  const from = Number(first)
  const count = Number(last) - from + 1
  if (count < 1) return phrase('facilities.rangeEndsTooEarly')
  if (count > maxNames) return phrase('facilities.tooManyNames', { count, max: maxNames })
  const width = first.startsWith('0') ? first.length : 0
  return Array.from({ length: count }, (_, at) => prefix + String(from + at).padStart(width, '0'))
}

/** Names of one comma-separated part. Spaces separate names if every word contains a number, as in "201 202". */
function namesOf(part: string): { part: string; names: string[] | string }[] {
  const joined = part.replace(rangeDashes, '–').replace(/\s+/gu, ' ')
  const texts = joined.split(' ')
  return (texts.every((word) => /\d/.test(word)) ? texts : [joined]).map((word) => ({
    part: word,
    names: /\d.*–.*\d/u.test(word) ? rangeOf(word) : [word],
  }))
}

/**
 * Parses "201–220, 301". Commas, semicolons, line breaks and, between words with numbers, spaces separate names. A range uses a hyphen, a
 * dash or "to". Each message names the part that it is about (WCAG 3.3.1).
 */
export function readNames(text: string): ReadNames {
  const names = new Map<string, string>()
  const problems: NamesProblem[] = []
  const add = (name: string) => {
    const key = nameKey(name)
    if (name.length > maxNameLength)
      problems.push({ part: name, message: phrase('facilities.nameTooLong', { max: maxNameLength }) })
    else if (/\p{Cc}/u.test(name)) problems.push({ part: name, message: phrase('facilities.unprintableCharacter') })
    else if (names.has(key)) problems.push({ part: name, message: phrase('facilities.namedTwice') })
    else names.set(key, name)
  }
  for (const [, quoted, plain = ''] of text.matchAll(parts)) {
    const written = (quoted?.replaceAll('""', '"') ?? plain).trim()
    if (written === '') continue
    if (quoted !== undefined) add(written)
    else
      for (const { part, names: found } of namesOf(written))
        if (typeof found === 'string') problems.push({ part, message: found })
        else for (const name of found) add(name)
  }
  if (names.size > maxNames)
    problems.push({ part: null, message: phrase('facilities.tooManyNames', { count: names.size, max: maxNames }) })
  return { names: [...names.values()], problems }
}

/** A name with a quote is always quoted, since its quote could pair with that of the next name. */
const isPlain = (name: string) => {
  if (name.includes('"')) return false
  const read = readNames(name)
  return read.problems.length === 0 && read.names.length === 1 && read.names[0] === name
}

/** Formats names as text that parses to exactly these names. */
export const namesText = (names: readonly string[]) =>
  names.map((name) => (isPlain(name) ? name : `"${name.replaceAll('"', '""')}"`)).join(', ')

/** The first message, and the number of others. */
export function namesError({ names, problems }: ReadNames): string | null {
  const [first, ...others] = problems
  if (!first) return names.length === 0 ? phrase('facilities.required') : null
  const message = first.part === null ? first.message : `“${first.part}”: ${first.message}`
  return others.length > 0 ? phrase('facilities.andMoreProblems', { message, count: others.length }) : message
}

/** Floor of a room number by hotel convention: 201 is on floor 2, A1105 on 11, 007 on the ground floor. */
function floorOf(name: string): string | null {
  const number = /(\d{3,4})\D*$/u.exec(name)?.[1]
  return number ? String(Math.floor(Number(number) / 100)) : null
}

/** The floor that all names share; null if they have none or several. */
export function floorOfNames(names: readonly string[]): string | null {
  const floors = new Set(names.map(floorOf))
  const [only] = floors
  return floors.size === 1 ? (only ?? null) : null
}

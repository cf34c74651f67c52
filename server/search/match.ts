import { type Column, type SQL, and, or, sql } from 'drizzle-orm'
import { textKey } from '../../src/api/contract/text-key.ts'
import { containsPattern } from '../text.ts'

/** How alike a misspelt name must be, from 0 to 1: two letters of nine may have changed places. */
export const likeness = 0.4
/** A shorter keyword resembles too much. */
const shortestMisspelt = 4

/** How records are matched with a keyword: whether one matches, and how well, 0 being best. */
export interface Match {
  /** `key` is the record's search key, whose first line is its name; `around` is that of its property. */
  matches: (key: Column, around?: Column) => SQL | undefined
  rank: (key: Column) => SQL<number>
}

/** Without a keyword: everything, by name. */
export const anyMatch: Match = { matches: () => undefined, rank: () => sql<number>`0::int` }

const nameOf = (key: Column) => sql`split_part(${key}, E'\n', 1)`

/** Every word of the keyword is in the record, or in its property's name, and at least one in the record. */
export function exactMatch(keyword: string): Match {
  const whole = textKey(keyword)
  const words = whole.split(' ').map(containsPattern)
  const contains = (key: Column) => (word: string) => sql`${key} like ${word}`
  const start = containsPattern(keyword).slice(1)
  return {
    matches: (key, around) =>
      around
        ? and(
            or(...words.map(contains(key))),
            ...words.map((word) => sql`(${key} like ${word} or ${around} like ${word})`),
          )
        : and(...words.map(contains(key))),
    rank: (key) => sql<number>`case
      when ${nameOf(key)} = ${whole} then 0
      when ${key} like ${start} then 1
      when ${nameOf(key)} like ${`% ${start}`} then 2
      when ${nameOf(key)} like ${`%${start}`} then 3
      else 4 end`,
  }
}

/** A name that is spelt alike, by its trigrams; null for a keyword that is too short for it. */
export function misspeltMatch(keyword: string): Match | null {
  const whole = textKey(keyword)
  if (whole.length < shortestMisspelt) return null
  return {
    // `<%` reads the index, with the threshold of the transaction; the rest of the key is no name.
    matches: (key) => sql`(${whole} <% ${key} and ${whole} <% ${nameOf(key)})`,
    rank: (key) => sql<number>`6 - word_similarity(${whole}, ${nameOf(key)})`,
  }
}

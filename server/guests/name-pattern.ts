import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What stands in the place of an erased name. */
export const erasedName = 'Erased guest'

/** Regular expressions of PostgreSQL that match a name as whole words, whatever its case: in a text, and as JSON writes it. */
export interface NamePattern {
  text: string
  json: string
}

const wholeWords = (text: string) => `(?<!\\w)${text.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}(?!\\w)`

/** The pattern of a name. */
export const patternOf = (name: string): NamePattern => ({
  text: wholeWords(name),
  json: wholeWords(JSON.stringify(name).slice(1, -1)),
})

/** A text column without the name. */
export const withoutName = (column: SQLWrapper, { text }: NamePattern): SQL<string> =>
  sql`regexp_replace(${column}, ${text}, ${erasedName}, 'gi')`

/** A JSON column without the name. */
export const withoutNameInJson = (column: SQLWrapper, { json }: NamePattern): SQL =>
  sql`regexp_replace(${column}::text, ${json}, ${erasedName}, 'gi')::jsonb`

/** True for a text or JSON value with the name in it. */
export const hasName = (value: SQLWrapper, { text, json }: NamePattern): SQL =>
  sql`(${value}::text ~* ${text} or ${value}::text ~* ${json})`

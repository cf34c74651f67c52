import type { GetColumnData, SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/*
 * Writes JSON straight from the values of a row. A list spends most of its time on objects that are made only to be written
 * (ADR 0016).
 */

/** A row as the driver reads it: the values in the order of the columns. */
export type RawRow = readonly unknown[]

type Source = AnyPgColumn | SQL
type ValueOf<S> = S extends SQL<infer T> ? T : S extends AnyPgColumn ? GetColumnData<S> : never
type ValuesOf<S extends readonly Source[]> = { [At in keyof S]: ValueOf<S[At]> }

/** A JSON value of type `T` and the columns that it is written from. */
export interface JsonValue<T> {
  readonly sources: readonly Source[]
  /** Returns the function that writes it. `at` has the positions of the sources in a row. */
  readonly bind: (at: readonly number[]) => (row: RawRow) => string
  /** For types only. */
  readonly type?: T
}

const plainText = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/

/** JSON of a string. Most need no escape, and to test that is faster than JSON.stringify. */
export const jsonString = (text: string): string => (plainText.test(text) ? `"${text}"` : JSON.stringify(text))

const fromOne = <T>(source: Source, write: (value: string) => string): JsonValue<T> => ({
  sources: [source],
  bind: ([at = 0]) => {
    return (row) => {
      const value = row[at]
      return value === null ? 'null' : write(value as string)
    }
  },
})

const unchanged = (value: string) => `${value}`

/** A number. */
export const number = <C extends AnyPgColumn>(column: C) => fromOne<GetColumnData<C>>(column, unchanged)

/** A text. */
export const text = <C extends AnyPgColumn>(column: C) => fromOne<GetColumnData<C>>(column, jsonString)

/** A time of day: drivers return it with seconds. */
export const timeOfDay = <C extends AnyPgColumn>(column: C) =>
  fromOne<GetColumnData<C>>(column, (value) => `"${value.slice(0, 5)}"`)

/** PostgreSQL omits zeros at the end of the milliseconds. A session of another time zone is rare, so Date handles it. */
const isoInstant = (value: string) =>
  value.length <= 26 && value.endsWith('+00')
    ? `"${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, '0')}Z"`
    : `"${new Date(value).toISOString()}"`

/** An instant, as Date.toISOString writes it. */
export const instant = (column: AnyPgColumn) => fromOne<string>(column, isoInstant)

/** What the database has already written as JSON. */
export const json = <T>(source: SQL<string>) => fromOne<T>(source, unchanged)

/** A text or null that is computed from columns whose values the driver returns as they are. */
export const computed = <const S extends readonly Source[], T extends string | null>(
  sources: S,
  compute: (...values: ValuesOf<S>) => T,
): JsonValue<T> => ({
  sources,
  bind: (at) => (row) => {
    const value = compute(...(at.map((position) => row[position]) as ValuesOf<S>))
    return value === null ? 'null' : jsonString(value)
  },
})

/** An object, with its members in this order. */
export function object<T extends object>(members: { [Name in keyof T]-?: JsonValue<T[Name]> }): JsonValue<T> {
  const entries = Object.entries<JsonValue<unknown>>(members)
  const sources = [...new Set(entries.flatMap(([, value]) => value.sources))]
  return {
    sources,
    bind: (at) => {
      const parts = entries.map(([name, value], index) => ({
        start: `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`,
        write: value.bind(value.sources.map((source) => at[sources.indexOf(source)] ?? 0)),
      }))
      return (row) => {
        let written = ''
        for (const { start, write } of parts) written += start + write(row)
        return `${written}}`
      }
    },
  }
}

/** The columns to select for a value, and the function that writes it from a row that starts with them. */
export const rowWriter = ({ sources, bind }: JsonValue<unknown>) => ({
  columns: Object.fromEntries(sources.map((source, index) => [`c${index}`, source])),
  write: bind(sources.map((_, index) => index)),
})

import { isCalendarDate } from '../api/contract/calendar-date.ts'
import { fittingPageSize, perPageOptions } from './page-size.ts'

/* Codecs of search parameters. Parameters have their names on the wire. */

export interface Codec<T> {
  /** Value when the URL has no such parameter. */
  empty: T
  /** Reads the parameter. An invalid value counts as absent. */
  read: (params: URLSearchParams, name: string) => T
  /** Writes the parameter. Omits an empty value. */
  write: (params: URLSearchParams, name: string, value: T) => void
}

const positive = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const isInstant = (text: string) =>
  instantPattern.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
const all = (params: URLSearchParams, name: string) => [...params.getAll(`${name}[]`), ...params.getAll(name)]

export const page: Codec<number> = {
  empty: 1,
  read: (params, name) => positive(params.get(name)) ?? 1,
  write: (params, name, value) => {
    if (value > 1) params.set(name, String(value))
  },
}

/** One of several words or numbers. Without `empty`, the first is the default. */
export const oneOf = <const T extends string | number>(
  choices: readonly [T, ...T[]],
  empty: T = choices[0],
): Codec<T> => ({
  empty,
  read: (params, name) => choices.find((choice) => String(choice) === params.get(name)) ?? empty,
  write: (params, name, value) => {
    if (value !== empty) params.set(name, String(value))
  },
})

export const perPage: Codec<number> = oneOf<number>(perPageOptions, fittingPageSize())

export const keyword: Codec<string> = {
  empty: '',
  read: (params, name) => (params.get(name) ?? '').slice(0, 100),
  write: (params, name, value) => {
    if (value) params.set(name, value)
  },
}

/** Text that passes a test. */
const textThat = (isValid: (text: string) => boolean): Codec<string | null> => ({
  empty: null,
  read: (params, name) => {
    const text = params.get(name)
    return text && isValid(text) ? text : null
  },
  write: (params, name, value) => {
    if (value) params.set(name, value)
  },
})

export const matching = (pattern: RegExp) => textThat((text) => pattern.test(text))
export const day = textThat(isCalendarDate)
/** ISO 8601 instant with an offset, or in UTC. */
export const instant = textThat(isInstant)

export const id: Codec<number | null> = {
  empty: null,
  read: (params, name) => positive(params.get(name)),
  write: (params, name, value) => {
    if (value !== null) params.set(name, String(value))
  },
}

const listOf = <T extends string | number>(parse: (text: string) => T | null): Codec<T[]> => ({
  empty: [],
  read: (params, name) => [
    ...new Set(
      all(params, name)
        .map(parse)
        .filter((item) => item !== null),
    ),
  ],
  write: (params, name, value) => {
    for (const item of value) params.append(`${name}[]`, String(item))
  },
})

export const ids = listOf(positive)
/** Ids; 0 stands for none. */
export const idsOrNone = listOf((text) => (text === '0' ? 0 : positive(text)))
export const texts = listOf((text) => (text.length > 0 && text.length <= 20 ? text : null))
export const listMatching = (pattern: RegExp) => listOf((text) => (pattern.test(text) ? text : null))
/** Some of several words. */
export const someOf = <const T extends string>(choices: readonly T[]) =>
  listOf((text) => choices.find((choice) => choice === text) ?? null)

/**
 * Columns of a list in their order, as one parameter. The first of `all` names the row, so it always comes first. Empty for all in their
 * default order.
 */
export const columns = <const T extends string>(all: readonly T[]): Codec<readonly T[]> => ({
  empty: [],
  read: (params, name) => {
    const named = (params.get(name) ?? '').split(',').flatMap((word) => all.find((column) => column === word) ?? [])
    const chosen = named.length > 0 ? [...new Set([...all.slice(0, 1), ...named])] : all
    return String(chosen) === String(all) ? [] : chosen
  },
  write: (params, name, value) => {
    if (value.length > 0) params.set(name, value.join())
  },
})

export const zeroOrOne: Codec<0 | 1 | null> = {
  empty: null,
  read: (params, name) => (params.get(name) === '0' ? 0 : params.get(name) === '1' ? 1 : null),
  write: (params, name, value) => {
    if (value !== null) params.set(name, String(value))
  },
}

export const flag: Codec<boolean> = {
  empty: false,
  read: (params, name) => params.get(name) === '1',
  write: (params, name, value) => {
    if (value) params.set(name, '1')
  },
}

type Codecs<Search> = { [Name in keyof Search]: Codec<Search[Name]> }

/** Codec of a whole search. */
export interface SearchCodec<Search> {
  empty: Search
  parse: (params: URLSearchParams) => Search
  write: (params: URLSearchParams, search: Search) => void
}

/**
 * Combines codecs. The order of the parts is their order in the URL. The prefix keeps apart the parameters of a list that is open
 * over another.
 */
export function searchCodec<Search extends object>(codecs: Codecs<Search>, prefix = ''): SearchCodec<Search> {
  const names = Object.keys(codecs) as (keyof Search & string)[]
  const made = (valueOf: (name: keyof Search & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Search
  return {
    empty: made((name) => codecs[name].empty),
    parse: (params) => made((name) => codecs[name].read(params, prefix + name)),
    write: (params, search) => {
      for (const name of names) codecs[name].write(params, prefix + name, search[name])
    },
  }
}

/** A path with its search parameters, if it has any. */
export const withParams = (path: string, params: URLSearchParams): string =>
  params.size > 0 ? `${path}?${params}` : path

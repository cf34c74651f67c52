import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What a column is sorted by. `emptyFirst`: rows without a value come first in ascending order, as in its index. */
interface SortKey {
  by: SQLWrapper
  emptyFirst?: true
}

/** What each column of a list is sorted by, most significant first. */
export type SortKeys<Column extends string> = Record<Column, readonly (SQLWrapper | SortKey)[]>

const keyOf = (key: SQLWrapper | SortKey): SortKey => ('by' in key ? key : { by: key })

/**
 * ORDER BY of a sort word such as "-name". `ids` break ties in the same direction, so that no row appears on two pages and an index is
 * read either way.
 */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
  keys: SortKeys<Column>,
  ...ids: readonly SQLWrapper[]
): SQL[] {
  const isDescending = sort.startsWith('-')
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const emptyRows = sql.raw(isDescending ? ' nulls last' : ' nulls first')
  const column = (isDescending ? sort.slice(1) : sort) as Column
  return [...keys[column], ...ids]
    .map(keyOf)
    .map(({ by, emptyFirst }) => sql`${by} ${direction}${emptyFirst ? emptyRows : sql.empty()}`)
}

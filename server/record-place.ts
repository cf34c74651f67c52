import { type SQL, sql } from 'drizzle-orm'
import type { PageMeta, RecordPlace } from '../src/api/contract/reply.ts'

/** Position of the record in a list, counted from 1; undefined if the list doesn't have it. */
type FindPosition = () => Promise<number | undefined>

interface PlaceQuery {
  per_page?: number | undefined
  page_of?: number | undefined
}

/** Row numbers in an order, to select beside the ids of a list. */
export const rowNumber = (order: readonly SQL[]) =>
  sql<number>`row_number() over (order by ${sql.join([...order], sql`, `)})`.mapWith(Number).as('position')

/** Position of a record among rows that are few enough to be read. */
export const positionAmong = (rows: readonly { id: number }[], id: number | undefined) => {
  const index = rows.findIndex((row) => row.id === id)
  return index < 0 ? undefined : index + 1
}

/**
 * What `meta` says of the record of `page_of`: on which page it is, among `found`, or among `all` rows if the filters hide it. Null if it
 * is in neither. Empty without `page_of`.
 */
export async function placeOf(
  { per_page = 10, page_of }: PlaceQuery,
  found: FindPosition,
  all: FindPosition,
): Promise<Pick<PageMeta, 'page_of'>> {
  if (page_of === undefined) return {}
  const placeAt = (position: number, is_hidden: boolean): RecordPlace => ({
    id: page_of,
    page: Math.ceil(position / per_page),
    is_hidden,
  })
  const shown = await found()
  if (shown !== undefined) return { page_of: placeAt(shown, false) }
  const hidden = await all()
  return { page_of: hidden === undefined ? null : placeAt(hidden, true) }
}

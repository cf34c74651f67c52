import { type SQL, sql } from 'drizzle-orm'
import { activity_log } from '../../db/schema/activity.ts'

type Entry = Pick<typeof activity_log.$inferSelect, 'id' | 'occurred_at'>

const { occurred_at, id } = activity_log
const positionOf = (entry: Entry) => `${entry.occurred_at.toISOString()}_${entry.id}`

/** Cursors for the pages before and after an entry. The id distinguishes entries of the same instant. */
export const olderThan = (entry: Entry) => `>${positionOf(entry)}`
export const newerThan = (entry: Entry) => `<${positionOf(entry)}`

/** Parses a cursor to a condition and a direction. Without a cursor it selects the newest page. */
export function readCursor(cursor: string | undefined): { beyond?: SQL; isNewer: boolean } {
  if (cursor === undefined) return { isNewer: false }
  const isNewer = cursor.startsWith('<')
  const [instant, key] = cursor.slice(1).split('_')
  const place = sql`(${instant}::timestamptz, ${key}::bigint)`
  return { beyond: sql`(${occurred_at}, ${id}) ${sql.raw(isNewer ? '>' : '<')} ${place}`, isNewer }
}

/** ORDER BY in the reading direction. */
export const timeOrder = (isNewer: boolean): SQL =>
  sql.raw(isNewer ? 'occurred_at asc, id asc' : 'occurred_at desc, id desc')

/**
 * Same, for entries of one property or of none. Names the property too, because with "is null" alone the planner does
 * not recognise the index order.
 */
export const indexOrder = (isNewer: boolean): SQL =>
  sql`property_id ${sql.raw(isNewer ? 'asc' : 'desc')}, ${timeOrder(isNewer)}`

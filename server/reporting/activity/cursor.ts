import { type SQL, sql } from 'drizzle-orm'
import { activity_log } from '../../db/schema/activity.ts'

type Entry = Pick<typeof activity_log.$inferSelect, 'id' | 'occurred_at'>

const { occurred_at, id } = activity_log
const at = (entry: Entry) => `${entry.occurred_at.toISOString()}_${entry.id}`

/** Names a place in the log, and on which side of it to go on: entries of one instant are told apart by their ids. */
export const olderThan = (entry: Entry) => `>${at(entry)}`
export const newerThan = (entry: Entry) => `<${at(entry)}`

/** Where a page lies: beyond a place, read away from it. Without one it is the newest page. */
export function readCursor(cursor: string | undefined): { beyond?: SQL; isNewer: boolean } {
  if (cursor === undefined) return { isNewer: false }
  const isNewer = cursor.startsWith('<')
  const [instant, key] = cursor.slice(1).split('_')
  const place = sql`(${instant}::timestamptz, ${key}::bigint)`
  return { beyond: sql`(${occurred_at}, ${id}) ${sql.raw(isNewer ? '>' : '<')} ${place}`, isNewer }
}

/** In the direction in which a page is read. */
export const inOrder = (isNewer: boolean): SQL =>
  sql.raw(isNewer ? 'occurred_at asc, id asc' : 'occurred_at desc, id desc')

/** The same of entries that are all of one property or all of none: "is null" alone does not tell the planner that its index has them in order. */
export const inOrderOfIndex = (isNewer: boolean): SQL =>
  sql`property_id ${sql.raw(isNewer ? 'asc' : 'desc')}, ${inOrder(isNewer)}`

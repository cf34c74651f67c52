import { type SQL, and, eq, sql } from 'drizzle-orm'
import { activity_log } from '../../db/schema/activity.ts'

/** Condition for log entries of rooms: changes of condition, service, attendant and priority. */
export const isOfRooms = (propertyId: number): SQL | undefined =>
  and(
    eq(activity_log.property_id, propertyId),
    eq(activity_log.module, 'housekeeping'),
    eq(activity_log.entity_type, 'facility'),
  )

/** Expands each change of an entry to a row. */
export const eachChange = sql`jsonb_array_elements(${activity_log.changes}) as change(said)`
const textOf = (key: string) => sql`change.said ->> ${sql.raw(`'${key}'`)}`

export const changed = {
  facility_id: sql<number>`${activity_log.entity_id}::int`,
  field: sql<string>`${textOf('field')}`,
  before: sql<string | null>`${textOf('before')}`,
  after: sql<string | null>`${textOf('after')}`,
}

/** Start of a calendar day at the property. */
export const midnight = (date: string, timezone: string): SQL =>
  sql`(${date}::date::timestamp at time zone ${timezone})`

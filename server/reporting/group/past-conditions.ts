import { sql } from 'drizzle-orm'
import type { HousekeepingStatus } from '../../../src/api/contract/housekeeping.ts'
import { businessDayStart } from '../../business-date.ts'
import type { CallerContext } from '../../context.ts'
import { rowsOf } from '../../db/rows.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { facilities } from '../../db/schema/facilities.ts'
import { properties } from '../../db/schema/properties.ts'

/** A past business date of a property. */
export interface PastDate {
  property_id: number
  date: string
}

/**
 * Conditions of rooms at the end of past business dates, for rooms that have changed since; one map per date, in their
 * order. Equal to `conditionsOn`, with one query for all dates: each room's first later change is looked up in the
 * index of its entries, so the cost does not grow with the log.
 */
export async function pastConditions(
  { db }: CallerContext,
  dates: readonly PastDate[],
): Promise<ReadonlyMap<number, HousekeepingStatus>[]> {
  const found = dates.map(() => new Map<number, HousekeepingStatus>())
  if (dates.length === 0) return found
  const rows = await rowsOf<{ index: number; facility_id: number; before: HousekeepingStatus | null }>(
    db,
    sql`select past.index, ${facilities.id} as facility_id, change.before
      from unnest(${`{${dates.map((_date, index) => index).join()}}`}::text::int[],
        ${`{${dates.map(({ property_id }) => property_id).join()}}`}::text::int[],
        ${`{${dates.map(({ date }) => date).join()}}`}::text::date[]) as past(index, property_id, day)
      join ${properties} on ${properties.id} = past.property_id
      join ${facilities} on ${facilities.property_id} = past.property_id and ${facilities.kind} = 'room'
      cross join lateral (
        select said ->> 'before' as before
        from ${activity_log}, jsonb_array_elements(${activity_log.changes}) as said
        where ${activity_log.property_id} = past.property_id and ${activity_log.entity_type} = 'facility'
          and ${activity_log.entity_id} = ${facilities.id}::text and ${activity_log.module} = 'housekeeping'
          and ${activity_log.occurred_at} > ${businessDayStart(sql`(past.day + 1)`, properties)} - interval '1 millisecond'
          and said ->> 'field' = 'housekeeping_status'
        order by ${activity_log.occurred_at}, ${activity_log.id} limit 1) change`,
  )
  for (const { index, facility_id, before } of rows) if (before !== null) found[index]?.set(facility_id, before)
  return found
}

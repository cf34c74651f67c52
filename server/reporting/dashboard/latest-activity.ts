import { and, desc, eq, lt } from 'drizzle-orm'
import type { LatestActivity } from '../../../src/api/contract/reporting.ts'
import { businessDayStart } from '../../business-date.ts'
import { recordLabelOf } from '../../activity/stored-texts.ts'
import type { CallerContext } from '../../context.ts'
import { activity_log } from '../../db/schema/activity.ts'
import type { FoundProperty } from './read-days.ts'
import { addDays } from '../../../src/api/contract/days.ts'

const latest = 10

/** The last log entries of a property up to the end of a business date: who, what and when, without the changes. */
export async function latestActivity(
  { db }: CallerContext,
  property: FoundProperty,
  date: string,
): Promise<LatestActivity[]> {
  const rows = await db
    .select()
    .from(activity_log)
    .where(
      and(
        eq(activity_log.property_id, property.id),
        lt(activity_log.occurred_at, businessDayStart(addDays(date, 1), property)),
      ),
    )
    .orderBy(desc(activity_log.occurred_at), desc(activity_log.id))
    .limit(latest)
  return rows.map((row) => ({
    id: row.id,
    occurred_at: row.occurred_at.toISOString(),
    actor_type: row.actor_type,
    actor: row.actor_name,
    module: row.module,
    event: row.event,
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    entity_label: recordLabelOf(row),
    undoes: row.undoes,
  }))
}

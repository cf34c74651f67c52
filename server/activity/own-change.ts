import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../context.ts'
import { activity_log } from '../db/schema/activity.ts'

export interface LoggedRecord {
  /** Other modules log what leaves the version of the record as it is: housekeeping, for example. */
  module: ActivityModule
  type: string
  id: number | string
  /** Null for records that all properties share. */
  property_id: number | null
}

/**
 * True if the caller made the last change of a record, in another tab for example. Changes of other people before that
 * one don't count: the caller's change was based on them.
 */
export async function isOwnChange(
  { db, caller }: CallerContext,
  { module, type, id, property_id }: LoggedRecord,
): Promise<boolean> {
  const [last] = await db
    .select({ actor_id: activity_log.actor_id })
    .from(activity_log)
    .where(
      and(
        property_id === null ? isNull(activity_log.property_id) : eq(activity_log.property_id, property_id),
        eq(activity_log.entity_type, type),
        eq(activity_log.entity_id, String(id)),
        eq(activity_log.module, module),
      ),
    )
    .orderBy(desc(activity_log.occurred_at), desc(activity_log.id))
    .limit(1)
  return last?.actor_id === caller.id
}

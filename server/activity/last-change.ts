import { and, desc, eq, isNull } from 'drizzle-orm'
import type { ActivityModule } from '../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../context.ts'
import { activity_log } from '../db/schema/activity.ts'
import { properties } from '../db/schema/properties.ts'
import type { LastChange } from '../errors.ts'
import { currentLanguage } from '../language/current-language.ts'

export interface LoggedRecord {
  /** Other modules log what leaves the version of the record as it is: housekeeping, for example. */
  module: ActivityModule
  type: string
  id: number | string
  /** Null for records that all properties share. */
  property_id: number | null
}

/** An instant in the language of the request and the time zone of a property: "27 Nov, 14:05". */
export const momentText = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(currentLanguage() === 'en' ? 'en-GB' : `${currentLanguage()}-u-nu-latn-ca-gregory`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)

/**
 * The last change of a record: the caller's own, in another tab for example, or somebody else's. Changes of other people before that one
 * don't count: the caller's change was based on them. Only who may read the entry in the log learns the name (ADR 0035).
 */
export async function lastChangeOf(
  { db, caller }: CallerContext,
  { module, type, id, property_id }: LoggedRecord,
): Promise<LastChange> {
  const [last] = await db
    .select({
      actor_id: activity_log.actor_id,
      name: activity_log.actor_name,
      at: activity_log.occurred_at,
      timezone: properties.timezone,
    })
    .from(activity_log)
    .leftJoin(properties, eq(properties.id, activity_log.property_id))
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
  if (last?.actor_id === caller.id) return { isOwn: true, by: null }
  const isReader = caller.permissions.includes(property_id === null ? 'view_account_activity' : 'access_properties')
  return {
    isOwn: false,
    by: last?.name && isReader ? { name: last.name, time: momentText(last.at, last.timezone ?? 'UTC') } : null,
  }
}

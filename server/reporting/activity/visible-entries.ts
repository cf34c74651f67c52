import { type SQL, and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { ActivityScope } from '../../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../../context.ts'
import { users } from '../../db/schema/access.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { colleaguesOf } from '../../users/scope.ts'

/**
 * Entries outside any property belong to users. A caller sees those by or about colleagues. Failed sign-ins of unknown
 * accounts are visible only to users with access to all properties (ADR 0035).
 */
function byColleagues(ctx: CallerContext): SQL | undefined {
  if (ctx.caller.all_properties) return undefined
  const colleagues = ctx.db.select({ id: users.id }).from(users).where(colleaguesOf(ctx))
  const account = sql`case when ${activity_log.entity_type} = 'user' then ${activity_log.entity_id}::int end`
  const isOfColleague = inArray(account, colleagues)
  return and(
    or(inArray(activity_log.actor_id, colleagues), and(isNull(activity_log.actor_id), isOfColleague)),
    or(ne(activity_log.entity_type, 'user'), and(isNotNull(activity_log.entity_id), isOfColleague)),
  )
}

/** True if the caller may read sign-ins and changes of accounts. */
export const canViewAccounts = ({ caller }: CallerContext): boolean =>
  caller.permissions.includes('view_account_activity')

/**
 * Condition for the entries of a property, or of none. The caller must already have checked access to the property
 * (server/scope.ts).
 */
export const visibleEntries = (ctx: CallerContext, propertyId: number, scope: ActivityScope): SQL | undefined =>
  scope === 'property'
    ? eq(activity_log.property_id, propertyId)
    : and(isNull(activity_log.property_id), byColleagues(ctx))

import { type SQL, and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { ActivityScope } from '../../../src/api/contract/activity-log.ts'
import type { CallerContext } from '../../context.ts'
import { users } from '../../db/schema/access.ts'
import { activity_log } from '../../db/schema/activity.ts'
import { colleaguesOf } from '../../users/scope.ts'

/**
 * What belongs to no property is told of people: of whom the caller may see, and to them only what they did or what was done to
 * their accounts. A sign-in that failed for an account that nobody knows is for those who see every property (ADR 0035).
 */
function ofColleagues(ctx: CallerContext): SQL | undefined {
  if (ctx.caller.all_properties) return undefined
  const colleagues = ctx.db.select({ id: users.id }).from(users).where(colleaguesOf(ctx))
  const account = sql`case when ${activity_log.entity_type} = 'user' then ${activity_log.entity_id}::int end`
  const isOfColleague = inArray(account, colleagues)
  return and(
    or(inArray(activity_log.actor_id, colleagues), and(isNull(activity_log.actor_id), isOfColleague)),
    or(ne(activity_log.entity_type, 'user'), and(isNotNull(activity_log.entity_id), isOfColleague)),
  )
}

/** Whether the caller may read what was done to accounts, and who signed in from where. */
export const seesAccounts = ({ caller }: CallerContext): boolean => caller.permissions.includes('view_account_activity')

/** The entries of a property that the caller may see (server/scope.ts has seen to that), or those of none. */
export const entriesOf = (ctx: CallerContext, propertyId: number, scope: ActivityScope): SQL | undefined =>
  scope === 'property'
    ? eq(activity_log.property_id, propertyId)
    : and(isNull(activity_log.property_id), ofColleagues(ctx))

import { type SQL, eq, inArray, or } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { user_properties, users } from '../db/schema/access.ts'

/**
 * Condition for the caller and for staff who share a property with the caller. Access to all properties includes
 * everyone.
 */
export function colleaguesOf({ db, caller }: CallerContext): SQL | undefined {
  if (caller.all_properties) return undefined
  const own = db
    .select({ id: user_properties.property_id })
    .from(user_properties)
    .where(eq(user_properties.user_id, caller.id))
  const sharing = db
    .select({ id: user_properties.user_id })
    .from(user_properties)
    .where(inArray(user_properties.property_id, own))
  return or(eq(users.id, caller.id), eq(users.all_properties, true), inArray(users.id, sharing))
}

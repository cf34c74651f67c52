import { type SQL, and, eq, exists, sql } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { user_properties } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'

/** Only the caller's properties (readings, Domain: Permission). Part of every query that touches one. */
export const visibleTo = ({ db, caller }: CallerContext): SQL | undefined =>
  caller.all_properties
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(user_properties)
          .where(and(eq(user_properties.user_id, caller.id), eq(user_properties.property_id, properties.id))),
      )

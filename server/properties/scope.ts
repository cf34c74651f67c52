import { type Placeholder, type SQL, and, eq, exists, sql } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import { user_properties } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'

/** Only the caller's properties (readings, Domain: Permission). Part of every query that touches one. */
export const visibleTo = ({ db, caller }: CallerContext): SQL | undefined =>
  caller.all_properties ? undefined : assignedTo(db, caller.id)

/** The properties of one person; the id may be left open in a prepared statement. */
export const assignedTo = (db: Db, userId: number | Placeholder): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(user_properties)
      .where(and(eq(user_properties.user_id, userId), eq(user_properties.property_id, properties.id))),
  )

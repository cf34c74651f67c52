import { type Column, type Placeholder, type SQL, and, eq, exists, sql } from 'drizzle-orm'
import type { CallerContext } from './context.ts'
import type { Db } from './db/schema.ts'
import { user_properties } from './db/schema/access.ts'
import { properties } from './db/schema/properties.ts'
import { notFound } from './errors.ts'

/**
 * Only what lies in the caller's properties (readings, Domain: Permission). Part of every query that touches one: `of` is the
 * column that names the property, `facilities.property_id` say.
 */
export const visibleTo = ({ db, caller }: CallerContext, of: Column): SQL | undefined =>
  caller.all_properties ? undefined : assignedTo(db, caller.id, of)

/** The same for one person; the id may be left open in a prepared statement. */
export const assignedTo = (db: Db, userId: number | Placeholder, of: Column): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(user_properties)
      .where(and(eq(user_properties.user_id, userId), eq(user_properties.property_id, of))),
  )

/**
 * The caller's property of this id, or 404. With `toWriteInto` it cannot be deleted until the transaction ends, which others who
 * write into it do not have to wait for.
 */
export async function visibleProperty(ctx: CallerContext, id: number, use: 'toRead' | 'toWriteInto' = 'toRead') {
  const found = ctx.db
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), visibleTo(ctx, properties.id)))
  const [property] = use === 'toRead' ? await found : await found.for('key share')
  if (!property) throw notFound('Property')
  return property
}

import { type Column, type Placeholder, type SQL, and, eq, exists, sql } from 'drizzle-orm'
import { businessDateOf } from './business-date.ts'
import type { CallerContext, ReaderContext } from './context.ts'
import { prepared } from './db/prepared.ts'
import type { Db } from './db/schema.ts'
import { user_properties } from './db/schema/access.ts'
import { properties } from './db/schema/properties.ts'
import { type HttpError, PropertyOutOfScope, forbidden, notFound } from './errors.ts'

/** An instant, or its placeholder in a prepared statement. */
export type Now = Date | Placeholder

/** Today's business date at the property, in a query that reads `properties`. */
export const todayAtProperty = (now: Now) =>
  businessDateOf(sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`, properties)

/**
 * Condition that limits a query to the caller's properties (domain D36). Every query of property data uses it. `of` is
 * the column with the property id, for example `facilities.property_id`.
 */
export const visibleTo = ({ db, caller }: CallerContext, of: Column): SQL | undefined =>
  caller.all_properties ? undefined : assignedTo(db, caller.id, of)

/** Same for a given user. The id may be a placeholder of a prepared statement. */
export const assignedTo = (db: Db, userId: number | Placeholder, of: Column): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(user_properties)
      .where(and(eq(user_properties.user_id, userId), eq(user_properties.property_id, of))),
  )

/** 404 for a property by its id or prefix. For a caller who sees only some, it counts as a refusal. */
export const missingProperty = ({ caller }: Pick<ReaderContext, 'caller'>, property: number | string): HttpError =>
  caller.all_properties ? notFound('property') : new PropertyOutOfScope(property)

const propertyOf = (seesAll: boolean) => (db: Db) =>
  db
    .select({ row: properties, today: sql<string>`${todayAtProperty(sql.placeholder('now'))}::text` })
    .from(properties)
    .where(
      and(
        eq(properties.id, sql.placeholder('id')),
        seesAll ? undefined : assignedTo(db, sql.placeholder('caller'), properties.id),
      ),
    )
    .prepare('')

/** The caller's property with this id and today's business date there, or 404. */
export async function visibleProperty(ctx: ReaderContext, id: number) {
  const { all_properties: seesAll, id: caller } = ctx.caller
  const one = prepared(ctx.db, `visible property ${seesAll}`, propertyOf(seesAll))
  const [found] = await one.execute({ id, caller, now: ctx.now().toISOString() })
  if (!found) throw missingProperty(ctx, id)
  return { ...found.row, today: found.today }
}

/**
 * Requires access to all properties, for writes to shared records: they would change for other properties too. `message`
 * says so.
 */
export function requireAllProperties({ caller }: CallerContext, message: () => string): void {
  if (!caller.all_properties) throw forbidden(message())
}

/**
 * Same, for a write: the property cannot be deleted until the transaction ends. Concurrent writes do not block each
 * other.
 */
export async function lockVisibleProperty(tx: CallerContext, id: number) {
  await tx.db
    .select({ one: sql`1` })
    .from(properties)
    .where(and(eq(properties.id, id), visibleTo(tx, properties.id)))
    .for('key share')
  return visibleProperty(tx, id)
}

import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { facility_types } from '../db/schema/facilities.ts'
import { firstOf } from '../invariants.ts'

/** Key of the advisory lock for the order of types. */
const orderLockKey = 0x0f7e

/**
 * Locks the order of each property's types until the transaction ends. Taken before any row lock, so that two
 * concurrent moves cannot deadlock.
 */
export async function lockOrder({ db }: Context, propertyIds: readonly number[]): Promise<void> {
  for (const id of [...new Set(propertyIds)].sort((a, b) => a - b))
    await db.execute(sql`select pg_advisory_xact_lock(${orderLockKey}::int, ${id}::int)`)
}

/** Renumbers a property's types from 0 without gaps, with one of them at the given place. */
async function renumber({ db }: Context, propertyId: number, target: { id: number; place: number }): Promise<void> {
  const place = sql`case when t.id = ${target.id}::int then ${target.place}::float8 else t.sort_order end`
  await db.execute(sql`update ${facility_types} set sort_order = o.place
    from (select t.id, (row_number() over (order by ${place}, t.id) - 1)::int as place
      from ${facility_types} t where t.property_id = ${propertyId}) o
    where ${facility_types.id} = o.id and ${facility_types.sort_order} <> o.place`)
}

/**
 * Moves a type to a position, at most the last, and returns that position. The other types shift; their version and
 * change date stay, because users did not edit them.
 */
export async function moveTo(
  tx: Context,
  type: Pick<typeof facility_types.$inferSelect, 'id' | 'property_id' | 'sort_order'>,
  to: number,
) {
  // Half a position past the type that is there now.
  const place = to + (to > type.sort_order ? 0.5 : -0.5)
  await renumber(tx, type.property_id, { id: type.id, place })
  const moved = await tx.db
    .select({ place: facility_types.sort_order })
    .from(facility_types)
    .where(eq(facility_types.id, type.id))
  return firstOf(moved).place
}

/** Closes the gaps that deleted types leave. */
export const closeGaps = async (tx: Context, propertyIds: ReadonlySet<number>): Promise<void> => {
  for (const id of propertyIds) await renumber(tx, id, { id: 0, place: 0 })
}

/** The position after the last type of a property. */
export const nextPlace = async ({ db }: Context, propertyId: number): Promise<number> => {
  const last = await db
    .select({ place: sql<number>`coalesce(max(${facility_types.sort_order}) + 1, 0)::int` })
    .from(facility_types)
    .where(eq(facility_types.property_id, propertyId))
  return firstOf(last).place
}

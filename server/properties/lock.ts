import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { notFound } from '../errors.ts'
import { visibleTo } from '../scope.ts'
import { type FoundProperty, findProperties } from './row.ts'

/**
 * Locks those of the properties that the caller may see until the transaction ends. Reads after locking, so that no
 * write intervenes.
 */
async function lockWhere(ctx: CallerContext, where: SQL): Promise<FoundProperty[]> {
  const isOwn = and(where, visibleTo(ctx, properties.id))
  // Locks in id order, so that two bulk writes cannot deadlock.
  await ctx.db
    .select({ one: sql`1` })
    .from(properties)
    .where(isOwn)
    .orderBy(asc(properties.id))
    .for('update')
  return findProperties(ctx, isOwn)
}

/** Locks several by id. Leaves out those that are missing or not visible to the caller. */
export const lockProperties = async (
  ctx: CallerContext,
  ids: readonly number[],
): Promise<Map<number, FoundProperty>> => {
  const found = await lockWhere(ctx, inArray(properties.id, [...ids]))
  return new Map(found.map((property) => [property.row.id, property]))
}

/** Locks one by id, or 404. */
export async function lockProperty(ctx: CallerContext, id: number): Promise<FoundProperty> {
  const [found] = await lockWhere(ctx, eq(properties.id, id))
  if (!found) throw notFound('Property')
  return found
}

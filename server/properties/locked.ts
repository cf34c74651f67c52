import { type SQL, and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { notFound } from '../errors.ts'
import { visibleTo } from '../scope.ts'
import { type FoundProperty, findProperties } from './row.ts'

/**
 * The caller's properties among these, locked until the transaction ends. The rows are read after the
 * lock is held: what is then decided by them cannot be overtaken.
 */
async function lockWhere(ctx: CallerContext, where: SQL): Promise<FoundProperty[]> {
  const isOwn = and(where, visibleTo(ctx, properties.id))
  // By id, so that two bulk writes cannot wait for each other.
  await ctx.db
    .select({ one: sql`1` })
    .from(properties)
    .where(isOwn)
    .orderBy(asc(properties.id))
    .for('update')
  return findProperties(ctx, isOwn)
}

/** Several by id; what is missing or foreign is simply not among them. */
export const lockProperties = async (
  ctx: CallerContext,
  ids: readonly number[],
): Promise<Map<number, FoundProperty>> => {
  const found = await lockWhere(ctx, inArray(properties.id, [...ids]))
  return new Map(found.map((property) => [property.row.id, property]))
}

/** One by id, or 404. */
export async function lockProperty(ctx: CallerContext, id: number): Promise<FoundProperty> {
  const [found] = await lockWhere(ctx, eq(properties.id, id))
  if (!found) throw notFound('Property')
  return found
}

import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CallerContext } from '../context.ts'
import { facility_types } from '../db/schema/facilities.ts'
import { invalid, notFound } from '../errors.ts'
import { requireVersion } from '../require-version.ts'
import { visibleTo } from '../scope.ts'
import { lockOrder } from './order.ts'
import { type FoundType, findTypes, toTypes, usageOf } from './row.ts'
import { requireCategory } from './write.ts'

interface RecordVersion {
  id: number
  lock_version?: number | undefined
}

/**
 * Locks a type that the caller may see until the transaction ends. 404 if missing; 409 with the current record if the
 * version is stale (domain D22). `withOrder` also locks the order of the property's types.
 */
export async function lockType(
  tx: CallerContext,
  { id, lock_version }: RecordVersion,
  withOrder: boolean,
): Promise<FoundType> {
  const own = and(eq(facility_types.id, id), visibleTo(tx, facility_types.property_id))
  if (withOrder) {
    const [where] = await tx.db.select({ property: facility_types.property_id }).from(facility_types).where(own)
    if (!where) throw notFound('facilityType')
    await lockOrder(tx, [where.property])
  }
  await tx.db.select({ id: facility_types.id }).from(facility_types).where(own).for('update')
  // Reads after locking, so that no write intervenes.
  const [found] = await findTypes(tx, own, { limit: 1 })
  if (!found) throw notFound('facilityType')
  const logged = { module: 'facility_types', type: 'facility_type', id, property_id: found.row.property_id } as const
  const versions = { based: lock_version, stored: found.row.lock_version }
  await requireVersion(tx, logged, versions, async () => (await toTypes(tx, [found]))[0])
  return found
}

/** The new category of a type. It must have the same kind, because facilities stay rooms or assets. */
export async function requireCategoryFor(tx: CallerContext, found: FoundType, id: number) {
  const category = await requireCategory(tx, found.row.property_id, id)
  const { kind, facilities_count: count } = found
  if (category.kind !== kind && count > 0)
    throw invalid({ facility_category_id: [phrase('server.typeInUse', { kind, inUse: usageOf(found) ?? '' })] })
  return category
}

import { type SQL, and, asc, eq, inArray } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { notFound } from '../errors.ts'
import { visibleTo } from '../scope.ts'
import { type FoundFacility, findFacilities } from './find.ts'

/** Lock strength. While a facility is only changed, stays can still be booked for it. */
type LockStrength = 'no key update' | 'update'

async function lockWhere(tx: CallerContext, where: SQL, strength: LockStrength): Promise<FoundFacility[]> {
  // Locks in id order, so that two bulk writes cannot deadlock. Reads after locking, so that no write intervenes.
  const locked = await tx.db
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(where, visibleTo(tx, facilities.property_id)))
    .orderBy(asc(facilities.id))
    .for(strength)
  return findFacilities(
    tx,
    locked.map(({ id }) => id),
  )
}

/** Locks those of the facilities that the caller may see until the transaction ends. Leaves out all others. */
export const lockFacilities = async (
  tx: CallerContext,
  ids: readonly number[],
): Promise<Map<number, FoundFacility>> => {
  const found = await lockWhere(tx, inArray(facilities.id, [...ids]), 'no key update')
  return new Map(found.map((facility) => [facility.row.id, facility]))
}

/** Locks a facility for deletion, so that no stay can be booked for it. */
export async function lockForRemoval(tx: CallerContext, id: number): Promise<FoundFacility> {
  const [found] = await lockWhere(tx, eq(facilities.id, id), 'update')
  if (!found) throw notFound('Facility')
  return found
}

import { type SQL, and, asc, eq, inArray } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { notFound } from '../errors.ts'
import { visibleTo } from '../scope.ts'
import { type FoundFacility, findFacilities } from './find.ts'

/** What a lock is for: a stay may still be booked for a facility that is only changed. */
type Use = 'no key update' | 'update'

async function lockWhere(tx: CallerContext, where: SQL, use: Use): Promise<FoundFacility[]> {
  // By id, so that two bulk writes cannot wait for each other. Read after the lock is held: nothing overtakes what is decided.
  const locked = await tx.db
    .select({ id: facilities.id })
    .from(facilities)
    .where(and(where, visibleTo(tx, facilities.property_id)))
    .orderBy(asc(facilities.id))
    .for(use)
  return findFacilities(
    tx,
    locked.map(({ id }) => id),
  )
}

/** The caller's facilities among these, locked until the transaction ends; what is missing or foreign is not among them. */
export const lockFacilities = async (
  tx: CallerContext,
  ids: readonly number[],
): Promise<Map<number, FoundFacility>> => {
  const found = await lockWhere(tx, inArray(facilities.id, [...ids]), 'no key update')
  return new Map(found.map((facility) => [facility.row.id, facility]))
}

/** One to be deleted: no stay can be booked for it any more. */
export async function lockToRemove(tx: CallerContext, id: number): Promise<FoundFacility> {
  const [found] = await lockWhere(tx, eq(facilities.id, id), 'update')
  if (!found) throw notFound('Facility')
  return found
}

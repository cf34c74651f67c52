import { and, asc, inArray } from 'drizzle-orm'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { notFound, stale } from '../errors.ts'
import { visibleTo } from '../scope.ts'
import { type FoundAddon, findAddons, toAddons } from './row.ts'

/** The caller's add-ons among these, locked until the transaction ends; what is missing or foreign is not among them. */
export async function lockAddons(tx: CallerContext, ids: readonly number[]): Promise<Map<number, FoundAddon>> {
  const own = and(inArray(addons.id, [...ids]), visibleTo(tx, addons.property_id))
  // By id, so that two bulk writes cannot wait for each other. Read after the lock is held: nothing overtakes what is decided.
  await tx.db.select({ id: addons.id }).from(addons).where(own).orderBy(asc(addons.id)).for('update')
  return new Map((await findAddons(tx, own)).map((addon) => [addon.row.id, addon]))
}

/** One by id, or 404; a stale version gets it as it is now (domain D22). */
export async function lockAddon(
  tx: CallerContext,
  { id, lock_version }: { id: number; lock_version?: number | undefined },
): Promise<FoundAddon> {
  const found = (await lockAddons(tx, [id])).get(id)
  if (!found) throw notFound('Add-on')
  if (lock_version !== undefined && lock_version !== found.row.lock_version)
    throw stale((await toAddons(tx, [found]))[0])
  return found
}

import { and, inArray } from 'drizzle-orm'
import { lockInIdOrder } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { notFound } from '../errors.ts'
import { requireVersion } from '../require-version.ts'
import { visibleTo } from '../scope.ts'
import { type FoundAddon, findAddons, toAddons } from './row.ts'

/** Locks those of the add-ons that the caller may see until the transaction ends. Leaves out all others. */
export async function lockAddons(tx: CallerContext, ids: readonly number[]): Promise<Map<number, FoundAddon>> {
  const own = and(inArray(addons.id, [...ids]), visibleTo(tx, addons.property_id))
  await lockInIdOrder(tx, addons, own)
  // Read after locking, so that no write intervenes.
  return new Map((await findAddons(tx, own)).map((addon) => [addon.row.id, addon]))
}

/** Locks one add-on by id. 404 if missing; 409 with the current record if the version is stale (domain D22). */
export async function lockAddon(
  tx: CallerContext,
  { id, lock_version }: { id: number; lock_version?: number | undefined },
): Promise<FoundAddon> {
  const found = (await lockAddons(tx, [id])).get(id)
  if (!found) throw notFound('addon')
  const logged = { module: 'addons', type: 'addon', id, property_id: found.row.property_id } as const
  const versions = { based: lock_version, stored: found.row.lock_version }
  await requireVersion(tx, logged, versions, async () => (await toAddons(tx, [found]))[0])
  return found
}

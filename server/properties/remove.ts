import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import { lockInIdOrder } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { addon_types, addons } from '../db/schema/addons.ts'
import { amenities, facilities, facility_categories, facility_types } from '../db/schema/facilities.ts'
import { properties } from '../db/schema/properties.ts'
import { ruleViolation } from '../errors.ts'
import { visibleTo } from '../scope.ts'
import { deleteError, lockProperty } from './row.ts'
import { requirePropertyVersion } from './version.ts'
import { inTransaction } from '../transaction.ts'

/**
 * Locks the property's facilities before the property. A write to a facility uses the same order, so the two cannot
 * deadlock.
 */
const lockFacilitiesOf = (tx: CallerContext, id: number) =>
  lockInIdOrder(tx, facilities, and(eq(facilities.property_id, id), visibleTo(tx, facilities.property_id)))

/**
 * Order of deletion that satisfies the foreign keys: facilities before types, types before categories and amenities.
 */
const deletionOrder = [facilities, facility_types, facility_categories, amenities, addons, addon_types] as const

/**
 * Deletes a locked property with all its records. The cascades of `properties` alone run in an order that the
 * restricting foreign keys reject. The activity log and the accounting entries have no foreign keys and stay (ADR 0034,
 * 0035).
 */
async function deleteWithContents(tx: CallerContext, id: number): Promise<void> {
  for (const table of deletionOrder) await tx.db.delete(table).where(eq(table.property_id, id))
  await tx.db.delete(properties).where(eq(properties.id, id))
}

/** DELETE property/{id}: only an inactive property without guests or future bookings (domain D25). */
export const removeProperty = (
  ctx: CallerContext,
  { id, lock_version }: { id: number; lock_version?: number },
): Promise<{ message: string }> =>
  inTransaction(ctx, async (tx) => {
    await lockFacilitiesOf(tx, id)
    const found = await lockProperty(tx, id)
    await requirePropertyVersion(tx, found, lock_version)
    const error = deleteError(found.row.status, found.upcoming)
    if (error !== null) throw ruleViolation(error)
    await deleteWithContents(tx, id)
    const entity = { type: 'property', id, label: found.row.name }
    await record(tx, { module: 'properties', event: 'deleted', entity, property_id: id })
    return { message: phrase('server.deleted', { name: found.row.name }) }
  })

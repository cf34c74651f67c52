import { inArray, sql } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { UpdateAddon } from '../../src/api/contract/addon.ts'
import type { VersionedResults } from '../../src/api/contract/item-versions.ts'
import { record, revertOf } from '../activity/record-activity.ts'
import { checkEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { staleItems, versionsById, withVersions } from '../item-versions.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { lockAddons } from './lock.ts'
import type { FoundAddon } from './row.ts'
import { changesOf, findTypeInProperty, isValidWindow, noSuchTypeMessage, submittedColumns } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** The requested type by property. Add-ons of a property without that type cannot be assigned to it. */
async function findTypesByProperty(tx: CallerContext, found: Iterable<FoundAddon>, id: number | undefined) {
  const types = new Map<number, string>()
  if (id === undefined) return types
  for (const propertyId of new Set([...found].map(({ row }) => row.property_id))) {
    const type = await findTypeInProperty(tx, propertyId, id)
    if (type) types.set(propertyId, type.name)
  }
  return types
}

/**
 * POST update_addon with `ids`: changes the given fields of all with one statement. One result per id, in request
 * order.
 */
export const bulkUpdateAddons = (
  ctx: CallerContext,
  ids: readonly number[],
  input: UpdateAddon,
): Promise<VersionedResults> =>
  inTransaction(ctx, async (tx) => {
    const found = await lockAddons(tx, ids)
    const logged = { module: 'addons', type: 'addon' } as const
    const stale = await staleItems(tx, logged, found.values(), versionsById(ids, input.lock_versions))
    const columns = submittedColumns(input)
    const types = await findTypesByProperty(tx, found.values(), input.addon_type_id)
    const { results, accepted } = checkEach(ids, found, ({ row }) => {
      const refusal = stale.get(row.id)
      if (refusal !== undefined) return refusal
      if (input.addon_type_id !== undefined && !types.has(row.property_id)) return noSuchTypeMessage()
      return isValidWindow({ ...row, ...columns }) ? null : phrase('server.bookableToTooEarly')
    })
    const changed = accepted
      .map(({ row, type }) => ({ row, changes: changesOf(row, type, columns, types.get(row.property_id) ?? type) }))
      .filter(({ changes }) => changes.length > 0)
    const changedIds = changed.map(({ row }) => row.id)
    const reply = { results: withVersions(results, accepted, changedIds) }
    if (changed.length === 0) return reply
    // The search key covers name, SKU and description (keys.ts). A bulk edit changes only the description.
    const search_key =
      columns.description === undefined
        ? {}
        : {
            search_key: sql`concat_ws(E'\n', ${addons.name_key}, ${addons.sku_key}, ${textKey(columns.description)}::text)`,
          }
    await tx.db
      .update(addons)
      .set({ ...columns, ...search_key, lock_version: sql`${addons.lock_version} + 1`, updated_at: ctx.now() })
      .where(inArray(addons.id, changedIds))
    await record(
      tx,
      ...changed.map(({ row, changes }) => ({
        module: 'addons' as const,
        event: 'updated',
        entity: { type: 'addon', id: row.id, label: row.name },
        property_id: row.property_id,
        changes,
        revert: revertOf(row, columns),
      })),
    )
    return reply
  })

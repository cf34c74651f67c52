import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Addon, UpdateAddon } from '../../src/api/contract/addon.ts'
import type { VersionedResults } from '../../src/api/contract/item-versions.ts'
import { record, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { invalid } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { addonKeys } from './keys.ts'
import { lockAddon } from './lock.ts'
import { findAddon } from './row.ts'
import { bulkUpdateAddons } from './bulk-update.ts'
import {
  changesOf,
  findTypeInProperty,
  isValidWindow,
  noSuchTypeMessage,
  rethrowSkuTaken,
  submittedColumns,
  windowMessage,
} from './write.ts'
import { inTransaction } from '../transaction.ts'

/** Changes one add-on by id and returns it. 409 with the current record if the version is stale. */
async function updateOne(ctx: CallerContext, id: number, input: UpdateAddon): Promise<Addon> {
  const pictures = await decodePictures(ctx, input.images)
  return inTransaction(ctx, async (tx) => {
    const { row, type: typeName } = await lockAddon(tx, { id, lock_version: input.lock_version })
    const columns = submittedColumns(input)
    const next = { ...row, ...columns }
    const { property_id } = row
    const type =
      next.addon_type_id === row.addon_type_id
        ? { name: typeName }
        : await findTypeInProperty(tx, property_id, next.addon_type_id)
    if (!type) throw invalid({ addon_type_id: [noSuchTypeMessage()] })
    if (!isValidWindow(next)) throw invalid({ bookable_date_to: [windowMessage()] })
    const changes = changesOf(row, typeName, columns, type.name)
    // Deleted pictures cannot be restored, so a change of pictures cannot be undone.
    const arePicturesChanged = await arrangePictures(tx, { property_id, addon_id: id }, pictures, input.image_order)
    if (arePicturesChanged) changes.push({ field: 'images', before: null, after: null })
    if (changes.length > 0) {
      await tx.db
        .update(addons)
        .set({ ...columns, ...addonKeys(next), lock_version: row.lock_version + 1, updated_at: ctx.now() })
        .where(eq(addons.id, id))
      const entity = { type: 'addon', id, label: next.name }
      const revert = arePicturesChanged ? null : revertOf(row, columns)
      await record(tx, { module: 'addons', event: 'updated', entity, property_id, changes, revert })
    }
    return findAddon(tx, id)
  }).catch(rethrowSkuTaken)
}

/** POST update_addon. Absent fields stay unchanged. Only a single add-on can get a name, SKU or pictures. */
export function updateAddon(ctx: CallerContext, input: UpdateAddon): Promise<Addon | VersionedResults> {
  if (input.id !== undefined) return updateOne(ctx, input.id, input)
  const singleOnlyFields = (['images', 'image_order'] as const).filter((field) => input[field] !== undefined)
  if (singleOnlyFields.length > 0)
    throw invalid(Object.fromEntries(singleOnlyFields.map((field) => [field, [phrase('server.ofOneAddonOnly')]])))
  return bulkUpdateAddons(ctx, input.ids ?? [], input)
}

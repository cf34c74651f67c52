import { eq } from 'drizzle-orm'
import type { Property, UpdateProperty } from '../../src/api/contract/property.ts'
import { changesBetween, record, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { invalid } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { deactivateError, lockProperty } from './row.ts'
import { requirePropertyVersion } from './version.ts'
import { readProperty } from './view.ts'
import { columnsOf, requireType } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** POST update_property/{id}. The prefix never changes. 409 with the current record if the version is stale. */
export async function updateProperty(ctx: CallerContext, id: number, input: UpdateProperty): Promise<Property> {
  const pictures = await decodePictures(ctx, input.images)
  return inTransaction(ctx, async (tx) => {
    const found = await lockProperty(tx, id)
    const { row } = found
    await requirePropertyVersion(tx, found, input.lock_version)
    await requireType(tx, input)
    const error = input.status === 0 ? deactivateError(row.status, found.in_house) : null
    if (error !== null) throw invalid({ status: [error] })
    const columns = columnsOf(input, row.prefix)
    const { name_key: _name, search_key: _search, ...shown } = columns
    const changes = changesBetween(row, shown)
    // Deleted pictures cannot be restored, so a change of pictures cannot be undone.
    const arePicturesChanged = await arrangePictures(tx, { property_id: id }, pictures, input.image_order)
    if (arePicturesChanged) changes.push({ field: 'images', before: null, after: null })
    if (changes.length > 0) {
      await tx.db
        .update(properties)
        .set({ ...columns, lock_version: row.lock_version + 1, updated_at: ctx.now() })
        .where(eq(properties.id, id))
      const entity = { type: 'property', id, label: input.name }
      const revert = arePicturesChanged ? null : revertOf(row, shown)
      await record(tx, { module: 'properties', event: 'updated', entity, property_id: id, changes, revert })
    }
    return readProperty(tx, row.prefix)
  })
}

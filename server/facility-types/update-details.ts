import { eq } from 'drizzle-orm'
import type { FacilityType, UpdateFacilityTypeDetails } from '../../src/api/contract/facility-type.ts'
import { changesBetween, record, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facility_types } from '../db/schema/facilities.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { lockType, requireCategoryFor } from './lock.ts'
import { findType } from './row.ts'
import { columnsOf, rethrowCodeTaken, setAmenities, logValues } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** POST update_facility_type_details: saves the whole form. Keeps the position. */
export async function updateFacilityTypeDetails(
  ctx: CallerContext,
  { id, lock_version, ...form }: UpdateFacilityTypeDetails,
): Promise<FacilityType> {
  const pictures = await decodePictures(ctx, form.images)
  return inTransaction(ctx, async (tx) => {
    const found = await lockType(tx, { id, lock_version }, false)
    const { row, currency } = found
    const { property_id } = row
    const category = await requireCategoryFor(tx, found, form.facility_category_id)
    const columns = columnsOf(form)
    const amenities = await setAmenities(tx, row, form.amenity_ids)
    const changes = changesBetween(
      { ...logValues(row, found.category, currency), amenities: amenities.before },
      { ...logValues(columns, category.name, currency), amenities: amenities.after },
    )
    // Deleted pictures cannot be restored, so a change of pictures cannot be undone.
    const arePicturesChanged = await arrangePictures(
      tx,
      { property_id, facility_type_id: id },
      pictures,
      form.image_order,
    )
    if (arePicturesChanged) changes.push({ field: 'images', before: null, after: null })
    if (changes.length > 0) {
      await tx.db
        .update(facility_types)
        .set({ ...columns, lock_version: row.lock_version + 1, updated_at: ctx.now() })
        .where(eq(facility_types.id, id))
      const entity = { type: 'facility_type', id, label: form.name }
      const { name_key: _name, code_key: _code, ...shown } = columns
      const revert = arePicturesChanged
        ? null
        : revertOf({ ...row, amenity_ids: amenities.had }, { ...shown, amenity_ids: form.amenity_ids })
      await record(tx, { module: 'facility_types', event: 'updated', entity, property_id, changes, revert })
    }
    return findType(tx, id)
  }).catch(rethrowCodeTaken)
}

import type { CreateFacilityType, FacilityType } from '../../src/api/contract/facility-type.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facility_types } from '../db/schema/facilities.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { firstOf } from '../invariants.ts'
import { lockVisibleProperty } from '../scope.ts'
import { lockOrder, nextPlace } from './order.ts'
import { findType } from './row.ts'
import { columnsOf, rethrowCodeTaken, requireCategory, setAmenities, logValues } from './write.ts'
import { inTransaction } from '../transaction.ts'

/** POST facility_types. A new type is added at the end. */
export async function createFacilityType(ctx: CallerContext, input: CreateFacilityType): Promise<FacilityType> {
  // Decoding is slow, so it runs before the transaction.
  const pictures = await decodePictures(ctx, input.images)
  return inTransaction(ctx, async (tx) => {
    const { property_id, ...form } = input
    const { currency } = await lockVisibleProperty(tx, property_id)
    await lockOrder(tx, [property_id])
    const category = await requireCategory(tx, property_id, form.facility_category_id)
    const columns = columnsOf(form)
    const sort_order = await nextPlace(tx, property_id)
    const added = await tx.db
      .insert(facility_types)
      .values({ ...columns, property_id, sort_order, created_at: ctx.now(), updated_at: ctx.now() })
      .returning({ id: facility_types.id })
    const { id } = firstOf(added)
    const amenities = await setAmenities(tx, { id, property_id }, form.amenity_ids)
    await arrangePictures(tx, { property_id, facility_type_id: id }, pictures, form.image_order)
    await record(tx, {
      module: 'facility_types',
      event: 'created',
      entity: { type: 'facility_type', id, label: form.name },
      property_id,
      changes: changesBetween(
        {},
        { ...logValues(columns, category.name, currency), amenities: amenities.after, sort_order },
      ),
    })
    return findType(tx, id)
  }).catch(rethrowCodeTaken)
}

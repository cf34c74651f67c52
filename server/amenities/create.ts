import { phrase } from '../../src/phrases/phrase.ts'
import type { Amenity, CreateAmenity } from '../../src/api/contract/amenity.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { amenities } from '../db/schema/facilities.ts'
import { invalid } from '../errors.ts'
import { lockVisibleProperty } from '../scope.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { inTransaction } from '../transaction.ts'

/** POST amenities. The code is unique within a property, ignoring case. */
export const createAmenity = (ctx: CallerContext, input: CreateAmenity): Promise<Amenity> =>
  inTransaction(ctx, async (tx) => {
    const { property_id, ...shown } = input
    await lockVisibleProperty(tx, property_id)
    const [added] = await tx.db
      .insert(amenities)
      .values({ property_id, ...shown, code_key: textKey(shown.code), name_key: textKey(shown.name) })
      .onConflictDoNothing({ target: [amenities.property_id, amenities.code_key] })
      .returning({ id: amenities.id })
    if (!added) throw invalid({ code: [phrase('server.amenityCodeTaken')] })
    await record(tx, {
      module: 'amenities',
      event: 'created',
      entity: { type: 'amenity', id: added.id, label: shown.name },
      property_id,
      changes: changesBetween({}, shown),
    })
    return { id: added.id, property_id, ...shown, facilities_count: 0, facility_types_count: 0 }
  })

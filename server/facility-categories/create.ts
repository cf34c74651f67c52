import { phrase } from '../../src/phrases/phrase.ts'
import type { CreateFacilityCategory, FacilityCategory } from '../../src/api/contract/facility-category.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facility_categories } from '../db/schema/facilities.ts'
import { invalid } from '../errors.ts'
import { lockVisibleProperty } from '../scope.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { inTransaction } from '../transaction.ts'

/** POST facility_categories. Names are unique within a property; case and accents do not count. */
export const createCategory = (ctx: CallerContext, input: CreateFacilityCategory): Promise<FacilityCategory> =>
  inTransaction(ctx, async (tx) => {
    const { property_id, name, kind } = input
    await lockVisibleProperty(tx, property_id)
    const [added] = await tx.db
      .insert(facility_categories)
      .values({ property_id, name, name_key: textKey(name), kind })
      .onConflictDoNothing({ target: [facility_categories.property_id, facility_categories.name_key] })
      .returning({ id: facility_categories.id })
    if (!added) throw invalid({ name: [phrase('server.categoryNameTaken')] })
    await record(tx, {
      module: 'facility_categories',
      event: 'created',
      entity: { type: 'facility_category', id: added.id, label: name },
      property_id,
      changes: changesBetween({}, { name, kind }),
    })
    return { id: added.id, property_id, name, kind, facility_types_count: 0 }
  })

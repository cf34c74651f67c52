import { phrase } from '../../src/phrases/phrase.ts'
import type { AddonType } from '../../src/api/contract/addon-type.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { addon_types } from '../db/schema/addons.ts'
import { invalid } from '../errors.ts'
import { lockVisibleProperty } from '../scope.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { inTransaction } from '../transaction.ts'

export const addonTypeTakenError = () => invalid({ name: [phrase('server.typeNameTaken')] })

/** POST addon_types. Names are unique within a property; case and accents do not count. */
export const createAddonType = (
  ctx: CallerContext,
  { property_id, name }: { property_id: number; name: string },
): Promise<AddonType> =>
  inTransaction(ctx, async (tx) => {
    await lockVisibleProperty(tx, property_id)
    const [added] = await tx.db
      .insert(addon_types)
      .values({ property_id, name, name_key: textKey(name) })
      .onConflictDoNothing({ target: [addon_types.property_id, addon_types.name_key] })
      .returning()
    if (!added) throw addonTypeTakenError()
    await record(tx, {
      module: 'addon_types',
      event: 'created',
      entity: { type: 'addon_type', id: added.id, label: name },
      property_id,
      changes: changesBetween({}, { name }),
    })
    return { id: added.id, property_id, name, addons_count: 0, lock_version: added.lock_version }
  })

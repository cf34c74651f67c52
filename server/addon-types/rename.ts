import { and, eq } from 'drizzle-orm'
import type { AddonType } from '../../src/api/contract/addon-type.ts'
import { record, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { addon_types } from '../db/schema/addons.ts'
import { isUniqueViolation, notFound } from '../errors.ts'
import { requireVersion } from '../require-version.ts'
import { visibleTo } from '../scope.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { addonTypeTakenError } from './create.ts'
import { findAddonType } from './row.ts'
import { inTransaction } from '../transaction.ts'

interface Rename {
  id: number
  name: string
  lock_version?: number
}

/** POST update_addon_type/. 409 with the current type if the version is stale (domain D22). */
export async function renameAddonType(ctx: CallerContext, { id, name, lock_version }: Rename): Promise<AddonType> {
  const isOne = eq(addon_types.id, id)
  try {
    return await inTransaction(ctx, async (tx) => {
      const own = and(isOne, visibleTo(tx, addon_types.property_id))
      const [before] = await tx.db.select().from(addon_types).where(own).for('update')
      if (!before) throw notFound('addonType')
      const logged = { module: 'addon_types', type: 'addon_type', id, property_id: before.property_id } as const
      const versions = { based: lock_version, stored: before.lock_version }
      await requireVersion(tx, logged, versions, () => findAddonType(tx, id))
      if (name !== before.name) {
        const columns = { name, name_key: textKey(name), lock_version: before.lock_version + 1 }
        await tx.db.update(addon_types).set(columns).where(isOne)
        await record(tx, {
          module: 'addon_types',
          event: 'renamed',
          entity: { type: 'addon_type', id, label: name },
          property_id: before.property_id,
          changes: [{ field: 'name', before: before.name, after: name }],
          revert: revertOf({ name: before.name }, { name }),
        })
      }
      return findAddonType(tx, id)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw addonTypeTakenError()
    throw error
  }
}

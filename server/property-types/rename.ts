import { eq } from 'drizzle-orm'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import { record, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { property_types } from '../db/schema/properties.ts'
import { isUniqueViolation, notFound } from '../errors.ts'
import { requireVersion } from '../require-version.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { requirePropertyTypeAccess, nameTakenError } from './create.ts'
import { findPropertyType } from './row.ts'
import { inTransaction } from '../transaction.ts'

interface Rename {
  id: number
  name: string
  lock_version?: number
}

/** POST update_property_type_name/. 409 with the current type if the version is stale (domain D22). */
export async function renamePropertyType(ctx: CallerContext, input: Rename): Promise<PropertyType> {
  requirePropertyTypeAccess(ctx)
  const isOne = eq(property_types.id, input.id)
  try {
    return await inTransaction(ctx, async (tx) => {
      const [before] = await tx.db.select().from(property_types).where(isOne).for('update')
      if (!before) throw notFound('propertyType')
      const logged = { module: 'property_types', type: 'property_type', id: input.id, property_id: null } as const
      const versions = { based: input.lock_version, stored: before.lock_version }
      await requireVersion(tx, logged, versions, () => findPropertyType(tx, input.id))
      if (input.name !== before.name) {
        const next = { name: input.name, name_key: textKey(input.name), lock_version: before.lock_version + 1 }
        await tx.db
          .update(property_types)
          .set({ ...next, updated_at: ctx.now() })
          .where(isOne)
        const entity = { type: 'property_type', id: input.id, label: input.name }
        const changes = [{ field: 'name', before: before.name, after: input.name }]
        const revert = revertOf({ name: before.name }, { name: input.name })
        await record(tx, { module: 'property_types', event: 'renamed', entity, changes, revert })
      }
      return await findPropertyType(tx, input.id)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTakenError()
    throw error
  }
}

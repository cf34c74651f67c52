import { phrase } from '../../src/phrases/phrase.ts'
import type { PropertyType } from '../../src/api/contract/property-type.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { property_types } from '../db/schema/properties.ts'
import { invalid } from '../errors.ts'
import { requireAllProperties } from '../scope.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { inTransaction } from '../transaction.ts'

export const nameTakenError = () => invalid({ name: [phrase('server.typeNameTaken')] })

/** Requires access to all properties, because they share the types. */
export const requirePropertyTypeAccess = (ctx: CallerContext) =>
  requireAllProperties(ctx, () => phrase('server.sharedPropertyTypes'))

/** POST property_types. Names are unique; case and accents do not count. */
export function createPropertyType(ctx: CallerContext, { name }: { name: string }): Promise<PropertyType> {
  requirePropertyTypeAccess(ctx)
  return inTransaction(ctx, async (tx) => {
    const [added] = await tx.db
      .insert(property_types)
      .values({ name, name_key: textKey(name), created_at: ctx.now(), updated_at: ctx.now() })
      .onConflictDoNothing({ target: property_types.name_key })
      .returning()
    if (!added) throw nameTakenError()
    const entity = { type: 'property_type', id: added.id, label: name }
    const changes = [{ field: 'name', before: null, after: name }]
    await record(tx, { module: 'property_types', event: 'created', entity, changes })
    return { id: added.id, name, properties_count: 0, lock_version: added.lock_version }
  })
}

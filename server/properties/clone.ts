import { phrase } from '../../src/phrases/phrase.ts'
import type { Property } from '../../src/api/contract/property.ts'
import { type CloneProperty, withNeeded } from '../../src/api/contract/set-up.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { user_properties } from '../db/schema/access.ts'
import { properties } from '../db/schema/properties.ts'
import { invalid } from '../errors.ts'
import { lockVisibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { copyInventory } from './copy-inventory.ts'
import { readProperty } from './view.ts'
import { columnsOf } from './write.ts'

/**
 * POST {property_id}/clone. The copy starts deactivated, so that nobody books it before somebody has checked it. Assigns the caller to it,
 * because otherwise they could not see it.
 */
export const cloneProperty = (ctx: CallerContext, id: number, input: CloneProperty): Promise<Property> =>
  inTransaction(ctx, async (tx) => {
    const { name, prefix } = input
    const source = await lockVisibleProperty(tx, id)
    const columns = { ...columnsOf({ ...source, name, status: 0, images: [] }, prefix), prefix }
    const [added] = await tx.db
      .insert(properties)
      .values({ ...columns, created_at: ctx.now(), updated_at: ctx.now() })
      .onConflictDoNothing({ target: properties.prefix })
      .returning({ id: properties.id })
    if (!added) throw invalid({ prefix: [phrase('server.prefixTaken')] })
    await tx.db.insert(user_properties).values({ user_id: ctx.caller.id, property_id: added.id })
    const { name_key: _name, search_key: _search, ...shown } = columns
    await record(tx, {
      module: 'properties',
      event: 'created',
      entity: { type: 'property', id: added.id, label: name },
      property_id: added.id,
      changes: changesBetween({}, { ...shown, copied_from: source.name }),
    })
    await copyInventory(tx, { from: source.id, to: added.id }, withNeeded(input.with))
    return readProperty(tx, prefix)
  })

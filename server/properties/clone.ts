import type { Property } from '../../src/api/contract/property.ts'
import { type CloneProperty, withNeeded } from '../../src/api/contract/set-up.ts'
import type { CallerContext } from '../context.ts'
import { lockVisibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { addProperty } from './add.ts'
import { copyInventory } from './copy-inventory.ts'
import { readProperty } from './view.ts'
import { columnsOf } from './write.ts'

/**
 * POST {property_id}/clone. The copy starts deactivated, so that nobody books it before somebody has checked it.
 */
export const cloneProperty = (ctx: CallerContext, id: number, input: CloneProperty): Promise<Property> =>
  inTransaction(ctx, async (tx) => {
    const { name, prefix } = input
    const source = await lockVisibleProperty(tx, id)
    const columns = { ...columnsOf({ ...source, name, status: 0, images: [] }, prefix), prefix }
    const to = await addProperty(tx, columns, { copied_from: source.name })
    await copyInventory(tx, { from: source.id, to }, withNeeded(input.with))
    return readProperty(tx, prefix)
  })

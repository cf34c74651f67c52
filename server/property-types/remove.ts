import { asc, inArray } from 'drizzle-orm'
import type { ItemResults } from '../../src/api/contract/reply.ts'
import { record } from '../activity/record.ts'
import { type CallerContext, inTransaction } from '../context.ts'
import { property_types } from '../db/schema/properties.ts'
import { counted } from '../text.ts'
import { findPropertyTypes } from './row.ts'

/** POST delete_property_types: each id is answered for itself; one in use is refused. */
export const removePropertyTypes = (ctx: CallerContext, { ids }: { ids: number[] }): Promise<ItemResults> =>
  inTransaction(ctx, async (tx) => {
    const asked = inArray(property_types.id, ids)
    // Locked first, in one order: a property that is just being given this type waits, or is counted.
    await tx.db
      .select({ id: property_types.id })
      .from(property_types)
      .where(asked)
      .orderBy(asc(property_types.id))
      .for('update')
    const found = new Map((await findPropertyTypes(tx, asked)).map((type) => [type.id, type]))
    const free = [...found.values()].filter((type) => type.properties_count === 0)
    if (free.length > 0) {
      const freeIds = free.map(({ id }) => id)
      await tx.db.delete(property_types).where(inArray(property_types.id, freeIds))
    }
    await record(
      tx,
      ...free.map(({ id, name }) => ({
        module: 'property_types' as const,
        event: 'deleted',
        entity: { type: 'property_type', id, label: name },
      })),
    )
    const results = [...new Set(ids)].map((id) => {
      const type = found.get(id)
      if (!type) return { id, ok: false, message: 'Not found' }
      const inUse = type.properties_count
      return {
        id,
        ok: inUse === 0,
        message: inUse === 0 ? null : `In use by ${counted(inUse, 'property', 'properties')}`,
      }
    })
    return { results }
  })

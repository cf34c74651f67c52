import { eq } from 'drizzle-orm'
import { record } from '../activity/record.ts'
import { type CallerContext, inTransaction } from '../context.ts'
import { properties } from '../db/schema/properties.ts'
import { refused, stale } from '../errors.ts'
import { lockProperty } from './locked.ts'
import { deleteRefusal, toProperties } from './row.ts'

/** DELETE property/{id}: only an inactive one that nobody is in or booked for (readings, Domain: Property). */
export const removeProperty = (
  ctx: CallerContext,
  { id, lock_version }: { id: number; lock_version?: number },
): Promise<{ message: string }> =>
  inTransaction(ctx, async (tx) => {
    const found = await lockProperty(tx, id)
    if (lock_version !== undefined && lock_version !== found.row.lock_version)
      throw stale((await toProperties(tx, [found]))[0])
    const refusal = deleteRefusal(found)
    if (refusal !== null) throw refused(refusal)
    await tx.db.delete(properties).where(eq(properties.id, id))
    const entity = { type: 'property', id, label: found.row.name }
    await record(tx, { module: 'properties', event: 'deleted', entity, property_id: id })
    return { message: `${found.row.name} was deleted` }
  })

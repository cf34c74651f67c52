import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { addons } from '../db/schema/addons.ts'
import { lockAddon } from './lock.ts'
import { inTransaction } from '../transaction.ts'

/** DELETE addons/{id}. No other record refers to an add-on. */
export const removeAddon = (
  ctx: CallerContext,
  asked: { id: number; lock_version?: number },
): Promise<{ message: string }> =>
  inTransaction(ctx, async (tx) => {
    const { row } = await lockAddon(tx, asked)
    await tx.db.delete(addons).where(eq(addons.id, row.id))
    await record(tx, {
      module: 'addons',
      event: 'deleted',
      entity: { type: 'addon', id: row.id, label: row.name },
      property_id: row.property_id,
    })
    return { message: phrase('server.deleted', { name: row.name }) }
  })

import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { ruleViolation } from '../errors.ts'
import { connectRooms } from './connections.ts'
import { lockForRemoval } from './find.ts'
import { requireFacilityVersion } from './version.ts'
import { deleteError } from './view.ts'
import { inTransaction } from '../transaction.ts'

/** DELETE facilities/{id}. 409 if it has a guest, taken nights or past stays. */
export const removeFacility = (
  ctx: CallerContext,
  { id, lock_version }: { id: number; lock_version?: number },
): Promise<{ message: string }> =>
  inTransaction(ctx, async (tx) => {
    const facility = await lockForRemoval(tx, id)
    const { name, property_id } = facility.row
    await requireFacilityVersion(tx, facility, lock_version)
    const error = deleteError(facility)
    if (error !== null) throw ruleViolation(error)
    // Removes the connections, which also logs them at the other rooms.
    await connectRooms(tx, facility.row, [])
    await tx.db.delete(facilities).where(eq(facilities.id, id))
    const entity = { type: 'facility', id, label: name }
    await record(tx, { module: 'facilities', event: 'deleted', entity, property_id })
    return { message: phrase('server.deleted', { name }) }
  })

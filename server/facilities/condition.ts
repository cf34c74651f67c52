import { eq, inArray } from 'drizzle-orm'
import { type HousekeepingStatus, housekeepingRefusal } from '../../src/api/contract/housekeeping.ts'
import type { ItemResults } from '../../src/api/contract/reply.ts'
import { record } from '../activity/record.ts'
import { judgeEach } from '../bulk.ts'
import { type CallerContext, inTransaction } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { lockFacilities } from './locked.ts'

interface Condition {
  facility_ids: number[]
  housekeeping_status: HousekeepingStatus
  reason?: string
}

type Row = Pick<typeof facilities.$inferSelect, 'id' | 'name' | 'property_id' | 'housekeeping_status'>

/** What the log says of a condition that changed. */
export const conditionEntry = (row: Row, after: HousekeepingStatus, reason?: string) => ({
  module: 'housekeeping' as const,
  event: 'condition_changed',
  entity: { type: 'facility', id: row.id, label: row.name },
  property_id: row.property_id,
  changes: [{ field: 'housekeeping_status', before: row.housekeeping_status, after }],
  reason,
})

/** Sets the condition of one facility. Its version stays: no form that is open for it shows the condition. */
export async function setCondition(tx: CallerContext, row: Row, after: HousekeepingStatus): Promise<void> {
  if (row.housekeeping_status === after) return
  await tx.db
    .update(facilities)
    .set({ housekeeping_status: after, hk_changed_at: tx.now(), hk_changed_by: tx.caller.id })
    .where(eq(facilities.id, row.id))
  await record(tx, conditionEntry(row, after))
}

/** POST update_room_status: under the transitions of readings, Housekeeping status; a result an id. */
export const updateRoomStatus = (ctx: CallerContext, input: Condition): Promise<ItemResults> =>
  inTransaction(ctx, async (tx) => {
    const { facility_ids, housekeeping_status: after, reason } = input
    const { results, accepted } = judgeEach(facility_ids, await lockFacilities(tx, facility_ids), ({ row }) =>
      housekeepingRefusal(row, after),
    )
    if (accepted.length > 0) {
      const ids = accepted.map(({ row }) => row.id)
      await tx.db
        .update(facilities)
        .set({ housekeeping_status: after, hk_changed_at: tx.now(), hk_changed_by: tx.caller.id })
        .where(inArray(facilities.id, ids))
    }
    await record(tx, ...accepted.map(({ row }) => conditionEntry(row, after, reason)))
    return { results }
  })

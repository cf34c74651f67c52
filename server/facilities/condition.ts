import { eq } from 'drizzle-orm'
import type { HousekeepingStatus } from '../../src/api/contract/housekeeping.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'

type Row = Pick<typeof facilities.$inferSelect, 'id' | 'name' | 'property_id' | 'housekeeping_status'>

/** Log entry of a changed condition. */
export const conditionActivity = (row: Row, after: HousekeepingStatus, reason?: string) => ({
  module: 'housekeeping' as const,
  event: 'condition_changed',
  entity: { type: 'facility', id: row.id, label: row.name },
  property_id: row.property_id,
  changes: [{ field: 'housekeeping_status', before: row.housekeeping_status, after }],
  reason,
})

/** Sets the condition of one facility. Keeps its version, because no form shows the condition. */
export async function setCondition(tx: CallerContext, row: Row, after: HousekeepingStatus): Promise<void> {
  if (row.housekeeping_status === after) return
  await tx.db
    .update(facilities)
    .set({ housekeeping_status: after, hk_changed_at: tx.now(), hk_changed_by: tx.caller.id })
    .where(eq(facilities.id, row.id))
  await record(tx, conditionActivity(row, after))
}

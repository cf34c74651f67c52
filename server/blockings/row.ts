import type { RoomBlocking } from '../../src/api/contract/facility-status.ts'
import type { room_blockings } from '../db/schema/blockings.ts'

export type BlockingRow = typeof room_blockings.$inferSelect

type Dated = Pick<BlockingRow, 'date_from' | 'date_to' | 'cancelled_at'>

/** Only a cancellation is stored. The other states follow from today's date at the property (domain D31). */
export function stateOf({ date_from, date_to, cancelled_at }: Dated, today: string): RoomBlocking['state'] {
  if (cancelled_at !== null) return 'cancelled'
  if (date_from > today) return 'scheduled'
  return date_to > today ? 'active' : 'completed'
}

/** A blocking in wire format. */
export const toBlocking = (row: BlockingRow, today: string): RoomBlocking => ({
  id: row.id,
  facility_id: row.facility_id,
  kind: row.kind,
  reason_code: row.reason_code,
  reason: row.reason,
  remarks: row.remarks,
  date_from: row.date_from,
  date_to: row.date_to,
  return_status: row.return_status,
  state: stateOf(row, today),
  lock_version: row.lock_version,
})

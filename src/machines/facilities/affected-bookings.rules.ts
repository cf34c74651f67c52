import type { DailyRoomBlocking } from '../../api/contract/blocking.ts'
import { addDays } from '../../api/contract/days.ts'

/** A stay or blocking on the requested nights. Its dates are limited to those nights, half-open. */
export interface AffectedBooking {
  facilityId: number
  kind: DailyRoomBlocking['kind']
  id: number
  guest: string | null
  reason: string
  from: string
  to: string
  nights: number
  /** True if it begins before, or ends after, the requested nights. */
  startsEarlier: boolean
  endsLater: boolean
}

/** Groups rows of single nights by stay or blocking. */
export function affectedBookingsOf(rows: readonly DailyRoomBlocking[]): AffectedBooking[] {
  const found = new Map<string, AffectedBooking>()
  for (const row of [...rows].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    const key = `${row.facility_id} ${row.kind} ${row.blocking_id}`
    const known = found.get(key)
    found.set(key, {
      facilityId: row.facility_id,
      kind: row.kind,
      id: row.blocking_id,
      guest: row.guest_name ?? null,
      reason: row.reason,
      from: known?.from ?? row.date,
      to: addDays(row.date, 1),
      nights: (known?.nights ?? 0) + 1,
      startsEarlier: known?.startsEarlier ?? !row.is_first,
      endsLater: !row.is_last,
    })
  }
  return [...found.values()]
}

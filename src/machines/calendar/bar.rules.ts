import type { DailyRoomBlocking } from '../../api/contract/blocking.ts'
import type { BlockingKind, BlockingReasonCode } from '../../api/contract/facility-status.ts'
import type { HousekeepingStatus } from '../../api/contract/housekeeping.ts'
import { addDays } from '../../api/contract/days.ts'

/** Fields that only a blocking has, and that a server may omit. */
export interface BlockingDetail {
  reasonCode: BlockingReasonCode | null
  /** Free text of the person who blocked the room. The bar's `reason` falls back to the name of the reason code. */
  note: string
  remarks: string
  returnStatus: HousekeepingStatus
  lockVersion: number | null
}

/** A stay or a blocking, as drawn on the chart. */
export interface Bar {
  /** Unique within a property. Stays and blockings have separate ids. */
  key: string
  id: number
  roomId: number
  kind: DailyRoomBlocking['kind']
  state: DailyRoomBlocking['state']
  /** Half-open. A cut bar ends where the loaded nights end. */
  from: string
  to: string
  isCutBefore: boolean
  isCutAfter: boolean
  reason: string
  guest: string | null
  blocking: BlockingDetail | null
  /** True while a dropped bar waits for the server's response. */
  isPending: boolean
}

export const barKey = (kind: Bar['kind'], id: number) => (kind === 'reservation' ? `stay-${id}` : `blocking-${id}`)

export const isBlocking = (bar: Bar): bar is Bar & { kind: BlockingKind; blocking: BlockingDetail } =>
  bar.kind !== 'reservation' && bar.blocking !== null

/** True for a blocking that has not ended. Stays are changed elsewhere, as bookings. */
export const canChange = (bar: Bar) => isBlocking(bar) && (bar.state === 'active' || bar.state === 'scheduled')

export const overlaps = (bar: { from: string; to: string }, range: { from: string; to: string }) =>
  bar.from < range.to && bar.to > range.from

const detailOf = (row: DailyRoomBlocking): BlockingDetail => ({
  reasonCode: row.reason_code ?? null,
  note: row.note ?? '',
  remarks: row.remarks ?? '',
  returnStatus: row.return_status ?? 'dirty',
  lockVersion: row.lock_version ?? null,
})

/** The bar that starts with this night. The first row of a stay or blocking may have its whole range of dates. */
function barOf(row: DailyRoomBlocking): Bar {
  const next = addDays(row.date, 1)
  return {
    key: barKey(row.kind, row.blocking_id),
    id: row.blocking_id,
    roomId: row.facility_id,
    kind: row.kind,
    state: row.state,
    from: row.date_from ?? row.date,
    to: row.date_to ?? next,
    isCutBefore: row.date_from === undefined && !row.is_first,
    isCutAfter: row.date_to === undefined && !row.is_last,
    reason: row.reason,
    guest: row.guest_name ?? null,
    blocking: row.kind === 'reservation' ? null : detailOf(row),
    isPending: false,
  }
}

/** Joins two parts of one stay or blocking, as far as both are loaded. */
export function joined(a: Bar, b: Bar): Bar {
  // Usually both rows hold the whole range.
  if (isSameBar(a, b)) return a
  const [first, last] = a.from <= b.from ? [a, b] : [b, a]
  const end = a.to >= b.to ? a : b
  return {
    ...(b.blocking?.lockVersion == null ? a : b),
    from: first.from,
    isCutBefore: first.from === last.from ? first.isCutBefore && last.isCutBefore : first.isCutBefore,
    to: end.to,
    isCutAfter: a.to === b.to ? a.isCutAfter && b.isCutAfter : end.isCutAfter,
  }
}

const isSameDetail = (a: BlockingDetail | null, b: BlockingDetail | null) =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.reasonCode === b.reasonCode &&
    a.note === b.note &&
    a.remarks === b.remarks &&
    a.returnStatus === b.returnStatus &&
    a.lockVersion === b.lockVersion)

/** True if both bars look alike, so that no redraw is needed. */
export const isSameBar = (a: Bar, b: Bar) =>
  a === b ||
  (a.key === b.key &&
    a.roomId === b.roomId &&
    a.from === b.from &&
    a.to === b.to &&
    a.state === b.state &&
    a.isCutBefore === b.isCutBefore &&
    a.isCutAfter === b.isCutAfter &&
    a.reason === b.reason &&
    a.guest === b.guest &&
    a.isPending === b.isPending &&
    a.kind === b.kind &&
    isSameDetail(a.blocking, b.blocking))

/** Adds the row of one night to its room's bars. Rows arrive in any order. */
export function addNight(bars: Map<number, Bar[]>, row: DailyRoomBlocking): void {
  const key = barKey(row.kind, row.blocking_id)
  const roomBars = bars.get(row.facility_id)
  if (!roomBars) return void bars.set(row.facility_id, [barOf(row)])
  const at = roomBars.findLastIndex((bar) => bar.key === key)
  if (at < 0) return void roomBars.push(barOf(row))
  const loaded = roomBars[at]!
  // The bar already covers this night.
  if (row.date >= loaded.from && row.date < loaded.to) return
  roomBars[at] = joined(loaded, barOf(row))
}

import { toApiError } from '../../api/api-error.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'
import type { RoomBlocking, StatusResults, UpdateFacilityStatus } from '../../api/contract/facility-status.ts'
import { housekeepingStatuses } from '../../api/contract/enums.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { Undo } from '../dialog/dialog-report.ts'
import { endedBlocking, isDated, type StatusDraft } from './status.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

type Result = StatusResults['results'][number]

/** A done change: its draft, its results, and the facilities before it. */
export interface StatusChange {
  draft: StatusDraft
  before: readonly Facility[]
  results: readonly Result[]
  blockingIds: readonly number[]
  today: string
}

/** Recreates an ended blocking for its remaining nights. */
const restoreBlocking = (blocking: RoomBlocking, today: string): UpdateFacilityStatus => ({
  facility_ids: [blocking.facility_id],
  facility_status: blocking.kind,
  date_from: blocking.date_from < today ? today : blocking.date_from,
  date_to: blocking.date_to,
  reason_code: blocking.reason_code,
  reason: blocking.reason || null,
  remarks: blocking.remarks,
  return_status: blocking.return_status,
})

/** Releases blocked or inactive facilities. Each gets its previous housekeeping status back, so there is one call per status. */
function releaseRequests(before: readonly Facility[], results: readonly Result[]): UpdateFacilityStatus[] {
  return housekeepingStatuses.flatMap((condition): UpdateFacilityStatus[] => {
    const group = before.filter((facility) => facility.housekeeping_status === condition)
    if (group.length === 0) return []
    const ids = group.map(({ id }) => id)
    const createdIds = results.flatMap(({ id, blocking_id }) => (blocking_id && ids.includes(id) ? [blocking_id] : []))
    const request = { facility_ids: ids, facility_status: 'available' as const, return_status: condition }
    return [createdIds.length > 0 ? { ...request, blocking_ids: createdIds } : request]
  })
}

/** Requests that undo a change, in order; empty if nothing was changed. */
function undoRequests({ draft, before, results, blockingIds, today }: StatusChange): UpdateFacilityStatus[] {
  const isDone = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
  const changed = before.filter(({ id }) => isDone.has(id))
  const restored = changed.flatMap((facility) => {
    const blocking = endedBlocking(facility, blockingIds)
    return blocking ? [restoreBlocking(blocking, today)] : []
  })
  if (isDated(draft)) return releaseRequests(changed, results)
  // Making an inactive facility available also ends its blocking, which is then recreated.
  if (draft.status === 'inactive') return [...releaseRequests(changed, []), ...restored]
  const inactive = changed.filter((facility) => facility.facility_status === 'inactive').map(({ id }) => id)
  // Inactive facilities cannot be blocked, so they become inactive last.
  return inactive.length > 0 ? [...restored, { facility_ids: inactive, facility_status: 'inactive' }] : restored
}

/** Sends the requests in order. A failure after the first success counts as a result. */
async function runInOrder(scope: PropertyScope, requests: readonly UpdateFacilityStatus[], signal: AbortSignal) {
  const results: ItemResult[] = []
  for (const request of requests)
    try {
      results.push(...(await facilities.updateStatus(scope, request, signal)).results)
    } catch (error) {
      if (results.length === 0) throw error
      const { message } = toApiError(error)
      results.push(...request.facility_ids.map((id) => ({ id, ok: false, message })))
    }
  return results
}

/** The undo of a status change; undefined if nothing changed. */
export function undoOf(scope: PropertyScope, kind: FacilityKind, change: StatusChange): Undo | undefined {
  const requests = undoRequests(change)
  if (requests.length === 0) return undefined
  const count = change.results.filter(({ ok }) => ok).length
  return {
    run: (signal) => runInOrder(scope, requests, signal),
    text: phrase('facilities.restored', { kind, count }),
  }
}

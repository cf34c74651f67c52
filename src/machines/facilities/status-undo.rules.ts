import { toApiError } from '../../api/api-error.ts'
import type { Facility } from '../../api/contract/facility.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'
import type { RoomBlocking, StatusResults, UpdateFacilityStatus } from '../../api/contract/facility-status.ts'
import { housekeepingStatuses } from '../../api/contract/enums.ts'
import type { ItemResult } from '../../api/contract/reply.ts'
import * as facilities from '../../api/facilities.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { Undo } from '../dialog/dialog-report.ts'
import { versionsAfter } from '../dialog/item-versions.rules.ts'
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

/**
 * Releases blocked or inactive facilities. Each gets its previous housekeeping status back, so there is one call per status. The versions
 * are those of the blockings to release, or else of the facilities.
 */
function releaseRequests(before: readonly Facility[], results: readonly Result[]): UpdateFacilityStatus[] {
  return housekeepingStatuses.flatMap((condition): UpdateFacilityStatus[] => {
    const group = before.filter((facility) => facility.housekeeping_status === condition)
    if (group.length === 0) return []
    const ids = group.map(({ id }) => id)
    const created = results.flatMap(({ id, blocking_id, lock_version }) =>
      blocking_id && ids.includes(id) ? [{ id: blocking_id, ok: true, lock_version }] : [],
    )
    const createdIds = created.map(({ id }) => id)
    const request = { facility_ids: ids, facility_status: 'available' as const, return_status: condition }
    return [
      createdIds.length > 0
        ? { ...request, blocking_ids: createdIds, ...versionsAfter(createdIds, created) }
        : { ...request, ...versionsAfter(ids, results) },
    ]
  })
}

const isInactive = (facility: Facility) => facility.facility_status === 'inactive'

/** Requests that undo a change, in order; empty if nothing was changed. */
function undoRequests({ draft, before, results, blockingIds, today }: StatusChange): UpdateFacilityStatus[] {
  const isDone = new Set(results.filter(({ ok }) => ok).map(({ id }) => id))
  const changed = before.filter(({ id }) => isDone.has(id))
  const restored = changed.flatMap((facility) => {
    const blocking = endedBlocking(facility, blockingIds)
    if (!blocking) return []
    // A room that goes back to inactive afterwards must be as the change left it.
    const versions = draft.status === 'available' && isInactive(facility) ? versionsAfter([facility.id], results) : {}
    return [{ ...restoreBlocking(blocking, today), ...versions }]
  })
  if (isDated(draft)) return releaseRequests(changed, results)
  // Making an inactive facility available also ends its blocking, which is then recreated.
  if (draft.status === 'inactive') return [...releaseRequests(changed, results), ...restored]
  const inactive = changed.filter(isInactive).map(({ id }) => id)
  // Inactive facilities cannot be blocked, so they become inactive last.
  if (inactive.length === 0) return restored
  return [...restored, { facility_ids: inactive, facility_status: 'inactive', ...versionsAfter(inactive, results) }]
}

/** The request without the facilities that an earlier one was refused for; null if none is left. */
function withoutRefused(request: UpdateFacilityStatus, results: readonly ItemResult[]): UpdateFacilityStatus | null {
  const refused = new Set(results.flatMap(({ id, ok }) => (ok ? [] : [id])))
  const { facility_ids, lock_versions } = request
  const isKept = (_: number, at: number) => !refused.has(facility_ids[at] ?? 0)
  const kept = facility_ids.filter(isKept)
  if (kept.length === 0) return null
  return { ...request, facility_ids: kept, ...(lock_versions && { lock_versions: lock_versions.filter(isKept) }) }
}

/**
 * Sends the requests in order, and nothing more for a facility once one was refused. A failure after the first success counts as a result.
 */
async function runInOrder(scope: PropertyScope, requests: readonly UpdateFacilityStatus[], signal: AbortSignal) {
  const results: ItemResult[] = []
  for (const planned of requests) {
    const request = withoutRefused(planned, results)
    if (!request) continue
    try {
      results.push(...(await facilities.updateStatus(scope, request, signal)).results)
    } catch (error) {
      if (results.length === 0) throw error
      const { message } = toApiError(error)
      results.push(...request.facility_ids.map((id) => ({ id, ok: false, message })))
    }
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

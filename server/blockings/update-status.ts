import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { maxCalendarDays } from '../../src/api/contract/blocking.ts'
import {
  type StatusResults,
  type UpdateFacilityStatus,
  blockingKinds,
  facilityStatusRules,
} from '../../src/api/contract/facility-status.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { invalid } from '../errors.ts'
import { type FoundFacility, lockFacilities } from '../facilities/find.ts'
import { staleFacilities } from '../facilities/version.ts'
import { statusOf } from '../facilities/view.ts'
import { firstOf } from '../invariants.ts'
import { type BlockingInput, blockFacilities } from './block.ts'
import { changeBlocking } from './change.ts'
import { conflictResult, findConflicts } from './conflicts.ts'
import { requireReturnAs } from './return-status.ts'
import { releaseFacilities } from './release.ts'
import { daysBetween } from '../../src/api/contract/days.ts'
import { inTransaction } from '../transaction.ts'

type Result = StatusResults['results'][number]

/**
 * The contract has validated the fields of a status with dates. Only the length is checked here, by the calendar's
 * limit.
 */
function toBlockingInput(input: UpdateFacilityStatus): BlockingInput {
  const { date_from, date_to, reason_code } = input
  const facility_status = blockingKinds.find((kind) => kind === input.facility_status)
  if (!facility_status || !date_from || !date_to || !reason_code)
    throw invalid({ date_from: [phrase('server.required')] })
  if (daysBetween(date_from, date_to) > maxCalendarDays)
    throw invalid({ date_to: [phrase('server.atMostNights', { max: maxCalendarDays })] })
  return { ...input, facility_status, date_from, date_to, reason_code }
}

/** Makes a facility inactive. Fails if a guest is in house or booked. */
async function deactivate(tx: CallerContext, facility: FoundFacility): Promise<Result> {
  const { row, today } = facility
  const done = { id: row.id, ok: true, message: null }
  if (row.is_inactive) return { ...done, lock_version: row.lock_version }
  const found = await findConflicts(tx, [row.id], { from: today, to: null }, today)
  const booked = (found.get(row.id) ?? []).filter(({ kind }) => kind === 'reservation')
  if (booked.length > 0) return conflictResult(row.id, booked)
  const lock_version = row.lock_version + 1
  const columns = { is_inactive: true, lock_version, updated_at: tx.now() }
  await tx.db.update(facilities).set(columns).where(eq(facilities.id, row.id))
  await record(tx, {
    module: 'facilities',
    event: 'status_changed',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes: [{ field: 'facility_status', before: statusOf(facility), after: 'inactive' }],
  })
  return { ...done, lock_version }
}

/** Changes locked facilities without naming a blocking to change. */
async function changeFound(
  tx: CallerContext,
  found: ReadonlyMap<number, FoundFacility>,
  input: UpdateFacilityStatus,
): Promise<Result[]> {
  if (facilityStatusRules[input.facility_status].isDated) {
    await requireReturnAs(tx, input.return_status)
    return blockFacilities(tx, found.values(), toBlockingInput(input))
  }
  if (input.facility_status === 'available') return releaseFacilities(tx, found, input)
  const results: Result[] = []
  for (const facility of found.values()) results.push(await deactivate(tx, facility))
  return results
}

/** A facility that somebody changed since the version of the request is refused. */
async function changeStatus(tx: CallerContext, input: UpdateFacilityStatus): Promise<Result[]> {
  const { isDated } = facilityStatusRules[input.facility_status]
  const [blockingId] = input.blocking_ids ?? []
  if (isDated && blockingId !== undefined)
    return [await changeBlocking(tx, firstOf(input.facility_ids), blockingId, toBlockingInput(input))]
  const found = await lockFacilities(tx, input.facility_ids)
  const isEndById = input.facility_status === 'available' && blockingId !== undefined
  const stale = isEndById
    ? new Map<number, string>()
    : await staleFacilities(tx, found, input.facility_ids, input.lock_versions)
  const current = new Map([...found].filter(([id]) => !stale.has(id)))
  return [
    ...[...stale].map(([id, message]): Result => ({ id, ok: false, message, code: 'CHANGED' })),
    ...(await changeFound(tx, current, input)),
  ]
}

/** POST update_facility_status (domain D31): one result per facility, in request order. */
export const updateFacilityStatus = (ctx: CallerContext, input: UpdateFacilityStatus): Promise<StatusResults> =>
  inTransaction(ctx, async (tx) => {
    const results = await changeStatus(tx, input)
    const byId = new Map(results.map((result) => [result.id, result]))
    return {
      results: [...new Set(input.facility_ids)].map(
        (id) => byId.get(id) ?? { id, ok: false, message: phrase('server.itemNotFound') },
      ),
    }
  })

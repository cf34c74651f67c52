import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { StatusResults, UpdateFacilityStatus } from '../../src/api/contract/facility-status.ts'
import { inspectionDeniedReason } from '../../src/api/contract/inspection.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { facilities } from '../db/schema/facilities.ts'
import { invalid } from '../errors.ts'
import { setCondition } from '../facilities/condition.ts'
import type { FoundFacility } from '../facilities/find.ts'
import { mayReturnAs } from './return-status.ts'
import { type BlockingRow, stateOf } from './row.ts'

type Result = StatusResults['results'][number]

/** Locks the requested blockings. All must belong to these facilities; otherwise 422. */
async function lockBlockingsById(tx: CallerContext, found: ReadonlyMap<number, FoundFacility>, ids: readonly number[]) {
  const rows = await tx.db
    .select()
    .from(room_blockings)
    .where(and(inArray(room_blockings.id, [...ids]), inArray(room_blockings.facility_id, [...found.keys()])))
    .orderBy(asc(room_blockings.id))
    .for('no key update')
  if (rows.length < new Set(ids).size)
    throw invalid({ blocking_ids: [phrase('server.noSuchRecord', { record: 'blocking' })] })
  return rows
}

const lockCurrentBlockings = (tx: CallerContext, found: ReadonlyMap<number, FoundFacility>) =>
  tx.db
    .select()
    .from(room_blockings)
    .where(and(inArray(room_blockings.facility_id, [...found.keys()]), isNull(room_blockings.cancelled_at)))
    .orderBy(asc(room_blockings.id))
    .for('no key update')

/**
 * Ends one live blocking, so that its nights are free from today. A blocking that has not begun is cancelled. If it was
 * active, the room gets the agreed return condition, or the one that the caller gives.
 */
async function endBlocking(
  tx: CallerContext,
  facility: FoundFacility,
  blocking: BlockingRow,
  input: UpdateFacilityStatus,
) {
  const { row, today } = facility
  const isActive = stateOf(blocking, today) === 'active'
  const { kind, date_from, date_to } = blocking
  const hasBegun = date_from < today
  await tx.db
    .update(room_blockings)
    .set({
      ...(hasBegun ? { date_to: today } : { cancelled_at: tx.now() }),
      settled_at: tx.now(),
      lock_version: blocking.lock_version + 1,
      updated_at: tx.now(),
    })
    .where(eq(room_blockings.id, blocking.id))
  await record(tx, {
    module: 'blockings',
    event: hasBegun ? 'ended' : 'cancelled',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes: [
      {
        field: 'blocking',
        before: { kind, date_from, date_to },
        after: hasBegun ? { kind, date_from, date_to: today } : null,
      },
    ],
    reason: input.reason ?? undefined,
  })
  if (isActive && row.kind === 'room') await setCondition(tx, row, input.return_status ?? blocking.return_status)
}

async function activate(tx: CallerContext, { row }: FoundFacility): Promise<void> {
  await tx.db.update(facilities).set({ is_inactive: false, updated_at: tx.now() }).where(eq(facilities.id, row.id))
  await record(tx, {
    module: 'facilities',
    event: 'status_changed',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes: [{ field: 'facility_status', before: 'inactive', after: 'available' }],
  })
}

/** Makes each facility available: ends its current blocking, or the requested ones, or its inactivity. */
export async function releaseFacilities(
  tx: CallerContext,
  found: ReadonlyMap<number, FoundFacility>,
  input: UpdateFacilityStatus,
): Promise<Result[]> {
  const requestedIds = input.blocking_ids?.length ? input.blocking_ids : null
  const blockings = requestedIds
    ? await lockBlockingsById(tx, found, requestedIds)
    : await lockCurrentBlockings(tx, found)
  const canInspect = await mayReturnAs(tx, input.return_status)
  const results: Result[] = []
  for (const facility of found.values()) {
    const { row, today } = facility
    const states = requestedIds ? ['active', 'scheduled'] : ['active']
    const own = blockings.filter(({ facility_id }) => facility_id === row.id)
    const live = own.filter((blocking) => states.includes(stateOf(blocking, today)))
    if (requestedIds && live.length < own.length) {
      results.push({ id: row.id, ok: false, message: phrase('server.blockingEnded') })
      continue
    }
    const wasAgreed = live.every(({ return_status }) => return_status === 'inspected')
    if (!canInspect && row.housekeeping_status !== 'inspected' && !wasAgreed) {
      results.push({ id: row.id, ok: false, message: inspectionDeniedReason() })
      continue
    }
    for (const blocking of live) await endBlocking(tx, facility, blocking, input)
    if (!requestedIds && row.is_inactive) await activate(tx, facility)
    results.push({ id: row.id, ok: true, message: null })
  }
  return results
}

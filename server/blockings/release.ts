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
import { versionsById } from '../item-versions.ts'
import { mayReturnAs } from './return-status.ts'
import { type BlockingRow, stateOf } from './row.ts'
import { movedAwayResult, staleResult } from './stale.ts'

type Result = StatusResults['results'][number]

/**
 * Locks the requested blockings. All must belong to these facilities; otherwise 422. With versions, those that have left
 * them meanwhile are only absent, so that each facility has its own result.
 */
async function lockBlockingsById(
  tx: CallerContext,
  found: ReadonlyMap<number, FoundFacility>,
  { blocking_ids: ids = [], lock_versions }: UpdateFacilityStatus,
) {
  const rows = await tx.db
    .select()
    .from(room_blockings)
    .where(and(inArray(room_blockings.id, [...ids]), inArray(room_blockings.facility_id, [...found.keys()])))
    .orderBy(asc(room_blockings.id))
    .for('no key update')
  if (!lock_versions?.length && rows.length < new Set(ids).size)
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

/** True if somebody else has set the condition of the room since it was blocked. */
const isConditionNewer = ({ caller }: CallerContext, { row }: FoundFacility, { created_at }: BlockingRow) =>
  row.hk_changed_at !== null && row.hk_changed_at >= created_at && row.hk_changed_by !== caller.id

/**
 * Ends one live blocking, so that its nights are free from today. A blocking that has not begun is cancelled. If it was
 * active, the room gets the agreed return condition, or the one that the caller gives. An undo, which sends versions,
 * keeps a condition that somebody else has set meanwhile.
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
  if (input.lock_versions?.length && isConditionNewer(tx, facility, blocking)) return
  if (isActive && row.kind === 'room') await setCondition(tx, row, input.return_status ?? blocking.return_status)
}

async function activate(tx: CallerContext, { row }: FoundFacility): Promise<void> {
  const columns = { is_inactive: false, lock_version: row.lock_version + 1, updated_at: tx.now() }
  await tx.db.update(facilities).set(columns).where(eq(facilities.id, row.id))
  await record(tx, {
    module: 'facilities',
    event: 'status_changed',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes: [{ field: 'facility_status', before: 'inactive', after: 'available' }],
  })
}

interface Release {
  input: UpdateFacilityStatus
  /** The requested blockings of the facility, or all of it that are not cancelled. */
  own: readonly BlockingRow[]
  /** Versions of the requested blockings that the release is based on. */
  versions: ReadonlyMap<number, number>
  canInspect: boolean
}

/** Makes one facility available, or says why not. */
async function releaseFacility(
  tx: CallerContext,
  facility: FoundFacility,
  { input, own, versions, canInspect }: Release,
): Promise<Result> {
  const { row, today } = facility
  const isById = Boolean(input.blocking_ids?.length)
  if (versions.size > 0 && own.length === 0) return movedAwayResult(tx, facility)
  const stale = own.find(({ id, lock_version }) => (versions.get(id) ?? lock_version) !== lock_version)
  if (stale) return staleResult(tx, stale, facility, row.id)
  const states = isById ? ['active', 'scheduled'] : ['active']
  const live = own.filter((blocking) => states.includes(stateOf(blocking, today)))
  if (isById && live.length < own.length) return { id: row.id, ok: false, message: phrase('server.blockingEnded') }
  const wasAgreed = live.every(({ return_status }) => return_status === 'inspected')
  if (!canInspect && row.housekeeping_status !== 'inspected' && !wasAgreed)
    return { id: row.id, ok: false, message: inspectionDeniedReason() }
  for (const blocking of live) await endBlocking(tx, facility, blocking, input)
  const isActivated = !isById && row.is_inactive
  if (isActivated) await activate(tx, facility)
  return { id: row.id, ok: true, message: null, lock_version: row.lock_version + Number(isActivated) }
}

/** Makes each facility available: ends its current blocking, or the requested ones, or its inactivity. */
export async function releaseFacilities(
  tx: CallerContext,
  found: ReadonlyMap<number, FoundFacility>,
  input: UpdateFacilityStatus,
): Promise<Result[]> {
  const { blocking_ids = [], lock_versions } = input
  const isById = blocking_ids.length > 0
  const versions = isById ? versionsById(blocking_ids, lock_versions) : new Map<number, number>()
  const blockings = isById ? await lockBlockingsById(tx, found, input) : await lockCurrentBlockings(tx, found)
  const canInspect = await mayReturnAs(tx, input.return_status)
  const results: Result[] = []
  for (const facility of found.values()) {
    const own = blockings.filter(({ facility_id }) => facility_id === facility.row.id)
    results.push(await releaseFacility(tx, facility, { input, own, versions, canInspect }))
  }
  return results
}

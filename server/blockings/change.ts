import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { StatusResults } from '../../src/api/contract/facility-status.ts'
import { type Activity, changesBetween, record, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { room_problems } from '../db/schema/problems.ts'
import { invalid, isExclusionViolation } from '../errors.ts'
import { setCondition } from '../facilities/condition.ts'
import { type FoundFacility, lockFacilities } from '../facilities/find.ts'
import { firstOf } from '../invariants.ts'
import { versionsById } from '../item-versions.ts'
import type { BlockingInput } from './block.ts'
import { changeError, planChange } from './change-rules.ts'
import { conflictResult, findConflicts } from './conflicts.ts'
import { requireReturnAs } from './return-status.ts'
import { type BlockingRow, stateOf, toBlocking } from './row.ts'
import { staleResult } from './stale.ts'

type Result = StatusResults['results'][number]

const byId = (id: number) => eq(room_blockings.id, id)

async function lockBlocking(tx: CallerContext, id: number): Promise<BlockingRow | undefined> {
  const [row] = await tx.db.select().from(room_blockings).where(byId(id)).for('no key update')
  return row
}

/** Values of a blocking for the log. */
const logValuesOf = (row: BlockingRow, room: string) => ({
  facility: room,
  facility_status: row.kind,
  date_from: row.date_from,
  date_to: row.date_to,
  reason_code: row.reason_code,
  reason: row.reason || null,
  remarks: row.remarks || null,
  return_status: row.return_status,
})

/** A split cannot be undone, because the past nights remain a separate blocking. */
function revertOfChange(before: BlockingRow, after: BlockingRow) {
  if (before.id !== after.id) return null
  const { facility_id, kind, reason_code, reason, remarks, date_from, date_to, return_status } = after
  const written = { facility_id, kind, reason_code, reason, remarks, date_from, date_to, return_status }
  const revert = revertOf(before, written)
  return (
    revert && { before: { ...revert.before, blocking_id: after.id }, after: { ...revert.after, blocking_id: after.id } }
  )
}

/**
 * Writes the change in a savepoint. Null if another request took the nights in the meantime; an exclusion constraint
 * detects this.
 */
async function writeChange(
  tx: CallerContext,
  before: BlockingRow,
  after: Partial<BlockingRow>,
  splitAt: string | null,
) {
  try {
    return await tx.db.transaction(async (savepoint) => {
      const versionColumns = { lock_version: before.lock_version + 1, updated_at: tx.now() }
      if (splitAt === null) {
        const updated = await savepoint
          .update(room_blockings)
          .set({ ...after, ...versionColumns })
          .where(byId(before.id))
          .returning()
        return firstOf(updated)
      }
      await savepoint
        .update(room_blockings)
        .set({ date_to: splitAt, settled_at: tx.now(), ...versionColumns })
        .where(byId(before.id))
      const { id: _, ...rest } = before
      const added = await savepoint
        .insert(room_blockings)
        .values({
          ...rest,
          ...after,
          lock_version: 0,
          created_by: tx.caller.id,
          created_at: tx.now(),
          updated_at: tx.now(),
        })
        .returning()
      const continued = firstOf(added)
      // The linked problems follow the future nights.
      await savepoint
        .update(room_problems)
        .set({ blocking_id: continued.id })
        .where(eq(room_problems.blocking_id, before.id))
      return continued
    })
  } catch (error) {
    if (isExclusionViolation(error)) return null
    throw error
  }
}

async function recordChange(
  tx: CallerContext,
  [old, now]: [FoundFacility, FoundFacility],
  before: BlockingRow,
  after: BlockingRow,
) {
  const isMoved = old.row.id !== now.row.id
  const changes = changesBetween(logValuesOf(before, old.row.name), logValuesOf(after, now.row.name))
  const entryOf = ({ row }: FoundFacility): Activity => ({
    module: 'blockings',
    event: isMoved ? 'moved' : 'changed',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes,
    reason: after.reason || undefined,
    revert: revertOfChange(before, after),
  })
  if (changes.length > 0) await record(tx, ...(isMoved ? [entryOf(old), entryOf(now)] : [entryOf(now)]))
}

/**
 * Changes nights, kind, reason or room of one blocking. Past nights stay unchanged: if the blocking has begun, a change
 * of kind or room ends it today and continues it as a new one (domain D31).
 */
export async function changeBlocking(
  tx: CallerContext,
  id: number,
  blockingId: number,
  input: BlockingInput,
): Promise<Result> {
  const [known] = await tx.db.select().from(room_blockings).where(byId(blockingId))
  const locked = await lockFacilities(tx, known ? [id, known.facility_id] : [id])
  const [target, old] = [locked.get(id), known && locked.get(known.facility_id)]
  if (!target) return { id, ok: false, message: phrase('server.itemNotFound') }
  const blocking = await lockBlocking(tx, blockingId)
  if (!blocking || !old || old.row.property_id !== target.row.property_id)
    throw invalid({ blocking_ids: [phrase('server.noSuchRecord', { record: 'blocking' })] })
  const based = input.lock_version ?? versionsById([blockingId], input.lock_versions).get(blockingId)
  const isStale = based !== undefined && based !== blocking.lock_version
  if (isStale || blocking.facility_id !== old.row.id)
    return staleResult(tx, blocking, locked.get(blocking.facility_id) ?? old, id)
  await requireReturnAs(tx, input.return_status, blocking.return_status)
  const message = changeError(blocking, target, input)
  if (message) return { id, ok: false, message }

  const { after, splitAt, newNights } = planChange(blocking, target, input)
  const conflictsNow = async () => {
    const found = newNights ? await findConflicts(tx, [id], newNights, target.today) : new Map<number, never>()
    return (found.get(id) ?? []).filter(({ kind, id: of }) => kind === 'reservation' || of !== blocking.id)
  }
  const conflicts = await conflictsNow()
  if (conflicts.length > 0) return conflictResult(id, conflicts)
  const changed = await writeChange(tx, blocking, after, splitAt)
  if (!changed) return conflictResult(id, await conflictsNow())
  await recordChange(tx, [old, target], blocking, changed)
  const isFreed =
    stateOf(blocking, old.today) === 'active' &&
    (changed.facility_id !== old.row.id || stateOf(changed, old.today) !== 'active')
  if (isFreed && old.row.kind === 'room') await setCondition(tx, old.row, blocking.return_status)
  const { id: blocking_id, lock_version } = changed
  return { id, ok: true, message: null, blocking_id, lock_version, current: toBlocking(changed, target.today) }
}

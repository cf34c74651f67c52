import {
  type BlockingKind,
  type StatusResults,
  type UpdateFacilityStatus,
} from '../../src/api/contract/facility-status.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { isExclusionViolation } from '../errors.ts'
import type { FoundFacility } from '../facilities/find.ts'
import { firstOf } from '../invariants.ts'
import { conflictResult, findConflicts } from './conflicts.ts'

type Result = StatusResults['results'][number]

/** Input of a status with dates, already validated by the contract. */
export interface BlockingInput extends Omit<UpdateFacilityStatus, 'facility_status'> {
  facility_status: BlockingKind
  date_from: string
  date_to: string
  reason_code: NonNullable<UpdateFacilityStatus['reason_code']>
}

/** Inserts one blocking in its own savepoint. Null if another request took the nights in the meantime (domain D31). */
async function insertBlocking(tx: CallerContext, { row }: FoundFacility, input: BlockingInput) {
  try {
    return await tx.db.transaction(async (savepoint) => {
      const added = await savepoint
        .insert(room_blockings)
        .values({
          property_id: row.property_id,
          facility_id: row.id,
          kind: input.facility_status,
          reason_code: input.reason_code,
          reason: input.reason ?? '',
          remarks: input.remarks ?? '',
          date_from: input.date_from,
          date_to: input.date_to,
          return_status: input.return_status ?? 'dirty',
          created_by: tx.caller.id,
          created_at: tx.now(),
          updated_at: tx.now(),
        })
        .returning({ blocking_id: room_blockings.id, lock_version: room_blockings.lock_version })
      return firstOf(added)
    })
  } catch (error) {
    if (isExclusionViolation(error)) return null
    throw error
  }
}

/** Blocks nights of one locked facility, or returns the conflicts. */
async function blockFacility(tx: CallerContext, facility: FoundFacility, input: BlockingInput): Promise<Result> {
  const { row, today } = facility
  const failed = (message: string): Result => ({ id: row.id, ok: false, message })
  if (row.is_inactive) return failed(phrase('server.itemInactive'))
  if (input.date_from < today) return failed(phrase('server.firstNightOver'))
  const nights = { from: input.date_from, to: input.date_to }
  const conflictsNow = async () => (await findConflicts(tx, [row.id], nights, today)).get(row.id) ?? []
  const before = await conflictsNow()
  if (before.length > 0) return conflictResult(row.id, before)
  const inserted = await insertBlocking(tx, facility, input)
  if (inserted === null) return conflictResult(row.id, await conflictsNow())
  const { facility_status, date_from, date_to, reason_code, reason, remarks, return_status = 'dirty' } = input
  const logged = { facility_status, date_from, date_to, reason_code, remarks: remarks || null, return_status }
  await record(tx, {
    module: 'blockings',
    event: 'blocked',
    entity: { type: 'facility', id: row.id, label: row.name },
    property_id: row.property_id,
    changes: changesBetween({}, logged).filter(({ after }) => after !== null),
    reason: reason ?? undefined,
  })
  return { id: row.id, ok: true, message: null, ...inserted }
}

/** Blocks each facility in id order, which is the order of their locks. */
export async function blockFacilities(
  tx: CallerContext,
  found: Iterable<FoundFacility>,
  input: BlockingInput,
): Promise<Result[]> {
  const results: Result[] = []
  for (const facility of found) results.push(await blockFacility(tx, facility, input))
  return results
}

import { and, eq, isNull } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { type Problem, type UpdateProblem, maxPhotoBytes, maxPhotos } from '../../src/api/contract/problems.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { momentText } from '../activity/last-change.ts'
import { changesBetween, record, revertOf } from '../activity/record-activity.ts'
import { stateOf } from '../blockings/row.ts'
import type { CallerContext } from '../context.ts'
import { room_blockings } from '../db/schema/blockings.ts'
import { room_problems } from '../db/schema/problems.ts'
import { type LastChange, invalid, notFound, stale } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { giveNotice } from '../notices/give.ts'
import { visibleTo } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { changeActivity, logValuesOf } from './activity.ts'
import { type FoundProblem, findProblems, toProblems, viewProblem } from './row.ts'

type Row = FoundProblem['row']

/** The last change, whose author every reader of the problem sees. */
const changeOf = ({ caller }: CallerContext, { row, changed_by: name, timezone }: FoundProblem): LastChange => ({
  isOwn: row.changed_by === caller.id,
  by: name === null ? null : { name, time: momentText(row.changed_at, timezone) },
})

/** Locks a problem. 404 if the caller may not see it; 409 with the current problem if the version is stale (domain D22). */
async function lockProblem(tx: CallerContext, { id, lock_version }: UpdateProblem): Promise<FoundProblem> {
  const own = and(eq(room_problems.id, id), visibleTo(tx, room_problems.property_id))
  await tx.db.select({ id: room_problems.id }).from(room_problems).where(own).for('no key update')
  // Reads after locking, so that no write intervenes.
  const [found] = await findProblems(tx, own)
  if (!found) throw notFound('problem')
  if (lock_version !== undefined && lock_version !== found.row.lock_version)
    throw stale((await toProblems(tx, [found]))[0], changeOf(tx, found))
  return found
}

/** 422 unless it is a blocking of the room that has not been cancelled. */
async function checkBlocking({ db }: CallerContext, { facility_id }: Row, id: number): Promise<void> {
  const [found] = await db
    .select({ id: room_blockings.id })
    .from(room_blockings)
    .where(
      and(eq(room_blockings.id, id), eq(room_blockings.facility_id, facility_id), isNull(room_blockings.cancelled_at)),
    )
  if (!found) throw invalid({ blocking_id: [phrase('server.noSuchRecord', { record: 'blockingOfRoom' })] })
}

const columnNames = ['kind', 'text', 'priority', 'status', 'blocking_id'] as const

/** Submitted columns that differ from the stored ones. */
const changedColumns = (row: Row, input: UpdateProblem) =>
  Object.fromEntries(
    columnNames.flatMap((name) =>
      input[name] === undefined || input[name] === row[name] ? [] : [[name, input[name]]],
    ),
  ) as Partial<Pick<Row, (typeof columnNames)[number]>>

/** Who finished a problem and when; cleared when it is reopened. */
function doneColumns(tx: CallerContext, { status }: Partial<Row>) {
  if (status === undefined) return {}
  return status === 'done' ? { done_by: tx.caller.id, done_at: tx.now() } : { done_by: null, done_at: null }
}

/** For the log: true if a blocking is linked that has not ended. */
const isBlocked = ({ blocking, today }: FoundProblem) =>
  blocking !== null && ['scheduled', 'active'].includes(stateOf(blocking, today))

/**
 * POST update_problem: status, priority, kind, text, photos, or the blocking of its room. Without a change there is no
 * new version.
 */
export async function updateProblem(ctx: CallerContext, input: UpdateProblem): Promise<Problem> {
  const photos = await decodePictures(ctx, input.images, maxPhotoBytes)
  return inTransaction(ctx, async (tx) => {
    const found = await lockProblem(tx, input)
    const { row, facility } = found
    const columns = changedColumns(row, input)
    if (columns.blocking_id) await checkBlocking(tx, row, columns.blocking_id)
    const changes = changesBetween(logValuesOf(row), logValuesOf(columns))
    if ('blocking_id' in columns)
      changes.push({ field: 'room_blocked', before: isBlocked(found), after: columns.blocking_id !== null })
    const owner = { property_id: row.property_id, problem_id: row.id }
    // Deleted photos cannot be restored, so a change of photos cannot be undone.
    const hasNewPhotos = await arrangePictures(tx, owner, photos, input.image_order, maxPhotos)
    if (hasNewPhotos) changes.push({ field: 'images', before: null, after: null })
    if (changes.length === 0) return viewProblem(tx, row.id)
    await tx.db
      .update(room_problems)
      .set({
        ...columns,
        ...doneColumns(tx, columns),
        ...(columns.text === undefined ? {} : { search_key: textKey(columns.text) }),
        changed_by: tx.caller.id,
        changed_at: tx.now(),
        lock_version: row.lock_version + 1,
      })
      .where(eq(room_problems.id, row.id))
    const revert = hasNewPhotos ? null : revertOf(row, columns)
    await record(tx, changeActivity({ row, facility, changes, status: columns.status, revert }))
    if (columns.status === 'done')
      await giveNotice(tx, [row.reported_by], row.property_id, {
        kind: 'problem_done',
        data: { by: tx.caller.name, room: facility },
      })
    return viewProblem(tx, row.id)
  })
}

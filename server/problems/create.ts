import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { type CreateProblem, type Problem, maxPhotoBytes, maxPhotos } from '../../src/api/contract/problems.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { room_problems } from '../db/schema/problems.ts'
import { invalid } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { decodePictures } from '../images/decode.ts'
import { firstOf } from '../invariants.ts'
import { lockVisibleProperty } from '../scope.ts'
import { inTransaction } from '../transaction.ts'
import { logValuesOf } from './activity.ts'
import { viewProblem } from './row.ts'

/** Name of a facility of the property, which cannot be deleted until the transaction ends. 422 if it is not there. */
async function lockedName({ db }: CallerContext, { property_id, facility_id }: CreateProblem): Promise<string> {
  const [found] = await db
    .select({ name: facilities.name })
    .from(facilities)
    .where(and(eq(facilities.id, facility_id), eq(facilities.property_id, property_id)))
    .for('key share')
  if (!found) throw invalid({ facility_id: [phrase('server.noSuchRecord', { record: 'room' })] })
  return found.name
}

/** POST problems: reports a problem of a room, with up to four photos. */
export async function createProblem(ctx: CallerContext, input: CreateProblem): Promise<Problem> {
  // Decoding is slow, so it runs before the transaction.
  const photos = await decodePictures(ctx, input.images, maxPhotoBytes)
  return inTransaction(ctx, async (tx) => {
    const { images: _images, ...form } = input
    const { property_id, facility_id } = form
    await lockVisibleProperty(tx, property_id)
    const name = await lockedName(tx, input)
    const now = tx.now()
    const by = tx.caller.id
    const added = await tx.db
      .insert(room_problems)
      .values({
        ...form,
        search_key: textKey(form.text),
        reported_by: by,
        reported_at: now,
        changed_by: by,
        changed_at: now,
      })
      .returning({ id: room_problems.id })
    const { id } = firstOf(added)
    const hasPhotos = await arrangePictures(tx, { property_id, problem_id: id }, photos, undefined, maxPhotos)
    const changes = changesBetween({}, logValuesOf(form))
    if (hasPhotos) changes.push({ field: 'images', before: null, after: null })
    await record(tx, {
      module: 'problems',
      event: 'reported',
      entity: { type: 'facility', id: facility_id, label: name },
      property_id,
      changes,
    })
    return viewProblem(tx, id)
  })
}

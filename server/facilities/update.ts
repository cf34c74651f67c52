import { phrase } from '../../src/phrases/phrase.ts'
import type { Facility, UpdateFacility } from '../../src/api/contract/facility.ts'
import type { VersionedResults } from '../../src/api/contract/item-versions.ts'
import { record } from '../activity/record-activity.ts'
import { checkEach } from '../bulk.ts'
import type { CallerContext } from '../context.ts'
import type { Change } from '../db/schema/activity.ts'
import { invalid, isUniqueViolation, notFound } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { type Picture, decodePictures } from '../images/decode.ts'
import { valueOf } from '../invariants.ts'
import { withVersions } from '../item-versions.ts'
import { changeFacility, changeError, revertOfChange } from './change.ts'
import { connectRooms } from './connections.ts'
import { type FoundFacility, lockFacilities } from './find.ts'
import { type References, findReferences } from './references.ts'
import { requireFacilityVersion, staleFacilities } from './version.ts'
import { viewFacility } from './view.ts'
import { inTransaction } from '../transaction.ts'

const activityOf = (facility: FoundFacility, input: UpdateFacility, changes: Change[]) => ({
  module: 'facilities' as const,
  event: 'updated',
  entity: { type: 'facility', id: facility.row.id, label: input.name ?? facility.row.name },
  property_id: facility.row.property_id,
  changes,
  revert: revertOfChange(facility, input, changes),
})

const nameTakenError = () => invalid({ name: [phrase('server.facilityNameTaken')] })

/** Changes connections and pictures, which belong to one facility. */
async function changeDoorsAndPictures(
  tx: CallerContext,
  { row, connecting }: FoundFacility,
  input: UpdateFacility,
  pictures: Picture[],
) {
  const changes: Change[] = []
  const room = { id: row.id, name: input.name ?? row.name, property_id: row.property_id, kind: row.kind }
  if (input.connecting_ids && (await connectRooms(tx, room, input.connecting_ids))) {
    const wanted = await lockFacilities(tx, input.connecting_ids)
    const names = (rooms: readonly { name: string }[]) => rooms.map(({ name }) => name).join(', ') || null
    changes.push({
      field: 'connecting',
      before: names(connecting),
      after: names([...wanted.values()].map((of) => of.row)),
    })
  }
  const owner = { property_id: row.property_id, facility_id: row.id }
  if (await arrangePictures(tx, owner, pictures, input.image_order))
    changes.push({ field: 'images', before: null, after: null })
  return changes
}

/** Changes one facility by id and returns it. 409 with the current record if the version is stale. */
async function updateOne(ctx: CallerContext, id: number, input: UpdateFacility): Promise<Facility> {
  const pictures = await decodePictures(ctx, input.images)
  try {
    return await inTransaction(ctx, async (tx) => {
      // Also locks the rooms to connect, in id order, so that two rooms that name each other cannot deadlock.
      const facility = (await lockFacilities(tx, [id, ...(input.connecting_ids ?? [])])).get(id)
      if (!facility) throw notFound('facility')
      const { row } = facility
      await requireFacilityVersion(tx, facility, input.lock_version)
      const found = await findReferences(tx, row.property_id, input)
      const error = changeError(facility, input, found)
      if (error) throw invalid({ [error.field]: [error.message] })
      const changes = await changeFacility(
        tx,
        facility,
        input,
        found,
        await changeDoorsAndPictures(tx, facility, input, pictures),
      )
      if (changes.length > 0) await record(tx, activityOf(facility, input, changes))
      return viewFacility(tx, id)
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTakenError()
    throw error
  }
}

/** Changes the given fields of several facilities. One result per id, in request order. */
const bulkUpdateFacilities = (
  ctx: CallerContext,
  ids: readonly number[],
  input: UpdateFacility,
): Promise<VersionedResults> =>
  inTransaction(ctx, async (tx) => {
    const locked = await lockFacilities(tx, ids)
    const stale = await staleFacilities(tx, locked, ids, input.lock_versions)
    const ofProperty = new Map<number, References>()
    for (const { row } of locked.values())
      if (!ofProperty.has(row.property_id))
        ofProperty.set(row.property_id, await findReferences(tx, row.property_id, input))
    const referencesOf = ({ row }: FoundFacility) => valueOf(ofProperty, row.property_id)
    const { results, accepted } = checkEach(
      ids,
      locked,
      (facility) => stale.get(facility.row.id) ?? changeError(facility, input, referencesOf(facility))?.message ?? null,
    )
    const changedIds: number[] = []
    for (const facility of accepted) {
      const changes = await changeFacility(tx, facility, input, referencesOf(facility))
      if (changes.length === 0) continue
      changedIds.push(facility.row.id)
      await record(tx, activityOf(facility, input, changes))
    }
    return { results: withVersions(results, accepted, changedIds) }
  })

/**
 * POST update_facility. Absent fields stay unchanged. Only a single facility can get a name, connections or pictures.
 */
export function updateFacility(ctx: CallerContext, input: UpdateFacility): Promise<Facility | VersionedResults> {
  if (input.id !== undefined) return updateOne(ctx, input.id, input)
  const singleOnlyFields = (['connecting_ids', 'images', 'image_order'] as const).filter(
    (field) => input[field] !== undefined,
  )
  if (singleOnlyFields.length > 0)
    throw invalid(Object.fromEntries(singleOnlyFields.map((field) => [field, [phrase('server.ofOneFacilityOnly')]])))
  return bulkUpdateFacilities(ctx, input.ids ?? [], input)
}

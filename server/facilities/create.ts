import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CreateFacilities, CreatedFacilities } from '../../src/api/contract/facility.ts'
import { changesBetween, record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { facilities } from '../db/schema/facilities.ts'
import { invalid } from '../errors.ts'
import { arrangePictures } from '../images/arrange.ts'
import { copyPictures } from '../images/copy.ts'
import { type Picture, decodePictures } from '../images/decode.ts'
import { lockVisibleProperty } from '../scope.ts'
import { textKey } from '../../src/api/contract/text-key.ts'
import { setAmenities } from './amenities.ts'
import { connectRooms } from './connections.ts'
import { facilityKeys } from './keys.ts'
import { findReferences, referenceError } from './references.ts'
import { inTransaction } from '../transaction.ts'

type AddedFacility = Pick<typeof facilities.$inferSelect, 'id' | 'name' | 'name_key'>

/** Empty values are not logged. */
const isSet = ({ after }: { after: unknown }) => after !== null && after !== false && after !== ''

const valuesOf = (input: CreateFacilities) => ({
  facility_type_id: input.facility_type_id,
  floor: input.floor,
  building: input.building,
  section: input.section,
  is_accessible: input.is_accessible,
  smoking: input.smoking,
  bed_setup: input.bed_setup,
  max_occupancy: input.max_occupancy,
  note: input.note,
  bookable_date_from: input.bookable_date_from,
  bookable_date_to: input.bookable_date_to,
})

/**
 * Adds pictures to the first facility and copies them to the others. The pictures are uploads, or those of another
 * facility of the property.
 */
async function addPictures(
  tx: CallerContext,
  input: CreateFacilities,
  added: AddedFacility[],
  pictures: readonly Picture[],
) {
  const { property_id, copy_images_of } = input
  const [first, ...others] = added.map(({ id }) => ({ property_id, facility_id: id }))
  if (copy_images_of !== undefined) {
    const [source] = await tx.db
      .select({ id: facilities.id })
      .from(facilities)
      .where(and(eq(facilities.id, copy_images_of), eq(facilities.property_id, property_id)))
    if (!source) throw invalid({ copy_images_of: [phrase('server.noSuchRecord', { record: 'facility' })] })
    if (first) await copyPictures(tx, { property_id, facility_id: copy_images_of }, [first])
  }
  if (!first) return
  // Copies have no ids before the insert, so `image_order` cannot name them. They come before the uploads.
  const order = copy_images_of === undefined ? input.image_order : undefined
  await arrangePictures(tx, first, pictures, order)
  await copyPictures(tx, first, others)
}

/** Results by name, in request order. A repeated name is created once. */
function resultsOf(
  names: readonly string[],
  added: readonly AddedFacility[],
  kind: string,
): CreatedFacilities['results'] {
  const ids = new Map(added.map(({ name_key, id }) => [name_key, id]))
  const seen = new Set<string>()
  return names.map((name) => {
    const key = textKey(name)
    const id = seen.has(key) ? undefined : ids.get(key)
    const message = seen.has(key) ? phrase('server.namedTwice') : phrase('server.nameTaken', { kind })
    seen.add(key)
    return id === undefined ? { name, ok: false, id: null, message } : { name, ok: true, id, message: null }
  })
}

/**
 * POST facilities: creates one facility, or several that differ only in their name, in one transaction. The type's
 * category sets the kind.
 */
export async function createFacilities(ctx: CallerContext, input: CreateFacilities): Promise<CreatedFacilities> {
  const pictures = await decodePictures(ctx, input.images)
  return inTransaction(ctx, async (tx) => {
    const { property_id, names } = input
    await lockVisibleProperty(tx, property_id)
    const found = await findReferences(tx, property_id, input)
    const error = referenceError(found)
    if (error) throw invalid({ [error.field]: [error.message] })
    const { type, amenities: foundAmenities } = found
    // The contract requires both, and `referenceError` names the one that doesn't exist.
    if (!type || !foundAmenities) throw new Error('A facility has no type or no amenities')
    const { kind, name: typeName } = type
    const values = valuesOf(input)
    const rows = new Map<string, typeof facilities.$inferInsert & { name_key: string }>()
    for (const name of names) {
      const keys = facilityKeys({ name, ...values })
      if (rows.has(keys.name_key)) continue
      rows.set(keys.name_key, {
        property_id,
        kind,
        name,
        ...values,
        ...keys,
        created_at: tx.now(),
        updated_at: tx.now(),
      })
    }
    const added = await tx.db
      .insert(facilities)
      // Sorted by name, so that two requests with the same names cannot deadlock.
      .values([...rows.values()].toSorted((a, b) => (a.name_key < b.name_key ? -1 : 1)))
      .onConflictDoNothing({ target: [facilities.property_id, facilities.kind, facilities.name_key] })
      .returning({ id: facilities.id, name: facilities.name, name_key: facilities.name_key })
    const ids = added.map(({ id }) => id)
    await setAmenities(
      tx,
      ids,
      foundAmenities.map(({ id }) => id),
    )
    await addPictures(tx, input, added, pictures)
    const { connecting_ids = [] } = input
    for (const { id, name } of connecting_ids.length > 0 ? added : [])
      await connectRooms(tx, { id, name, property_id, kind }, connecting_ids)
    const { facility_type_id: _type, ...logged } = values
    const amenities = foundAmenities.map(({ name }) => name).join(', ') || null
    await record(
      tx,
      ...added.map(({ id, name }) => ({
        module: 'facilities' as const,
        event: 'created',
        entity: { type: 'facility', id, label: name },
        property_id,
        changes: changesBetween({}, { name, facility_type: typeName, amenities, ...logged }).filter(isSet),
      })),
    )
    return { results: resultsOf(names, added, kind) }
  })
}

import { eq, inArray } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { UpdateFacility } from '../../src/api/contract/facility.ts'
import { changesBetween, revertOf } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import type { Change } from '../db/schema/activity.ts'
import { amenities, facilities } from '../db/schema/facilities.ts'
import { setAmenities } from './amenities.ts'
import type { FoundFacility } from './find.ts'
import { facilityKeys } from './keys.ts'
import { type FieldError, type References, referenceError } from './references.ts'

const columnNames = [
  'name',
  'facility_type_id',
  'floor',
  'building',
  'section',
  'is_accessible',
  'smoking',
  'bed_setup',
  'max_occupancy',
  'note',
  'bookable_date_from',
  'bookable_date_to',
] as const

/** The columns that a request sets. Absent fields stay unchanged. */
const submittedColumns = (input: UpdateFacility) =>
  Object.fromEntries(columnNames.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]))

/** Why this change of the facility is invalid, or null. */
export function changeError({ row }: FoundFacility, input: UpdateFacility, found: References): FieldError | null {
  const error = referenceError(found, row.kind)
  if (error) return error
  const { bookable_date_from: from, bookable_date_to: to } = { ...row, ...submittedColumns(input) }
  // Checks the window after the change, because a request may set only one side.
  return from && to && from >= to
    ? { field: 'bookable_date_to', message: phrase('validation.mustBeAfterBookableFrom') }
    : null
}

/**
 * Data to undo the change. Changes of connections and pictures cannot be undone, because they affect more than this
 * facility.
 */
export function revertOfChange({ row, amenity_ids }: FoundFacility, input: UpdateFacility, changes: readonly Change[]) {
  if (changes.some(({ field }) => field === 'connecting' || field === 'images')) return null
  const amenityColumn = input.amenity_ids === undefined ? {} : { amenity_ids: [...new Set(input.amenity_ids)] }
  return revertOf({ ...row, amenity_ids }, { ...submittedColumns(input), ...amenityColumn })
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ') || null

/** Sets the amenities. Returns the log entry's change, or nothing if they were the same. */
async function changeAmenities(
  tx: CallerContext,
  { row, amenity_ids }: FoundFacility,
  newAmenities: References['amenities'],
) {
  if (!newAmenities || newAmenities.map(({ id }) => id).join() === amenity_ids.join()) return []
  const before = await tx.db.select().from(amenities).where(inArray(amenities.id, amenity_ids)).orderBy(amenities.id)
  await setAmenities(
    tx,
    [row.id],
    newAmenities.map(({ id }) => id),
  )
  return [{ field: 'amenities', before: namesOf(before), after: namesOf(newAmenities) }]
}

/**
 * Writes the given fields of one locked facility and returns the changes. `earlierChanges` are those already made to its
 * pictures or connections; they also increment the version.
 */
export async function changeFacility(
  tx: CallerContext,
  facility: FoundFacility,
  input: UpdateFacility,
  { type, amenities: newAmenities }: References,
  earlierChanges: readonly Change[] = [],
): Promise<Change[]> {
  const { row } = facility
  const columns = submittedColumns(input)
  const changes = changesBetween(row, columns).map((change) =>
    change.field === 'facility_type_id' && type
      ? { field: 'facility_type', before: facility.type.name, after: type.name }
      : change,
  )
  changes.push(...(await changeAmenities(tx, facility, newAmenities)), ...earlierChanges)
  if (changes.length === 0) return changes
  const next = { ...row, ...columns }
  await tx.db
    .update(facilities)
    .set({ ...columns, ...facilityKeys(next), lock_version: row.lock_version + 1, updated_at: tx.now() })
    .where(eq(facilities.id, row.id))
  return changes
}

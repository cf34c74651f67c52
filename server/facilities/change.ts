import { eq, inArray } from 'drizzle-orm'
import type { UpdateFacility } from '../../src/api/contract/facility.ts'
import { changesBetween } from '../activity/record.ts'
import { revertOf } from '../activity/revert.ts'
import type { CallerContext } from '../context.ts'
import type { Change } from '../db/schema/activity.ts'
import { amenities, facilities } from '../db/schema/facilities.ts'
import { setAmenities } from './amenities.ts'
import type { FoundFacility } from './find.ts'
import { facilityKeys } from './keys.ts'
import { type FieldRefusal, type References, referenceRefusal } from './references.ts'

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

/** The columns that a form touches; what it leaves out stays as it is. */
const touched = (input: UpdateFacility) =>
  Object.fromEntries(columnNames.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]))

/** Why this facility cannot be changed so, or null. */
export function changeRefusal({ row }: FoundFacility, input: UpdateFacility, found: References): FieldRefusal | null {
  const refusal = referenceRefusal(found, row.kind)
  if (refusal) return refusal
  const { bookable_date_from: from, bookable_date_to: to } = { ...row, ...touched(input) }
  // One side may be sent alone, so the window is judged as it would become.
  return from && to && from >= to ? { field: 'bookable_date_to', message: 'Must be after Bookable from' } : null
}

/** What it takes to put back what a form touches; doors and pictures change more than the one facility. */
export function revertOfChange({ row, amenity_ids }: FoundFacility, input: UpdateFacility, changes: readonly Change[]) {
  if (changes.some(({ field }) => field === 'connecting' || field === 'images')) return null
  const wanted = input.amenity_ids === undefined ? {} : { amenity_ids: [...new Set(input.amenity_ids)] }
  return revertOf({ ...row, amenity_ids }, { ...touched(input), ...wanted })
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(', ') || null

/** Brings the amenities into the asked state; what the log says of it, or nothing where they were so already. */
async function changeAmenities(
  tx: CallerContext,
  { row, amenity_ids }: FoundFacility,
  wanted: References['amenities'],
) {
  if (!wanted || wanted.map(({ id }) => id).join() === amenity_ids.join()) return []
  const before = await tx.db.select().from(amenities).where(inArray(amenities.id, amenity_ids)).orderBy(amenities.id)
  await setAmenities(
    tx,
    [row.id],
    wanted.map(({ id }) => id),
  )
  return [{ field: 'amenities', before: namesOf(before), after: namesOf(wanted) }]
}

/**
 * Writes what a form touches of one locked facility, and answers with what has changed by it. `others` are changes that were made
 * already, of its pictures or its doors: they too make a new version.
 */
export async function changeFacility(
  tx: CallerContext,
  facility: FoundFacility,
  input: UpdateFacility,
  { type, amenities: wanted }: References,
  others: readonly Change[] = [],
): Promise<Change[]> {
  const { row } = facility
  const columns = touched(input)
  const changes = changesBetween(row, columns).map((change) =>
    change.field === 'facility_type_id'
      ? { field: 'facility_type', before: facility.type.name, after: type!.name }
      : change,
  )
  changes.push(...(await changeAmenities(tx, facility, wanted)), ...others)
  if (changes.length === 0) return changes
  const next = { ...row, ...columns }
  await tx.db
    .update(facilities)
    .set({ ...columns, ...facilityKeys(next), lock_version: row.lock_version + 1, updated_at: tx.now() })
    .where(eq(facilities.id, row.id))
  return changes
}

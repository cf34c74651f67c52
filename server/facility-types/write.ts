import { and, eq, inArray } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { UpdateFacilityTypeDetails } from '../../src/api/contract/facility-type.ts'
import type { Context } from '../context.ts'
import { amenities, facility_categories, facility_type_amenities } from '../db/schema/facilities.ts'
import { invalid, isUniqueViolation } from '../errors.ts'
import { priceText } from '../money.ts'
import { textKey } from '../../src/api/contract/text-key.ts'

type Form = Omit<UpdateFacilityTypeDetails, 'id' | 'lock_version'>

const codeTakenError = () => invalid({ code: [phrase('server.typeCodeTaken')] })

/** Maps a unique violation to a field error: another request took the code at the same time. */
export const rethrowCodeTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? codeTakenError() : error
}

export const keysOf = ({ name, code }: { name: string; code: string }) => ({
  name_key: textKey(name),
  code_key: textKey(code),
})

/** The columns that the form sets. */
export function columnsOf({ amenity_ids: _ids, images: _images, image_order: _order, ...columns }: Form) {
  return { ...columns, ...keysOf(columns) }
}

/** The property's category with this id, locked until the transaction ends; a field error if there is none. */
export async function requireCategory({ db }: Context, propertyId: number, id: number) {
  const [category] = await db
    .select({ id: facility_categories.id, name: facility_categories.name, kind: facility_categories.kind })
    .from(facility_categories)
    .where(and(eq(facility_categories.id, id), eq(facility_categories.property_id, propertyId)))
    .for('key share')
  if (!category) throw invalid({ facility_category_id: [phrase('server.noSuchRecord', { record: 'category' })] })
  return category
}

/**
 * The property's amenities with these ids, by name, locked until the transaction ends; a field error if one is missing.
 */
async function requireAmenities({ db }: Context, propertyId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const found = await db
    .select({ id: amenities.id, name: amenities.name })
    .from(amenities)
    .where(and(inArray(amenities.id, [...ids]), eq(amenities.property_id, propertyId)))
    .orderBy(amenities.id)
    .for('key share')
  if (found.length < new Set(ids).size)
    throw invalid({ amenity_ids: [phrase('server.noSuchRecord', { record: 'amenity' })] })
  return found
}

/** Replaces the amenities of a type. Returns their names before and after, for the log. */
export async function setAmenities(tx: Context, type: { id: number; property_id: number }, ids: readonly number[]) {
  const isOfType = eq(facility_type_amenities.facility_type_id, type.id)
  const before = await tx.db
    .select({ id: amenities.id, name: amenities.name })
    .from(facility_type_amenities)
    .innerJoin(amenities, eq(amenities.id, facility_type_amenities.amenity_id))
    .where(isOfType)
  const after = await requireAmenities(tx, type.property_id, ids)
  const had = new Set(before.map(({ id }) => id))
  const has = new Set(after.map(({ id }) => id))
  const removedIds = before.filter(({ id }) => !has.has(id)).map(({ id }) => id)
  const addedIds = after.filter(({ id }) => !had.has(id)).map(({ id }) => id)
  if (removedIds.length > 0)
    await tx.db
      .delete(facility_type_amenities)
      .where(and(isOfType, inArray(facility_type_amenities.amenity_id, removedIds)))
  if (addedIds.length > 0)
    await tx.db
      .insert(facility_type_amenities)
      .values(addedIds.map((amenity_id) => ({ facility_type_id: type.id, amenity_id })))
  const namesOf = (rows: readonly { name: string }[]) =>
    rows
      .map(({ name }) => name)
      .sort()
      .join(', ')
  return { before: namesOf(before), after: namesOf(after), had: before.map(({ id }) => id) }
}

type LogColumns = Pick<Form, 'base_price'> & Record<string, unknown>

/** Values of a type for the log: names instead of ids, prices with their currency, no keys. */
export const logValues = (columns: LogColumns, category: string, currency: string) => {
  const { facility_category_id: _id, name_key: _name, code_key: _code, base_price, ...logged } = columns
  return { facility_category: category, ...logged, base_price: priceText(base_price, currency) }
}

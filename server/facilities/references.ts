import { and, asc, eq, inArray } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { FacilityKind } from '../../src/api/contract/facility-category.ts'
import type { CallerContext } from '../context.ts'
import { amenities, facility_categories, facility_types } from '../db/schema/facilities.ts'

interface Named {
  id: number
  name: string
}

/** Records that a form refers to, found within the facility's property. Null if missing there. */
export interface References {
  type?: (Named & { kind: FacilityKind }) | null
  amenities?: Named[] | null
}

interface ReferenceInput {
  facility_type_id?: number | undefined
  amenity_ids?: number[] | undefined
}

/** Finds the referenced records and locks them against deletion and moves. */
export async function findReferences(
  { db }: CallerContext,
  property_id: number,
  input: ReferenceInput,
): Promise<References> {
  const found: References = {}
  if (input.facility_type_id !== undefined) {
    const [type] = await db
      .select({ id: facility_types.id, name: facility_types.name, kind: facility_categories.kind })
      .from(facility_types)
      .innerJoin(facility_categories, eq(facility_categories.id, facility_types.facility_category_id))
      .where(and(eq(facility_types.id, input.facility_type_id), eq(facility_types.property_id, property_id)))
      .for('share', { of: facility_types })
    found.type = type ?? null
  }
  if (input.amenity_ids !== undefined) {
    const ids = [...new Set(input.amenity_ids)]
    const rows = await db
      .select({ id: amenities.id, name: amenities.name })
      .from(amenities)
      .where(and(inArray(amenities.id, ids), eq(amenities.property_id, property_id)))
      .orderBy(asc(amenities.id))
      .for('key share')
    found.amenities = rows.length === ids.length ? rows : null
  }
  return found
}

/** A field with its error message. */
export interface FieldError {
  field: string
  message: string
}

/** Checks that referenced records exist, and that a facility stays a room or an asset. */
export function referenceError({ type, amenities: found }: References, kind?: FacilityKind): FieldError | null {
  if (type === null) return { field: 'facility_type_id', message: phrase('server.noSuchRecord', { record: 'type' }) }
  if (type && kind && type.kind !== kind) {
    return { field: 'facility_type_id', message: phrase('server.switchesKind', { kind }) }
  }
  return found === null ? { field: 'amenity_ids', message: phrase('server.noSuchRecord', { record: 'amenity' }) } : null
}

import * as v from 'valibot'
import { facilityTypeColumns, facilityTypeSorts } from './list-columns.ts'
import { listFile } from './list-file.ts'
import { FacilityKind } from './facility-category.ts'
import { Picture, pictureFields } from './picture.ts'
import { Id, LockVersion, Money, count, keyword, singleLine, list, orNull, perPage, multiLine } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/**
 * A type of room or asset. `base_price` is in integer minor units of `currency`, per night. `sort_order` counts from 0
 * without gaps within the property.
 */
export const FacilityType = v.object({
  id: v.number(),
  property_id: v.number(),
  facility_category_id: v.number(),
  facility_category: v.object({ id: v.number(), name: v.string(), kind: FacilityKind }),
  name: v.string(),
  code: v.string(),
  description: v.string(),
  base_price: v.number(),
  currency: v.string(),
  max_adults: v.number(),
  max_children: v.number(),
  max_occupancy: v.number(),
  extra_beds: v.number(),
  size_m2: v.nullable(v.number()),
  cleaning_minutes: v.number(),
  sort_order: v.number(),
  amenity_ids: v.array(v.number()),
  images: v.array(Picture),
  facilities_count: v.number(),
  /** Why the type cannot be deleted, or null. */
  delete_refusal: v.optional(v.nullable(v.string())),
  lock_version: v.optional(v.number()),
})
export type FacilityType = v.InferOutput<typeof FacilityType>

/**
 * GET facility_types: types of one property, or of all properties that the caller may see. Without `page` the reply has
 * all, by `sort_order`.
 */
export const FacilityTypeQuery = v.strictObject({
  property_id: v.optional(Id),
  facility_category_ids: v.optional(list(Id)),
  page: v.optional(Id),
  per_page: v.optional(perPage),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  /** Without it, the types have their own order. */
  sort: v.optional(v.picklist(facilityTypeSorts)),
  ...listFile(facilityTypeColumns),
})
export type FacilityTypeQuery = v.InferOutput<typeof FacilityTypeQuery>

/** GET facility_types_by_property: all types of one property by `sort_order`, for select fields. */
export const FacilityTypesByProperty = v.strictObject({ property_id: Id })
/** POST facility_type_by_id: a read sent as POST (domain D19). */
export const FacilityTypeById = v.strictObject({ id: Id })

const identity = {
  facility_category_id: Id,
  name: singleLine(80),
  code: v.pipe(
    singleLine(12),
    v.regex(/^[A-Za-z0-9-]+$/, () => phrase('facility-types.codeCharacters')),
  ),
}

const details = {
  description: multiLine(2000),
  base_price: Money,
  max_adults: count(200),
  max_children: count(200),
  max_occupancy: count(400),
  extra_beds: count(20),
  size_m2: orNull(count(100_000)),
  cleaning_minutes: count(1440),
  amenity_ids: list(Id),
  ...pictureFields,
}

type Capacity = Record<string, unknown> & { max_adults: number; max_children: number; max_occupancy: number }

/** The maximum of guests cannot exceed adults plus children, nor be less than the adults. */
const hasCapacity = <T extends Capacity>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { max_adults, max_children, max_occupancy } = dataset.value
    const add = (message: string) =>
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'max_occupancy', value: max_occupancy }],
      })
    if (max_occupancy < max_adults) add(phrase('facility-types.occupancyTooSmall'))
    else if (max_occupancy > max_adults + max_children) add(phrase('facility-types.occupancyTooLarge'))
  })

/** The numbers of guests alone, for a check while other fields are not known yet. */
export const GuestCapacity = v.pipe(
  v.object({ max_adults: v.number(), max_children: v.number(), max_occupancy: v.number() }),
  hasCapacity(),
)

/** POST facility_types. The code is unique within a property, ignoring case. A new type is added at the end. */
export const CreateFacilityType = v.pipe(v.strictObject({ property_id: Id, ...identity, ...details }), hasCapacity())
export type CreateFacilityType = v.InferOutput<typeof CreateFacilityType>

/**
 * POST update_facility_type/: changes name, code, category and position. Absent fields stay unchanged. `sort_order`
 * moves the type to that position, counted from 0, and shifts the others.
 */
export const UpdateFacilityType = v.strictObject({
  id: Id,
  name: v.optional(identity.name),
  code: v.optional(identity.code),
  facility_category_id: v.optional(Id),
  sort_order: v.optional(count(100_000)),
  lock_version: v.optional(LockVersion),
})
export type UpdateFacilityType = v.InferOutput<typeof UpdateFacilityType>

/** POST update_facility_type_details: saves the whole form. */
export const UpdateFacilityTypeDetails = v.pipe(
  v.strictObject({ id: Id, ...identity, ...details, lock_version: v.optional(LockVersion) }),
  hasCapacity(),
)
export type UpdateFacilityTypeDetails = v.InferOutput<typeof UpdateFacilityTypeDetails>

/** POST delete_facility_types: one result per id. A type in use is not deleted; its result says where it is used. */
export const DeleteFacilityTypes = v.strictObject({
  ids: v.pipe(
    list(Id),
    v.minLength(1, () => phrase('facility-types.required')),
  ),
})

import * as v from 'valibot'
import { categoryColumns, categorySorts } from './list-columns.ts'
import { listFile } from './list-file.ts'
import { facilityKinds } from './enums.ts'
import { Id, keyword, singleLine, list, perPage } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Guests sleep in a room. An asset is anything else to book: a meeting room, a parking space, a boat. */
export const FacilityKind = v.picklist(facilityKinds, () => phrase('facility-categories.mustBeRoomOrAsset'))
export type FacilityKind = v.InferOutput<typeof FacilityKind>

/** A category of facility types: Rooms, Suites, Parking … Its kind says whether its facilities are rooms or assets. */
export const FacilityCategory = v.object({
  id: v.number(),
  property_id: v.number(),
  name: v.string(),
  kind: FacilityKind,
  facility_types_count: v.number(),
})
export type FacilityCategory = v.InferOutput<typeof FacilityCategory>

/** GET facility_categories. Without `page` the reply has all, rooms first, then by name. */
export const FacilityCategoryQuery = v.strictObject({
  property_id: Id,
  kind: v.optional(FacilityKind),
  page: v.optional(Id),
  per_page: v.optional(perPage),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  sort: v.optional(v.picklist(categorySorts)),
  ...listFile(categoryColumns),
})
export type FacilityCategoryQuery = v.InferOutput<typeof FacilityCategoryQuery>

/** Fields of the form. Names are unique within a property. */
export const FacilityCategoryInput = v.strictObject({ name: singleLine(80), kind: FacilityKind })
export type FacilityCategoryInput = v.InferOutput<typeof FacilityCategoryInput>

/** POST facility_categories. */
export const CreateFacilityCategory = v.strictObject({ property_id: Id, ...FacilityCategoryInput.entries })
export type CreateFacilityCategory = v.InferOutput<typeof CreateFacilityCategory>

/**
 * POST delete_facility_categories: one result per id. A category in use is not deleted; its result says where it is
 * used.
 */
export const DeleteFacilityCategories = v.strictObject({
  ids: v.pipe(
    list(Id),
    v.minLength(1, () => phrase('facility-categories.required')),
  ),
})

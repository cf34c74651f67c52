import * as v from 'valibot'
import { amenityColumns, amenitySorts } from './list-columns.ts'
import { listFile } from './list-file.ts'
import { amenityGroups } from './enums.ts'
import { Id, keyword, singleLine, list, perPage } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

export const AmenityGroup = v.picklist(amenityGroups, () => phrase('amenities.mustBeAGroup'))
export type AmenityGroup = v.InferOutput<typeof AmenityGroup>

/** A feature of a room or a facility type. The counts say how many records use it. */
export const Amenity = v.object({
  id: v.number(),
  property_id: v.number(),
  code: v.string(),
  name: v.string(),
  group: AmenityGroup,
  facilities_count: v.number(),
  facility_types_count: v.number(),
})
export type Amenity = v.InferOutput<typeof Amenity>

/** GET amenities. Without `page` the reply has all, ordered by group, then by name. */
export const AmenityQuery = v.strictObject({
  property_id: Id,
  groups: v.optional(list(AmenityGroup)),
  page: v.optional(Id),
  per_page: v.optional(perPage),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  sort: v.optional(v.picklist(amenitySorts)),
  ...listFile(amenityColumns),
})
export type AmenityQuery = v.InferOutput<typeof AmenityQuery>

/** Fields of the form. The code is unique within a property, ignoring case. */
export const AmenityInput = v.strictObject({
  code: v.pipe(
    singleLine(12),
    v.regex(/^[A-Za-z0-9-]+$/, () => phrase('amenities.codeCharacters')),
  ),
  name: singleLine(80),
  group: AmenityGroup,
})
export type AmenityInput = v.InferOutput<typeof AmenityInput>

/** POST amenities. */
export const CreateAmenity = v.strictObject({ property_id: Id, ...AmenityInput.entries })
export type CreateAmenity = v.InferOutput<typeof CreateAmenity>

/** POST delete_amenities: one result per id. An amenity in use is not deleted; its result says where it is used. */
export const DeleteAmenities = v.strictObject({
  ids: v.pipe(
    list(Id),
    v.minLength(1, () => phrase('amenities.required')),
  ),
})

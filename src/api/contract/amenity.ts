import * as v from 'valibot'
import { Id, keyword, line, list, perPage } from './wire.ts'

export const amenityGroups = ['View', 'Bathroom', 'Accessibility', 'Tech', 'Comfort'] as const
export const AmenityGroup = v.picklist(amenityGroups, 'Must be one of the groups')
export type AmenityGroup = v.InferOutput<typeof AmenityGroup>

/** Something a room or a facility type offers. The counts say where it is used. */
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

/** GET amenities. Without `page` all come in one page, in the order of the groups, then by name. */
export const AmenityQuery = v.strictObject({
  property_id: Id,
  groups: v.optional(list(AmenityGroup)),
  page: v.optional(Id),
  per_page: v.optional(perPage),
  keyword: v.optional(keyword),
})
export type AmenityQuery = v.InferOutput<typeof AmenityQuery>

/** POST amenities. The code is unique within a property, whatever its case. */
export const CreateAmenity = v.strictObject({
  property_id: Id,
  code: v.pipe(line(12), v.regex(/^[A-Za-z0-9-]+$/, 'Letters, digits and hyphens')),
  name: line(80),
  group: AmenityGroup,
})
export type CreateAmenity = v.InferOutput<typeof CreateAmenity>

/** POST delete_amenities: each id is answered for itself; one in use is refused with where. */
export const DeleteAmenities = v.strictObject({ ids: v.pipe(list(Id), v.minLength(1, 'Required')) })

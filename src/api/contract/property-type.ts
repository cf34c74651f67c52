import * as v from 'valibot'
import { propertyTypeColumns, propertyTypeSorts } from './enums.ts'
import { listFile } from './list-file.ts'
import { Id, LockVersion, keyword, singleLine, list } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A type of property: resort, city hotel … `properties_count` is the number of properties of this type. */
export const PropertyType = v.object({
  id: v.number(),
  name: v.string(),
  properties_count: v.number(),
  lock_version: v.optional(v.number()),
})
export type PropertyType = v.InferOutput<typeof PropertyType>

/** GET property_types. Without `page` the reply has all. */
export const PropertyTypeQuery = v.strictObject({
  page: v.optional(Id),
  per_page: v.optional(
    v.pipe(
      Id,
      v.maxValue(200, () => phrase('property-types.tooManyPerPage')),
    ),
  ),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  sort: v.optional(v.picklist(propertyTypeSorts)),
  ...listFile(propertyTypeColumns),
})
export type PropertyTypeQuery = v.InferOutput<typeof PropertyTypeQuery>

/** POST property_types. */
export const CreatePropertyType = v.strictObject({ name: singleLine(80) })
/** POST update_property_type_name/. */
export const RenamePropertyType = v.strictObject({
  id: Id,
  name: singleLine(80),
  lock_version: v.optional(LockVersion),
})
/** POST delete_property_types: one result per id. A type in use is not deleted. */
export const DeletePropertyTypes = v.strictObject({
  ids: v.pipe(
    list(Id),
    v.minLength(1, () => phrase('property-types.required')),
  ),
})

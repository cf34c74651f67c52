import * as v from 'valibot'
import { addonTypeColumns, addonTypeSorts } from './list-columns.ts'
import { listFile } from './list-file.ts'
import { Id, LockVersion, keyword, singleLine, list, perPage } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A type of add-on of one property: food, transport … */
export const AddonType = v.object({
  id: v.number(),
  property_id: v.number(),
  name: v.string(),
  addons_count: v.number(),
  lock_version: v.optional(v.number()),
})
export type AddonType = v.InferOutput<typeof AddonType>

/**
 * GET addon_types: types of one property, or of all properties that the caller may see. Without `page` the reply has
 * all.
 */
export const AddonTypeQuery = v.strictObject({
  property_id: v.optional(Id),
  page: v.optional(Id),
  per_page: v.optional(perPage),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  sort: v.optional(v.picklist(addonTypeSorts)),
  ...listFile(addonTypeColumns),
})
export type AddonTypeQuery = v.InferOutput<typeof AddonTypeQuery>

/** GET addon_types_by_property: all types of one property, for select fields. */
export const AddonTypesByProperty = v.strictObject({ property_id: Id })

/** POST addon_types. Names are unique within a property; case and accents do not count. */
export const CreateAddonType = v.strictObject({ property_id: Id, name: singleLine(80) })
/** POST update_addon_type/. */
export const UpdateAddonType = v.strictObject({ id: Id, name: singleLine(80), lock_version: v.optional(LockVersion) })
/** POST delete_addon_types: one result per id. A type in use is not deleted; its result says where it is used. */
export const DeleteAddonTypes = v.strictObject({
  ids: v.pipe(
    list(Id),
    v.minLength(1, () => phrase('addon-types.required')),
  ),
})

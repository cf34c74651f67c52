import * as v from 'valibot'
import { list, text } from './wire.ts'

/** A picture of a property, facility, facility type or add-on. `url` is absolute or relative to the API base. */
export const Picture = v.object({
  id: v.string(),
  url: v.string(),
  width: v.optional(v.nullable(v.number())),
  height: v.optional(v.nullable(v.number())),
})
export type Picture = v.InferOutput<typeof Picture>

/**
 * Order of the pictures of a record: the `id` of a stored picture, `new:0` for the first uploaded file. Stored pictures
 * that are not listed are removed. If absent, nothing is removed and uploads are appended.
 */
export const pictureOrder = v.optional(list(v.pipe(text, v.maxLength(64)), 20))

/** Picture fields of a form. */
export const pictureFields = {
  image_order: pictureOrder,
  images: v.optional(list(v.file(), 20)),
}

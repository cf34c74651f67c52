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

/** Picture fields of a form. */
export const pictureFields = {
  /**
   * Order of the pictures: the `id` of a stored picture, `new:0` for the first uploaded file. Stored pictures that are
   * not listed are removed. If absent, nothing is removed and uploads are appended.
   */
  image_order: v.optional(list(v.pipe(text, v.maxLength(64)), 20)),
  images: v.optional(list(v.file(), 20)),
}

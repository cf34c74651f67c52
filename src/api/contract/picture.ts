import * as v from 'valibot'
import { list, text } from './wire.ts'

/** A picture of a property, facility, facility type or add-on. `url` is absolute, or relative to the API's base. */
export const Picture = v.object({
  id: v.string(),
  url: v.string(),
  width: v.optional(v.nullable(v.number())),
  height: v.optional(v.nullable(v.number())),
})
export type Picture = v.InferOutput<typeof Picture>

/** What a form that has pictures sends besides its other fields. */
export const pictureFields = {
  /**
   * The wished order of the pictures: `id` of a kept one, `new:0` for the first uploaded file. Kept
   * images that are not named are removed. Absent: nothing is removed, uploads are appended.
   */
  image_order: v.optional(list(v.pipe(text, v.maxLength(64)), 20)),
  images: v.optional(list(v.file(), 20)),
}

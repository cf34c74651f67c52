import * as v from 'valibot'

/** The place of a page in its list (domain D16). */
export const PageMeta = v.object({
  current_page: v.number(),
  last_page: v.number(),
  per_page: v.number(),
  total: v.number(),
})
export type PageMeta = v.InferOutput<typeof PageMeta>

/** One page of `item`, as `{ data, meta }`. */
export const pageOf = <S extends v.GenericSchema>(item: S) => v.object({ data: v.array(item), meta: PageMeta })

/** One outcome of a bulk write: done, or refused with the reason in words. */
export const ItemResult = v.object({
  id: v.number(),
  ok: v.boolean(),
  message: v.optional(v.nullable(v.string())),
})
export type ItemResult = v.InferOutput<typeof ItemResult>

/** The reply of every bulk write: one result an id, in the order asked. */
export const ItemResults = v.object({ results: v.array(ItemResult) })
export type ItemResults = v.InferOutput<typeof ItemResults>

/** A write without anything further to say. */
export const Acknowledged = v.looseObject({ message: v.optional(v.string()) })

/** The body of every error; `data` is the current record of a 409 (domain D16, D22). */
export const ErrorBody = v.looseObject({
  message: v.optional(v.nullable(v.string())),
  code: v.optional(v.nullable(v.string())),
  error: v.optional(v.nullable(v.string())),
  errors: v.optional(v.nullable(v.record(v.string(), v.array(v.string())))),
  data: v.optional(v.unknown()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

import * as v from 'valibot'

/** Where a record is in its list: its page, or its page in the list without filters if they hide it. */
export const RecordPlace = v.object({ id: v.number(), page: v.number(), is_hidden: v.boolean() })
export type RecordPlace = v.InferOutput<typeof RecordPlace>

/** Position of a page in its list (domain D16). */
export const PageMeta = v.object({
  current_page: v.number(),
  last_page: v.number(),
  per_page: v.number(),
  total: v.number(),
  /** An extension: the place of the record that the query names as `page_of`; null if there is no such record. */
  page_of: v.optional(v.nullable(RecordPlace)),
})
export type PageMeta = v.InferOutput<typeof PageMeta>

/** One page of `item`, as `{ data, meta }`. */
export const pageOf = <S extends v.GenericSchema>(item: S) => v.object({ data: v.array(item), meta: PageMeta })

/** Outcome of a bulk write for one id: success, or failure with the reason as text. */
export const ItemResult = v.object({
  id: v.number(),
  ok: v.boolean(),
  message: v.optional(v.nullable(v.string())),
})
export type ItemResult = v.InferOutput<typeof ItemResult>

/** Reply of a bulk write: one result per id, in request order. */
export const ItemResults = v.object({ results: v.array(ItemResult) })
export type ItemResults = v.InferOutput<typeof ItemResults>

/** Reply of a write that returns no record. */
export const Acknowledged = v.looseObject({ message: v.optional(v.string()) })

/** Body of an error response. For a 409 `data` is the current record (domain D16, D22). */
export const ErrorBody = v.looseObject({
  message: v.optional(v.nullable(v.string())),
  code: v.optional(v.nullable(v.string())),
  error: v.optional(v.nullable(v.string())),
  errors: v.optional(v.nullable(v.record(v.string(), v.array(v.string())))),
  data: v.optional(v.unknown()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

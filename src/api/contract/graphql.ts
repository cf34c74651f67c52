import * as v from 'valibot'
import { text } from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/* GraphQL over HTTP, as the reporting endpoint accepts it: one operation per request, as JSON. */

/** POST graphql. The limit on `query` is far above the longest query of the screens. */
export const GraphqlRequest = v.strictObject({
  query: v.pipe(
    text,
    v.nonEmpty(() => phrase('validation.required')),
    v.maxLength(10_000, () => phrase('validation.queryTooLong')),
  ),
  variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  operationName: v.optional(
    v.nullable(
      v.pipe(
        text,
        v.maxLength(100, () => phrase('validation.operationNameTooLong')),
      ),
    ),
  ),
})
export type GraphqlRequest = v.InferOutput<typeof GraphqlRequest>

/** One GraphQL error. `extensions.code` equals the code of the same error in REST. */
export const GraphqlError = v.looseObject({
  message: v.string(),
  path: v.optional(v.array(v.union([v.string(), v.number()]))),
  extensions: v.optional(
    v.looseObject({
      code: v.optional(v.string()),
      errors: v.optional(v.record(v.string(), v.array(v.string()))),
      request_id: v.optional(v.string()),
    }),
  ),
})
export type GraphqlError = v.InferOutput<typeof GraphqlError>

export const GraphqlReply = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.array(GraphqlError)),
})

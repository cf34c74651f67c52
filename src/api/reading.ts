import * as v from 'valibot'
import { pageOf } from './contract/reply.ts'
import type { Page, Read } from './http.ts'

/*
 * Replies read by their contract. Apart from http.ts, so that the sign-in page, which reads one reply by hand,
 * does without the schema library (performance P1; ADR 0004).
 */

/** Reads `schema`, or throws. */
export const as =
  <S extends v.GenericSchema>(schema: S): Read<v.InferOutput<S>> =>
  (body) =>
    v.parse(schema, body)

/** Reads one page of `item`, or throws. */
export const asPage = <S extends v.GenericSchema>(item: S): Read<Page<v.InferOutput<S>>> => as(pageOf(item))

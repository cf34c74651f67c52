import * as v from 'valibot'
import { pageOf } from './contract/reply.ts'
import type { Page, Read } from './http.ts'

/*
 * Parsers of replies by contract schema. Separate from http.ts so that the sign-in page loads without the schema
 * library (performance P1; ADR 0004).
 */

/** Parses by `schema`, or throws. */
export const as =
  <S extends v.GenericSchema>(schema: S): Read<v.InferOutput<S>> =>
  (body) =>
    v.parse(schema, body)

/** Parses one page of `item`, or throws. */
export const asPage = <S extends v.GenericSchema>(item: S): Read<Page<v.InferOutput<S>>> => as(pageOf(item))

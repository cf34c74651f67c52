import * as v from 'valibot'
import { pageOf } from './contract/reply.ts'
import type { Page, Parse } from './http.ts'

/*
 * Parsers of replies by contract schema. Separate from http.ts so that the sign-in page loads without the schema
 * library (performance P1; ADR 0004).
 */

/** Parses by `schema`, or throws. */
export const parseAs =
  <S extends v.GenericSchema>(schema: S): Parse<v.InferOutput<S>> =>
  (body) =>
    v.parse(schema, body)

/** Parses one page of `item`, or throws. */
export const parsePageAs = <S extends v.GenericSchema>(item: S): Parse<Page<v.InferOutput<S>>> => parseAs(pageOf(item))

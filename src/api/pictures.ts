import * as v from 'valibot'
import type { Picture } from './contract/picture.ts'
import type { Http, Page, Read } from './http.ts'
import { as, asPage } from './reading.ts'

interface Pictured {
  images?: Picture[] | undefined
}
type PicturedSchema = v.GenericSchema<unknown, Pictured>

const located = <T extends Pictured>(http: Http, record: T): T =>
  record.images
    ? { ...record, images: record.images.map((image) => ({ ...image, url: http.locate(image.url) })) }
    : record

/** Parses a record with pictures and makes their URLs absolute. */
export const asPictured =
  <S extends PicturedSchema>(http: Http, schema: S): Read<v.InferOutput<S>> =>
  (body) =>
    located(http, as(schema)(body))

/** Parses a page of records with pictures. */
export const asPicturedPage =
  <S extends PicturedSchema>(http: Http, schema: S): Read<Page<v.InferOutput<S>>> =>
  (body) => {
    const { data, meta } = asPage(schema)(body)
    return { data: data.map((record) => located(http, record)), meta }
  }

/** Parses an unpaged list of records with pictures. */
export const asPicturedList =
  <S extends PicturedSchema>(http: Http, schema: S): Read<v.InferOutput<S>[]> =>
  (body) =>
    as(v.array(schema))(body).map((record) => located(http, record))

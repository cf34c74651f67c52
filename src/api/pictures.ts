import * as v from 'valibot'
import type { Picture } from './contract/picture.ts'
import type { Http, Page, Parse } from './http.ts'
import { parseAs, parsePageAs } from './parse.ts'

interface WithPictures {
  images?: Picture[] | undefined
}
type PictureSchema = v.GenericSchema<unknown, WithPictures>

const withPictureUrls = <T extends WithPictures>(http: Http, record: T): T =>
  record.images
    ? { ...record, images: record.images.map((image) => ({ ...image, url: http.locate(image.url) })) }
    : record

/** Parses a record with pictures and makes their URLs absolute. */
export const parseWithPictures =
  <S extends PictureSchema>(http: Http, schema: S): Parse<v.InferOutput<S>> =>
  (body) =>
    withPictureUrls(http, parseAs(schema)(body))

/** Parses a page of records with pictures. */
export const parsePageWithPictures =
  <S extends PictureSchema>(http: Http, schema: S): Parse<Page<v.InferOutput<S>>> =>
  (body) => {
    const { data, meta } = parsePageAs(schema)(body)
    return { data: data.map((record) => withPictureUrls(http, record)), meta }
  }

/** Parses an unpaged list of records with pictures. */
export const parseListWithPictures =
  <S extends PictureSchema>(http: Http, schema: S): Parse<v.InferOutput<S>[]> =>
  (body) =>
    parseAs(v.array(schema))(body).map((record) => withPictureUrls(http, record))

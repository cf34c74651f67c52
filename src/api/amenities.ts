import { Amenity, type AmenityQuery, type CreateAmenity } from './contract/amenity.ts'
import { ItemResults } from './contract/reply.ts'
import type { Progress } from './download.ts'
import { downloadList } from './list-file.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs, parsePageAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/** GET amenities: all amenities, or one page. */
export const list = (scope: PropertyScope, query: Omit<AmenityQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  scope.http.page(parsePageAs(Amenity), {
    path: `${base}/amenities`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** GET amenities with download=1: all pages of the filtered list as amenities.xlsx or amenities.csv. */
export const download = (
  scope: PropertyScope,
  query: Omit<AmenityQuery, 'property_id'>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  downloadList(
    scope.http,
    { path: `${base}/amenities`, query: { ...query, property_id: scope.propertyId }, signal },
    onProgress,
  )

/** POST amenities. 422 on `code` if the code is taken. */
export const create = (
  scope: PropertyScope,
  input: Omit<CreateAmenity, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(Amenity), {
    method: 'POST',
    path: `${base}/amenities`,
    body: { ...input, property_id: scope.propertyId },
    idempotencyKey,
    signal,
  })

/** POST delete_amenities: one result per id. An amenity in use is not deleted; its result says where it is used. */
export const remove = (scope: PropertyScope, ids: number[], signal?: AbortSignal) =>
  scope.http.data(parseAs(ItemResults), { method: 'POST', path: `${base}/delete_amenities`, body: { ids }, signal })

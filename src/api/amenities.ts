import { Amenity, type AmenityQuery, type CreateAmenity } from './contract/amenity.ts'
import { ItemResults } from './contract/reply.ts'
import type { PropertyScope } from './property-scope.ts'
import { as, asPage } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** GET amenities: all amenities, or one page. */
export const list = (at: PropertyScope, query: Omit<AmenityQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  at.http.whole(asPage(Amenity), {
    path: `${base}/amenities`,
    query: { ...query, property_id: at.propertyId },
    signal,
  })

/** POST amenities. 422 on `code` if the code is taken. */
export const create = (
  at: PropertyScope,
  input: Omit<CreateAmenity, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  at.http.data(as(Amenity), {
    method: 'POST',
    path: `${base}/amenities`,
    body: { ...input, property_id: at.propertyId },
    idempotencyKey,
    signal,
  })

/** POST delete_amenities: one result per id. An amenity in use is not deleted; its result says where it is used. */
export const remove = (at: PropertyScope, ids: number[], signal?: AbortSignal) =>
  at.http.data(as(ItemResults), { method: 'POST', path: `${base}/delete_amenities`, body: { ids }, signal })

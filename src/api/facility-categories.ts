import {
  type CreateFacilityCategory,
  FacilityCategory,
  type FacilityCategoryQuery,
} from './contract/facility-category.ts'
import { ItemResults } from './contract/reply.ts'
import type { PropertyScope } from './property-scope.ts'
import { as, asPage } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** GET facility_categories: all of them, or a page. */
export const list = (at: PropertyScope, query: Omit<FacilityCategoryQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  at.http.whole(asPage(FacilityCategory), {
    path: `${base}/facility_categories`,
    query: { ...query, property_id: at.propertyId },
    signal,
  })

/** POST facility_categories. 422 on `name` when it is taken. */
export const create = (
  at: PropertyScope,
  input: Omit<CreateFacilityCategory, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  at.http.data(as(FacilityCategory), {
    method: 'POST',
    path: `${base}/facility_categories`,
    body: { ...input, property_id: at.propertyId },
    idempotencyKey,
    signal,
  })

/** POST delete_facility_categories: a result an id; one in use is refused with where. */
export const remove = (at: PropertyScope, ids: number[], signal?: AbortSignal) =>
  at.http.data(as(ItemResults), { method: 'POST', path: `${base}/delete_facility_categories`, body: { ids }, signal })

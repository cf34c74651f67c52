import {
  type CreateFacilityCategory,
  FacilityCategory,
  type FacilityCategoryQuery,
} from './contract/facility-category.ts'
import { ItemResults } from './contract/reply.ts'
import type { PropertyScope } from './property-scope.ts'
import { as, asPage } from './reading.ts'

const base = '/v1/hotel_management/properties'

/** GET facility_categories: all categories, or one page. */
export const list = (at: PropertyScope, query: Omit<FacilityCategoryQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  at.http.whole(asPage(FacilityCategory), {
    path: `${base}/facility_categories`,
    query: { ...query, property_id: at.propertyId },
    signal,
  })

/** POST facility_categories. 422 on `name` if the name is taken. */
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

/**
 * POST delete_facility_categories: one result per id. A category in use is not deleted; its result says where it is
 * used.
 */
export const remove = (at: PropertyScope, ids: number[], signal?: AbortSignal) =>
  at.http.data(as(ItemResults), { method: 'POST', path: `${base}/delete_facility_categories`, body: { ids }, signal })

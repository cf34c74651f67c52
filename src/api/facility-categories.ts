import {
  type CreateFacilityCategory,
  FacilityCategory,
  type FacilityCategoryQuery,
} from './contract/facility-category.ts'
import { ItemResults } from './contract/reply.ts'
import type { Progress } from './download.ts'
import { downloadList } from './list-file.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs, parsePageAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/** GET facility_categories: all categories, or one page. */
export const list = (
  scope: PropertyScope,
  query: Omit<FacilityCategoryQuery, 'property_id'> = {},
  signal?: AbortSignal,
) =>
  scope.http.page(parsePageAs(FacilityCategory), {
    path: `${base}/facility_categories`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** GET facility_categories with download=1: all pages of the filtered list as facility_categories.xlsx or facility_categories.csv. */
export const download = (
  scope: PropertyScope,
  query: Omit<FacilityCategoryQuery, 'property_id'>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  downloadList(
    scope.http,
    { path: `${base}/facility_categories`, query: { ...query, property_id: scope.propertyId }, signal },
    onProgress,
  )

/** POST facility_categories. 422 on `name` if the name is taken. */
export const create = (
  scope: PropertyScope,
  input: Omit<CreateFacilityCategory, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(FacilityCategory), {
    method: 'POST',
    path: `${base}/facility_categories`,
    body: { ...input, property_id: scope.propertyId },
    idempotencyKey,
    signal,
  })

/**
 * POST delete_facility_categories: one result per id. A category in use is not deleted; its result says where it is
 * used.
 */
export const remove = (scope: PropertyScope, ids: number[], signal?: AbortSignal) =>
  scope.http.data(parseAs(ItemResults), {
    method: 'POST',
    path: `${base}/delete_facility_categories`,
    body: { ids },
    signal,
  })

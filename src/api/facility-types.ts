import {
  type CreateFacilityType,
  FacilityType,
  type FacilityTypeQuery,
  type UpdateFacilityType,
  type UpdateFacilityTypeDetails,
} from './contract/facility-type.ts'
import { ItemResults } from './contract/reply.ts'
import type { Progress } from './download.ts'
import type { Parse } from './http.ts'
import { downloadList } from './list-file.ts'
import { parseWithPictures, parseListWithPictures, parsePageWithPictures } from './pictures.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'

const base = '/v1/hotel_management/properties'

/** Parses one facility type, also from a 409 body, and makes its picture URLs absolute. */
export const parseFacilityType = (scope: PropertyScope): Parse<FacilityType> =>
  parseWithPictures(scope.http, FacilityType)

/** GET facility_types: all types by `sort_order`, or one page. */
export const list = (scope: PropertyScope, query: Omit<FacilityTypeQuery, 'property_id'> = {}, signal?: AbortSignal) =>
  scope.http.page(parsePageWithPictures(scope.http, FacilityType), {
    path: `${base}/facility_types`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** GET facility_types with download=1: all pages of the filtered list as facility_types.xlsx or facility_types.csv. */
export const download = (
  scope: PropertyScope,
  query: Omit<FacilityTypeQuery, 'property_id'>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  downloadList(
    scope.http,
    { path: `${base}/facility_types`, query: { ...query, property_id: scope.propertyId }, signal },
    onProgress,
  )

/** GET facility_types_by_property: all types by `sort_order`, for select fields. */
export const byProperty = (scope: PropertyScope, signal?: AbortSignal) =>
  scope.http.data(parseListWithPictures(scope.http, FacilityType), {
    path: `${base}/facility_types_by_property`,
    query: { property_id: scope.propertyId },
    signal,
  })

/** POST facility_type_by_id: a read sent as POST (domain D19). */
export const byId = (scope: PropertyScope, id: number, signal?: AbortSignal) =>
  scope.http.data(parseFacilityType(scope), {
    method: 'POST',
    path: `${base}/facility_type_by_id`,
    body: { id },
    signal,
  })

/** POST facility_types. 422 on `code` if the code is taken. */
export const create = (
  scope: PropertyScope,
  input: Omit<CreateFacilityType, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseFacilityType(scope), {
    method: 'POST',
    path: `${base}/facility_types`,
    body: { ...input, property_id: scope.propertyId },
    idempotencyKey,
    signal,
  })

/** POST update_facility_type/ with a trailing slash (domain D18): name, code, category and position. */
export const update = (scope: PropertyScope, input: UpdateFacilityType, signal?: AbortSignal) =>
  scope.http.data(parseFacilityType(scope), {
    method: 'POST',
    path: `${base}/update_facility_type/`,
    body: { ...input },
    signal,
  })

/** POST update_facility_type_details: the whole form. 409 with the current record if `lock_version` is stale. */
export const updateDetails = (scope: PropertyScope, input: UpdateFacilityTypeDetails, signal?: AbortSignal) =>
  scope.http.data(parseFacilityType(scope), {
    method: 'POST',
    path: `${base}/update_facility_type_details`,
    body: { ...input },
    signal,
  })

/** POST delete_facility_types: one result per id. A type in use is not deleted; its result says where it is used. */
export const remove = (scope: PropertyScope, ids: number[], signal?: AbortSignal) =>
  scope.http.data(parseAs(ItemResults), {
    method: 'POST',
    path: `${base}/delete_facility_types`,
    body: { ids },
    signal,
  })

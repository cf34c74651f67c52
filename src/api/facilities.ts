import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import {
  type CreateFacilities,
  CreatedFacilities,
  type FacilitiesByTypeQuery,
  FacilitiesOfType,
  Facility,
  type FacilityQuery,
  type QueryType,
  type UpdateFacility,
} from './contract/facility.ts'
import { FacilityFloors } from './contract/facility-floors.ts'
import { StatusResults, type UpdateFacilityStatus } from './contract/facility-status.ts'
import type { UpdateRoomStatus } from './contract/housekeeping.ts'
import { Acknowledged, ItemResults, PageMeta } from './contract/reply.ts'
import type { Progress } from './download.ts'
import type { Parse } from './http.ts'
import { downloadList } from './list-file.ts'
import { parseWithPictures, parsePageWithPictures } from './pictures.ts'
import type { PropertyScope } from './property-scope.ts'
import { parseAs } from './parse.ts'
import { forEachRow } from './yielding.ts'
import { phrase } from '../phrases/phrase.ts'

const base = '/v1/hotel_management/properties'

/** Filters, order and page of a facility list. */
export type FacilityFilters = Omit<Partial<FacilityQuery>, 'property_id' | 'download'>
/** Change of one facility. Absent fields stay unchanged. */
export type FacilityChange = Omit<UpdateFacility, 'id' | 'ids' | 'lock_versions'>
/** Change of several facilities. Name, connections and pictures belong to a single facility, so they are left out. */
export type FacilitiesChange = Omit<
  FacilityChange,
  'name' | 'connecting_ids' | 'images' | 'image_order' | 'lock_version'
>

/** Parses one facility, also from a 409 body, and makes its picture URLs absolute. */
export const parseFacility = (scope: PropertyScope): Parse<Facility> => parseWithPictures(scope.http, Facility)

/** GET facilities: one page, or all with `dontPaginate` (domain D20). */
export const list = (scope: PropertyScope, query: FacilityFilters, signal?: AbortSignal) =>
  scope.http.page(parsePageWithPictures(scope.http, Facility), {
    path: `${base}/facilities`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** Rooms of a property, and how many it has: more than the rooms if the server limits its reply (domain D20). */
interface UnpagedRooms {
  rooms: Facility[]
  total: number
}

/**
 * GET facilities with dontPaginate: all rooms, or those with these ids, without pictures. Parses in time slices, so
 * that the page stays responsive.
 */
export async function listAllRooms(
  scope: PropertyScope,
  signal?: AbortSignal,
  ids?: readonly number[],
): Promise<UnpagedRooms> {
  const read: UnpagedRooms = { rooms: [], total: 0 }
  const query = {
    query_type: 'rooms',
    dontPaginate: true,
    hide_images: true,
    ...(ids && { include_ids: [...ids] }),
    property_id: scope.propertyId,
  }
  await forEachRow(
    scope,
    { path: `${base}/facilities`, query, signal },
    Facility,
    (room) => void read.rooms.push(room),
    (body) => (read.total = v.parse(v.object({ meta: PageMeta }), body).meta.total),
  )
  return read
}

/** Reads one facility. The API has no endpoint for one, so this filters the list by id. */
export async function view(scope: PropertyScope, id: number, signal?: AbortSignal): Promise<Facility> {
  const { data } = await list(scope, { include_ids: [id], per_page: 1 }, signal)
  if (!data[0]) throw new ApiError(404, phrase('facilities.notFound'), { code: 'NOT_FOUND' })
  return data[0]
}

/** GET facilities with download=1: all pages of the filtered list as xlsx or CSV. */
export const download = (
  scope: PropertyScope,
  query: FacilityFilters,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) =>
  downloadList(
    scope.http,
    { path: `${base}/facilities`, query: { ...query, property_id: scope.propertyId }, signal },
    onProgress,
  )

/** GET facilities_by_type: every type with its facilities. */
export const byType = (
  scope: PropertyScope,
  query: Omit<FacilitiesByTypeQuery, 'property_id'> = {},
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(v.array(FacilitiesOfType)), {
    path: `${base}/facilities_by_type`,
    query: { ...query, property_id: scope.propertyId },
    signal,
  })

/** GET facility_floors, an extension: the floors for a filter. */
export const floors = (scope: PropertyScope, queryType?: QueryType, signal?: AbortSignal) =>
  scope.http.data(parseAs(FacilityFloors), {
    path: `${base}/facility_floors`,
    query: { property_id: scope.propertyId, query_type: queryType },
    signal,
  })

/** POST facilities: one result per name. */
export const create = (
  scope: PropertyScope,
  input: Omit<CreateFacilities, 'property_id'>,
  idempotencyKey: string,
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(CreatedFacilities), {
    method: 'POST',
    path: `${base}/facilities`,
    body: { ...input, property_id: scope.propertyId },
    idempotencyKey,
    signal,
  })

/** POST update_facility with `id`. 409 with the current record if `lock_version` is stale. */
export const update = (scope: PropertyScope, id: number, change: FacilityChange, signal?: AbortSignal) =>
  scope.http.data(parseFacility(scope), {
    method: 'POST',
    path: `${base}/update_facility`,
    body: { ...change, id },
    signal,
  })

/** POST update_facility with `ids`: one result per id. */
export const updateMany = (scope: PropertyScope, ids: number[], change: FacilitiesChange, signal?: AbortSignal) =>
  scope.http.data(parseAs(ItemResults), {
    method: 'POST',
    path: `${base}/update_facility`,
    body: { ...change, ids },
    signal,
  })

/** POST update_facility_status: one result per id, with the conflicts. */
export const updateStatus = (scope: PropertyScope, input: UpdateFacilityStatus, signal?: AbortSignal) =>
  scope.http.data(parseAs(StatusResults), {
    method: 'POST',
    path: `${base}/update_facility_status`,
    body: { ...input },
    signal,
  })

/** POST update_room_status, the condition of rooms: one result per id. */
export const updateRoomStatus = (scope: PropertyScope, input: UpdateRoomStatus, signal?: AbortSignal) =>
  scope.http.data(parseAs(ItemResults), {
    method: 'POST',
    path: `${base}/update_room_status`,
    body: { ...input },
    signal,
  })

/** POST update_asset_bookable_date: one result per id. Empty dates remove the window. */
export const updateBookableDate = (
  scope: PropertyScope,
  ids: number[],
  window: { bookable_date_from: string | null; bookable_date_to: string | null },
  signal?: AbortSignal,
) =>
  scope.http.data(parseAs(ItemResults), {
    method: 'POST',
    path: `${base}/update_asset_bookable_date`,
    body: { facility_ids: ids, ...window },
    signal,
  })

/** DELETE facilities/{facility_id}. 409 with the reason if it cannot be deleted. */
export const remove = (scope: PropertyScope, id: number, lockVersion: number | undefined, signal?: AbortSignal) =>
  scope.http.data(parseAs(Acknowledged), {
    method: 'DELETE',
    path: `${base}/facilities/${id}`,
    query: { lock_version: lockVersion },
    signal,
  })

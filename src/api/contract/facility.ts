import * as v from 'valibot'
import { fileFormats } from './file-format.ts'
import { facilityColumns, facilitySorts } from './list-columns.ts'
import { hasBookableWindow, windowFields } from './bookable-window.ts'
import { FacilityKind } from './facility-category.ts'
import { FacilityStatusCategoryName, FacilityStatusName, RoomBlocking } from './facility-status.ts'
import { Discrepancy, GuestService, HousekeepingStatus, Occupancy, StayToday } from './housekeeping.ts'
import { LockVersions, VersionedResults } from './item-versions.ts'
import { Picture, pictureFields } from './picture.ts'
import {
  CalendarDate,
  Flag,
  Id,
  Instant,
  LockVersion,
  ZeroOrOne,
  count,
  keyword,
  singleLine,
  list,
  orNull,
  perPage,
  multiLine,
  text,
} from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

const Named = v.object({ id: v.number(), name: v.string() })

/**
 * A room or an asset (domain D28). Condition, occupancy and status are independent. Occupancy, stay, status and next
 * arrival refer to today at the property. `images` is absent with `hide_images`.
 */
export const Facility = v.object({
  id: v.number(),
  property_id: v.number(),
  kind: FacilityKind,
  facility_type_id: v.number(),
  facility_type: v.object({ id: v.number(), name: v.string(), code: v.string() }),
  facility_category_id: v.number(),
  facility_category: Named,
  name: v.string(),
  floor: v.nullable(v.string()),
  building: v.nullable(v.string()),
  section: v.nullable(v.string()),
  is_accessible: v.boolean(),
  smoking: v.boolean(),
  bed_setup: v.nullable(v.string()),
  max_occupancy: v.number(),
  amenity_ids: v.array(v.number()),
  connecting_ids: v.array(v.number()),
  /** The connecting rooms, with names. */
  connecting: v.optional(v.array(Named)),
  sort_order: v.number(),
  bookable_date_from: v.nullable(CalendarDate),
  bookable_date_to: v.nullable(CalendarDate),
  housekeeping_status: HousekeepingStatus,
  hk_changed_at: v.nullable(Instant),
  hk_changed_by: v.nullable(Named),
  attendant: v.nullable(Named),
  hk_priority: v.picklist([0, 1]),
  occupancy: Occupancy,
  stay: StayToday,
  service: GuestService,
  /** Extensions: the occupancy that an attendant reported, and how it differs from the front office. */
  reported_occupancy: v.optional(v.nullable(Occupancy)),
  discrepancy: v.optional(Discrepancy),
  facility_status: FacilityStatusName,
  facility_status_category: FacilityStatusCategoryName,
  /** The blocking of today, or else the next one. */
  current_blocking: v.nullable(RoomBlocking),
  next_arrival_at: v.nullable(Instant),
  note: v.string(),
  /** Extension: number of problems that are not done, and how many of them are urgent (ADR 0060). */
  problems: v.optional(v.object({ open: v.number(), urgent: v.number() })),
  images: v.optional(v.array(Picture)),
  /** Why the facility cannot be deleted, or null. */
  delete_refusal: v.optional(v.nullable(v.string())),
  lock_version: v.optional(v.number()),
  created_at: Instant,
  updated_at: Instant,
})
export type Facility = v.InferOutput<typeof Facility>

export const queryTypes = ['rooms', 'assets'] as const
export type QueryType = (typeof queryTypes)[number]
export type FacilitySort = (typeof facilitySorts)[number]

/** Most rows of a reply with `dontPaginate` (domain D20). `meta.total` tells whether there are more. */
export const maxUnpagedRows = 5000

const day = v.optional(orNull(CalendarDate))

/** Housekeeping filters, an extension. Attendant 0 selects unassigned rooms. */
const housekeepingFilters = {
  attendant_ids: v.optional(list(v.union([v.pipe(v.picklist(['0', 0]), v.transform(Number)), Id]))),
  stays: v.optional(list(StayToday)),
  services: v.optional(list(GuestService)),
  hk_priority: v.optional(ZeroOrOne),
  discrepancy: v.optional(list(Discrepancy)),
}

/**
 * GET facilities. Nights are half-open. `available_start/end` selects facilities free on all of those nights,
 * `booked_start/end` those occupied on at least one; without an end it is one night. `updated_date_*` and
 * `housekeeping_*_date` are days at the property, both included. `include_ids` limits the list to these ids,
 * `exclude_ids` leaves them out (domain D20).
 */
export const FacilityQuery = v.strictObject({
  property_id: v.optional(Id),
  query_type: v.optional(v.picklist(queryTypes, () => phrase('facilities.mustBeRoomsOrAssets'))),
  page: v.optional(Id, 1),
  per_page: v.optional(perPage, 10),
  dontPaginate: v.optional(Flag),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  facility_category_ids: v.optional(list(Id)),
  facility_type_ids: v.optional(list(Id)),
  housekeeping_statuses: v.optional(list(HousekeepingStatus)),
  facility_statuses: v.optional(list(FacilityStatusName)),
  /** The misspelling is required (domain D18). */
  exluded_facility_statuses: v.optional(list(FacilityStatusName)),
  floors: v.optional(list(v.pipe(text, v.maxLength(20)))),
  ...housekeepingFilters,
  available_start: day,
  available_end: day,
  booked_start: day,
  booked_end: day,
  updated_date_from: day,
  updated_date_to: day,
  housekeeping_start_date: day,
  housekeeping_end_date: day,
  hide_images: v.optional(Flag),
  include_ids: v.optional(list(Id, 500)),
  exclude_ids: v.optional(list(Id, 500)),
  sort: v.optional(v.picklist(facilitySorts), 'name'),
  download: v.optional(Flag),
  /** Only of a file: its columns, in this order, and its format. Without them all columns, as xlsx (ADR 0073). */
  columns: v.optional(list(v.picklist(facilityColumns))),
  format: v.optional(v.picklist(fileFormats)),
})
export type FacilityQuery = v.InferOutput<typeof FacilityQuery>

/** GET facilities_by_type. */
export const FacilitiesByTypeQuery = v.strictObject({
  property_id: Id,
  query_type: v.optional(v.picklist(queryTypes, () => phrase('facilities.mustBeRoomsOrAssets'))),
  facility_type_ids: v.optional(list(Id)),
})
export type FacilitiesByTypeQuery = v.InferOutput<typeof FacilitiesByTypeQuery>

/** A type with its facilities by name; at most `maxUnpagedRows` facilities in all. */
export const FacilitiesOfType = v.object({
  facility_type_id: v.number(),
  name: v.string(),
  code: v.string(),
  facilities_count: v.number(),
  facilities: v.array(v.object({ id: v.number(), name: v.string(), floor: v.nullable(v.string()) })),
})
export type FacilitiesOfType = v.InferOutput<typeof FacilitiesOfType>

/** A room number or the name of an asset. */
const FacilityName = singleLine(40)

const fields = {
  facility_type_id: Id,
  floor: orNull(singleLine(20)),
  building: orNull(singleLine(60)),
  section: orNull(singleLine(60)),
  is_accessible: Flag,
  smoking: Flag,
  bed_setup: orNull(singleLine(80)),
  max_occupancy: count(400),
  amenity_ids: list(Id),
  note: multiLine(1000),
  ...windowFields,
}

/** Most names of one create call. */
export const maxNames = 500
const isNotEmpty = <T>() => v.minLength<T[], 1, () => string>(1, () => phrase('facilities.required'))

/**
 * POST facilities: creates one facility, or several that differ only in their name. The type's category sets the kind.
 * Returns one result per name, in request order; a taken name fails alone.
 */
export const CreateFacilities = v.pipe(
  v.strictObject({
    property_id: Id,
    names: v.pipe(list(FacilityName, maxNames), isNotEmpty()),
    ...fields,
    connecting_ids: v.optional(list(Id, 20)),
    /** Copies the pictures of this facility on the server, without an upload. */
    copy_images_of: v.optional(Id),
    ...pictureFields,
  }),
  hasBookableWindow(),
)
export type CreateFacilities = v.InferOutput<typeof CreateFacilities>

export const CreatedFacilities = v.object({
  results: v.array(
    v.object({
      name: v.string(),
      ok: v.boolean(),
      id: v.optional(v.nullable(v.number())),
      message: v.optional(v.nullable(v.string())),
    }),
  ),
})
export type CreatedFacilities = v.InferOutput<typeof CreatedFacilities>

/**
 * POST update_facility: with `id` changes one and returns the record; with `ids` changes several and returns one result
 * per id. Absent fields stay unchanged. Only a single facility can get a name, connections or pictures. `lock_version`
 * belongs to `id`, `lock_versions` to `ids`.
 */
export const UpdateFacility = v.pipe(
  v.strictObject({
    id: v.optional(Id),
    ids: v.optional(v.pipe(list(Id), isNotEmpty())),
    name: v.optional(FacilityName),
    ...v.partial(v.object(fields)).entries,
    connecting_ids: v.optional(list(Id, 20)),
    ...pictureFields,
    lock_version: v.optional(LockVersion),
    lock_versions: LockVersions,
  }),
  v.check(
    ({ id, ids }) => (id === undefined) !== (ids === undefined),
    () => phrase('facilities.giveIdOrIds'),
  ),
  v.forward(
    v.check(
      ({ ids, name }) => ids === undefined || name === undefined,
      () => phrase('facilities.onlyOneFacility'),
    ),
    ['name'],
  ),
  hasBookableWindow(),
)
export type UpdateFacility = v.InferOutput<typeof UpdateFacility>
export const UpdatedFacility = v.union([Facility, VersionedResults])

/** POST update_asset_bookable_date: one result per id. Empty dates remove the window. */
export const UpdateAssetBookableDate = v.pipe(
  v.strictObject({ facility_ids: v.pipe(list(Id), isNotEmpty()), ...windowFields, lock_versions: LockVersions }),
  hasBookableWindow(),
)

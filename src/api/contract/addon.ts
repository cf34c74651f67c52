import * as v from 'valibot'
import { fileFormats } from './file-format.ts'
import { addonColumns, addonSorts } from './list-columns.ts'
import { hasBookableWindow, windowFields } from './bookable-window.ts'
import { LockVersions, VersionedResults } from './item-versions.ts'
import { Picture, pictureFields } from './picture.ts'
import {
  CalendarDate,
  Flag,
  Id,
  Instant,
  LockVersion,
  Money,
  ZeroOrOne,
  count,
  keyword,
  singleLine,
  list,
  orNull,
  perPage,
  multiLine,
} from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

export const chargings = ['once', 'per_night', 'per_person', 'per_person_per_night'] as const
export const Charging = v.picklist(chargings, () => phrase('addons.mustBeACharging'))
export type Charging = v.InferOutput<typeof Charging>
export const chargingLabels: Record<Charging, string> = {
  get once() {
    return phrase('addons.once')
  },
  get per_night() {
    return phrase('addons.perNight')
  },
  get per_person() {
    return phrase('addons.perPerson')
  },
  get per_person_per_night() {
    return phrase('addons.perPersonPerNight')
  },
}

/**
 * An item or service sold besides the room. `price` is in integer minor units of `currency`; `stock` null is unlimited.
 */
export const Addon = v.object({
  id: v.number(),
  property_id: v.number(),
  addon_type_id: v.number(),
  addon_type: v.object({ id: v.number(), name: v.string() }),
  name: v.string(),
  sku: v.string(),
  description: v.string(),
  price: v.number(),
  currency: v.string(),
  charging: Charging,
  stock: v.nullable(v.number()),
  bookable_date_from: v.nullable(CalendarDate),
  bookable_date_to: v.nullable(CalendarDate),
  status: v.picklist([0, 1]),
  images: v.optional(v.array(Picture)),
  lock_version: v.optional(v.number()),
  created_at: Instant,
  updated_at: Instant,
})
export type Addon = v.InferOutput<typeof Addon>

export type AddonSort = (typeof addonSorts)[number]

const day = v.optional(orNull(CalendarDate))

/**
 * GET addons: the filters work like those of facilities. `bookable_date_*` selects add-ons bookable on at least one of
 * these days.
 */
export const AddonQuery = v.strictObject({
  property_id: v.optional(Id),
  page: v.optional(Id, 1),
  per_page: v.optional(perPage, 10),
  dontPaginate: v.optional(Flag),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  addon_type_ids: v.optional(list(Id)),
  status: v.optional(orNull(ZeroOrOne)),
  bookable_date_from: day,
  bookable_date_to: day,
  updated_date_from: day,
  updated_date_to: day,
  hide_images: v.optional(Flag),
  include_ids: v.optional(list(Id, 500)),
  exclude_ids: v.optional(list(Id, 500)),
  sort: v.optional(v.picklist(addonSorts), 'name'),
  download: v.optional(Flag),
  /** Only of a file: its columns, in this order, and its format. Without them all columns, as xlsx (ADR 0073). */
  columns: v.optional(list(v.picklist(addonColumns))),
  format: v.optional(v.picklist(fileFormats)),
})
export type AddonQuery = v.InferOutput<typeof AddonQuery>

/** GET addon_by_type. */
export const AddonByTypeQuery = v.strictObject({ property_id: Id })
/** A type with its add-ons, ordered by name. */
export const AddonsOfType = v.object({
  addon_type_id: v.number(),
  name: v.string(),
  addons: v.array(
    v.object({
      id: v.number(),
      name: v.string(),
      sku: v.string(),
      price: v.number(),
      currency: v.string(),
      status: v.picklist([0, 1]),
    }),
  ),
})
export type AddonsOfType = v.InferOutput<typeof AddonsOfType>

const fields = {
  addon_type_id: Id,
  description: multiLine(2000),
  price: Money,
  charging: Charging,
  stock: orNull(count(1_000_000)),
  status: ZeroOrOne,
  ...windowFields,
}
const identity = {
  name: singleLine(120),
  sku: v.pipe(
    singleLine(40),
    v.regex(/^[A-Za-z0-9._-]+$/, () => phrase('addons.skuCharacters')),
  ),
}

/** POST addons. The SKU is unique within a property, ignoring case. The currency is the property's. */
export const CreateAddon = v.pipe(
  v.strictObject({ property_id: Id, ...identity, ...fields, copy_images_of: v.optional(Id), ...pictureFields }),
  hasBookableWindow(),
)
export type CreateAddon = v.InferOutput<typeof CreateAddon>

/**
 * POST update_addon: with `id` changes one and returns the record; with `ids` changes several and returns one result
 * per id. Absent fields stay unchanged. Only a single add-on can get a name, SKU or pictures. `lock_version` belongs to
 * `id`, `lock_versions` to `ids`.
 */
export const UpdateAddon = v.pipe(
  v.strictObject({
    id: v.optional(Id),
    ids: v.optional(
      v.pipe(
        list(Id),
        v.minLength(1, () => phrase('addons.required')),
      ),
    ),
    ...v.partial(v.object({ ...identity, ...fields })).entries,
    ...pictureFields,
    lock_version: v.optional(LockVersion),
    lock_versions: LockVersions,
  }),
  v.check(
    ({ id, ids }) => (id === undefined) !== (ids === undefined),
    () => phrase('addons.giveIdOrIds'),
  ),
  v.forward(
    v.check(
      ({ ids, name, sku }) => ids === undefined || (name === undefined && sku === undefined),
      () => phrase('addons.onlyOneAddOn'),
    ),
    ['name'],
  ),
  hasBookableWindow(),
)
export type UpdateAddon = v.InferOutput<typeof UpdateAddon>
export const UpdatedAddon = v.union([Addon, VersionedResults])

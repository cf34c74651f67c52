import * as v from 'valibot'
import { bookableStatuses, propertyColumns, propertySorts } from './enums.ts'
import { fileFormats } from './file-format.ts'
import { hasBookableWindow } from './bookable-window.ts'
import { Picture, pictureFields } from './picture.ts'
import {
  CalendarDate,
  Flag,
  Id,
  Instant,
  LockVersion,
  TimeOfDay,
  ZeroOrOne,
  keyword,
  singleLine,
  list,
  orNull,
  text,
} from './wire.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Sort orders of the list. A leading minus means descending. */
export type PropertySort = (typeof propertySorts)[number]

/**
 * A property. Bookable dates are days at the property; the window is half-open `[from, to)`. `bookable_status` is
 * derived: status 1, and today's business date lies in the window.
 */
export const Property = v.object({
  id: v.number(),
  prefix: v.string(),
  name: v.string(),
  property_type_id: v.number(),
  property_type: v.object({ id: v.number(), name: v.string() }),
  status: v.picklist([0, 1]),
  bookable_date_from: v.nullable(CalendarDate),
  bookable_date_to: v.nullable(CalendarDate),
  bookable_status: v.picklist(['bookable', 'unbookable']),
  timezone: v.string(),
  /** The business date changes at this local time; null for midnight. A server may omit it (domain D40). */
  audit_time: v.optional(v.nullable(v.string()), null),
  currency: v.string(),
  check_in_time: v.string(),
  check_out_time: v.string(),
  address: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  images: v.array(Picture),
  rooms_count: v.number(),
  assets_count: v.number(),
  /** Why the property cannot be deactivated, or null; known before the user tries (domain D25). */
  deactivate_refusal: v.optional(v.nullable(v.string())),
  /** Why the property cannot be deleted, or null. */
  delete_refusal: v.optional(v.nullable(v.string())),
  /** Extension that a server may omit (domain D22); then the later of two writes wins. */
  lock_version: v.optional(v.number()),
  created_at: Instant,
  updated_at: Instant,
})
export type Property = v.InferOutput<typeof Property>

/** GET property. `bookable_date_from/to` selects properties whose window overlaps these days, both included. */
export const PropertyQuery = v.strictObject({
  page: v.optional(Id, 1),
  per_page: v.optional(
    v.pipe(
      Id,
      v.maxValue(200, () => phrase('properties.tooManyPerPage')),
    ),
    10,
  ),
  page_of: v.optional(Id),
  keyword: v.optional(keyword),
  property_type_ids: v.optional(list(Id)),
  bookable_status: v.optional(
    v.picklist(bookableStatuses, () => phrase('properties.mustBeBookableStatus')),
    'all',
  ),
  status: v.optional(orNull(ZeroOrOne)),
  bookable_date_from: v.optional(orNull(CalendarDate)),
  bookable_date_to: v.optional(orNull(CalendarDate)),
  sort: v.optional(v.picklist(propertySorts), 'name'),
  download: v.optional(Flag),
  /** Only of a file: its columns, in this order, and its format. Without them all columns, as xlsx (ADR 0073). */
  columns: v.optional(list(v.picklist(propertyColumns))),
  format: v.optional(v.picklist(fileFormats)),
})
export type PropertyQuery = v.InferOutput<typeof PropertyQuery>

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Local time at which the business date changes: at night or in the morning. */
const AuditTime = v.pipe(
  v.string(),
  v.regex(/^(0\d|1[01]):[0-5]\d$/, () => phrase('properties.mustBeAuditTime')),
)

/** IANA name of a time zone. */
export const TimeZone = v.pipe(
  text,
  v.nonEmpty(() => phrase('properties.required')),
  v.maxLength(64),
  v.check(isTimeZone, () => phrase('properties.unknownTimeZone')),
)

const fields = {
  name: singleLine(120),
  property_type_id: Id,
  status: ZeroOrOne,
  bookable_date_from: orNull(CalendarDate),
  bookable_date_to: orNull(CalendarDate),
  timezone: TimeZone,
  /** Without this field, an update keeps the time. */
  audit_time: v.optional(orNull(AuditTime)),
  currency: v.pipe(
    v.string(),
    v.nonEmpty(() => phrase('properties.required')),
    v.regex(/^[A-Z]{3}$/, () => phrase('properties.mustBeCurrencyCode')),
  ),
  check_in_time: TimeOfDay,
  check_out_time: TimeOfDay,
  address: singleLine(300),
  email: orNull(
    v.pipe(
      text,
      v.trim(),
      v.maxLength(200),
      v.email(() => phrase('properties.mustBeEmail')),
    ),
  ),
  phone: orNull(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(40),
      v.regex(/^[+()\d\s./-]*$/, () => phrase('properties.mustBePhone')),
    ),
  ),
  ...pictureFields,
}

/** Set only on creation, because the prefix is part of every URL of the property. */
export const Prefix = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => phrase('properties.required')),
  v.maxLength(60, () => phrase('properties.prefixTooLong')),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, () => phrase('properties.mustBePrefix')),
)

/** POST property. */
export const CreateProperty = v.pipe(v.strictObject({ prefix: Prefix, ...fields }), hasBookableWindow())
export type CreateProperty = v.InferOutput<typeof CreateProperty>

/** POST update_property/{property_id}. */
export const UpdateProperty = v.pipe(
  v.strictObject({ ...fields, lock_version: v.optional(LockVersion) }),
  hasBookableWindow(),
)
export type UpdateProperty = v.InferOutput<typeof UpdateProperty>

/** POST update_property_status: one result per id. */
export const UpdatePropertyStatus = v.strictObject({
  property_ids: v.pipe(
    list(Id),
    v.minLength(1, () => phrase('properties.required')),
  ),
  status: ZeroOrOne,
})

/** POST update_property_bookable_date/: one result per id. Empty dates remove the window. */
export const UpdatePropertyBookableDate = v.pipe(
  v.strictObject({
    property_ids: v.pipe(
      list(Id),
      v.minLength(1, () => phrase('properties.required')),
    ),
    bookable_date_from: orNull(CalendarDate),
    bookable_date_to: orNull(CalendarDate),
  }),
  hasBookableWindow(),
)

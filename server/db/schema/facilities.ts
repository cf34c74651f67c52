import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { housekeepingStatuses } from '../../../src/api/contract/enums.ts'
import type { AmenityGroup } from '../../../src/api/contract/amenity.ts'
import type { FacilityKind } from '../../../src/api/contract/facility-category.ts'
import type { FacilityStatusCategoryName, FacilityStatusName } from '../../../src/api/contract/facility-status.ts'
import type { GuestService, HousekeepingStatus, Occupancy } from '../../../src/api/contract/housekeeping.ts'
import { positionIn } from '../position-in.ts'
import { createdAt, instant, keyText, updatedAt } from '../columns.ts'
import { users } from './access.ts'
import { properties } from './properties.ts'

const key = () => integer().primaryKey().generatedByDefaultAsIdentity()
const propertyId = () =>
  integer()
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' })

export const facility_categories = pgTable(
  'facility_categories',
  {
    id: key(),
    property_id: propertyId(),
    name: text().notNull(),
    name_key: keyText().notNull(),
    kind: text().$type<FacilityKind>().notNull(),
  },
  (t) => [uniqueIndex('facility_categories_name').on(t.property_id, t.name_key)],
)

export const facility_types = pgTable(
  'facility_types',
  {
    id: key(),
    property_id: propertyId(),
    facility_category_id: integer()
      .notNull()
      .references(() => facility_categories.id),
    name: text().notNull(),
    name_key: keyText().notNull(),
    code: text().notNull(),
    code_key: keyText().notNull(),
    description: text().notNull().default(''),
    base_price: integer().notNull(),
    max_adults: integer().notNull(),
    max_children: integer().notNull(),
    max_occupancy: integer().notNull(),
    extra_beds: integer().notNull().default(0),
    size_m2: integer(),
    cleaning_minutes: integer().notNull().default(30),
    sort_order: integer().notNull().default(0),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('facility_types_code').on(t.property_id, t.code_key),
    index('facility_types_order').on(t.property_id, t.sort_order, t.id),
    index('facility_types_category').on(t.facility_category_id),
  ],
)

export const amenities = pgTable(
  'amenities',
  {
    id: key(),
    property_id: propertyId(),
    code: text().notNull(),
    code_key: keyText().notNull(),
    name: text().notNull(),
    name_key: keyText().notNull(),
    group: text().$type<AmenityGroup>().notNull(),
  },
  (t) => [uniqueIndex('amenities_code').on(t.property_id, t.code_key)],
)

/** How the statuses of a category affect the figures (domain D30). Base data, the same in every deployment. */
export const facility_status_categories = pgTable('facility_status_categories', {
  id: key(),
  name: text().$type<FacilityStatusCategoryName>().notNull().unique(),
  deducts_inventory: boolean().notNull(),
  counts_in_house: boolean().notNull(),
  assignable: boolean().notNull(),
})

/** The seven statuses (domain D30). Base data, the same in every deployment. */
export const facility_statuses = pgTable('facility_statuses', {
  id: key(),
  name: text().$type<FacilityStatusName>().notNull().unique(),
  code: text().notNull().unique(),
  category: text().$type<FacilityStatusCategoryName>().notNull(),
})

/** Amenities of a type. A facility may have more or fewer. */
export const facility_type_amenities = pgTable(
  'facility_type_amenities',
  {
    facility_type_id: integer()
      .notNull()
      .references(() => facility_types.id, { onDelete: 'cascade' }),
    amenity_id: integer()
      .notNull()
      .references(() => amenities.id),
  },
  (t) => [
    primaryKey({ columns: [t.facility_type_id, t.amenity_id] }),
    index('facility_type_amenities_amenity').on(t.amenity_id),
  ],
)

/**
 * Rooms and assets. `name_sort` is the name with padded numbers, so that 9 sorts before 10; `floor_sort` likewise.
 * `is_inactive` is the only status without dates; the others are blockings (domain D30).
 */
export const facilities = pgTable(
  'facilities',
  {
    id: key(),
    property_id: propertyId(),
    kind: text().$type<FacilityKind>().notNull(),
    facility_type_id: integer()
      .notNull()
      .references(() => facility_types.id),
    name: text().notNull(),
    name_key: keyText().notNull(),
    name_sort: keyText().notNull(),
    search_key: keyText().notNull(),
    floor: text(),
    floor_sort: keyText().notNull().default(''),
    building: text(),
    section: text(),
    is_accessible: boolean().notNull().default(false),
    smoking: boolean().notNull().default(false),
    bed_setup: text(),
    max_occupancy: integer().notNull().default(2),
    sort_order: integer().notNull().default(0),
    bookable_date_from: date(),
    bookable_date_to: date(),
    housekeeping_status: text().$type<HousekeepingStatus>().notNull().default('clean'),
    hk_changed_at: instant(),
    hk_changed_by: integer().references(() => users.id, { onDelete: 'set null' }),
    attendant_id: integer().references(() => users.id, { onDelete: 'set null' }),
    hk_priority: smallint().$type<0 | 1>().notNull().default(0),
    service: text().$type<GuestService>().notNull().default('none'),
    reported_occupancy: text().$type<Occupancy>(),
    is_inactive: boolean().notNull().default(false),
    note: text().notNull().default(''),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('facilities_name').on(t.property_id, t.kind, t.name_key),
    index('facilities_by_name').on(t.property_id, t.kind, t.name_sort, t.id),
    index('facilities_by_floor').on(t.property_id, t.kind, t.floor_sort, t.name_sort, t.id),
    index('facilities_by_updated').on(t.property_id, t.kind, t.updated_at, t.id),
    index('facilities_by_condition').on(t.property_id, t.kind, t.housekeeping_status, t.name_sort, t.id),
    index('facilities_by_condition_order').on(
      t.property_id,
      t.kind,
      positionIn(housekeepingStatuses, t.housekeeping_status),
      t.name_sort,
      t.id,
    ),
    index('facilities_by_window').on(t.property_id, t.kind, t.bookable_date_from.nullsFirst(), t.id),
    index('facilities_by_type').on(t.facility_type_id, t.name_sort, t.id),
    // The same sort orders without the kind, for rooms and assets together (ADR 0024).
    index('facilities_all_by_name').on(t.property_id, t.name_sort, t.id),
    index('facilities_all_by_floor').on(t.property_id, t.floor_sort, t.name_sort, t.id),
    index('facilities_all_by_updated').on(t.property_id, t.updated_at, t.id),
    index('facilities_cleaned').on(t.property_id, t.hk_changed_at),
    index('facilities_inactive')
      .on(t.property_id, t.name_sort, t.id)
      .where(sql`${t.is_inactive}`),
    // Includes the property, so that a search does not scan the matches of all hotels. No pending list (fastupdate),
    // because a long one makes the planner avoid the index.
    index('facilities_search')
      .using('gin', t.property_id, sql`${t.search_key} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check('facilities_window', sql`${t.bookable_date_from} < ${t.bookable_date_to}`),
  ],
)

/** Connecting rooms. Each pair is stored twice, once per direction. */
export const facility_connections = pgTable(
  'facility_connections',
  {
    facility_id: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    other_id: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.facility_id, t.other_id] }),
    index('facility_connections_other').on(t.other_id),
    check('facility_connections_apart', sql`${t.facility_id} <> ${t.other_id}`),
  ],
)

export const facility_amenities = pgTable(
  'facility_amenities',
  {
    facility_id: integer()
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    amenity_id: integer()
      .notNull()
      .references(() => amenities.id),
  },
  (t) => [primaryKey({ columns: [t.facility_id, t.amenity_id] }), index('facility_amenities_amenity').on(t.amenity_id)],
)

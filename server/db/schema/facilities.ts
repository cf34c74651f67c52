import { boolean, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, instant, updatedAt } from '../columns.ts'
import { properties } from './properties.ts'

const key = () => integer().primaryKey().generatedByDefaultAsIdentity()
const propertyId = () =>
  integer()
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' })

export type FacilityKind = 'room' | 'asset'

export const facility_categories = pgTable(
  'facility_categories',
  { id: key(), property_id: propertyId(), name: text().notNull(), kind: text().$type<FacilityKind>().notNull() },
  (t) => [unique('facility_categories_name').on(t.property_id, t.name)],
)

export const facility_types = pgTable(
  'facility_types',
  {
    id: key(),
    property_id: propertyId(),
    facility_category_id: integer()
      .notNull()
      .references(() => facility_categories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    code: text().notNull(),
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
  },
  (t) => [unique('facility_types_code').on(t.property_id, t.code)],
)

export const amenities = pgTable(
  'amenities',
  {
    id: key(),
    property_id: propertyId(),
    code: text().notNull(),
    name: text().notNull(),
    group: text().$type<'View' | 'Bathroom' | 'Accessibility' | 'Tech' | 'Comfort'>().notNull(),
  },
  (t) => [unique('amenities_code').on(t.property_id, t.code)],
)

/** The seven statuses of readings, Domain; base data, the same everywhere. */
export const facility_statuses = pgTable('facility_statuses', {
  id: key(),
  name: text().notNull().unique(),
  code: text().notNull().unique(),
  category: text().$type<'Operational' | 'Blocked' | 'Retired'>().notNull(),
})

export const facilities = pgTable(
  'facilities',
  {
    id: key(),
    property_id: propertyId(),
    kind: text().$type<FacilityKind>().notNull(),
    facility_type_id: integer()
      .notNull()
      .references(() => facility_types.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    floor: text(),
    building: text(),
    section: text(),
    is_accessible: boolean().notNull().default(false),
    smoking: boolean().notNull().default(false),
    bed_setup: text(),
    max_occupancy: integer().notNull().default(2),
    sort_order: integer().notNull().default(0),
    bookable_date_from: date(),
    bookable_date_to: date(),
    housekeeping_status: text()
      .$type<'dirty' | 'cleaning' | 'pickup' | 'clean' | 'inspected'>()
      .notNull()
      .default('clean'),
    hk_changed_at: instant(),
    facility_status: text()
      .notNull()
      .default('available')
      .references(() => facility_statuses.name),
    note: text().notNull().default(''),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    unique('facilities_name').on(t.property_id, t.kind, t.name),
    index('facilities_property').on(t.property_id, t.kind, t.sort_order, t.id),
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
      .references(() => amenities.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.facility_id, t.amenity_id] })],
)

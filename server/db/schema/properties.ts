import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, createdAt, keyText, timeOfDay, updatedAt } from '../columns.ts'

const key = () => integer().primaryKey().generatedByDefaultAsIdentity()

export const property_types = pgTable(
  'property_types',
  {
    id: key(),
    name: text().notNull(),
    name_key: keyText().notNull(),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [uniqueIndex('property_types_name_key').on(t.name_key)],
)

/** Triggers on facilities maintain `rooms_count` and `assets_count`, so that the list can sort by an index. */
export const properties = pgTable(
  'properties',
  {
    id: key(),
    prefix: text().notNull(),
    name: text().notNull(),
    name_key: keyText().notNull(),
    search_key: keyText().notNull(),
    property_type_id: integer()
      .notNull()
      .references(() => property_types.id, { onDelete: 'restrict' }),
    status: smallint().$type<0 | 1>().notNull().default(1),
    bookable_date_from: date(),
    bookable_date_to: date(),
    timezone: text().notNull(),
    /** The business date changes at this time; null for midnight (domain D40). */
    audit_time: timeOfDay(),
    currency: text().notNull(),
    check_in_time: text().notNull(),
    check_out_time: text().notNull(),
    address: text().notNull(),
    email: text(),
    phone: text(),
    rooms_count: integer().notNull().default(0),
    assets_count: integer().notNull().default(0),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('properties_prefix').on(t.prefix),
    index('properties_by_name').on(t.name_key, t.id),
    index('properties_by_rooms').on(t.rooms_count, t.id),
    index('properties_by_updated').on(t.updated_at, t.id),
    index('properties_by_assets').on(t.assets_count, t.id),
    index('properties_by_status').on(t.status, t.id),
    index('properties_by_window').on(t.bookable_date_from.nullsFirst(), t.id),
    index('properties_by_type').on(t.property_type_id),
    // No pending list (fastupdate), because a long one makes the planner avoid the index.
    index('properties_search')
      .using('gin', sql`${t.search_key} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check('properties_status', sql`${t.status} in (0, 1)`),
    check('properties_audit_time', sql`${t.audit_time} < '12:00'`),
    check('properties_window', sql`${t.bookable_date_from} < ${t.bookable_date_to}`),
  ],
)

/**
 * Pictures, re-encoded before storage. The id alone grants access to a picture (ADR 0013). At most one of the four
 * owners is set; without any, the picture belongs to the property itself. The migrations `inventory_rules` and
 * `room_problems` have their foreign keys.
 */
export const images = pgTable(
  'images',
  {
    id: text().primaryKey(),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    facility_id: integer(),
    facility_type_id: integer(),
    addon_id: integer(),
    problem_id: integer(),
    position: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytea().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index('images_property').on(t.property_id, t.position),
    // A property's own pictures; few compared with those of its rooms.
    index('images_own')
      .on(t.property_id, t.position)
      .where(sql`num_nonnulls(${t.facility_id}, ${t.facility_type_id}, ${t.addon_id}, ${t.problem_id}) = 0`),
    index('images_facility').on(t.facility_id),
    index('images_facility_type').on(t.facility_type_id),
    index('images_addon').on(t.addon_id),
    index('images_problem').on(t.problem_id),
  ],
)

import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Charging } from '../../../src/api/contract/addon.ts'
import { createdAt, keyText, updatedAt } from '../columns.ts'
import { properties } from './properties.ts'

const key = () => integer().primaryKey().generatedByDefaultAsIdentity()
const propertyId = () =>
  integer()
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' })

export const addon_types = pgTable(
  'addon_types',
  {
    id: key(),
    property_id: propertyId(),
    name: text().notNull(),
    name_key: keyText().notNull(),
    lock_version: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('addon_types_name').on(t.property_id, t.name_key)],
)

export const addons = pgTable(
  'addons',
  {
    id: key(),
    property_id: propertyId(),
    addon_type_id: integer()
      .notNull()
      .references(() => addon_types.id),
    name: text().notNull(),
    name_key: keyText().notNull(),
    search_key: keyText().notNull(),
    sku: text().notNull(),
    sku_key: keyText().notNull(),
    description: text().notNull().default(''),
    price: integer().notNull(),
    currency: text().notNull(),
    charging: text().$type<Charging>().notNull(),
    stock: integer(),
    bookable_date_from: date(),
    bookable_date_to: date(),
    status: smallint().$type<0 | 1>().notNull().default(1),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('addons_sku').on(t.property_id, t.sku_key),
    index('addons_by_name').on(t.property_id, t.name_key, t.id),
    index('addons_by_price').on(t.property_id, t.price, t.id),
    index('addons_by_updated').on(t.property_id, t.updated_at, t.id),
    index('addons_by_charging').on(t.property_id, t.charging, t.id),
    index('addons_by_stock').on(t.property_id, t.stock, t.id),
    index('addons_by_window').on(t.property_id, t.bookable_date_from.nullsFirst(), t.id),
    index('addons_by_status').on(t.property_id, t.status, t.id),
    index('addons_type').on(t.addon_type_id),
    index('addons_search')
      .using('gin', t.property_id, sql`${t.search_key} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check('addons_window', sql`${t.bookable_date_from} < ${t.bookable_date_to}`),
  ],
)

import { date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../columns.ts'
import { properties } from './properties.ts'

const key = () => integer().primaryKey().generatedByDefaultAsIdentity()
const propertyId = () =>
  integer()
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' })

export const addon_types = pgTable(
  'addon_types',
  { id: key(), property_id: propertyId(), name: text().notNull() },
  (t) => [unique('addon_types_name').on(t.property_id, t.name)],
)

export const addons = pgTable(
  'addons',
  {
    id: key(),
    property_id: propertyId(),
    addon_type_id: integer()
      .notNull()
      .references(() => addon_types.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    sku: text().notNull(),
    description: text().notNull().default(''),
    price: integer().notNull(),
    currency: text().notNull(),
    charging: text().$type<'once' | 'per_night' | 'per_person' | 'per_person_per_night'>().notNull(),
    stock: integer(),
    bookable_date_from: date(),
    bookable_date_to: date(),
    status: smallint().$type<0 | 1>().notNull().default(1),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [unique('addons_sku').on(t.property_id, t.sku), index('addons_type').on(t.addon_type_id)],
)

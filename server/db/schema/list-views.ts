import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ListName } from '../../../src/api/contract/enums.ts'
import { createdAt, keyText, updatedAt } from '../columns.ts'
import { users } from './access.ts'
import { properties } from './properties.ts'

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const propertyId = () => integer().references(() => properties.id, { onDelete: 'cascade' })

/** Stored views of lists (ADR 0067). Views of the group's lists have no property. */
export const list_views = pgTable(
  'list_views',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    owner_id: userId(),
    list: text().$type<ListName>().notNull(),
    property_id: propertyId(),
    name: text().notNull(),
    name_key: keyText().notNull(),
    query: text().notNull(),
    is_shared: boolean().notNull().default(false),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    unique('list_views_name').on(t.owner_id, t.list, t.property_id, t.name_key).nullsNotDistinct(),
    index('list_views_shared').on(t.list, t.property_id, t.is_shared),
    index('list_views_property').on(t.property_id),
  ],
)

/** The view that a person's list opens with: at most one per list and property. */
export const list_view_defaults = pgTable(
  'list_view_defaults',
  {
    user_id: userId(),
    list: text().$type<ListName>().notNull(),
    property_id: propertyId(),
    view_id: integer()
      .notNull()
      .references(() => list_views.id, { onDelete: 'cascade' }),
  },
  (t) => [
    unique('list_view_defaults_one').on(t.user_id, t.list, t.property_id).nullsNotDistinct(),
    uniqueIndex('list_view_defaults_view').on(t.view_id, t.user_id),
    index('list_view_defaults_property').on(t.property_id),
  ],
)

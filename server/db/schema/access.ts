import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PreferenceChanges } from '../../../src/api/contract/preferences.ts'
import { createdAt, keyText, updatedAt } from '../columns.ts'
import { properties } from './properties.ts'

const key = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** Staff. Sign-in looks up `email_key`, the normalised address. `all_properties` gives access to every property. */
export const users = pgTable(
  'users',
  {
    id: key(),
    email: text().notNull(),
    email_key: keyText().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    search_key: keyText().notNull(),
    position: text(),
    password_hash: text().notNull(),
    status: smallint().$type<0 | 1>().notNull().default(1),
    is_pass_updated: smallint().$type<0 | 1>().notNull().default(0),
    all_properties: boolean().notNull().default(false),
    /** The user's preferences (ADR 0057). */
    preferences: jsonb().$type<PreferenceChanges>().notNull().default({}),
    lock_version: integer().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [uniqueIndex('users_email_key').on(t.email_key)],
)

export const departments = pgTable('departments', { id: key(), name: text().notNull().unique() })
export const roles = pgTable('roles', { id: key(), name: text().notNull().unique() })
export const permissions = pgTable('permissions', { id: key(), name: text().notNull().unique() })

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const user_departments = pgTable(
  'user_departments',
  {
    user_id: userId(),
    department_id: integer()
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.department_id] })],
)

export const user_roles = pgTable(
  'user_roles',
  {
    user_id: userId(),
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.role_id] })],
)

export const role_permissions = pgTable(
  'role_permissions',
  {
    role_id: integer()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission_id: integer()
      .notNull()
      .references(() => permissions.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.role_id, t.permission_id] })],
)

/** Properties that a user may see (domain D36). */
export const user_properties = pgTable(
  'user_properties',
  {
    user_id: userId(),
    property_id: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.property_id] })],
)

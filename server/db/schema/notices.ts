import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NoticeContent } from '../../../src/api/contract/notices.ts'
import { createdAt, instant } from '../columns.ts'
import { users } from './access.ts'
import { properties } from './properties.ts'

/** Notices, one row per recipient (ADR 0070). Triggers notify the recipient's open pages. Names are stored: a notice says what was true. */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for what concerns the hotel group (ADR 0080). */
    property_id: integer().references(() => properties.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeContent['kind']>().notNull(),
    data: jsonb().$type<NoticeContent['data']>().notNull(),
    created_at: createdAt(),
    read_at: instant(),
  },
  (t) => [
    index('notices_newest').on(t.user_id, t.id),
    index('notices_unread')
      .on(t.user_id, t.id)
      .where(sql`${t.read_at} is null`),
    // For the deletion of a property, and of old notices.
    index('notices_property').on(t.property_id),
    index('notices_age').on(t.created_at),
  ],
)

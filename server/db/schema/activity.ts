import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns.ts'

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/**
 * The activity log. Append-only: a trigger refuses UPDATE and DELETE. It has no foreign keys, so it
 * outlives what it tells of.
 */
export const activity_log = pgTable(
  'activity_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    occurred_at: createdAt(),
    actor_type: text().$type<'user' | 'system' | 'anonymous'>().notNull(),
    actor_id: integer(),
    actor_name: text().notNull(),
    property_id: integer(),
    module: text().notNull(),
    event: text().notNull(),
    entity_type: text().notNull(),
    entity_id: text(),
    entity_label: text().notNull(),
    changes: jsonb().$type<Change[]>().notNull().default([]),
    reason: text(),
    request_id: text(),
    ip: text(),
  },
  (t) => [index('activity_log_property').on(t.property_id, t.occurred_at), index('activity_log_at').on(t.occurred_at)],
)

import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, keyText } from '../columns.ts'

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** What a change comes to in the record's own columns, from what to what: what it takes to put it back (ADR 0035). */
export interface Revert {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * The activity log. Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE. It has no foreign keys, so it outlives what it
 * tells of. `revert` is null where the domain has no way back; `undoes` names the entry that this one put back, and no entry
 * is put back twice. What is searched stands in `search_key`, made by the server; the database makes it of what it writes itself.
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
    revert: jsonb().$type<Revert>(),
    undoes: bigint({ mode: 'number' }),
    search_key: keyText().notNull().default(''),
  },
  (t) => [
    // Every way to narrow the log down has an index in the order of time, however deep the page lies; read backwards, newest first.
    index('activity_log_newest').on(t.property_id, t.occurred_at, t.id),
    index('activity_log_by_actor').on(t.property_id, t.actor_id, t.occurred_at, t.id),
    index('activity_log_by_event').on(t.property_id, t.module, t.event, t.occurred_at, t.id),
    index('activity_log_by_entity').on(t.property_id, t.entity_type, t.entity_id, t.occurred_at, t.id),
    // A GIN index finds no null, so what is of no property stands under 0. No pending list: see facilities_search.
    index('activity_log_search')
      .using('gin', sql`coalesce(${t.property_id}, 0)`, sql`${t.search_key} gin_trgm_ops`)
      .with({ fastupdate: false }),
    uniqueIndex('activity_log_undoes')
      .on(t.undoes)
      .where(sql`${t.undoes} is not null`),
  ],
)

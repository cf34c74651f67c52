import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, keyText } from '../columns.ts'

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** Changed columns with their stored values before and after, to undo the change (ADR 0035). */
export interface Revert {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * The activity log. Append-only: a trigger rejects UPDATE, DELETE and TRUNCATE. There are no foreign keys, because
 * entries outlive the records they name. `revert` is null if the domain cannot undo the change. `undoes` is the entry
 * that this one undid; an entry can be undone once. The server computes `search_key`; for entries that the database
 * writes itself, the database does.
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
    // Each filter has an index in time order, so that any page is fast. Read backwards for newest first.
    index('activity_log_newest').on(t.property_id, t.occurred_at, t.id),
    index('activity_log_by_actor').on(t.property_id, t.actor_id, t.occurred_at, t.id),
    index('activity_log_by_event').on(t.property_id, t.module, t.event, t.occurred_at, t.id),
    index('activity_log_by_entity').on(t.property_id, t.entity_type, t.entity_id, t.occurred_at, t.id),
    // A GIN index does not find null, so entries without a property are indexed as 0. No pending list: see
    // facilities_search.
    index('activity_log_search')
      .using('gin', sql`coalesce(${t.property_id}, 0)`, sql`${t.search_key} gin_trgm_ops`)
      .with({ fastupdate: false }),
    uniqueIndex('activity_log_undoes')
      .on(t.undoes)
      .where(sql`${t.undoes} is not null`),
  ],
)

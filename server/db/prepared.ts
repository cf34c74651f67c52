import type { PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { RawRow } from './json-rows.ts'
import type { Db } from './schema.ts'

const cache = new WeakMap<Db, Map<string, unknown>>()

/**
 * Caches a built statement per database and shape, because building a wide query in Drizzle takes longer than running
 * it (ADR 0016). The statement has no name in the database, so each run is planned for its values.
 */
export function prepared<Statement>(db: Db, shape: string, build: (db: Db) => Statement): Statement {
  const statements = cache.get(db) ?? new Map<string, unknown>()
  cache.set(db, statements)
  if (!statements.has(shape)) statements.set(shape, build(db))
  return statements.get(shape) as Statement
}

interface Selection {
  toSQL: () => { sql: string; params: unknown[] }
}

/** Same for a statement whose rows stay as the driver reads them, without Drizzle's mapping. */
export const preparedRows = (db: Db, shape: string, build: (db: Db) => Selection) =>
  prepared(db, shape, () =>
    db._.session.prepareQuery<PreparedQueryConfig & { execute: RawRow[] }>(
      build(db).toSQL(),
      undefined,
      '',
      true,
      (rows) => rows,
    ),
  )

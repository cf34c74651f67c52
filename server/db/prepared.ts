import type { Db } from './schema.ts'

const kept = new WeakMap<Db, Map<string, unknown>>()

/**
 * A statement built once a database and shape: Drizzle takes longer to write a wide query than the database to run it
 * (ADR 0016). It is prepared in Drizzle only and has no name in the database, so every run is planned for its values.
 */
export function prepared<Statement>(db: Db, shape: string, build: (db: Db) => Statement): Statement {
  const statements = kept.get(db) ?? new Map<string, unknown>()
  kept.set(db, statements)
  if (!statements.has(shape)) statements.set(shape, build(db))
  return statements.get(shape) as Statement
}

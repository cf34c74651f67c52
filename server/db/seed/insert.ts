import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../schema.ts'

const maxParameters = 500

/** Inserts in batches, because a statement takes at most 65,535 parameters. */
export async function insertAll<T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += maxParameters)
    await db.insert(table).values(rows.slice(from, from + maxParameters))
}

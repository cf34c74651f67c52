import { sql } from 'drizzle-orm'
import { rowsOf } from '../rows.ts'
import type { Db } from '../schema.ts'

/**
 * Runs `work` without some indexes and creates them again afterwards, unchanged: an index over many new rows takes a
 * fraction of the time when it is built at once. Locks the tables until the transaction ends.
 */
export async function withoutIndexes(db: Db, names: readonly string[], work: () => Promise<void>): Promise<void> {
  const found = await rowsOf<{ name: string; definition: string }>(
    db,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and indexname in ${names}`,
  )
  for (const { name } of found) await db.execute(sql`drop index ${sql.identifier(name)}`)
  await work()
  for (const { definition } of found) await db.execute(sql.raw(definition))
}

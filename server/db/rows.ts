import type { SQL } from 'drizzle-orm'
import type { Db } from './schema.ts'

/**
 * Rows of a raw SQL statement. A driver may return a bigint as text. Drizzle does not type the result, because `Db`
 * stands for two drivers; both return an object with `rows`.
 */
export async function rowsOf<Row extends object>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] }
  return rows
}

import { sql } from 'drizzle-orm'
import { DatabaseError } from '../db/database-error.ts'
import { rowsOf } from '../db/rows.ts'
import type { Db } from '../db/schema.ts'
import type { BackupFacts } from './backup-file.ts'

/** The newest migration of a database, and the major version of its engine. */
export async function readSchemaVersion(db: Db): Promise<Pick<BackupFacts, 'engine_version' | 'schema'>> {
  const [journal] = await rowsOf<{ exists: boolean; version: number }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists",
      current_setting('server_version_num')::int / 10000 as version`,
  )
  if (!journal?.exists)
    throw new DatabaseError('There is nothing to back up: the database has no schema of this product')
  const [newest] = await rowsOf<{ schema: string | number }>(
    db,
    sql`select max(created_at) as schema from drizzle.__drizzle_migrations`,
  )
  return { engine_version: journal.version, schema: Number(newest?.schema ?? 0) }
}

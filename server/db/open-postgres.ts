import { sql } from 'drizzle-orm'
import { DatabaseError, reasonOf } from './database-error.ts'
import { listenOnPostgres } from './listen.ts'
import { migratePostgres } from './migrate-postgres.ts'
import type { OpenDatabase } from './open.ts'
import { openPool } from './pool.ts'

const oldestVersion = 150_000

/** Opens a PostgreSQL database, version 15 or later. */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  let opened: ReturnType<typeof openPool>
  try {
    opened = openPool(url, onLost)
  } catch (error) {
    throw new DatabaseError(`DATABASE_URL cannot be read: ${reasonOf(error)}`)
  }
  const { db, checkWrite, state, observeQueries, close } = opened
  try {
    const { rows } = await db.execute<{ version: number; name: string }>(
      sql`select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
    )
    const { version = 0, name = 'unknown' } = rows[0] ?? {}
    if (version < oldestVersion) throw new DatabaseError(`The database is PostgreSQL ${name}; 15 or later is needed`)
  } catch (error) {
    await close()
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`)
  }
  return {
    db,
    kind: 'PostgreSQL',
    migrate: () => migratePostgres(url),
    listen: listenOnPostgres(url, onLost),
    checkWrite,
    pool: state,
    observeQueries,
    close,
  }
}

import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { type Listen, listenOnPglite, listenOnPostgres } from './listen.ts'
import { lockFolder } from './lock.ts'
import { migratePglite, migratePostgres } from './migrate.ts'
import { type Db, schema } from './schema.ts'

/** The database cannot be used; the message is one line for the operator. */
export class DatabaseError extends Error {}

export interface OpenDatabase {
  db: Db
  kind: 'PGlite' | 'PostgreSQL'
  migrate: () => Promise<void>
  listen: Listen
  close: () => Promise<void>
}

/** What PGlite has to be told of; PostgreSQL finds its extensions itself. */
export const extensions = { btree_gin, btree_gist, pg_trgm }

const reasonOf = (thrown: unknown): string => {
  if (thrown instanceof AggregateError && thrown.errors.length > 0) return reasonOf(thrown.errors[0])
  return thrown instanceof Error ? thrown.message : String(thrown)
}

/** The embedded database in a folder that this process alone has open. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${folder} cannot be written: ${reasonOf(error)}`)
  }
  const release = lockFolder(folder)
  try {
    const client = await PGlite.create({ dataDir: join(folder, 'pgdata'), extensions })
    return {
      ...wrapPglite(client),
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw new DatabaseError(`The embedded database in ${folder} cannot be opened: ${reasonOf(error)}`)
  }
}

/** A PGlite that someone else made: tests clone theirs from a template. */
export function wrapPglite(client: PGlite): OpenDatabase {
  const db = drizzlePglite({ client, schema })
  return {
    db,
    kind: 'PGlite',
    migrate: () => migratePglite(db),
    listen: listenOnPglite(client),
    close: () => client.close(),
  }
}

const oldestVersion = 150_000
/** A burst waits its turn for a connection; who waits longer is told before the client gives up at 30 s (quality.md, slow). */
const waitMs = 20_000

/** A PostgreSQL of 15 or later. */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  let pool: pg.Pool
  try {
    pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: waitMs, statement_timeout: 30_000 })
  } catch (error) {
    throw new DatabaseError(`DATABASE_URL cannot be read: ${reasonOf(error)}`)
  }
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', onIdleError)
  const db = drizzleNodePostgres({ client: pool, schema })
  try {
    const { rows } = await db.execute<{ version: number; name: string }>(
      sql`select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
    )
    const { version = 0, name = 'unknown' } = rows[0] ?? {}
    if (version < oldestVersion) throw new DatabaseError(`The database is PostgreSQL ${name}; 15 or later is needed`)
  } catch (error) {
    await pool.end()
    if (error instanceof DatabaseError) throw error
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    throw new DatabaseError(`The database of DATABASE_URL cannot be reached: ${reasonOf(cause)}`)
  }
  return {
    db,
    kind: 'PostgreSQL',
    migrate: () => migratePostgres(pool),
    listen: listenOnPostgres(url, onIdleError),
    close: () => pool.end(),
  }
}

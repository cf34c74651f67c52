import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { DatabaseError, reasonOf } from './database-error.ts'
import { type Listen, listenOnPglite, listenOnPostgres } from './listen.ts'
import { lockFolder } from './lock.ts'
import { migratePglite, migratePostgres } from './migrate.ts'
import { openPool } from './pool.ts'
import { probeWrite } from './probe-write.ts'
import { type Db, schema } from './schema.ts'

export interface OpenDatabase {
  db: Db
  kind: 'PGlite' | 'PostgreSQL'
  migrate: () => Promise<void>
  listen: Listen
  /** Rejects while the database cannot be written: disk full, unreachable or standby. */
  checkWrite: () => Promise<void>
  close: () => Promise<void>
}

/** Extensions of PGlite. PostgreSQL has its own. */
export const extensions = { btree_gin, btree_gist, pg_trgm }

/**
 * PGlite copies a new database into its folder file by file. A marker file stands beside it for that time, so that the
 * next start removes what an interrupted copy left.
 */
async function openOrCreate(folder: string): Promise<PGlite> {
  const dataDir = join(folder, 'pgdata')
  const marker = join(folder, 'creating')
  if (existsSync(marker)) rmSync(dataDir, { recursive: true, force: true })
  if (!existsSync(dataDir)) writeFileSync(marker, '')
  const client = await PGlite.create({ dataDir, extensions })
  rmSync(marker, { force: true })
  return client
}

/** Opens the embedded database in a folder and locks the folder for this process. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${folder} cannot be written: ${reasonOf(error)}`)
  }
  const release = lockFolder(folder)
  try {
    const client = await openOrCreate(folder)
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

/** Wraps an existing PGlite; tests clone theirs from a template. */
export function wrapPglite(client: PGlite): OpenDatabase {
  const db = drizzlePglite({ client, schema })
  return {
    db,
    kind: 'PGlite',
    migrate: () => migratePglite(db),
    listen: listenOnPglite(client),
    checkWrite: () => probeWrite((text) => client.exec(text)),
    close: () => client.close(),
  }
}

const oldestVersion = 150_000

/** Opens a PostgreSQL database, version 15 or later. */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  let opened: ReturnType<typeof openPool>
  try {
    opened = openPool(url, onLost)
  } catch (error) {
    throw new DatabaseError(`DATABASE_URL cannot be read: ${reasonOf(error)}`)
  }
  const { db, checkWrite, close } = opened
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
    close,
  }
}

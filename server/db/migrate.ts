import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyToPostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate as applyToPglite } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'
import { projectRoot } from '../root.ts'
import { addBaseData } from './base-data.ts'
import { schema } from './schema.ts'

/** Where drizzle-kit writes the migrations; read at run time, from the sources and from dist alike. */
export const migrationsFolder = () => join(projectRoot(), 'server/db/migrations')

/** Brings the embedded database to the newest schema. */
export async function migratePglite(db: PgliteDatabase<typeof schema>): Promise<void> {
  await applyToPglite(db, { migrationsFolder: migrationsFolder() })
  await addBaseData(db)
}

// Any number will do, as long as every instance asks for the same one.
const migrationLock = 4_827_163

/** The same on PostgreSQL; several instances may start at once, so one after the other gets its turn. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const db = drizzle({ client, schema })
    await client.query('set client_min_messages = warning')
    await applyToPostgres(db, { migrationsFolder: migrationsFolder() })
    await addBaseData(db)
  } finally {
    // Ending the connection gives back the lock and the settings.
    client.release(true)
  }
}

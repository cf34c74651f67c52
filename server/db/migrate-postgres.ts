import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyToPostgres } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { addBaseData } from './base-data.ts'
import { closeWithTimeout } from './close-with-timeout.ts'
import { migrationsFolder, refuseNewerSchema } from './migrate.ts'
import { schema } from './schema.ts'

// Advisory lock key; any number, the same for all instances.
const migrationLock = 4_827_163
const connectTimeoutMs = 10_000

/** Runs work on a connection of its own, under the lock of the migrations: no other instance migrates meanwhile. */
export async function withMigrationLock(url: string, work: (db: NodePgDatabase<typeof schema>) => Promise<void>) {
  // Not from the pool: a migration may take longer than the pool's time-outs.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs, keepAlive: true })
  // Without this listener a lost connection would end the process. The running query reports the loss.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('set client_min_messages = warning')
    await work(drizzle({ client, schema }))
  } finally {
    // Closing the connection releases the lock and the settings.
    await closeWithTimeout(client.end())
  }
}

/** Migrates PostgreSQL to the newest schema. Instances that start at the same time migrate one after the other. */
export const migratePostgres = (url: string): Promise<void> =>
  withMigrationLock(url, async (db) => {
    await refuseNewerSchema(db)
    await applyToPostgres(db, { migrationsFolder: migrationsFolder() })
    await addBaseData(db)
  })

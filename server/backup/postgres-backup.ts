import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { DatabaseError, reasonOf } from '../db/database-error.ts'
import { withMigrationLock } from '../db/migrate-postgres.ts'
import { rowsOf } from '../db/rows.ts'
import { schema } from '../db/schema.ts'
import { type BackupHeader, readContent, writeBackupFile } from './backup-file.ts'
import { startClientProgram } from './client-program.ts'
import { readSchemaVersion } from './schema-version.ts'

async function* outputOf({ child, ended }: ReturnType<typeof startClientProgram>) {
  yield* child.stdout as AsyncIterable<Uint8Array>
  await ended
}

/** Backs up a PostgreSQL database while it is in use: `pg_dump` reads the snapshot of one transaction, as does the schema version. */
export async function backUpPostgres(url: string, file: string): Promise<BackupHeader> {
  const client = new pg.Client({ connectionString: url })
  // Without this listener a lost connection would end the process. The running query reports the loss.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw new DatabaseError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`)
  })
  try {
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const db = drizzle({ client, schema })
    const facts = await readSchemaVersion(db)
    const [exported] = await rowsOf<{ snapshot: string }>(db, sql`select pg_export_snapshot() as snapshot`)
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${exported?.snapshot ?? ''}`]
    const content = outputOf(startClientProgram('pg_dump', url, args))
    return await writeBackupFile(file, { engine: 'PostgreSQL', ...facts }, content)
  } finally {
    await client.end()
  }
}

/** Tables, views and sequences that no extension owns. */
const ownObjects = sql`select count(*)::int as total from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`

/**
 * Restores a backup into an empty PostgreSQL database, in one transaction. A server that starts meanwhile waits for the
 * lock of the migrations.
 */
export const restorePostgres = (url: string, file: string): Promise<void> =>
  withMigrationLock(url, async (db) => {
    const [found] = await rowsOf<{ total: number }>(db, ownObjects)
    if ((found?.total ?? 0) > 0)
      throw new DatabaseError(
        'The database of DATABASE_URL is not empty: restore into a new one, with no server running',
      )
    const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
    const { child, ended } = startClientProgram('pg_restore', url, args)
    // If the program ends early, its own message says why.
    await pipeline(readContent(file), child.stdin).catch(() => undefined)
    await ended
  })

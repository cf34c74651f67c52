import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { projectRoot } from '../root.ts'
import { DatabaseError } from './database-error.ts'
import { rowsOf } from './rows.ts'
import type { Db } from './schema.ts'

/** Folder of the migrations that drizzle-kit writes. Read at run time, from the sources and from dist. */
export const migrationsFolder = () => join(projectRoot(), 'server/db/migrations')

const dayText = (millis: number) => new Date(millis).toISOString().slice(0, 10)

const knownMigrations = () =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis)

/** When the migrations of a database were made, the newest first. */
async function appliedMigrations(db: Db): Promise<number[]> {
  const [journal] = await rowsOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`,
  )
  if (!journal?.exists) return []
  const applied = await rowsOf<{ created_at: string | number }>(
    db,
    sql`select created_at from drizzle.__drizzle_migrations order by created_at desc`,
  )
  return applied.map(({ created_at }) => Number(created_at))
}

/** Refuses a database with unknown migrations: an older build would write data that a newer one cannot read. */
export async function refuseNewerSchema(db: Db): Promise<void> {
  const known = knownMigrations()
  const newest = (await appliedMigrations(db)).find((millis) => !known.includes(millis))
  if (newest === undefined) return
  throw new DatabaseError(
    `The database is newer than this version: its schema is of ${dayText(newest)}, this version knows the one of ${dayText(Math.max(...known))}. ` +
      'Start the newer version again, or restore a backup from before it',
  )
}

/** Refuses a database whose schema is not the newest, for a process whose account may not change it. */
export async function requireNewestSchema(db: Db): Promise<void> {
  await refuseNewerSchema(db)
  const [applied] = await appliedMigrations(db)
  const newest = Math.max(...knownMigrations())
  if (applied === newest) return
  throw new DatabaseError(
    `The database has ${applied === undefined ? 'no schema' : 'an older schema'}. ` +
      'Run `npm run migrate` with the account that owns it, or start without MIGRATE=0',
  )
}

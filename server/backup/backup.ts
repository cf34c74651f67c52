import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Config } from '../config.ts'
import { DatabaseError } from '../db/database-error.ts'
import { migrationsFolder } from '../db/migrate.ts'
import { openDatabase } from '../prepare.ts'
import { type BackupHeader, verifyBackupFile } from './backup-file.ts'

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>

const folderOf = ({ dataDir }: Where, root: string) => dataDir ?? join(root, 'data')

/** Writes a backup of the configured database to a new file, in the schema that the database has. */
export async function backUp(config: Where, root: string, file: string): Promise<BackupHeader> {
  if (config.databaseUrl) {
    const { backUpPostgres } = await import('./postgres-backup.ts')
    return backUpPostgres(config.databaseUrl, file)
  }
  const { backUpPglite } = await import('./pglite-backup.ts')
  return backUpPglite(folderOf(config, root), file)
}

const dayOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)

function refuseUnusable({ engine, schema }: BackupHeader, { databaseUrl }: Where): void {
  const target = databaseUrl ? 'PostgreSQL' : 'PGlite'
  if (engine !== target)
    throw new DatabaseError(
      `The backup is of ${engine} and the database to restore is ${target}: ${databaseUrl ? 'unset' : 'set'} DATABASE_URL`,
    )
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis)
  if (known.includes(schema)) return
  throw new DatabaseError(
    `The backup is newer than this version: its schema is of ${dayOf(schema)}, this version knows the one of ${dayOf(Math.max(...known))}. ` +
      'Restore it with the version that wrote it',
  )
}

/** Restores a backup into the configured database, which has to be empty, and migrates it to the newest schema. */
export async function restore(config: Config, root: string, file: string): Promise<BackupHeader> {
  const header = await verifyBackupFile(file)
  refuseUnusable(header, config)
  if (config.databaseUrl) {
    const { restorePostgres } = await import('./postgres-backup.ts')
    await restorePostgres(config.databaseUrl, file)
  } else {
    const { restorePglite } = await import('./pglite-backup.ts')
    await restorePglite(folderOf(config, root), file)
  }
  const opened = await openDatabase(config, root, () => undefined)
  await opened.close()
  return header
}

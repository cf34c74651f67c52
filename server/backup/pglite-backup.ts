import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pglite'
import { DatabaseError } from '../db/database-error.ts'
import { openPgliteClient } from '../db/open-pglite-client.ts'
import { schema } from '../db/schema.ts'
import { type BackupHeader, readContent, writeBackupFile } from './backup-file.ts'
import { readSchemaVersion } from './schema-version.ts'

/** Backs up the embedded database of a folder. The lock of the folder refuses this while a server runs. */
export async function backUpPglite(folder: string, file: string): Promise<BackupHeader> {
  if (!existsSync(join(folder, 'pgdata')))
    throw new DatabaseError(`There is nothing to back up: ${folder} has no database`)
  const { client, close } = await openPgliteClient(folder)
  try {
    const facts = await readSchemaVersion(drizzle({ client, schema }))
    const archive = await client.dumpDataDir('gzip')
    return await writeBackupFile(file, { engine: 'PGlite', ...facts }, archive.stream() as AsyncIterable<Uint8Array>)
  } finally {
    await close()
  }
}

/** Restores a backup into a folder without a database. */
export async function restorePglite(folder: string, file: string): Promise<void> {
  const archive = new Blob([await buffer(readContent(file))], { type: 'application/x-gzip' })
  const { close } = await openPgliteClient(folder, archive)
  await close()
}

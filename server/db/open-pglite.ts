import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { DatabaseError, reasonOf } from './database-error.ts'
import type { Listen } from './listen.ts'
import { lockFolder } from './lock.ts'
import { migratePglite } from './migrate.ts'
import type { OpenDatabase } from './open.ts'
import { probeWrite } from './probe-write.ts'
import { schema } from './schema.ts'

/** Extensions of PGlite. PostgreSQL has its own. */
export const extensions = { btree_gin, btree_gist, pg_trgm }

/**
 * PostgreSQL touches all of its shared buffers when it starts, and 128 MB is its default. The operating system's file
 * cache has the rest.
 */
const settings = ['-c', 'shared_buffers=32MB']

/** Each thread that compiles WebAssembly keeps memory when it is done, about 20 MB (ADR 0054). */
const compilerFlag = '--wasm-num-compilation-tasks=1'

/**
 * PGlite copies a new database into its folder file by file. A marker file exists meanwhile, so that the next start
 * removes an interrupted copy. An archive is copied into an empty folder alone.
 */
async function openOrCreate(folder: string, archive?: Blob): Promise<PGlite> {
  const dataDir = join(folder, 'pgdata')
  const marker = join(folder, 'creating')
  if (existsSync(marker)) rmSync(dataDir, { recursive: true, force: true })
  if (archive && existsSync(dataDir))
    throw new DatabaseError(`${folder} has a database already: restore into an empty folder`)
  if (!existsSync(dataDir)) writeFileSync(marker, '')
  setFlagsFromString(compilerFlag)
  const startParams = [...PGlite.defaultStartParams, ...settings]
  const client = await PGlite.create({ dataDir, extensions, startParams, ...(archive && { loadDataDir: archive }) })
  rmSync(marker, { force: true })
  return client
}

/**
 * Opens the embedded database in a folder and locks the folder for this process. With an archive of
 * {@link PGlite.dumpDataDir}, it creates the database from it.
 */
export async function openPgliteClient(folder: string, archive?: Blob) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${folder} cannot be written: ${reasonOf(error)}`)
  }
  const release = lockFolder(folder)
  try {
    const client = await openOrCreate(folder, archive)
    const close = async () => {
      await client.close()
      release()
    }
    return { client, close }
  } catch (error) {
    release()
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`The embedded database in ${folder} cannot be opened: ${reasonOf(error)}`)
  }
}

/** Opens the embedded database in a folder and locks the folder for this process. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  const { client, close } = await openPgliteClient(folder)
  return { ...wrapPglite(client), close }
}

/** The embedded database runs in this process, so its connection cannot be lost. */
const listenOnPglite =
  (client: PGlite): Listen =>
  async (channel, { onMessage }) => {
    const stop = await client.listen(channel, onMessage)
    return () => (client.closed ? Promise.resolve() : stop())
  }

/** Wraps an existing PGlite; tests clone theirs from a template. */
export function wrapPglite(client: PGlite): OpenDatabase {
  const db = drizzle({ client, schema })
  return {
    db,
    kind: 'PGlite',
    migrate: () => migratePglite(db),
    listen: listenOnPglite(client),
    checkWrite: () => probeWrite((text) => client.exec(text)),
    close: () => client.close(),
  }
}

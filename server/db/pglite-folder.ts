import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError, reasonOf } from './database-error.ts'
import { lockFolder } from './lock.ts'

interface FolderOptions<Opened> {
  /** Opens the database in `dataDir`, or creates it there. */
  open: (dataDir: string) => Promise<Opened>
  /** True if the folder must not have a database. */
  mustBeEmpty?: boolean
}

/**
 * PGlite copies a new database into its folder file by file. A marker file exists meanwhile, so that the next start
 * removes an interrupted copy.
 */
async function openOrCreate<Opened>(folder: string, { open, mustBeEmpty = false }: FolderOptions<Opened>) {
  const dataDir = join(folder, 'pgdata')
  const marker = join(folder, 'creating')
  if (existsSync(marker)) rmSync(dataDir, { recursive: true, force: true })
  if (mustBeEmpty && existsSync(dataDir))
    throw new DatabaseError(`${folder} has a database already: restore into an empty folder`)
  if (!existsSync(dataDir)) writeFileSync(marker, '')
  const opened = await open(dataDir)
  rmSync(marker, { force: true })
  return opened
}

/** Locks the folder of an embedded database for this process, and opens the database. `release` unlocks the folder. */
export async function openInFolder<Opened>(
  folder: string,
  options: FolderOptions<Opened>,
): Promise<{ opened: Opened; release: () => void }> {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${folder} cannot be written: ${reasonOf(error)}`)
  }
  const release = lockFolder(folder)
  try {
    return { opened: await openOrCreate(folder, options), release }
  } catch (error) {
    release()
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`The embedded database in ${folder} cannot be opened: ${reasonOf(error)}`)
  }
}

import { join } from 'node:path'
import type { Config } from './config.ts'
import { requireNewestSchema } from './db/migrate.ts'
import type { OpenDatabase } from './db/open.ts'
import { addDemoData } from './db/seed/demo.ts'

/** Loads the code of the configured engine only: each takes 10 MB or more. */
async function open(config: Config, root: string, onIdleError: (error: Error) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./db/open-postgres.ts')
    return openPostgres(config.databaseUrl, onIdleError)
  }
  const { openPglite } = await import('./db/open-pglite.ts')
  return openPglite(config.dataDir ?? join(root, 'data'), onIdleError)
}

/** Opens the configured database and migrates it to the newest schema, or requires it with `MIGRATE=0`. */
export async function openDatabase(config: Config, root: string, onIdleError: (error: Error) => void) {
  const opened = await open(config, root, onIdleError)
  try {
    await (config.migrate ? opened.migrate() : requireNewestSchema(opened.db))
  } catch (error) {
    await opened.close()
    throw error
  }
  return opened
}

interface PrepareOptions {
  root: string
  /** Prints a line for the operator. */
  printLine: (line: string) => void
  onIdleError: (error: Error) => void
}

/** Opens the configured database with the newest schema and, unless switched off, the demonstration data. */
export async function prepareDatabase(
  config: Config,
  { root, printLine, onIdleError }: PrepareOptions,
): Promise<OpenDatabase> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  printLine(config.databaseUrl ? 'Preparing the database (PostgreSQL)…' : 'Preparing the database (embedded)…')
  const opened = await openDatabase(config, root, onIdleError)
  printLine(`  schema is up to date after ${seconds()}`)
  if (config.demo && config.migrate && (await addDemoData(opened.db, new Date())))
    printLine(`  demonstration data was added after ${seconds()}`)
  return opened
}

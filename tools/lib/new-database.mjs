import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child-process.mjs'

/**
 * True if the server will create its embedded database. Only a new one may be prepared beside a build: an existing one
 * must not be migrated by a version whose build then fails.
 */
export function isDatabaseNew({ DATABASE_URL, DATA_DIR }) {
  if (DATABASE_URL?.trim()) return false
  const folder = DATA_DIR?.trim() || 'data'
  // The marker of an interrupted creation; the server then creates the database again (server/db/open-pglite.ts).
  return !existsSync(join(folder, 'pgdata')) || existsSync(join(folder, 'creating'))
}

/** Creates the embedded database with the built server. */
export const prepareDatabase = (signal) =>
  runQuietly({ command: process.execPath, args: ['dist/server/prepare-database.js'], signal })

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child-process.mjs'

/**
 * True if the server will create its embedded database. Only a new one may be prepared beside a build: an existing one
 * must not be migrated by a version whose build then fails.
 */
export const isDatabaseNew = ({ DATABASE_URL, DATA_DIR }) =>
  !DATABASE_URL?.trim() && !existsSync(join(DATA_DIR?.trim() || 'data', 'pgdata'))

/** Creates the embedded database with the built server. */
export const prepareDatabase = (signal) =>
  runQuietly({ command: process.execPath, args: ['dist/server/prepare-database.js'], signal })

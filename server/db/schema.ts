import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as access from './schema/access.ts'
import * as accounting from './schema/accounting.ts'
import * as activity from './schema/activity.ts'
import * as addons from './schema/addons.ts'
import * as blockings from './schema/blockings.ts'
import * as facilities from './schema/facilities.ts'
import * as housekeeping from './schema/housekeeping.ts'
import * as properties from './schema/properties.ts'
import * as session from './schema/session.ts'
import * as stays from './schema/stays.ts'

/** Every table, for drizzle; code imports a table from the file of its noun. */
export const schema = {
  ...access,
  ...accounting,
  ...activity,
  ...addons,
  ...blockings,
  ...facilities,
  ...housekeeping,
  ...properties,
  ...session,
  ...stays,
}

/** PGlite and PostgreSQL both satisfy this; a transaction does too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

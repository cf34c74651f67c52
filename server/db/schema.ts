import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as access from './schema/access.ts'
import * as accounting from './schema/accounting.ts'
import * as activity from './schema/activity.ts'
import * as activitySeals from './schema/activity-seals.ts'
import * as addons from './schema/addons.ts'
import * as blockings from './schema/blockings.ts'
import * as facilities from './schema/facilities.ts'
import * as housekeeping from './schema/housekeeping.ts'
import * as listViews from './schema/list-views.ts'
import * as notices from './schema/notices.ts'
import * as problems from './schema/problems.ts'
import * as properties from './schema/properties.ts'
import * as reportSchedules from './schema/report-schedules.ts'
import * as secondFactor from './schema/second-factor.ts'
import * as session from './schema/session.ts'
import * as stays from './schema/stays.ts'

/** All tables, for drizzle. Other code imports a table from its own file. */
export const schema = {
  ...access,
  ...accounting,
  ...activity,
  ...activitySeals,
  ...addons,
  ...blockings,
  ...facilities,
  ...housekeeping,
  ...listViews,
  ...notices,
  ...problems,
  ...properties,
  ...reportSchedules,
  ...secondFactor,
  ...session,
  ...stays,
}

/** A database or transaction of PGlite or PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

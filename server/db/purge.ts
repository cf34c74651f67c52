import { subHours } from 'date-fns'
import type { Logger } from 'pino'
import { type SQL, lt, or, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { purgeActivity } from '../activity/purge-activity.ts'
import type { Config } from '../config.ts'
import { rowsOf } from './rows.ts'
import type { Db } from './schema.ts'
import { notices } from './schema/notices.ts'
import { deviceRetentionDays } from '../session/known-devices.ts'
import { second_factor_challenges } from './schema/second-factor.ts'
import { idempotency_keys, known_devices, login_attempts, password_links, sessions } from './schema/session.ts'

/** Whatever a clock change makes of a day: the server has no time zone. */
const hoursPerDay = 24

/** Number of rows deleted from each table; tables of which none was deleted are left out. */
type Deleted = Record<string, number>

/** Logs in one line how many records of each table were deleted after their periods. */
export function logDeleted(log: Logger, deleted: Deleted): void {
  if (Object.values(deleted).some((total) => total > 0)) log.info({ deleted }, 'old records deleted')
}

async function deleteWhere(db: Db, table: PgTable, condition: SQL | undefined): Promise<number> {
  const [deleted] = await rowsOf<{ total: number }>(
    db,
    sql`with deleted as (delete from ${table} where ${condition} returning 1) select count(*)::int as total from deleted`,
  )
  return deleted?.total ?? 0
}

/** Deletes entries of the activity log, ended sessions, browsers that nobody has used for long, expired links to set a password, sign-in counters and challenges, stored replies of idempotency keys and notices after their periods. */
export async function purgeExpired(db: Db, now: Date, periods: Config['retention']): Promise<Deleted> {
  const ended = subHours(now, periods.sessions * hoursPerDay)
  const deleted: Deleted = {
    activity_log: await purgeActivity(db, now, periods.activity),
    sessions: await deleteWhere(db, sessions, or(lt(sessions.expires_at, ended), lt(sessions.revoked_at, ended))),
    known_devices: await deleteWhere(
      db,
      known_devices,
      lt(known_devices.last_used_at, subHours(now, deviceRetentionDays * hoursPerDay)),
    ),
    password_links: await deleteWhere(db, password_links, lt(password_links.expires_at, now)),
    login_attempts: await deleteWhere(
      db,
      login_attempts,
      lt(login_attempts.expire, subHours(now, periods.signInCounters)),
    ),
    second_factor_challenges: await deleteWhere(
      db,
      second_factor_challenges,
      lt(second_factor_challenges.expires_at, now),
    ),
    idempotency_keys: await deleteWhere(
      db,
      idempotency_keys,
      lt(idempotency_keys.created_at, subHours(now, periods.replies * hoursPerDay)),
    ),
    notices: await deleteWhere(db, notices, lt(notices.created_at, subHours(now, periods.notices * hoursPerDay))),
  }
  return Object.fromEntries(Object.entries(deleted).filter(([, total]) => total > 0))
}

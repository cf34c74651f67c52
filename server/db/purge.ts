import { subDays, subHours } from 'date-fns'
import { lt, or } from 'drizzle-orm'
import type { Db } from './schema.ts'
import { notices } from './schema/notices.ts'
import { deviceRetentionDays } from '../session/known-devices.ts'
import { idempotency_keys, known_devices, login_attempts, sessions } from './schema/session.ts'

/** Days for which a notice is kept, read or not. */
export const noticeRetentionDays = 90

/** Deletes expired sessions, devices that nobody has used for long, sign-in counters, stored replies of idempotency keys and old notices. */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const yesterday = subHours(now, 24)
  await db.delete(sessions).where(or(lt(sessions.expires_at, yesterday), lt(sessions.revoked_at, yesterday)))
  await db.delete(known_devices).where(lt(known_devices.last_used_at, subDays(now, deviceRetentionDays)))
  await db.delete(login_attempts).where(lt(login_attempts.expire, now))
  await db.delete(idempotency_keys).where(lt(idempotency_keys.created_at, yesterday))
  await db.delete(notices).where(lt(notices.created_at, subDays(now, noticeRetentionDays)))
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import { withSearchKeys } from '../activity/search-key.ts'
import { users } from '../db/schema/access.ts'
import { activity_log } from '../db/schema/activity.ts'
import { second_factor_challenges } from '../db/schema/second-factor.ts'
import { known_devices, sessions } from '../db/schema/session.ts'
import type { Db } from '../db/schema.ts'
import { emailKey } from '../text.ts'

/**
 * Ends every session of a user, for an operator who finds a device lost. Their browsers are no longer known (ADR 0093).
 * Returns the number of sessions.
 */
export async function signOutUser(db: Db, email: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.email_key, emailKey(email)))
    if (!user) throw new Error(`${email} has no account`)
    const isActive = and(eq(sessions.user_id, user.id), isNull(sessions.revoked_at), gt(sessions.expires_at, now))
    const ended = await tx.update(sessions).set({ revoked_at: now }).where(isActive).returning({ id: sessions.id })
    await tx.delete(known_devices).where(eq(known_devices.user_id, user.id))
    await tx.delete(second_factor_challenges).where(eq(second_factor_challenges.user_id, user.id))
    const entry = {
      actor_type: 'system' as const,
      actor_name: 'sign-out-user',
      module: 'session',
      event: 'sessions_ended',
      entity_type: 'user',
      entity_id: String(user.id),
      entity_label: `${user.first_name} ${user.last_name}`,
    }
    await tx.insert(activity_log).values(await withSearchKeys(tx, [entry]))
    return ended.length
  })
}

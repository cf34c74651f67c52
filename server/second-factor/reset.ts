import { eq } from 'drizzle-orm'
import { withSearchKeys } from '../activity/search-key.ts'
import { users } from '../db/schema/access.ts'
import { activity_log } from '../db/schema/activity.ts'
import { passkeys, recovery_codes, second_factor_challenges, totp_secrets } from '../db/schema/second-factor.ts'
import type { Db } from '../db/schema.ts'
import { emailKey } from '../text.ts'

/** Removes every second step of a user who has lost them, for an operator. The password alone signs in then. */
export async function resetSecondFactor(db: Db, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(eq(users.email_key, emailKey(email)))
      .for('no key update')
    if (!user) throw new Error(`${email} has no account`)
    const removed = [
      await tx.delete(totp_secrets).where(eq(totp_secrets.user_id, user.id)).returning({ id: totp_secrets.user_id }),
      await tx.delete(passkeys).where(eq(passkeys.user_id, user.id)).returning({ id: passkeys.id }),
    ].flat()
    if (removed.length === 0) throw new Error(`${email} has no second step`)
    await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, user.id))
    await tx.delete(second_factor_challenges).where(eq(second_factor_challenges.user_id, user.id))
    const entry = {
      actor_type: 'system' as const,
      actor_name: 'reset-second-step',
      module: 'access',
      event: 'second_step_reset',
      entity_type: 'user',
      entity_id: String(user.id),
      entity_label: `${user.first_name} ${user.last_name}`,
    }
    await tx.insert(activity_log).values(await withSearchKeys(tx, [entry]))
  })
}

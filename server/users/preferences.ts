import { eq, sql } from 'drizzle-orm'
import { type PreferenceChanges, type Preferences, readPreferences } from '../../src/api/contract/preferences.ts'
import type { CallerContext } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { notFound } from '../errors.ts'
import { inTransaction } from '../transaction.ts'

/** The caller's preferences. */
export async function findPreferences({ db, caller }: CallerContext): Promise<Preferences> {
  const [user] = await db.select({ stored: users.preferences }).from(users).where(eq(users.id, caller.id))
  return readPreferences(user?.stored)
}

/**
 * POST preferences: changes those of the caller. They are personal and affect no record, so the activity log has no entry
 * (ADR 0057).
 */
export async function changePreferences(ctx: CallerContext, changes: PreferenceChanges): Promise<Preferences> {
  return inTransaction(ctx, async (tx) => {
    const [changed] = await tx.db
      .update(users)
      .set({ preferences: sql`${users.preferences} || ${JSON.stringify(changes)}::jsonb` })
      .where(eq(users.id, ctx.caller.id))
      .returning({ stored: users.preferences })
    if (!changed) throw notFound('user')
    return readPreferences(changed.stored)
  })
}

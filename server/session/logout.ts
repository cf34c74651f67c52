import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext } from '../context.ts'
import { sessions } from '../db/schema/session.ts'
import { inTransaction } from '../transaction.ts'

/** POST logout: revokes the token. */
export async function logout(ctx: CallerContext): Promise<{ message: string }> {
  const { caller } = ctx
  return inTransaction(ctx, async (tx) => {
    await tx.db.update(sessions).set({ revoked_at: ctx.now() }).where(eq(sessions.token_hash, caller.tokenHash))
    const entity = { type: 'user', id: caller.id, label: caller.name }
    await record(tx, { module: 'session', event: 'signed_out', entity })
    return { message: phrase('server.loggedOut') }
  })
}

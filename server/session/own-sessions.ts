import { type SQL, and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { type EndedSessions, maxOwnSessions, type OwnSession } from '../../src/api/contract/own-session.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext, Context } from '../context.ts'
import { sessions } from '../db/schema/session.ts'
import { notFound } from '../errors.ts'
import { inTransaction } from '../transaction.ts'
import { idleSince } from './authenticate.ts'
import { deviceName } from './device-name.ts'

const activeSessionsOf = (ctx: Context, userId: number) =>
  and(
    eq(sessions.user_id, userId),
    isNull(sessions.revoked_at),
    gt(sessions.expires_at, ctx.now()),
    gt(sessions.last_seen_at, idleSince(ctx.config, ctx.now())),
  )

/** GET sessions: those of the caller that are not over, the last used first. */
export async function listOwnSessions(ctx: CallerContext): Promise<OwnSession[]> {
  const { db, caller } = ctx
  const found = await db
    .select()
    .from(sessions)
    .where(activeSessionsOf(ctx, caller.id))
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id))
    .limit(maxOwnSessions)
  return found.map(({ id, user_agent, ip, created_at, last_seen_at, token_hash }) => ({
    id,
    ...deviceName(user_agent),
    address: ip,
    signed_in_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    is_current: token_hash === caller.tokenHash,
  }))
}

const endOthers = (ctx: CallerContext, which?: SQL): Promise<EndedSessions> =>
  inTransaction(ctx, async (tx) => {
    const { caller } = tx
    const others = and(activeSessionsOf(tx, caller.id), ne(sessions.token_hash, caller.tokenHash), which)
    const ended = await tx.db
      .update(sessions)
      .set({ revoked_at: tx.now() })
      .where(others)
      .returning({ id: sessions.id })
    if (ended.length === 0 && which) throw notFound('session')
    const entity = { type: 'user', id: caller.id, label: caller.name }
    if (ended.length > 0) await record(tx, { module: 'session', event: 'sessions_ended', entity })
    return { ended: ended.length }
  })

/** DELETE sessions/{id}: ends one of the caller's other sessions. The current one ends by logout. */
export const endOwnSession = (ctx: CallerContext, { id }: { id: number }): Promise<EndedSessions> =>
  endOthers(ctx, eq(sessions.id, id))

/** POST sessions/end_others: ends all sessions of the caller but the one that asks. */
export const endOtherSessions = (ctx: CallerContext): Promise<EndedSessions> => endOthers(ctx)

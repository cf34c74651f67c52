import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import { sessions } from '../db/schema/session.ts'
import { hashToken } from './authenticate.ts'

/** A random token of 256 bits (quality Q39). */
export const newToken = () => randomBytes(32).toString('base64url')

/** Lifetime of a session: 7 days (requirement 9.session-cookie). */
const sessionMs = 7 * 24 * 60 * 60 * 1000

/** Creates a session and returns its token, which is not stored. `confirmed_at`: when a second step was used for it. */
export async function startSession(
  ctx: Context,
  userId: number,
  confirmed_at: Date | null = null,
): Promise<{ token: string; expires_at: string }> {
  const token = newToken()
  const expires = new Date(ctx.now().getTime() + sessionMs)
  await ctx.db.insert(sessions).values({
    token_hash: hashToken(token),
    user_id: userId,
    created_at: ctx.now(),
    last_seen_at: ctx.now(),
    expires_at: expires,
    confirmed_at,
    ip: ctx.ip,
    user_agent: ctx.userAgent,
  })
  return { token, expires_at: expires.toISOString() }
}

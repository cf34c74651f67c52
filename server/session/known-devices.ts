import { and, eq } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import type { Context } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { known_devices } from '../db/schema/session.ts'
import { hashToken } from './authenticate.ts'
import { newToken } from './start-session.ts'

const cookieName = 'device'
/** Days after its last sign-in for which a browser is known. */
export const deviceRetentionDays = 180
const secondsInDay = 24 * 60 * 60

/** The token in a browser's cookie; null without a well-formed one. */
export function deviceTokenOf(cookie: string | undefined): string | null {
  const token = cookie === undefined ? undefined : parse(cookie, cookieName)[cookieName]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

/** Hash of the caller's device if the account has signed in there before; null otherwise (ADR 0093). */
export async function knownDevice({ db, deviceToken }: Context, emailKey: string): Promise<string | null> {
  if (deviceToken === null) return null
  const hash = hashToken(deviceToken)
  const [known] = await db
    .select({ user_id: known_devices.user_id })
    .from(known_devices)
    .innerJoin(users, eq(users.id, known_devices.user_id))
    .where(and(eq(known_devices.token_hash, hash), eq(users.email_key, emailKey)))
  return known ? hash : null
}

/** True if anyone has signed in with this device. A token that nobody has used may be planted, and is replaced. */
async function isKnownToAnyone({ db }: Context, hash: string): Promise<boolean> {
  const found = await db
    .select({ user_id: known_devices.user_id })
    .from(known_devices)
    .where(eq(known_devices.token_hash, hash))
    .limit(1)
  return found.length > 0
}

/** Stores that the user has signed in with the caller's browser, and sets its cookie. Several users may share a browser. */
export async function rememberDevice(ctx: Context, userId: number): Promise<void> {
  const { db, deviceToken, headers } = ctx
  const isKept = deviceToken !== null && (await isKnownToAnyone(ctx, hashToken(deviceToken)))
  const token = isKept ? deviceToken : newToken()
  const last_used_at = ctx.now()
  await db
    .insert(known_devices)
    .values({ token_hash: hashToken(token), user_id: userId, last_used_at })
    .onConflictDoUpdate({ target: [known_devices.token_hash, known_devices.user_id], set: { last_used_at } })
  headers['Set-Cookie'] = serialize(cookieName, token, {
    path: '/api/v1/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure: headers['Strict-Transport-Security'] !== undefined,
    maxAge: deviceRetentionDays * secondsInDay,
  })
}

import { createHash } from 'node:crypto'
import { subHours } from 'date-fns'
import { millisecondsInMinute } from 'date-fns/constants'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PermissionName } from '../../src/api/contract/access.ts'
import type { Caller, Context } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Db } from '../db/schema.ts'
import { permissions, role_permissions, user_roles, users } from '../db/schema/access.ts'
import { sessions } from '../db/schema/session.ts'
import { tokenInvalid, unauthenticated } from '../errors.ts'

/** Stored hash of a token. A plain hash is enough because the token has full entropy, and it can be looked up. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const bearer = /^Bearer ([\w.~+/-]{1,512}=*)$/i

const callerOfToken = (db: Db) =>
  db
    .select({
      id: users.id,
      email: users.email,
      first_name: users.first_name,
      last_name: users.last_name,
      all_properties: users.all_properties,
      is_pass_updated: users.is_pass_updated,
      last_seen_at: sessions.last_seen_at,
      // One array of distinct names, because a user may have several roles.
      permissions: sql<PermissionName[]>`array(select distinct ${permissions.name} from ${user_roles}
        join ${role_permissions} on ${role_permissions.role_id} = ${user_roles.role_id}
        join ${permissions} on ${permissions.id} = ${role_permissions.permission_id}
        where ${user_roles.user_id} = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('tokenHash')),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql.placeholder('now')),
        gt(sessions.last_seen_at, sql.placeholder('seenAfter')),
        eq(users.status, 1),
      ),
    )
    .prepare('')

/** Sessions last used before this instant are over. Without an idle limit it is 1970. */
export const idleSince = ({ sessionIdleHours }: Context['config'], now: Date): Date =>
  sessionIdleHours === 0 ? new Date(0) : subHours(now, sessionIdleHours)

/** The bearer token of an Authorization header, or undefined. */
export const tokenOf = (authorization: string | null): string | undefined => bearer.exec(authorization ?? '')?.[1]

/** The caller of a bearer token. Cookies are never read (quality Q39). Notes that the session is in use. */
export async function authenticate(ctx: Context, authorization: string | null): Promise<Caller> {
  const token = tokenOf(authorization)
  if (token === undefined) throw unauthenticated()
  const { caller, lastSeenAt } = await findSession(ctx, hashToken(token))
  await noteUse(ctx, caller.tokenHash, lastSeenAt)
  return caller
}

/** Sessions whose last use is being stored, by this process. Of many requests at once, the first one stores it for all. */
const beingNoted = new Set<string>()

/** Stores the time of a request, at most once a minute, because every request passes here. */
async function noteUse({ db, now, log }: Context, tokenHash: string, lastSeenAt: Date): Promise<void> {
  if (now().getTime() - lastSeenAt.getTime() < millisecondsInMinute || beingNoted.has(tokenHash)) return
  beingNoted.add(tokenHash)
  try {
    const isUnchanged = and(eq(sessions.token_hash, tokenHash), eq(sessions.last_seen_at, lastSeenAt))
    await db.update(sessions).set({ last_seen_at: now() }).where(isUnchanged)
  } catch (error) {
    // A database that cannot be written can still be read.
    log.warn({ err: error }, 'the use of a session could not be stored')
  } finally {
    beingNoted.delete(tokenHash)
  }
}

/** The user of a revoked token; undefined for any other token. */
export async function ownerOfRevoked({ db }: Context, token: string): Promise<number | undefined> {
  const isRevoked = and(eq(sessions.token_hash, hashToken(token)), isNotNull(sessions.revoked_at), eq(users.status, 1))
  const [owner] = await db
    .select({ id: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(isRevoked)
  return owner?.id
}

/** The caller of a session; 401 if the session is over. */
export const callerOfSession = async (ctx: Context, tokenHash: string): Promise<Caller> =>
  (await findSession(ctx, tokenHash)).caller

/** Reads a session with one query. A session is over when it has expired, was ended or has not been used for too long. */
async function findSession(ctx: Context, tokenHash: string): Promise<{ caller: Caller; lastSeenAt: Date }> {
  const now = ctx.now()
  const seenAfter = idleSince(ctx.config, now)
  const [found] = await prepared(ctx.db, 'caller', callerOfToken).execute({ tokenHash, now, seenAfter })
  if (!found) throw tokenInvalid()
  const { first_name, last_name, last_seen_at, ...caller } = found
  return { caller: { ...caller, name: `${first_name} ${last_name}`, tokenHash }, lastSeenAt: last_seen_at }
}

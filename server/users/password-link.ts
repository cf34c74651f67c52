import { addHours } from 'date-fns'
import { and, eq, gt } from 'drizzle-orm'
import type { PasswordLink, PasswordLinkOwner, SetPassword } from '../../src/api/contract/people.ts'
import { phrase } from '../../src/phrases/phrase.ts'
import { record } from '../activity/record-activity.ts'
import type { CallerContext, Context } from '../context.ts'
import { users } from '../db/schema/access.ts'
import { password_links } from '../db/schema/session.ts'
import { HttpError, invalid, ruleViolation } from '../errors.ts'
import { hashToken } from '../session/authenticate.ts'
import { isCommonPassword } from '../session/common-passwords.ts'
import { hasPersonalWord } from '../session/personal-words.ts'
import { hashPassword } from '../session/passwords.ts'
import { newToken } from '../session/start-session.ts'
import { countAttempt } from '../session/throttle.ts'
import { inTransaction } from '../transaction.ts'
import { personEntity } from './person-entity.ts'
import { lockAccounts, lockManageable } from './rights.ts'

/** 404: the link has expired, was used or was replaced. The reply does not reveal which. */
const invalidLink = () => new HttpError(404, phrase('server.linkInvalid'), { code: 'INVALID_LINK' })

/** Stores a new link of a user, in place of the older one. Its token is told once. */
export async function storeLink(tx: Context, user_id: number): Promise<PasswordLink> {
  const token = newToken()
  const created_at = tx.now()
  const link = {
    token_hash: hashToken(token),
    created_at,
    expires_at: addHours(created_at, tx.config.passwordLinkHours),
  }
  await tx.db
    .insert(password_links)
    .values({ user_id, ...link })
    .onConflictDoUpdate({ target: password_links.user_id, set: link })
  return { token, expires_at: link.expires_at.toISOString() }
}

/** POST users/{id}/password_link: makes a one-time link for somebody to set a password. The older one ends. */
export const createPasswordLink = (ctx: CallerContext, { id }: { id: number }): Promise<PasswordLink> =>
  inTransaction(ctx, async (outer) => {
    const tx = await lockAccounts(outer)
    const user = await lockManageable(tx, id)
    if (user.status === 0) throw ruleViolation(phrase('server.deactivatedNoLink'))
    const link = await storeLink(tx, id)
    await record(tx, { module: 'access', event: 'password_link_created', entity: personEntity(user) })
    return link
  })

const ownerOf = async (ctx: Context, token: string) => {
  const isValid = and(eq(password_links.token_hash, hashToken(token)), gt(password_links.expires_at, ctx.now()))
  const [found] = await ctx.db
    .select({ user: users, expires_at: password_links.expires_at })
    .from(password_links)
    .innerJoin(users, eq(users.id, password_links.user_id))
    .where(and(isValid, eq(users.status, 1)))
  return found
}

/** The owner of a link. An unknown token counts as a failed sign-in of its address. */
async function requireOwner(ctx: Context, token: string) {
  const found: Awaited<ReturnType<typeof ownerOf>>[] = []
  await countAttempt(ctx, `link:${hashToken(token)}`, async () => {
    found.push(await ownerOf(ctx, token))
    return found[0] !== undefined
  })
  const [owner] = found
  if (!owner) throw invalidLink()
  return owner
}

/** POST password_link/read: whose link it is, for the page that sets the password. */
export async function readPasswordLink(ctx: Context, { token }: { token: string }): Promise<PasswordLinkOwner> {
  const { user, expires_at } = await requireOwner(ctx, token)
  return { email: user.email, first_name: user.first_name, expires_at: expires_at.toISOString() }
}

/**
 * POST password_link: sets the password of the link's owner. A trigger of `users` ends the link and all sessions, so the person signs in
 * with the new password.
 */
export async function setPasswordByLink(ctx: Context, input: SetPassword): Promise<{ message: string }> {
  const { user } = await requireOwner(ctx, input.token)
  if (await isCommonPassword(input.password)) throw invalid({ password: [phrase('server.passwordIsCommon')] })
  if (await hasPersonalWord(ctx, user, input.password)) throw invalid({ password: [phrase('server.passwordHasName')] })
  const password_hash = await hashPassword(input.password)
  return inTransaction(ctx, async (tx) => {
    // Of two concurrent uses the first deletes the link, and the second finds none.
    const used = await tx.db
      .delete(password_links)
      .where(and(eq(password_links.user_id, user.id), eq(password_links.token_hash, hashToken(input.token))))
      .returning({ user_id: password_links.user_id })
    if (used.length === 0) throw invalidLink()
    await tx.db
      .update(users)
      .set({ password_hash, is_pass_updated: 1, updated_at: tx.now() })
      .where(eq(users.id, user.id))
    const entity = personEntity(user)
    await record(tx, {
      module: 'access',
      event: 'password_set',
      entity,
      actor: { id: user.id, name: entity.label },
    })
    return { message: phrase('server.passwordChanged') }
  })
}

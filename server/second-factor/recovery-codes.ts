import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { record } from '../activity/record-activity.ts'
import type { Context } from '../context.ts'
import { recovery_codes } from '../db/schema/second-factor.ts'
import { hashToken } from '../session/authenticate.ts'

const codeCount = 10
/** Letters and digits that are not mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 6

/** A code of 118 random bits. A plain hash is enough from 112 bits on (ASVS 5.0, 6.5.2). */
const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

/** A code as people type it: case, spaces and hyphens do not matter. */
export const plainCode = (typed: string) => typed.toLowerCase().replace(/[\s-]/g, '')

/** Replaces the user's recovery codes. The codes themselves are not stored. */
export async function makeRecoveryCodes({ db }: Context, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode)
  await db.delete(recovery_codes).where(eq(recovery_codes.user_id, userId))
  await db
    .insert(recovery_codes)
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(plainCode(code)) })))
  return codes
}

/** Accepts a recovery code once. */
export async function takeRecoveryCode(
  ctx: Context,
  user: { id: number; name: string },
  code: string,
): Promise<boolean> {
  const isCode = and(eq(recovery_codes.user_id, user.id), eq(recovery_codes.code_hash, hashToken(plainCode(code))))
  return ctx.db.transaction(async (tx) => {
    const taken = await tx.delete(recovery_codes).where(isCode).returning({ user_id: recovery_codes.user_id })
    if (taken.length === 0) return false
    const entity = { type: 'user', id: user.id, label: user.name }
    await record({ ...ctx, db: tx }, { module: 'session', event: 'recovery_code_used', entity, actor: user })
    return true
  })
}

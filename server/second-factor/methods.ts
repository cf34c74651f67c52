import { and, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { passkeys, recovery_codes, totp_secrets } from '../db/schema/second-factor.ts'

type Store = Pick<Context, 'db'>

/** True in SQL if the user has an authenticator app or a passkey. Recovery codes alone are no second step. */
export const hasSecondFactorSql = (userId: number) =>
  sql<boolean>`(exists (select from ${totp_secrets} where ${totp_secrets.user_id} = ${userId}
      and ${totp_secrets.secret} is not null)
    or exists (select from ${passkeys} where ${passkeys.user_id} = ${userId}))`

/** True if the user has an authenticator app or a passkey. */
export async function hasSecondFactor({ db }: Store, userId: number): Promise<boolean> {
  const [found] = (await db.select({ has: hasSecondFactorSql(userId) }).from(sql`(select 1) as one`)) as {
    has: boolean
  }[]
  return found?.has ?? false
}

/** True if the user's authenticator app is confirmed. */
export async function hasTotp({ db }: Store, userId: number): Promise<boolean> {
  const isSetUp = and(eq(totp_secrets.user_id, userId), isNotNull(totp_secrets.secret))
  return (await db.select({ user_id: totp_secrets.user_id }).from(totp_secrets).where(isSetUp)).length > 0
}

/** The user's passkeys, the oldest first. */
export const passkeysOf = ({ db }: Store, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(passkeys.id)

/** Number of the user's unused recovery codes. */
export async function recoveryCodesLeft({ db }: Store, userId: number): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(recovery_codes).where(eq(recovery_codes.user_id, userId))
  return counted?.total ?? 0
}

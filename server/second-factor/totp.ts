import { millisecondsInSecond } from 'date-fns/constants'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '../context.ts'
import { totp_secrets } from '../db/schema/second-factor.ts'

/** Name of the product in the person's authenticator app. */
const issuer = 'Hotel back office'
const periodSeconds = 30

// SHA-1, six digits and 30 seconds are what every authenticator app supports (RFC 6238).
const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: Secret.fromBase32(secret) })

/** A new secret of 160 random bits, in Base32 (RFC 4226, 4). */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The address that a QR code gives to an authenticator app. */
export const totpUri = (secret: string, email: string) => totpOf(secret, email).toString()

/** The time step of a code, or null. The step before and the one after are accepted too, because clocks differ. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / millisecondsInSecond / periodSeconds) + delta
}

/** Accepts the code of the user's app once. Of two requests with one code only the first succeeds. */
export async function takeTotpCode({ db, now }: Context, userId: number, code: string): Promise<boolean> {
  const [stored] = await db.select().from(totp_secrets).where(eq(totp_secrets.user_id, userId))
  if (!stored?.secret) return false
  const step = totpStep(stored.secret, code, now())
  if (step === null) return false
  const isUnused = or(isNull(totp_secrets.last_step), lt(totp_secrets.last_step, step))
  const taken = await db
    .update(totp_secrets)
    .set({ last_step: step })
    .where(and(eq(totp_secrets.user_id, userId), eq(totp_secrets.secret, stored.secret), isUnused))
    .returning({ user_id: totp_secrets.user_id })
  return taken.length > 0
}

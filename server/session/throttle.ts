import { createHash } from 'node:crypto'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '../context.ts'
import { login_attempts } from '../db/schema/session.ts'
import { Refusal } from '../errors.ts'

const windowSeconds = 15 * 60

const waitingTime = (seconds: number) =>
  seconds < 60 ? `${seconds} second${seconds === 1 ? '' : 's'}` : minutes(Math.ceil(seconds / 60))
const minutes = (count: number) => `${count} minute${count === 1 ? '' : 's'}`

/** One household or server has a whole /64 of IPv6 addresses, so that is what counts as one. */
const addressKey = (ip: string) => (ip.includes(':') ? ip.split(':').slice(0, 4).join(':') : ip)

const limiter = (ctx: Context, keyPrefix: string, points: number) =>
  new RateLimiterDrizzle({
    storeClient: ctx.db,
    schema: login_attempts,
    keyPrefix,
    points,
    duration: windowSeconds,
    clearExpiredByTimeout: false,
  })

async function take(attempts: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await attempts.consume(key)
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown
    const seconds = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000))
    throw new Refusal(429, `Too many attempts. Try again in ${waitingTime(seconds)}.`, {
      code: 'THROTTLED',
      headers: { 'Retry-After': String(seconds) },
    })
  }
}

/**
 * Counts an attempt before the password is looked at, so that a burst in parallel finds no gap, and
 * returns how to take it back once it proved right. The account is counted whether it exists or not.
 */
export async function countAttempt(ctx: Context, account: string): Promise<() => Promise<void>> {
  const { perAccount, perAddress } = ctx.config.loginAttempts
  const byAddress = limiter(ctx, 'address', perAddress)
  const byAccount = limiter(ctx, 'account', perAccount)
  const key = createHash('sha256').update(account).digest('base64url')
  const address = ctx.ip === null ? null : addressKey(ctx.ip)
  if (address !== null) await take(byAddress, address)
  await take(byAccount, key)
  return async () => {
    await byAccount.delete(key)
    if (address !== null) await byAddress.reward(address)
  }
}

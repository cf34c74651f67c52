import { createHash } from 'node:crypto'
import { isIPv4, SocketAddress } from 'node:net'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import { phrase } from '../../src/phrases/phrase.ts'
import type { Context } from '../context.ts'
import { login_attempts } from '../db/schema/session.ts'
import { HttpError } from '../errors.ts'
import { enterAttempt, hasPendingChecks } from './pending-attempts.ts'

const windowSeconds = 15 * 60

const waitText = (seconds: number) =>
  seconds < 60
    ? phrase('server.tooManyAttempts', { unit: 'seconds', count: seconds })
    : phrase('server.tooManyAttempts', { unit: 'minutes', count: Math.ceil(seconds / 60) })

const groups = (part: string | undefined) => (part ? part.split(':') : [])

/**
 * Network that counts as one caller: an IPv4 address, also one mapped into IPv6, or the /64 of an IPv6 address, which
 * one household or server has as a whole (RFC 6177).
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip
  // Canonical form: compressed, lower case, mapped IPv4 addresses with dots.
  const { address } = new SocketAddress({ address: ip.replace(/%.*$/, ''), family: 'ipv6' })
  const within = /^::ffff:([\d.]+)$/.exec(address)?.[1]
  if (within) return within
  const [head = [], tail] = address.split('::').map(groups)
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : []
  return `${[...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')}::/64`
}

const limiter = (ctx: Context, keyPrefix: string, points: number) =>
  new RateLimiterDrizzle({
    storeClient: ctx.db,
    schema: login_attempts,
    keyPrefix,
    points,
    duration: windowSeconds,
    clearExpiredByTimeout: false,
  })

/** The reply to a caller who has to wait for so many milliseconds. */
export const tooManyError = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return new HttpError(429, waitText(seconds), {
    code: 'THROTTLED',
    headers: { 'Retry-After': String(seconds) },
  })
}

interface Count {
  attempts: RateLimiterDrizzle
  key: string
  pending: ReturnType<typeof enterAttempt>
}

/**
 * Counts an attempt and returns null. If the limit is reached by checks in progress, returns those to wait for, because
 * successful ones do not count.
 */
async function tryConsume({ attempts, key, pending }: Count): Promise<Promise<void>[] | null> {
  const checks = pending.checks()
  try {
    await attempts.consume(key)
    pending.beginCheck()
    return null
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown
    if (checks.length === 0) throw tooManyError(thrown.msBeforeNext)
    // A rejected attempt does not count.
    await attempts.reward(key)
    return checks
  }
}

async function consume(count: Count): Promise<void> {
  for (;;) {
    const checks = await count.pending.inOrder(() => tryConsume(count))
    if (checks === null) return
    await Promise.race(checks)
  }
}

/** Rejects an address without attempts left before its body is read. Counts nothing. */
export async function rejectThrottledAddress(ctx: Context): Promise<void> {
  if (ctx.ip === null) return
  const { perAddress } = ctx.config.loginAttempts
  const attempts = limiter(ctx, 'address', perAddress)
  const made = await attempts.get(networkOf(ctx.ip))
  if (made === null || made.consumedPoints < perAddress) return
  // Checks in progress may succeed and then do not count.
  if (!hasPendingChecks(ctx.db, attempts.getKey(networkOf(ctx.ip)))) throw tooManyError(made.msBeforeNext)
}

/**
 * Checks a password. Counts the attempt for account and address before the check, so that parallel guesses cannot
 * exceed the limit, and removes it if the password is right. Counts unknown accounts too.
 * @throws 429 with Retry-After after too many failures (ADR 0014)
 */
export async function countAttempt(ctx: Context, account: string, isCorrect: () => Promise<boolean>): Promise<boolean> {
  const { perAccount, perAddress } = ctx.config.loginAttempts
  const countOf = (attempts: RateLimiterDrizzle, key: string): Count => ({
    attempts,
    key,
    pending: enterAttempt(ctx.db, attempts.getKey(key)),
  })
  const byAccount = countOf(
    limiter(ctx, 'account', perAccount),
    createHash('sha256').update(account).digest('base64url'),
  )
  const byAddress = ctx.ip === null ? null : countOf(limiter(ctx, 'address', perAddress), networkOf(ctx.ip))
  try {
    if (byAddress) await consume(byAddress)
    await consume(byAccount)
    if (!(await isCorrect())) return false
    await byAccount.attempts.delete(byAccount.key)
    if (byAddress) await byAddress.attempts.reward(byAddress.key)
    return true
  } finally {
    byAccount.pending.leave()
    byAddress?.pending.leave()
  }
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyError } from '../session/throttle.ts'

/** Counts a request of a user. @throws 429 with Retry-After if the user has sent too many. */
export type CountRequest = (userId: number) => Promise<void>

/** Seconds over which requests are counted: a page that opens sends more in its first second than later. */
const windowSeconds = 10

/**
 * Limits the requests of each user, so that one account cannot slow the others down (OWASP ASVS 2.4.1). Each instance
 * counts for itself. `perSecond` is the mean over ten seconds; 0 is no limit.
 */
export function createRequestLimit(perSecond: number): CountRequest {
  if (perSecond === 0) return async () => undefined
  const limiter = new RateLimiterMemory({ points: perSecond * windowSeconds, duration: windowSeconds })
  return async (userId) => {
    try {
      await limiter.consume(userId)
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown
      throw tooManyError(thrown.msBeforeNext)
    }
  }
}

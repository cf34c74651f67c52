import type { Context } from './context.ts'
import type { Db } from './db/schema.ts'

/** Up to this number a total is counted for every page; no hotel group has more properties. */
const exactLimit = 10_000
const freshMs = 10_000
const usableMs = 10 * 60_000
const maxCached = 1000

interface CachedTotal {
  total: number
  at: number
  isRenewing: boolean
}

const caches = new WeakMap<Db, Map<string, CachedTotal>>()

/**
 * Total of a list at bounded cost (ADR 0016): exact up to 10,000 rows. A larger total is cached per filter, and
 * refreshed in the background once it is 10 s old.
 */
export async function countTotal(
  { db, log }: Pick<Context, 'db' | 'log'>,
  key: string,
  count: (limit?: number) => Promise<number>,
): Promise<number> {
  const cache = caches.get(db) ?? new Map<string, CachedTotal>()
  caches.set(db, cache)
  const renew = async () => {
    const total = await count()
    cache.delete(key)
    if (total > exactLimit) cache.set(key, { total, at: Date.now(), isRenewing: false })
    if (cache.size > maxCached) cache.delete(cache.keys().next().value!)
    return total
  }
  const cached = cache.get(key)
  const age = cached ? Date.now() - cached.at : Infinity
  if (cached && age < usableMs) {
    if (age > freshMs && !cached.isRenewing) {
      cached.isRenewing = true
      renew().catch((err: unknown) => {
        cached.isRenewing = false
        log.warn({ err }, 'a total could not be renewed')
      })
    }
    return cached.total
  }
  const bounded = await count(exactLimit + 1)
  return bounded > exactLimit ? renew() : bounded
}

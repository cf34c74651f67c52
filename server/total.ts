import type { Context } from './context.ts'
import type { Db } from './db/schema.ts'

/** Up to this number a total is counted for every page; no hotel group has more properties. */
const exactUpTo = 10_000
const freshMs = 10_000
const usableMs = 10 * 60_000
const mostKept = 1000

interface Kept {
  total: number
  at: number
  isRenewing: boolean
}

const keptOf = new WeakMap<Db, Map<string, Kept>>()

/**
 * Total of a list at bounded cost (ADR 0016): exact up to 10,000 rows. A larger total is cached per filter, and
 * refreshed in the background once it is 10 s old.
 */
export async function countTotal(
  { db, log }: Pick<Context, 'db' | 'log'>,
  key: string,
  count: (most?: number) => Promise<number>,
): Promise<number> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, kept)
  const renew = async () => {
    const total = await count()
    kept.delete(key)
    if (total > exactUpTo) kept.set(key, { total, at: Date.now(), isRenewing: false })
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    return total
  }
  const known = kept.get(key)
  const age = known ? Date.now() - known.at : Infinity
  if (known && age < usableMs) {
    if (age > freshMs && !known.isRenewing) {
      known.isRenewing = true
      renew().catch((err: unknown) => {
        known.isRenewing = false
        log.warn({ err }, 'a total could not be renewed')
      })
    }
    return known.total
  }
  const bounded = await count(exactUpTo + 1)
  return bounded > exactUpTo ? renew() : bounded
}

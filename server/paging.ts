import type { PageMeta } from '../src/api/contract/reply.ts'
import type { Context } from './context.ts'
import type { Db } from './db/schema.ts'
import { placeOf, positionAmong } from './record-place.ts'

export interface Paging {
  page: number
  per_page: number
}

export const offsetOf = ({ page, per_page }: Paging) => (page - 1) * per_page

/** Position of a page (domain D16). An empty list has one empty page. */
export const pageMeta = (total: number, { page, per_page }: Paging): PageMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  per_page,
  total,
})

/** `meta` of an unpaged list. */
export const unpagedMeta = (total: number): PageMeta => pageMeta(total, { page: 1, per_page: Math.max(1, total) })

/** Most rows of an unpaged list. `meta.total` tells whether there are more (domain D20). */
const maxUnpaged = 5000

interface ListReader<T> {
  find: (limit: number, offset: number) => Promise<T[]>
  /** All rows, without filters. */
  findAll: (limit: number) => Promise<T[]>
  count: () => Promise<number>
}

interface ShortListQuery {
  page?: number | undefined
  per_page?: number | undefined
  page_of?: number | undefined
}

/** A short list such as types or amenities: all rows, or the requested page. */
export async function listOrPage<T extends { id: number }>(
  { page, per_page, page_of }: ShortListQuery,
  { find, findAll, count }: ListReader<T>,
): Promise<{ data: T[]; meta: PageMeta }> {
  if (page === undefined && per_page === undefined) {
    const data = await find(maxUnpaged, 0)
    return { data, meta: unpagedMeta(data.length < maxUnpaged ? data.length : await count()) }
  }
  const paging = { page: page ?? 1, per_page: per_page ?? 10 }
  const total = await count()
  const place = await placeOf(
    { ...paging, page_of },
    async () => positionAmong(await find(maxUnpaged, 0), page_of),
    async () => positionAmong(await findAll(maxUnpaged), page_of),
  )
  return { data: await find(paging.per_page, offsetOf(paging)), meta: { ...pageMeta(total, paging), ...place } }
}

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

/** A bounded count stops here: at this number the total is too large to count for every page. */
export const boundedCount = exactLimit + 1

interface Totals {
  /** The total, if it is large and cached. */
  cached: number | null
  /** The total for a count that stopped at `boundedCount` at the latest. */
  ofBounded: (count: number) => Promise<number>
}

/**
 * Totals of a list at bounded cost (ADR 0016): exact up to 10,000 rows. A larger total is cached per filter, and
 * refreshed in the background once it is 10 s old.
 */
export function totalsOf(
  { db, log }: Pick<Context, 'db' | 'log'>,
  key: string,
  countAll: () => Promise<number>,
): Totals {
  const cache = caches.get(db) ?? new Map<string, CachedTotal>()
  caches.set(db, cache)
  const renew = async () => {
    const total = await countAll()
    cache.delete(key)
    if (total > exactLimit) cache.set(key, { total, at: Date.now(), isRenewing: false })
    const [oldest] = cache.keys()
    if (oldest !== undefined && cache.size > maxCached) cache.delete(oldest)
    return total
  }
  const ofBounded = async (count: number) => (count > exactLimit ? renew() : count)
  const cached = cache.get(key)
  const age = cached ? Date.now() - cached.at : Infinity
  if (!cached || age >= usableMs) return { cached: null, ofBounded }
  if (age > freshMs && !cached.isRenewing) {
    cached.isRenewing = true
    renew().catch((err: unknown) => {
      cached.isRenewing = false
      log.warn({ err }, 'a total could not be renewed')
    })
  }
  return { cached: cached.total, ofBounded }
}

/** The total of a list that counts in a statement of its own. */
export async function countTotal(
  ctx: Pick<Context, 'db' | 'log'>,
  key: string,
  count: (limit?: number) => Promise<number>,
): Promise<number> {
  const { cached, ofBounded } = totalsOf(ctx, key, () => count())
  return cached ?? ofBounded(await count(boundedCount))
}

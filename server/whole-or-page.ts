import type { PageMeta } from '../src/api/contract/reply.ts'
import { offsetOf, pageMeta, wholeMeta } from './paging.ts'

/** Most rows of an unpaged list. `meta.total` tells whether there are more (domain D20). */
const mostWhole = 5000

interface Reads<T> {
  find: (limit: number, offset: number) => Promise<T[]>
  count: () => Promise<number>
}

/** A short list such as types or amenities: all rows, or the requested page. */
export async function wholeOrPage<T>(
  { page, per_page }: { page?: number | undefined; per_page?: number | undefined },
  { find, count }: Reads<T>,
): Promise<{ data: T[]; meta: PageMeta }> {
  if (page === undefined && per_page === undefined) {
    const data = await find(mostWhole, 0)
    return { data, meta: wholeMeta(data.length < mostWhole ? data.length : await count()) }
  }
  const paging = { page: page ?? 1, per_page: per_page ?? 10 }
  const total = await count()
  return { data: await find(paging.per_page, offsetOf(paging)), meta: pageMeta(total, paging) }
}

import type { PageMeta } from '../src/api/contract/reply.ts'
import { offsetOf, pageMeta, unpagedMeta } from './paging.ts'

/** Most rows of an unpaged list. `meta.total` tells whether there are more (domain D20). */
const maxUnpaged = 5000

interface ListReader<T> {
  find: (limit: number, offset: number) => Promise<T[]>
  count: () => Promise<number>
}

/** A short list such as types or amenities: all rows, or the requested page. */
export async function listOrPage<T>(
  { page, per_page }: { page?: number | undefined; per_page?: number | undefined },
  { find, count }: ListReader<T>,
): Promise<{ data: T[]; meta: PageMeta }> {
  if (page === undefined && per_page === undefined) {
    const data = await find(maxUnpaged, 0)
    return { data, meta: unpagedMeta(data.length < maxUnpaged ? data.length : await count()) }
  }
  const paging = { page: page ?? 1, per_page: per_page ?? 10 }
  const total = await count()
  return { data: await find(paging.per_page, offsetOf(paging)), meta: pageMeta(total, paging) }
}

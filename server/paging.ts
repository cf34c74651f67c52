import type { PageMeta } from '../src/api/contract/reply.ts'

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

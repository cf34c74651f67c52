import type { PageMeta } from '../../api/contract/reply.ts'
import type { Page } from '../../api/http.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Search parameters of every list. */
export interface ListSearch {
  page: number
  per_page: number
  keyword: string
}

/** Page before the first response. */
export const noRows = <Row>(): Page<Row> => ({
  data: [],
  meta: { current_page: 1, last_page: 1, per_page: 0, total: 0 },
})

/** Number of records, in the words of their kind. */
export interface CountWords {
  /** "3 rooms" */
  count: (count: number) => string
  /** "No rooms" */
  none: string
}

/** Announcement after loading (quality Q5): "42 rooms, page 2 of 3". */
export function announcementOf({ total, current_page, last_page }: PageMeta, words: CountWords) {
  const count = total === 0 ? words.none : words.count(total)
  return last_page > 1 ? phrase('list.pageOf', { count, currentPage: current_page, lastPage: last_page }) : count
}

/** Deselects `ids` if all are selected; otherwise selects all of them. */
export function toggled(selected: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  const next = new Set(selected)
  const wereAllIn = ids.every((id) => next.has(id))
  for (const id of ids)
    if (wereAllIn) next.delete(id)
    else next.add(id)
  return next
}

/** Searches for the next and the previous page, if they exist. */
export const neighboursOf = <Search extends ListSearch>(
  search: Search,
  { current_page, last_page }: Pick<PageMeta, 'current_page' | 'last_page'>,
): Search[] =>
  [current_page + 1, current_page - 1]
    .filter((page) => page >= 1 && page <= last_page)
    .map((page) => ({ ...search, page }))

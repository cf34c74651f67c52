import type { PageMeta } from '../../api/contract/reply.ts'
import type { Page } from '../../api/http.ts'

/** What every list's address holds. */
export interface ListSearch {
  page: number
  per_page: number
  keyword: string
}

/** Before the first answer. */
export const noRows = <Row>(): Page<Row> => ({
  data: [],
  meta: { current_page: 1, last_page: 1, per_page: 0, total: 0 },
})

/** "42 rooms, page 2 of 3", said after the data has come (quality Q5). */
export function announcementOf({ total, current_page, last_page }: PageMeta, noun: { one: string; many: string }) {
  const count = total === 0 ? `No ${noun.many}` : `${total} ${total === 1 ? noun.one : noun.many}`
  return last_page > 1 ? `${count}, page ${current_page} of ${last_page}` : count
}

/** All of `ids` are taken out when all were in, else all are put in. */
export function toggled(selected: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  const next = new Set(selected)
  const wereAllIn = ids.every((id) => next.has(id))
  for (const id of ids)
    if (wereAllIn) next.delete(id)
    else next.add(id)
  return next
}

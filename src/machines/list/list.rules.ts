import type { PageMeta } from '../../api/contract/reply.ts'
import type { Page } from '../../api/http.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Search parameters of every list. */
export interface ListSearch {
  page: number
  per_page: number
  keyword: string
}

/** The record whose page a read asks for; a server without this extension ignores it. */
export interface RecordSought {
  page_of?: number | undefined
}

/** The search, asking also where the record that was saved last is now. */
export const seeking = <Search>(search: Search, [first]: readonly { id: number }[]): Search & RecordSought => ({
  ...search,
  page_of: first?.id,
})

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

/** "42 rooms, page 2 of 3" */
function rowsText({ total, current_page, last_page }: PageMeta, words: CountWords) {
  const count = total === 0 ? words.none : words.count(total)
  return last_page > 1 ? phrase('list.pageOf', { count, currentPage: current_page, lastPage: last_page }) : count
}

/** Announcement after loading (quality Q5): the rows, and how many records are selected, if any. */
export function announcementOf<Row extends { id: number }>(
  page: Page<Row>,
  selected: Selection<Row>,
  words: CountWords,
) {
  const rows = rowsText(page.meta, words)
  return selected.size === 0
    ? rows
    : phrase('list.rowsAndSelection', { rows, selection: selectionText(selected, page) })
}

/** Selected records by id, on whichever page of the list they are. */
export type Selection<Row> = ReadonlyMap<number, Row>

/** Deselects `rows` if all are selected; otherwise selects all of them. */
export function toggled<Row extends { id: number }>(selected: Selection<Row>, rows: readonly Row[]): Selection<Row> {
  const next = new Map(selected)
  const wereAllIn = rows.every(({ id }) => next.has(id))
  for (const row of rows)
    if (wereAllIn) next.delete(row.id)
    else next.set(row.id, row)
  return next
}

/** The selection with the records as they are in `rows`, and without those in `gone`. */
export function withRowsRead<Row extends { id: number }>(
  selected: Selection<Row>,
  rows: readonly Row[],
  gone: readonly Row[],
): Selection<Row> {
  const next = new Map(selected)
  for (const { id } of gone) next.delete(id)
  for (const row of rows) if (selected.has(row.id)) next.set(row.id, row)
  return next
}

/** "3 of 34 selected", or "12 selected, 3 of them on this page" if others are on other pages. */
export function selectionText<Row extends { id: number }>(selected: Selection<Row>, { data, meta }: Page<Row>): string {
  const count = selected.size
  const here = data.filter(({ id }) => selected.has(id)).length
  return here === count
    ? phrase('list.selectedOfAll', { count, total: meta.total })
    : phrase('list.selectedOverPages', { count, here })
}

/** Searches for the next and the previous page, if they exist. */
export const neighboursOf = <Search extends ListSearch>(
  search: Search,
  { current_page, last_page }: Pick<PageMeta, 'current_page' | 'last_page'>,
): Search[] =>
  [current_page + 1, current_page - 1]
    .filter((page) => page >= 1 && page <= last_page)
    .map((page) => ({ ...search, page }))

import {
  problemKindNames,
  problemPriorityNames,
  problemSorts,
  problemStatusNames,
} from '../api/contract/problem-words.ts'
import * as params from './search-params.ts'
import { sectionUrl } from './section-url.ts'

/* The list of problems is a view of the housekeeping section, with search parameters of its own. */

const view: params.Codec<'problems'> = {
  empty: 'problems',
  read: () => 'problems',
  write: (to, name, value) => to.set(name, value),
}

/** Parameters of the list. Without a status in the URL it shows the problems that are not done. */
export const problemSearch = params.searchCodec({
  view,
  page: params.page,
  per_page: params.perPage,
  keyword: params.keyword,
  statuses: params.someOf(problemStatusNames),
  priorities: params.someOf(problemPriorityNames),
  kinds: params.someOf(problemKindNames),
  facility_ids: params.ids,
  sort: params.oneOf(problemSorts),
})
export type ProblemSearch = typeof problemSearch.empty

export const parseProblemSearch = (search: string): ProblemSearch => problemSearch.parse(new URLSearchParams(search))

/** URL of the list of problems. */
export const problems = (prefix: string, search: Partial<ProblemSearch> = {}): string =>
  sectionUrl(prefix, 'housekeeping', problemSearch, search)

/** True if a filter is set. */
export const isProblemsFiltered = ({ keyword, statuses, priorities, kinds, facility_ids }: ProblemSearch): boolean =>
  keyword !== '' || [statuses, priorities, kinds, facility_ids].some((values) => values.length > 0)

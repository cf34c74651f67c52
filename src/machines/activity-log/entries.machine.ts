import * as activity from '../../api/activity-log.ts'
import type { PropertyScope } from '../../api/property-scope.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { queryParamsOf, type Entries, spanText } from './entries.rules.ts'

/** Query of a page of the log, with the time zone of its times. */
export interface EntriesQuery {
  search: Omit<ActivitySearch, 'entry'>
  timezone: string
}

/** Reads the page of the log that a query selects. */
export const readEntries = async (
  scope: PropertyScope,
  { search, timezone }: EntriesQuery,
  signal: AbortSignal,
): Promise<Entries> => ({ ...(await activity.list(scope, queryParamsOf(search), signal)), timezone })

/** Query of a page of the log. Keeps the previous page visible while the next page of the same query loads. */
export const activityEntriesMachine = createQueryMachine({
  id: 'activityEntries',
  read: readEntries,
  keyOf: ({ search }) => JSON.stringify({ ...search, cursor: null, per_page: 0 }),
  announcement: spanText,
  ahead: ({ search, timezone }, { next_cursor, previous_cursor }) =>
    [next_cursor, previous_cursor]
      .filter((cursor) => cursor !== null)
      .map((cursor) => ({ search: { ...search, cursor }, timezone })),
})

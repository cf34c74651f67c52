import * as activity from '../../api/activity-log.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { queryParamsOf, type Entries, spanText } from './entries.rules.ts'

/** Query of a page of the log; times use the property's time zone. */
export interface EntriesQuery {
  search: Omit<ActivitySearch, 'entry'>
  timezone: string
}

/** Reads a page of the log. Keeps the previous page visible while the next page of the same query loads. */
export const activityEntriesMachine = createQueryMachine({
  id: 'activityEntries',
  read: async (scope, { search, timezone }: EntriesQuery, signal): Promise<Entries> => ({
    ...(await activity.list(scope, queryParamsOf(search), signal)),
    timezone,
  }),
  keyOf: ({ search }) => JSON.stringify({ ...search, cursor: null, per_page: 0 }),
  announcement: spanText,
})

import * as activity from '../../api/activity-log.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { createQueryMachine } from '../query/query.machine.ts'
import { queryParamsOf, type Entries, spanText } from './entries.rules.ts'

/** A page of the log; its days are told by the clocks of the house. */
export interface EntriesQuery {
  search: Omit<ActivitySearch, 'entry'>
  timezone: string
}

/** A page of the log. The former page stays in sight while the next is on its way, as long as the same log is asked. */
export const activityEntriesMachine = createQueryMachine({
  id: 'activityEntries',
  read: async (scope, { search, timezone }: EntriesQuery, signal): Promise<Entries> => ({
    ...(await activity.list(scope, queryParamsOf(search), signal)),
    timezone,
  }),
  keyOf: ({ search }) => JSON.stringify({ ...search, cursor: null, per_page: 0 }),
  announcement: spanText,
})

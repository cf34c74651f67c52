import * as activity from '../../api/activity-log.ts'
import type { ActivitySearch } from '../../paths/activity-log.ts'
import { createReadingMachine } from '../reading/reading.machine.ts'
import { callOf, type Entries, spanText } from './entries.rules.ts'

/** A page of the log; its days are told by the clocks of the house. */
export interface EntriesQuestion {
  search: Omit<ActivitySearch, 'entry'>
  timezone: string
}

/** A page of the log. The former page stays in sight while the next is on its way, as long as the same log is asked. */
export const activityEntriesMachine = createReadingMachine({
  id: 'activityEntries',
  read: async (at, { search, timezone }: EntriesQuestion, signal): Promise<Entries> => ({
    ...(await activity.list(at, callOf(search), signal)),
    timezone,
  }),
  topic: ({ search }) => JSON.stringify({ ...search, cursor: null, per_page: 0 }),
  announcement: spanText,
})

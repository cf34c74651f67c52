import type { ActivityEntry, ActivityLog } from '../../api/contract/activity-log.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { dayIn, momentIn } from '../../clock/hotel-clock.ts'
import { viewerZone } from '../../clock/viewer-zone.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A page of the log, and the time zone of its days and times. */
export interface Entries extends ActivityLog {
  timezone: string
}

type EntriesSearch = Omit<ActivitySearch, 'entry'>

/** Time zone of a log: the property's, or the reader's for entries about accounts, which belong to no property. */
export const zoneOf = ({ scope }: Pick<ActivitySearch, 'scope'>, property: { timezone: string }): string =>
  scope === 'account' ? viewerZone() : property.timezone

/** Query parameters of a search, without empty ones. */
export const queryParamsOf = ({ from, to, entity_type, entity_id, keyword, cursor, ...rest }: EntriesSearch) => ({
  ...rest,
  from: from ?? undefined,
  to: to ?? undefined,
  entity_type: entity_type ?? undefined,
  entity_id: entity_id ?? undefined,
  keyword: keyword || undefined,
  cursor: cursor ?? undefined,
  timezone: rest.scope === 'account' && (from !== null || to !== null) ? viewerZone() : undefined,
})

/** Time span of a page: "50 entries, 3 Mar 2026, 14:05 back to 2 Mar 2026, 09:11". */
export function spanText({ data, timezone }: Entries): string {
  const [first, last] = [data[0], data.at(-1)]
  if (!first || !last) return phrase('activity-log.noEntries')
  return phrase('activity-log.pageSpan', {
    count: data.length,
    first: momentIn(first.occurred_at, timezone),
    last: momentIn(last.occurred_at, timezone),
  })
}

/** Cursor of all entries newer than this one. */
export const cursorBefore = ({ occurred_at, id }: Pick<ActivityEntry, 'occurred_at' | 'id'>) =>
  `<${new Date(occurred_at).toISOString()}_${id}`

export interface Day {
  day: string
  entries: ActivityEntry[]
}

/** Groups entries by day; keeps their order. */
export function daysOf(data: readonly ActivityEntry[], timezone: string): Day[] {
  const days: Day[] = []
  for (const entry of data) {
    const day = dayIn(entry.occurred_at, timezone)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

import type { ActivityEntry, ActivityLog } from '../../api/contract/activity-log.ts'
import type { ActivitySearch } from '../../paths/activity-log.ts'

/** A page of the log, and the clocks that its days and times are told by. */
export interface Entries extends ActivityLog {
  timezone: string
}

type Asked = Omit<ActivitySearch, 'entry'>

/** An address as the call asks it: what is not said is left out. */
export const callOf = ({ from, to, entity_type, entity_id, keyword, cursor, ...rest }: Asked) => ({
  ...rest,
  from: from ?? undefined,
  to: to ?? undefined,
  entity_type: entity_type ?? undefined,
  entity_id: entity_id ?? undefined,
  keyword: keyword || undefined,
  cursor: cursor ?? undefined,
})

const moment = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone })

/** "3 March 14:05", by the clocks of the house. */
export const momentText = (instant: string, timezone: string) =>
  moment(timezone).format(new Date(instant)).replace(/,| at/, '')

/** "50 entries, 3 March 14:05 back to 2 March 09:11": what a page of the log spans. */
export function spanText({ data, timezone }: Entries): string {
  const [first, last] = [data[0], data.at(-1)]
  if (!first || !last) return 'No entries'
  if (data.length === 1) return `1 entry, ${momentText(first.occurred_at, timezone)}`
  return `${data.length} entries, ${momentText(first.occurred_at, timezone)} back to ${momentText(last.occurred_at, timezone)}`
}

/** What asks for everything newer than this entry. */
export const newerThan = ({ occurred_at, id }: Pick<ActivityEntry, 'occurred_at' | 'id'>) =>
  `<${new Date(occurred_at).toISOString()}_${id}`

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar date of an instant, by the clocks of the house. */
export function dayOf(instant: string, timezone: string): string {
  const format = dayFormats.get(timezone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timezone })
  dayFormats.set(timezone, format)
  return format.format(new Date(instant))
}

export interface Day {
  day: string
  entries: ActivityEntry[]
}

/** The entries by the days of the house, in the order they came. */
export function daysOf(data: readonly ActivityEntry[], timezone: string): Day[] {
  const days: Day[] = []
  for (const entry of data) {
    const day = dayOf(entry.occurred_at, timezone)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import type { ActivitySearch } from '../../paths/activity-log.ts'
import { dayOf } from './entries.rules.ts'
import { changeText, deedText, eventText, moduleText, nounText, whoText } from './activity-words.rules.ts'

/* The file that the log is written to: what the screen shows, one entry a row. */

export const activityColumns = [
  { key: 'day', header: 'Day', type: 'date', width: 12 },
  { key: 'time', header: 'Time', type: 'text', width: 10 },
  { key: 'who', header: 'Who', type: 'text', width: 22 },
  { key: 'what', header: 'What', type: 'text', width: 44 },
  { key: 'changes', header: 'Changes', type: 'text', width: 60 },
  { key: 'reason', header: 'Reason', type: 'text', width: 24 },
  { key: 'module', header: 'Module', type: 'text', width: 18 },
  { key: 'event', header: 'Event', type: 'text', width: 22 },
  { key: 'record', header: 'Record', type: 'text', width: 22 },
  { key: 'kind', header: 'Kind of record', type: 'text', width: 18 },
  { key: 'entry', header: 'Entry', type: 'number', width: 10 },
  { key: 'undoes', header: 'Undoes entry', type: 'number', width: 14 },
  { key: 'undone_by', header: 'Undone by entry', type: 'number', width: 16 },
  { key: 'request_id', header: 'Request', type: 'text', width: 38 },
  { key: 'ip', header: 'Address', type: 'text', width: 18 },
] as const

const clocks = new Map<string, Intl.DateTimeFormat>()

/** "14:05:09", by the clocks of the house. */
function timeOf(instant: string, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone })
  clocks.set(timeZone, clock)
  return clock.format(new Date(instant))
}

export const activityRow = (entry: ActivityEntry, timezone: string) => ({
  day: dayOf(entry.occurred_at, timezone),
  time: timeOf(entry.occurred_at, timezone),
  who: whoText(entry),
  what: deedText(entry),
  changes: entry.changes.map(changeText).join('\n'),
  reason: entry.reason,
  module: moduleText(entry.module),
  event: eventText(entry.event),
  record: entry.entity_label,
  kind: nounText(entry.entity_type),
  entry: entry.id,
  undoes: entry.undoes,
  undone_by: entry.undone_by,
  request_id: entry.request_id,
  ip: entry.ip,
})
export type ActivityRow = ReturnType<typeof activityRow>

/** "activity_logs_harbour-view_2026-03-01_2026-03-03.xlsx": whose entries, and of which days. */
export const fileNameOf = (prefix: string, { from, to }: Pick<ActivitySearch, 'from' | 'to'>, format: string) =>
  `${['activity_logs', prefix, from, to === from ? null : to].filter(Boolean).join('_')}.${format}`

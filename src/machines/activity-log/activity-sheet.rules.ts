import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import type { ExportBook, ExportColumn } from '../export/export-file.ts'
import { changeText, actionText, eventText, moduleText, nounText, whoText } from '../../api/contract/activity-texts.ts'
import { secondIn } from '../../clock/time-zones.ts'

/* Columns of the exported log: as on screen, one entry per row. */

const columns: readonly ExportColumn[] = [
  { key: 'when', header: 'When', type: 'moment', width: 20 },
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
]

const rowOf = (entry: ActivityEntry, timezone: string) => ({
  when: secondIn(entry.occurred_at, timezone),
  who: whoText(entry),
  what: actionText(entry),
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
/** Labels and values that describe the query. */
function aboutRows(search: ActivitySearch, property: ActivityProperty): [string, string][] {
  const rows: [string, string | null][] = [
    ['Property', property.name],
    [
      'Log',
      search.scope === 'property' ? 'What was done in the property' : 'Accounts, and what belongs to no property',
    ],
    ['Clocks of', property.timezone],
    ['From', search.from],
    ['To', search.to],
    ['Who', search.actor_ids.map((id) => property.people.find((one) => one.id === id)?.name ?? `#${id}`).join(', ')],
    ['Module', search.modules.map(moduleText).join(', ')],
    ['Event', search.events.map(eventText).join(', ')],
    ['Record', search.entity_type && `${nounText(search.entity_type)} ${search.entity_id ?? ''}`.trim()],
    ['Keyword', search.keyword],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}

/** The property of the log, its time zone, and the people that the log is filtered by. */
export interface ActivityProperty {
  name: string
  timezone: string
  people: readonly { id: number; name: string }[]
}

/** The log as a workbook: one sheet of entries, newest first. */
export const workbookOf = (
  entries: readonly ActivityEntry[],
  search: ActivitySearch,
  property: ActivityProperty,
): ExportBook => ({
  about: aboutRows(search, property),
  sheets: [{ name: 'Activity logs', columns, rows: entries.map((entry) => rowOf(entry, property.timezone)) }],
})

/** File name with the property and days: "activity_logs_harbour-view_2026-03-01_2026-03-03.xlsx". */
export const fileNameOf = (prefix: string, { from, to }: Pick<ActivitySearch, 'from' | 'to'>, format: string) =>
  `${['activity_logs', prefix, from, to === from ? null : to].filter(Boolean).join('_')}.${format}`

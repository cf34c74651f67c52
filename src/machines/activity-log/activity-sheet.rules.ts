import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import type { ExportBook, ExportColumn } from '../export/export-file.ts'
import {
  changeText,
  actionText,
  eventText,
  moduleText,
  nounText,
  recordLabel,
  recordNumberText,
  unsaidChanges,
  whoText,
} from '../../api/contract/activity-texts.ts'
import { secondIn } from '../../clock/time-zones.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { withoutIsolates } from '../../phrases/isolates.ts'

/* Columns of the exported log: as on screen, one entry per row. */

const columns: readonly ExportColumn[] = [
  { key: 'when', header: phrase('activity-log.when'), type: 'moment', width: 20 },
  { key: 'who', header: phrase('activity-log.who'), type: 'text', width: 22 },
  { key: 'what', header: phrase('activity-log.what'), type: 'text', width: 44 },
  { key: 'changes', header: phrase('activity-log.changes'), type: 'text', width: 60 },
  { key: 'reason', header: phrase('activity-log.reason'), type: 'text', width: 24 },
  { key: 'module', header: phrase('activity-log.module'), type: 'text', width: 18 },
  { key: 'event', header: phrase('activity-log.event'), type: 'text', width: 22 },
  { key: 'record', header: phrase('activity-log.record'), type: 'text', width: 22 },
  { key: 'kind', header: phrase('activity-log.kindHeading'), type: 'text', width: 18 },
  { key: 'entry', header: phrase('activity-log.entry'), type: 'number', width: 10 },
  { key: 'undoes', header: phrase('activity-log.undoesEntry'), type: 'number', width: 14 },
  { key: 'undone_by', header: phrase('activity-log.undoneByEntry'), type: 'number', width: 16 },
  { key: 'request_id', header: phrase('activity-log.request'), type: 'text', width: 38 },
  { key: 'ip', header: phrase('activity-log.address'), type: 'text', width: 18 },
]

const rowOf = (entry: ActivityEntry, timezone: string) => ({
  when: secondIn(entry.occurred_at, timezone),
  who: whoText(entry),
  what: withoutIsolates(actionText(entry)),
  changes: withoutIsolates(unsaidChanges(entry).map(changeText).join('\n')),
  reason: entry.reason,
  module: moduleText(entry.module),
  event: eventText(entry.event),
  record: entry.entity_label && withoutIsolates(recordLabel(entry)),
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
    [phrase('activity-log.property'), property.name],
    [
      phrase('activity-log.log'),
      search.scope === 'property' ? phrase('activity-log.propertyLog') : phrase('activity-log.accountLog'),
    ],
    [phrase('activity-log.timeZone'), property.timezone],
    [phrase('activity-log.from'), search.from],
    [phrase('activity-log.to'), search.to],
    [
      phrase('activity-log.who'),
      factsText(search.actor_ids.map((id) => property.people.find((one) => one.id === id)?.name ?? `#${id}`)),
    ],
    [phrase('activity-log.module'), factsText(search.modules.map(moduleText))],
    [phrase('activity-log.event'), factsText(search.events.map(eventText))],
    [phrase('activity-log.record'), search.entity_type && recordNumberText(search.entity_type, search.entity_id)],
    [phrase('activity-log.keyword'), search.keyword],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, withoutIsolates(value)] as [string, string]] : []))
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
  sheets: [
    {
      name: phrase('activity-log.activityLogs'),
      columns,
      rows: entries.map((entry) => rowOf(entry, property.timezone)),
    },
  ],
})

/** File name with the property and days: "activity_logs_harbour-view_2026-03-01_2026-03-03.xlsx". */
export const fileNameOf = (prefix: string, { from, to }: Pick<ActivitySearch, 'from' | 'to'>, format: string) =>
  `${['activity_logs', prefix, from, to === from ? null : to].filter(Boolean).join('_')}.${format}`

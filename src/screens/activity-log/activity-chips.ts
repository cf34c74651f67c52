import { eventText, moduleText, nounText, recordText } from '../../api/contract/activity-texts.ts'
import type { Person } from '../../machines/activity-log/people.machine.ts'
import { type Period, periodOf } from '../../machines/activity-log/period.rules.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { daysText } from '../format.ts'
import type { Chip } from '../list/ActiveFilters.tsx'

interface ChipContext {
  people: readonly Person[]
  today: string
  /** Label of the record that the log is filtered by, taken from a loaded entry; null if none is loaded. */
  recordLabel: string | null
}

export const periodNames: Record<Period, string> = {
  any: 'Any time',
  today: 'Today',
  week: 'Last 7 days',
  month: 'This month',
}

/** "Room 101", or "room or asset 12" if no entry has its name. */
function recordName(type: string, id: string | null, label: string | null): string {
  if (label) return recordText({ entity_type: type, entity_label: label }).replace(/^the /, '')
  return id === null ? nounText(type) : `${nounText(type)} ${id}`
}

/** The active filters as chips, in words. */
export function chipsOf(search: ActivitySearch, { people, today, recordLabel }: ChipContext): Chip<ActivitySearch>[] {
  const { entity_type, entity_id, from, to, keyword, actor_ids, modules, events } = search
  const period = periodOf(search, today)
  const chips: (Chip<ActivitySearch> | null)[] = [
    entity_type === null
      ? null
      : {
          key: 'record',
          label: 'History of',
          value: recordName(entity_type, entity_id, recordLabel),
          without: { entity_type: null, entity_id: null },
        },
    from === null && to === null
      ? null
      : {
          key: 'days',
          label: 'Days',
          value: period ? periodNames[period] : daysText(from, to),
          without: { from: null, to: null },
        },
    ...actor_ids.map((id) => ({
      key: `who-${id}`,
      label: 'Who',
      value: people.find((person) => person.id === id)?.name ?? `#${id}`,
      without: { actor_ids: actor_ids.filter((other) => other !== id) },
    })),
    ...modules.map((module) => ({
      key: `module-${module}`,
      label: 'Module',
      value: moduleText(module),
      without: { modules: modules.filter((other) => other !== module) },
    })),
    ...events.map((event) => ({
      key: `event-${event}`,
      label: 'Event',
      value: eventText(event),
      without: { events: events.filter((other) => other !== event) },
    })),
    keyword ? { key: 'keyword', label: 'Keyword', value: keyword, without: { keyword: '' } } : null,
  ]
  return chips.filter((chip) => chip !== null)
}

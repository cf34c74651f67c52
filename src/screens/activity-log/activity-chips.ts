import { eventText, moduleText, recordNumberText, recordTitle } from '../../api/contract/activity-texts.ts'
import type { Person } from '../../machines/activity-log/people.machine.ts'
import { type Period, periodOf } from '../../machines/activity-log/period.rules.ts'
import type { ActivitySearch } from '../../routes/activity-log.ts'
import { daysText } from '../format.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

interface ChipContext {
  people: readonly Person[]
  today: string
  /** Label of the record that the log is filtered by, taken from a loaded entry; null if none is loaded. */
  recordLabel: string | null
}

export const periodNames: Record<Period, string> = {
  any: phrase('activity-log.anyTime'),
  today: phrase('activity-log.today'),
  yesterday: phrase('activity-log.yesterday'),
  week: phrase('activity-log.last7Days'),
  month: phrase('activity-log.thisMonth'),
}

/** "Room 101", or "room or asset 12" if no entry has its name. */
function recordName(type: string, id: string | null, label: string | null): string {
  return label ? recordTitle({ entity_type: type, entity_label: label }) : recordNumberText(type, id)
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
          label: phrase('activity-log.historyFilter'),
          value: recordName(entity_type, entity_id, recordLabel),
          without: { entity_type: null, entity_id: null },
        },
    from === null && to === null
      ? null
      : {
          key: 'days',
          label: phrase('activity-log.days'),
          value: period ? periodNames[period] : daysText(from, to),
          without: { from: null, to: null },
        },
    ...actor_ids.map((id) => ({
      key: `who-${id}`,
      label: phrase('activity-log.who'),
      value: people.find((person) => person.id === id)?.name ?? `#${id}`,
      without: { actor_ids: actor_ids.filter((other) => other !== id) },
    })),
    ...modules.map((module) => ({
      key: `module-${module}`,
      label: phrase('activity-log.module'),
      value: moduleText(module),
      without: { modules: modules.filter((other) => other !== module) },
    })),
    ...events.map((event) => ({
      key: `event-${event}`,
      label: phrase('activity-log.event'),
      value: eventText(event),
      without: { events: events.filter((other) => other !== event) },
    })),
    keyword
      ? { key: 'keyword', label: phrase('activity-log.keyword'), value: keyword, without: { keyword: '' } }
      : null,
  ]
  return chips.filter((chip) => chip !== null)
}

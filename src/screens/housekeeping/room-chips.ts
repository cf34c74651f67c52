import { unassigned } from '../../machines/housekeeping/board.rules.ts'
import type { HousekeepingSearch } from '../../routes/housekeeping.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { serviceNames } from '../../machines/housekeeping/patch-texts.rules.ts'
import { discrepancyNames, stayNames } from './room-texts.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Names for the ids in the search. */
interface ChipContext {
  types: readonly { id: number; name: string }[]
  attendants: readonly { attendant: { id: number; name: string } | null }[]
}

type ListFilter =
  'housekeeping_statuses' | 'floors' | 'facility_type_ids' | 'attendant_ids' | 'stays' | 'services' | 'discrepancy'

/** The active filters as chips, in words. */
export function chipsOf(search: HousekeepingSearch, { types, attendants }: ChipContext): Chip<HousekeepingSearch>[] {
  const chipsForList = <Part extends ListFilter>(
    part: Part,
    label: string,
    valueOf: (item: HousekeepingSearch[Part][number]) => string,
  ): Chip<HousekeepingSearch>[] =>
    search[part].map((item: HousekeepingSearch[Part][number]) => ({
      key: `${part}-${item}`,
      label,
      value: valueOf(item),
      without: { [part]: search[part].filter((other) => other !== item) },
    }))
  return [
    ...(search.keyword
      ? [{ key: 'keyword', label: phrase('housekeeping.keyword'), value: search.keyword, without: { keyword: '' } }]
      : []),
    ...chipsForList('housekeeping_statuses', phrase('housekeeping.status'), (status) => conditionDisplay[status].label),
    ...chipsForList('floors', phrase('housekeeping.floor'), (floor) => floor),
    ...chipsForList(
      'facility_type_ids',
      phrase('housekeeping.type'),
      (id) => types.find((type) => type.id === id)?.name ?? `#${id}`,
    ),
    ...chipsForList('attendant_ids', phrase('housekeeping.attendant'), (id) =>
      id === 0 ? unassigned : (attendants.find(({ attendant }) => attendant?.id === id)?.attendant?.name ?? `#${id}`),
    ),
    ...chipsForList('stays', phrase('housekeeping.stay'), (stay) => stayNames[stay]),
    ...chipsForList('services', phrase('housekeeping.request'), (service) => serviceNames[service]),
    ...chipsForList('discrepancy', phrase('housekeeping.discrepancy'), (one) => discrepancyNames[one]),
    ...(search.hk_priority === null
      ? []
      : [
          {
            key: 'hk_priority',
            label: phrase('housekeeping.priority'),
            value: search.hk_priority === 1 ? phrase('housekeeping.rush') : phrase('housekeeping.noRush'),
            without: { hk_priority: null },
          },
        ]),
  ]
}

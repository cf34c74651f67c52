import { unassigned } from '../../machines/housekeeping/board.rules.ts'
import type { HousekeepingSearch } from '../../routes/housekeeping.ts'
import { conditionDisplay } from '../facilities/status-display.ts'
import { discrepancyNames, serviceNames, stayNames } from './room-texts.ts'
import type { Chip } from '../list/ActiveFilters.tsx'

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
    ...(search.keyword ? [{ key: 'keyword', label: 'Keyword', value: search.keyword, without: { keyword: '' } }] : []),
    ...chipsForList('housekeeping_statuses', 'Status', (status) => conditionDisplay[status].label),
    ...chipsForList('floors', 'Floor', (floor) => floor),
    ...chipsForList('facility_type_ids', 'Type', (id) => types.find((type) => type.id === id)?.name ?? `#${id}`),
    ...chipsForList('attendant_ids', 'Attendant', (id) =>
      id === 0 ? unassigned : (attendants.find(({ attendant }) => attendant?.id === id)?.attendant?.name ?? `#${id}`),
    ),
    ...chipsForList('stays', 'Stay', (stay) => stayNames[stay]),
    ...chipsForList('services', 'Request', (service) => serviceNames[service]),
    ...chipsForList('discrepancy', 'Discrepancy', (one) => discrepancyNames[one]),
    ...(search.hk_priority === null
      ? []
      : [
          {
            key: 'hk_priority',
            label: 'Priority',
            value: search.hk_priority === 1 ? 'Rush' : 'No rush',
            without: { hk_priority: null },
          },
        ]),
  ]
}

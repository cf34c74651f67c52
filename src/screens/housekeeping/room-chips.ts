import type { HousekeepingSearch } from '../../paths/housekeeping.ts'
import { conditionLooks } from '../facilities/facility-looks.ts'
import { discrepancyNames, serviceNames, stayNames } from './room-words.ts'

interface Chip {
  key: string
  label: string
  value: string
  without: Partial<HousekeepingSearch>
}

/** What the ids of a search are called. */
interface Names {
  types: readonly { id: number; name: string }[]
  attendants: readonly { attendant: { id: number; name: string } | null }[]
}

type ListPart =
  'housekeeping_statuses' | 'floors' | 'facility_type_ids' | 'attendant_ids' | 'stays' | 'services' | 'discrepancy'

/** The filters in use, one chip each, with what they mean in words. */
export function chipsOf(search: HousekeepingSearch, { types, attendants }: Names): Chip[] {
  const each = <Part extends ListPart>(
    part: Part,
    label: string,
    valueOf: (item: HousekeepingSearch[Part][number]) => string,
  ): Chip[] =>
    search[part].map((item: HousekeepingSearch[Part][number]) => ({
      key: `${part}-${item}`,
      label,
      value: valueOf(item),
      without: { [part]: search[part].filter((other) => other !== item) },
    }))
  return [
    ...(search.keyword ? [{ key: 'keyword', label: 'Keyword', value: search.keyword, without: { keyword: '' } }] : []),
    ...each('housekeeping_statuses', 'Status', (status) => conditionLooks[status].label),
    ...each('floors', 'Floor', (floor) => floor),
    ...each('facility_type_ids', 'Type', (id) => types.find((type) => type.id === id)?.name ?? `#${id}`),
    ...each('attendant_ids', 'Attendant', (id) =>
      id === 0 ? 'Nobody' : (attendants.find(({ attendant }) => attendant?.id === id)?.attendant?.name ?? `#${id}`),
    ),
    ...each('stays', 'Stay', (stay) => stayNames[stay]),
    ...each('services', 'Request', (service) => serviceNames[service]),
    ...each('discrepancy', 'Discrepancy', (one) => discrepancyNames[one]),
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

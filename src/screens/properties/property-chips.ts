import type { PropertyType } from '../../api/contract/property-type.ts'
import type { PropertySearch } from '../../routes/properties.ts'
import { dayText } from '../format.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** The active filters as chips. The keyword is included, since a shared link may have one. */
export function chipsOf(search: PropertySearch, types: readonly PropertyType[]): Chip<PropertySearch>[] {
  const chips: Chip<PropertySearch>[] = []
  const add = (key: string, label: string, value: string, without: Partial<PropertySearch>) =>
    chips.push({ key, label, value, without })
  if (search.keyword) add('keyword', phrase('properties.keyword'), search.keyword, { keyword: '' })
  for (const id of search.property_type_ids)
    add(`type-${id}`, phrase('properties.type'), types.find((type) => type.id === id)?.name ?? `#${id}`, {
      property_type_ids: search.property_type_ids.filter((other) => other !== id),
    })
  if (search.bookable_status !== 'all')
    add(
      'bookable',
      phrase('properties.bookableStatus'),
      search.bookable_status === 'bookable' ? phrase('properties.bookable') : phrase('properties.unbookable'),
      {
        bookable_status: 'all',
      },
    )
  if (search.status !== null)
    add(
      'status',
      phrase('properties.status'),
      search.status === 1 ? phrase('properties.active') : phrase('properties.deactivated'),
      { status: null },
    )
  if (search.bookable_date_from)
    add('from', phrase('properties.bookableFrom'), dayText(search.bookable_date_from), { bookable_date_from: null })
  if (search.bookable_date_to)
    add('to', phrase('properties.bookableTo'), dayText(search.bookable_date_to), { bookable_date_to: null })
  return chips
}

import type { PropertyType } from '../../api/contract/property-type.ts'
import type { PropertySearch } from '../../routes/properties.ts'
import { dayText } from '../format.ts'
import type { Chip } from '../list/ActiveFilters.tsx'

/** The active filters as chips. The keyword is included, since a shared link may have one. */
export function chipsOf(search: PropertySearch, types: readonly PropertyType[]): Chip<PropertySearch>[] {
  const chips: Chip<PropertySearch>[] = []
  const add = (key: string, label: string, value: string, without: Partial<PropertySearch>) =>
    chips.push({ key, label, value, without })
  if (search.keyword) add('keyword', 'Keyword', search.keyword, { keyword: '' })
  for (const id of search.property_type_ids)
    add(`type-${id}`, 'Type', types.find((type) => type.id === id)?.name ?? `#${id}`, {
      property_type_ids: search.property_type_ids.filter((other) => other !== id),
    })
  if (search.bookable_status !== 'all')
    add('bookable', 'Bookable status', search.bookable_status === 'bookable' ? 'Bookable' : 'Unbookable', {
      bookable_status: 'all',
    })
  if (search.status !== null) add('status', 'Status', search.status === 1 ? 'Active' : 'Deactivated', { status: null })
  if (search.bookable_date_from)
    add('from', 'Bookable from', dayText(search.bookable_date_from), { bookable_date_from: null })
  if (search.bookable_date_to) add('to', 'Bookable to', dayText(search.bookable_date_to), { bookable_date_to: null })
  return chips
}

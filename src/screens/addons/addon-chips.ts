import type { AddonType } from '../../api/contract/addon-type.ts'
import type { AddonSearch } from '../../routes/products.ts'
import { daysText } from '../format.ts'
import type { Chip } from '../list/ActiveFilters.tsx'
import { statusText } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The active filters as chips. */
export function chipsOf(search: AddonSearch, types: readonly AddonType[]): Chip<AddonSearch>[] {
  const chips: Chip<AddonSearch>[] = search.addon_type_ids.map((id) => ({
    key: `type-${id}`,
    label: phrase('addons.type'),
    value: types.find((type) => type.id === id)?.name ?? `#${id}`,
    without: { addon_type_ids: search.addon_type_ids.filter((other) => other !== id) },
  }))
  const { status, bookable_date_from, bookable_date_to, updated_date_from, updated_date_to } = search
  if (status !== null)
    chips.push({ key: 'status', label: phrase('addons.status'), value: statusText(status), without: { status: null } })
  if (bookable_date_from ?? bookable_date_to)
    chips.push({
      key: 'bookable',
      label: phrase('addons.bookable'),
      value: daysText(bookable_date_from, bookable_date_to),
      without: { bookable_date_from: null, bookable_date_to: null },
    })
  if (updated_date_from ?? updated_date_to)
    chips.push({
      key: 'updated',
      label: phrase('addons.updated'),
      value: daysText(updated_date_from, updated_date_to),
      without: { updated_date_from: null, updated_date_to: null },
    })
  return chips
}

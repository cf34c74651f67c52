import type { Amenity } from '../../api/contract/amenity.ts'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { type FacilityTypeDraft, facilityTypeFields } from '../../machines/facility-types/facility-type-form.rules.ts'
import { countText, type Noun } from '../../machines/dialog/dialog-report.ts'
import { isMistyped } from '../../numbers/mistyped.ts'
import type { FormTexts } from '../form/useFormField.ts'
import { moneyText } from '../format.ts'

export const facilityTypeFormTexts: FormTexts<FacilityTypeDraft> = {
  noun: 'facility type',
  labels: facilityTypeFields.labels,
}

const adult: Noun = { one: 'adult', many: 'adults' }
const child: Noun = { one: 'child', many: 'children' }
const extraBed: Noun = { one: 'extra bed', many: 'extra beds' }
const picture: Noun = { one: 'picture', many: 'pictures' }

type Capacity = Pick<FacilityType, 'max_adults' | 'max_children' | 'max_occupancy' | 'extra_beds'>

/** "2 adults, 3 children, 4 together, 1 extra bed"; a dash if the type has no guests. */
export function capacityText({ max_adults, max_children, max_occupancy, extra_beds }: Capacity): string {
  if (max_occupancy === 0) return '–'
  const parts = [
    max_adults > 0 ? countText(max_adults, adult) : '',
    max_children > 0 ? countText(max_children, child) : '',
    max_occupancy < max_adults + max_children ? `${max_occupancy} together` : '',
    extra_beds > 0 ? countText(extra_beds, extraBed) : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** Data to format a version's values. */
interface ValueTextContext {
  categories: readonly FacilityCategory[]
  amenities: readonly Amenity[]
  currency: string
}

/** A field's value of one version as text, for the conflict dialog. */
export function valueText(name: keyof FacilityTypeDraft, draft: FacilityTypeDraft, context: ValueTextContext): string {
  const value = draft[name]
  if (value === null || value === '') return '–'
  if (isMistyped(value)) return value.typed
  if (name === 'images') return countText(draft.images.length, picture)
  if (name === 'base_price') return moneyText(Number(value), context.currency)
  if (name === 'size_m2') return `${draft.size_m2} m²`
  if (name === 'cleaning_minutes') return `${draft.cleaning_minutes} min`
  if (name === 'facility_category_id') return context.categories.find(({ id }) => id === value)?.name ?? '–'
  if (name === 'amenity_ids')
    return (
      context.amenities
        .filter(({ id }) => draft.amenity_ids.includes(id))
        .map((amenity) => amenity.name)
        .join(', ') || 'None'
    )
  return String(value)
}

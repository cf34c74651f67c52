import type { Amenity } from '../../api/contract/amenity.ts'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import { type FacilityTypeDraft, facilityTypeFields } from '../../machines/facility-types/facility-type-form.rules.ts'
import { isMistyped } from '../../numbers/mistyped.ts'
import type { FormTexts } from '../form/useFormField.ts'
import { moneyText } from '../format.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

export const facilityTypeFormTexts: FormTexts<FacilityTypeDraft> = {
  idPrefix: 'facility-type',
  words: {
    newTitle: phrase('facility-types.newFacilityType'),
    editTitle: phrase('facility-types.editTitle'),
    create: phrase('facility-types.createButton'),
    notOpened: phrase('facility-types.couldNotBeOpened'),
    changedMeanwhile: (by) => phrase('facility-types.changedMeanwhile', { by }),
  },
  labels: facilityTypeFields.labels,
}

type Capacity = Pick<FacilityType, 'max_adults' | 'max_children' | 'max_occupancy' | 'extra_beds'>

/** "2 adults, 3 children, 4 together, 1 extra bed"; a dash if the type has no guests. */
export function capacityText({ max_adults, max_children, max_occupancy, extra_beds }: Capacity): string {
  if (max_occupancy === 0) return '–'
  return factsText([
    max_adults > 0 && phrase('facility-types.adultCount', { count: max_adults }),
    max_children > 0 && phrase('facility-types.childCount', { count: max_children }),
    max_occupancy < max_adults + max_children && phrase('facility-types.together', { count: max_occupancy }),
    extra_beds > 0 && phrase('facility-types.extraBedCount', { count: extra_beds }),
  ])
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
  if (name === 'images') return phrase('facility-types.pictureCount', { count: draft.images.length })
  if (name === 'base_price') return moneyText(Number(value), context.currency)
  if (name === 'size_m2') return phrase('facility-types.squareMetres', { size: Number(draft.size_m2) })
  if (name === 'cleaning_minutes') return phrase('facility-types.minutes', { count: Number(draft.cleaning_minutes) })
  if (name === 'facility_category_id') return context.categories.find(({ id }) => id === value)?.name ?? '–'
  if (name === 'amenity_ids')
    return (
      factsText(context.amenities.filter(({ id }) => draft.amenity_ids.includes(id)).map((amenity) => amenity.name)) ||
      phrase('facility-types.none')
    )
  return String(value)
}

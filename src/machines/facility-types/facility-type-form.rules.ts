import { CreateFacilityType, type FacilityType, UpdateFacilityTypeDetails } from '../../api/contract/facility-type.ts'
import { type Checked, checkedBy, type DraftImage, type FormFields, wireImagesOf } from '../form/form.rules.ts'
import type { NumberDraft } from '../../numbers/mistyped.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Values of the form; null is an empty number field. */
export interface FacilityTypeDraft {
  name: string
  code: string
  facility_category_id: number | null
  description: string
  /** Integer minor units (domain D23). */
  base_price: NumberDraft
  max_adults: NumberDraft
  max_children: NumberDraft
  max_occupancy: NumberDraft
  extra_beds: NumberDraft
  size_m2: NumberDraft
  cleaning_minutes: NumberDraft
  amenity_ids: number[]
  images: DraftImage[]
}

/** A double room, the most common type, so that fewer fields need a change. */
export const emptyDraft: FacilityTypeDraft = {
  name: '',
  code: '',
  facility_category_id: null,
  description: '',
  base_price: null,
  max_adults: 2,
  max_children: 0,
  max_occupancy: 2,
  extra_beds: 0,
  size_m2: null,
  cleaning_minutes: 30,
  amenity_ids: [],
  images: [],
}

export const facilityTypeFields: FormFields<FacilityTypeDraft> = {
  labels: {
    name: phrase('facility-types.name'),
    code: phrase('facility-types.code'),
    facility_category_id: phrase('facility-types.category'),
    description: phrase('facility-types.description'),
    base_price: phrase('facility-types.price'),
    max_adults: phrase('facility-types.adults'),
    max_children: phrase('facility-types.children'),
    max_occupancy: phrase('facility-types.occupancy'),
    extra_beds: phrase('facility-types.extraBeds'),
    size_m2: phrase('facility-types.size'),
    cleaning_minutes: phrase('facility-types.cleaning'),
    amenity_ids: phrase('facility-types.amenities'),
    images: phrase('facility-types.images'),
  },
  aliases: { image_order: 'images' },
}

const sortedIds = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

export const draftOf = (type: FacilityType): FacilityTypeDraft => ({
  name: type.name,
  code: type.code,
  facility_category_id: type.facility_category_id,
  description: type.description,
  base_price: type.base_price,
  max_adults: type.max_adults,
  max_children: type.max_children,
  max_occupancy: type.max_occupancy,
  extra_beds: type.extra_beds,
  size_m2: type.size_m2,
  cleaning_minutes: type.cleaning_minutes,
  amenity_ids: sortedIds(type.amenity_ids),
  images: type.images.map(({ id, url }) => ({ key: id, id, url })),
})

/** A copy of everything but name, code and pictures. */
export const draftOfCopy = (type: FacilityType): FacilityTypeDraft => ({
  ...draftOf(type),
  name: '',
  code: '',
  images: [],
})

/** Replaces the selection of one amenity group; keeps those of the others. */
export const withChecked = (chosen: readonly number[], group: readonly number[], checked: readonly number[]) =>
  sortedIds([...chosen.filter((id) => !group.includes(id)), ...checked])

/** A valid write: all fields of a new type, or of an existing one. */
export type FacilityTypeSubmission =
  { create: Omit<CreateFacilityType, 'property_id'> } | { update: UpdateFacilityTypeDetails }

const wireOf = ({ images, ...draft }: FacilityTypeDraft) => ({
  ...draft,
  facility_category_id: draft.facility_category_id ?? '',
  base_price: draft.base_price ?? '',
  max_adults: draft.max_adults ?? '',
  max_children: draft.max_children ?? '',
  max_occupancy: draft.max_occupancy ?? '',
  extra_beds: draft.extra_beds ?? '',
  cleaning_minutes: draft.cleaning_minutes ?? '',
  ...wireImagesOf(images),
})

/** Validates the draft by the server's rules before it is sent. An update carries the version it is based on. */
export function checkedFacilityType(
  draft: FacilityTypeDraft,
  record: Pick<FacilityType, 'id' | 'lock_version'> | null,
  propertyId: number,
): Checked<FacilityTypeSubmission, FacilityTypeDraft> {
  const values: Readonly<Record<string, unknown>> = { ...draft }
  const fieldMessage = (name: string, message: string) =>
    values[name] === null ? phrase('facility-types.required') : message
  if (record) {
    const wire = { ...wireOf(draft), id: record.id, lock_version: record.lock_version }
    const checked = checkedBy(facilityTypeFields, UpdateFacilityTypeDetails, wire, fieldMessage)
    return checked.errors ? checked : { submission: { update: checked.submission }, errors: null }
  }
  const wire = { ...wireOf(draft), property_id: propertyId }
  const checked = checkedBy(facilityTypeFields, CreateFacilityType, wire, fieldMessage)
  if (checked.errors) return checked
  const { property_id: _scope, ...create } = checked.submission
  return { submission: { create }, errors: null }
}

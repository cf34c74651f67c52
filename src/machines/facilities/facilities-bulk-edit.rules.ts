import { type Facility, UpdateFacility } from '../../api/contract/facility.ts'
import type { FacilitiesChange } from '../../api/facilities.ts'
import { type Checked, checkedBy, type FormFields } from '../form/form.rules.ts'
import {
  draftOf as formDraftOf,
  emptyDraft as emptyForm,
  facilityFields,
  type FacilityDraft,
} from './facility-form.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Fields of the bulk edit. Name, connecting rooms and pictures belong to a single record. Both bookable dates form one field. */
export type FacilitiesDraft = Omit<
  FacilityDraft,
  'names' | 'connecting' | 'images' | 'copied' | 'bookable_date_from' | 'bookable_date_to'
> & { window: readonly [from: string | null, to: string | null] }

const draftFrom = (draft: FacilityDraft): FacilitiesDraft => {
  const {
    names: _names,
    connecting: _connecting,
    images: _images,
    copied: _copied,
    bookable_date_from,
    bookable_date_to,
    ...fields
  } = draft
  return { ...fields, window: [bookable_date_from, bookable_date_to] }
}

export const emptyDraft = draftFrom(emptyForm)
export const draftOf = (facility: Facility) => draftFrom(formDraftOf(facility))

const {
  facility_type_id,
  floor,
  building,
  section,
  max_occupancy,
  bed_setup,
  is_accessible,
  smoking,
  amenity_ids,
  note,
} = facilityFields.labels

export const facilitiesFields: FormFields<FacilitiesDraft> = {
  labels: {
    facility_type_id,
    floor,
    building,
    section,
    max_occupancy,
    bed_setup,
    is_accessible,
    smoking,
    amenity_ids,
    window: phrase('facilities.bookableDates'),
    note,
  },
  aliases: { bookable_date_from: 'window', bookable_date_to: 'window' },
}

/** Validates the touched fields by the server's rules. The id is a placeholder for the target ids. */
export function checkedFacilities(touched: Partial<FacilitiesDraft>): Checked<FacilitiesChange, FacilitiesDraft> {
  const { window, facility_type_id: type, max_occupancy: max, ...wire } = touched
  const input = {
    ...wire,
    ...(type === undefined ? {} : { facility_type_id: type ?? '' }),
    ...(max === undefined ? {} : { max_occupancy: max ?? '' }),
    ...(window ? { bookable_date_from: window[0], bookable_date_to: window[1] } : {}),
    ids: [1],
  }
  const { submission, errors } = checkedBy(facilitiesFields, UpdateFacility, input, (name, message) =>
    (name === 'facility_type_id' && type === null) || (name === 'max_occupancy' && max === null)
      ? phrase('facilities.required')
      : message,
  )
  if (errors) return { submission: null, errors }
  const { ids: _ids, id: _id, ...change } = submission
  return { submission: change, errors: null }
}

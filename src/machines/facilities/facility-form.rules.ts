import { CreateFacilities, type Facility, UpdateFacility } from '../../api/contract/facility.ts'
import type { FacilityType } from '../../api/contract/facility-type.ts'
import type { FacilityChange } from '../../api/facilities.ts'
import {
  type Checked,
  checkedBy,
  type DraftImage,
  type FormFields,
  isSameValue,
  type Patch,
  wireImagesOf,
} from '../form/form.rules.ts'
import { floorOfNames, namesError, readNames } from './facility-names.rules.ts'
import type { NumberDraft } from '../../numbers/mistyped.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A room with a door to this one. */
interface Connection {
  id: number
  label: string
}

/** Pictures that a duplicate can copy; the server has them already. */
interface CopiedPictures {
  of: number
  count: number
  isWanted: boolean
}

/** Values of the form. Text stays as typed, so that no input is lost. */
export interface FacilityDraft {
  facility_type_id: number | null
  /** Names of new records, "201–220, 301", or the name of the edited one. */
  names: string
  floor: string
  building: string
  section: string
  is_accessible: boolean
  smoking: boolean
  max_occupancy: NumberDraft
  bed_setup: string
  amenity_ids: number[]
  connecting: Connection[]
  bookable_date_from: string | null
  bookable_date_to: string | null
  note: string
  images: DraftImage[]
  copied: CopiedPictures | null
}
export type FacilityPatch = Patch<FacilityDraft>

export const emptyDraft: FacilityDraft = {
  facility_type_id: null,
  names: '',
  floor: '',
  building: '',
  section: '',
  is_accessible: false,
  smoking: false,
  max_occupancy: null,
  bed_setup: '',
  amenity_ids: [],
  connecting: [],
  bookable_date_from: null,
  bookable_date_to: null,
  note: '',
  images: [],
  copied: null,
}

export const facilityFields: FormFields<FacilityDraft> = {
  labels: {
    facility_type_id: phrase('facilities.type'),
    names: phrase('facilities.names'),
    floor: phrase('facilities.floor'),
    building: phrase('facilities.building'),
    section: phrase('facilities.section'),
    connecting: phrase('facilities.connectingRooms'),
    max_occupancy: phrase('facilities.maxOccupancyField'),
    bed_setup: phrase('facilities.bedSetup'),
    is_accessible: phrase('facilities.accessible'),
    smoking: phrase('facilities.smoking'),
    amenity_ids: phrase('facilities.amenities'),
    bookable_date_from: phrase('facilities.bookableFrom'),
    bookable_date_to: phrase('facilities.bookableTo'),
    note: phrase('facilities.note'),
    images: phrase('facilities.images'),
    copied: phrase('facilities.copiedPictures'),
  },
  aliases: { name: 'names', connecting_ids: 'connecting', image_order: 'images', copy_images_of: 'copied' },
}

export const draftOf = (facility: Facility): FacilityDraft => ({
  facility_type_id: facility.facility_type_id,
  names: facility.name,
  floor: facility.floor ?? '',
  building: facility.building ?? '',
  section: facility.section ?? '',
  is_accessible: facility.is_accessible,
  smoking: facility.smoking,
  max_occupancy: facility.max_occupancy,
  bed_setup: facility.bed_setup ?? '',
  amenity_ids: facility.amenity_ids.toSorted((a, b) => a - b),
  connecting: (facility.connecting ?? facility.connecting_ids.map((id) => ({ id, name: String(id) }))).map(
    ({ id, name }) => ({ id, label: name }),
  ),
  bookable_date_from: facility.bookable_date_from,
  bookable_date_to: facility.bookable_date_to,
  note: facility.note,
  images: (facility.images ?? []).map(({ id, url }) => ({ key: id, id, url })),
  copied: null,
})

/** A copy without names and connecting rooms. */
export function draftOfCopy(facility: Facility): FacilityDraft {
  const draft = draftOf(facility)
  const count = draft.images.length
  return {
    ...draft,
    names: '',
    connecting: [],
    images: [],
    copied: count > 0 ? { of: facility.id, count, isWanted: true } : null,
  }
}

/** Defaults that a type sets for its facilities. */
const defaultsOf = (type: FacilityType | undefined) => ({
  max_occupancy: type?.max_occupancy ?? null,
  amenity_ids: type?.amenity_ids.toSorted((a, b) => a - b) ?? [],
})

/** Changes the type. Capacity and amenities follow unless they differ from the previous type's defaults. */
export function withType(draft: FacilityDraft, types: readonly FacilityType[], id: number): FacilityPatch {
  const before = defaultsOf(types.find((type) => type.id === draft.facility_type_id))
  const after = defaultsOf(types.find((type) => type.id === id))
  return {
    facility_type_id: id,
    ...(isSameValue(draft.max_occupancy, before.max_occupancy) ? { max_occupancy: after.max_occupancy } : {}),
    ...(isSameValue(draft.amenity_ids, before.amenity_ids) ? { amenity_ids: after.amenity_ids } : {}),
  }
}

const floorIn = (names: string) => floorOfNames(readNames(names).names) ?? ''

/** True while the floor is the one derived from the names. */
export const isFloorOfNames = ({ names, floor }: FacilityDraft) => floor !== '' && floor === floorIn(names)

/** Changes the names. The floor follows unless it differs from the one derived from the previous names. */
export const withNames = (draft: FacilityDraft, names: string): FacilityPatch =>
  draft.floor === floorIn(draft.names) ? { names, floor: floorIn(names) } : { names }

/** A valid write: new records by their names, or a change of an existing one. */
export type FacilitySubmission = { create: CreateFacilities } | { id: number; update: FacilityChange }

interface FormPlace {
  scope: { propertyId: number }
  tab: 'rooms' | 'assets'
}

const wireOf = (
  { names: _names, connecting, images, copied: _copied, ...draft }: FacilityDraft,
  tab: FormPlace['tab'],
) => ({
  ...draft,
  facility_type_id: draft.facility_type_id ?? '',
  max_occupancy: draft.max_occupancy ?? '',
  // Only rooms have connecting rooms.
  ...(tab === 'rooms' ? { connecting_ids: connecting.map(({ id }) => id) } : {}),
  ...wireImagesOf(images),
})

const fieldMessages = (draft: Partial<FacilityDraft>) => (name: string, message: string) =>
  (name === 'facility_type_id' && draft.facility_type_id === null) ||
  (name === 'max_occupancy' && draft.max_occupancy === null)
    ? phrase('facilities.required')
    : message

/** Validates the draft by the server's rules before it is sent. An update carries the version it is based on. */
export function checkedFacility(
  draft: FacilityDraft,
  record: Pick<Facility, 'id' | 'lock_version'> | null,
  { scope, tab }: FormPlace,
): Checked<FacilitySubmission, FacilityDraft> {
  const wire = wireOf(draft, tab)
  const fieldMessage = fieldMessages(draft)
  if (record) {
    const input = { ...wire, id: record.id, name: draft.names, lock_version: record.lock_version }
    const { submission, errors } = checkedBy(facilityFields, UpdateFacility, input, fieldMessage)
    if (errors) return { submission: null, errors }
    const { id: _id, ids: _ids, ...update } = submission
    return { submission: { id: record.id, update }, errors: null }
  }
  const read = readNames(draft.names)
  const wrong = namesError(read)
  const input = {
    ...wire,
    property_id: scope.propertyId,
    names: read.names,
    copy_images_of: draft.copied?.isWanted ? draft.copied.of : undefined,
  }
  const { submission, errors } = checkedBy(facilityFields, CreateFacilities, input, fieldMessage)
  if (errors || wrong) return { submission: null, errors: { ...errors, ...(wrong ? { names: wrong } : {}) } }
  return { submission: { create: submission }, errors: null }
}

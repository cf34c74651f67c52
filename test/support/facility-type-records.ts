import type { FacilityType } from '../../src/api/contract/facility-type.ts'

/** A facility type as the server sends it. */
export const facilityType = (over: Partial<FacilityType> = {}): FacilityType => ({
  id: 1,
  property_id: 7,
  facility_category_id: 3,
  facility_category: { id: 3, name: 'Rooms', kind: 'room' },
  name: 'Double',
  code: 'DBL',
  description: '',
  base_price: 12900,
  currency: 'EUR',
  max_adults: 2,
  max_children: 1,
  max_occupancy: 3,
  extra_beds: 1,
  size_m2: 22,
  cleaning_minutes: 30,
  sort_order: 0,
  amenity_ids: [9, 4],
  images: [],
  facilities_count: 2,
  delete_refusal: null,
  lock_version: 5,
  ...over,
})

/** Types in order, with ids from 1. */
export const typesInOrder = (...names: string[]) =>
  names.map((name, at) => facilityType({ id: at + 1, name, code: name.slice(0, 3), sort_order: at }))

import type { Addon } from '../../src/api/contract/addon.ts'
import type { Facility } from '../../src/api/contract/facility.ts'
import type { ReferenceData } from '../../src/machines/import/plan.ts'

/** A room as the server sends it. */
export const room = (over: Partial<Facility> = {}): Facility => ({
  id: 11,
  property_id: 7,
  kind: 'room',
  facility_type_id: 3,
  facility_type: { id: 3, name: 'Double', code: 'DBL' },
  facility_category_id: 1,
  facility_category: { id: 1, name: 'Rooms' },
  name: '101',
  floor: '1',
  building: null,
  section: null,
  is_accessible: false,
  smoking: false,
  bed_setup: null,
  max_occupancy: 2,
  amenity_ids: [5],
  connecting_ids: [],
  sort_order: 0,
  bookable_date_from: null,
  bookable_date_to: null,
  housekeeping_status: 'clean',
  hk_changed_at: null,
  hk_changed_by: null,
  attendant: null,
  hk_priority: 0,
  occupancy: 'vacant',
  stay: 'none',
  service: 'none',
  facility_status: 'available',
  facility_status_category: 'Operational',
  current_blocking: null,
  next_arrival_at: null,
  note: '',
  lock_version: 4,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-02-01T00:00:00.000Z',
  ...over,
})

export const addon = (over: Partial<Addon> = {}): Addon => ({
  id: 21,
  property_id: 7,
  addon_type_id: 9,
  addon_type: { id: 9, name: 'Food' },
  name: 'Breakfast',
  sku: 'BRK-1',
  description: '',
  price: 1950,
  currency: 'EUR',
  charging: 'per_person_per_night',
  stock: null,
  bookable_date_from: null,
  bookable_date_to: null,
  status: 1,
  lock_version: 2,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-02-01T00:00:00.000Z',
  ...over,
})

const category = (kind: 'room' | 'asset') => ({ id: kind === 'room' ? 1 : 2, name: kind, kind })

/** A property of two rooms and an add-on. */
export const importContext = (over: Partial<ReferenceData> = {}): ReferenceData => ({
  tab: 'rooms',
  currency: 'EUR',
  facilityTypes: [
    { id: 3, name: 'Double', code: 'DBL', facility_category: category('room') },
    { id: 4, name: 'Suite', code: 'STE', facility_category: category('room') },
    { id: 6, name: 'Meeting room', code: 'MTG', facility_category: category('asset') },
  ],
  amenities: [
    { id: 5, code: 'SEA' },
    { id: 8, code: 'BTH' },
  ],
  addonTypes: [
    { id: 9, name: 'Food' },
    { id: 10, name: 'Wellness' },
  ],
  facilities: [room(), room({ id: 12, name: '102' })],
  addons: [addon()],
  ...over,
})

/** Room 101 as a download writes it. */
export const roomCells = {
  id: 11,
  name: '101',
  kind: 'Room',
  facility_type: 'DBL',
  facility_category: 'Rooms',
  floor: '1',
  building: null,
  section: null,
  is_accessible: 'No',
  smoking: 'No',
  bed_setup: null,
  max_occupancy: 2,
  amenities: 'SEA',
  bookable_date_from: null,
  bookable_date_to: null,
  housekeeping_status: 'Clean',
  facility_status: 'Available',
  note: null,
  updated_at: { date: '2026-02-01' },
}

export const addonCells = {
  id: 21,
  name: 'Breakfast',
  sku: 'BRK-1',
  type: 'Food',
  description: null,
  price: 19.5,
  currency: 'EUR',
  charging: 'Per person, per night',
  stock: null,
  bookable_date_from: null,
  bookable_date_to: null,
  status: 'Active',
  updated_at: { date: '2026-02-01' },
}

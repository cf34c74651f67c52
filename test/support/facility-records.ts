import type { DailyRoomBlocking } from '../../src/api/contract/blocking.ts'
import type { Facility } from '../../src/api/contract/facility.ts'
import type { RoomBlocking } from '../../src/api/contract/facility-status.ts'

/** A room as the server sends it: vacant, clean and available. */
export const facility = (over: Partial<Facility> = {}): Facility => ({
  id: 1,
  property_id: 7,
  kind: 'room',
  facility_type_id: 3,
  facility_type: { id: 3, name: 'Double', code: 'DBL' },
  facility_category_id: 4,
  facility_category: { id: 4, name: 'Rooms' },
  name: '101',
  floor: '1',
  building: null,
  section: null,
  is_accessible: false,
  smoking: false,
  bed_setup: null,
  max_occupancy: 2,
  amenity_ids: [],
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
  delete_refusal: null,
  lock_version: 1,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-02-01T00:00:00Z',
  ...over,
})

export const blocking = (over: Partial<RoomBlocking> = {}): RoomBlocking => ({
  id: 50,
  facility_id: 1,
  kind: 'out_of_order',
  reason_code: 'leak',
  reason: '',
  remarks: '',
  date_from: '2026-03-01',
  date_to: '2026-03-07',
  return_status: 'dirty',
  state: 'active',
  ...over,
})

/** The nights of a stay, one row each, as the calendar sends them. */
export const stayNights = (dates: readonly string[], over: Partial<DailyRoomBlocking> = {}): DailyRoomBlocking[] =>
  dates.map((date, at) => ({
    date,
    facility_id: 1,
    facility_name: '101',
    blocking_id: 90,
    kind: 'reservation',
    reason: '',
    guest_name: 'Anna Chen',
    is_first: at === 0,
    is_last: at === dates.length - 1,
    state: 'booked',
    ...over,
  }))

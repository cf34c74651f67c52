import type { Body } from './api-calls.ts'
import { day } from './day.ts'
import { addRooms, newRooms } from './inventory.ts'
import { type Steps, type WriteSequence, base } from './write-sequence.ts'

const taken = { name: 'Walked' }
const nights = { date_from: day(20), date_to: day(22), reason_code: 'leak' }
const facilityType = (sequence: WriteSequence, over: Body = {}) => ({
  name: 'Walked',
  code: 'WLK',
  description: '',
  base_price: 9900,
  max_adults: 2,
  max_children: 0,
  max_occupancy: 2,
  extra_beds: 0,
  size_m2: null,
  cleaning_minutes: 30,
  amenity_ids: '',
  facility_category_id: sequence.ids.category!,
  ...over,
})
const addon = (sequence: WriteSequence, over: Body = {}) => ({
  addon_type_id: sequence.ids.addonType!,
  name: 'Walked',
  sku: 'WLK',
  description: '',
  price: 900,
  charging: 'once',
  stock: null,
  bookable_date_from: null,
  bookable_date_to: null,
  status: 1,
  ...over,
})

const problem = (sequence: WriteSequence, over: Body = {}) => ({
  facility_id: sequence.ids.room!,
  kind: 'plumbing',
  text: 'Walked',
  priority: 'normal',
  ...over,
})

/** Steps for the records of a property's inventory. */
export const inventorySteps = (sequence: WriteSequence): Steps => ({
  [`POST ${base}/facility_categories`]: {
    accepted: () =>
      sequence.make('category', `${base}/facility_categories`, sequence.inProperty({ name: 'Walked', kind: 'room' })),
    logged: ['facility_categories created facility_category'],
    refused: () => sequence.post(`${base}/facility_categories`, sequence.inProperty({ name: 'Walked', kind: 'room' })),
  },
  [`POST ${base}/facility_types`]: {
    accepted: () => sequence.make('type', `${base}/facility_types`, sequence.inProperty(facilityType(sequence))),
    logged: ['facility_types created facility_type'],
    refused: () => sequence.post(`${base}/facility_types`, sequence.inProperty(facilityType(sequence))),
  },
  [`POST ${base}/update_facility_type/`]: {
    accepted: () => sequence.post(`${base}/update_facility_type/`, { id: sequence.ids.type!, sort_order: 0 }),
    logged: ['facility_types moved facility_type'],
    refused: () =>
      sequence.post(`${base}/update_facility_type/`, { id: sequence.ids.type!, name: 'x', lock_version: 99 }),
  },
  [`POST ${base}/update_facility_type_details`]: {
    accepted: () =>
      sequence.post(`${base}/update_facility_type_details`, {
        id: sequence.ids.type!,
        ...facilityType(sequence, { base_price: 8800 }),
      }),
    logged: ['facility_types updated facility_type'],
    refused: () =>
      sequence.post(`${base}/update_facility_type_details`, {
        id: sequence.ids.type!,
        ...facilityType(sequence, { code: '' }),
      }),
  },
  [`POST ${base}/amenities`]: {
    accepted: () =>
      sequence.make(
        'amenity',
        `${base}/amenities`,
        sequence.inProperty({ code: 'WLK', name: 'Walked', group: 'Tech' }),
      ),
    logged: ['amenities created amenity'],
    refused: () =>
      sequence.post(`${base}/amenities`, sequence.inProperty({ code: 'WLK', name: 'Walked', group: 'Tech' })),
  },
  [`POST ${base}/addon_types`]: {
    accepted: () => sequence.make('addonType', `${base}/addon_types`, sequence.inProperty(taken)),
    logged: ['addon_types created addon_type'],
    refused: () => sequence.post(`${base}/addon_types`, sequence.inProperty(taken)),
  },
  [`POST ${base}/update_addon_type/`]: {
    accepted: () => sequence.post(`${base}/update_addon_type/`, { id: sequence.ids.addonType!, name: 'Walked on' }),
    logged: ['addon_types renamed addon_type'],
    refused: () =>
      sequence.post(`${base}/update_addon_type/`, { id: sequence.ids.addonType!, name: 'x', lock_version: 99 }),
  },
  [`POST ${base}/addons`]: {
    accepted: () => sequence.make('addon', `${base}/addons`, sequence.inProperty(addon(sequence))),
    logged: ['addons created addon'],
    refused: () => sequence.post(`${base}/addons`, sequence.inProperty(addon(sequence))),
  },
  [`POST ${base}/update_addon`]: {
    accepted: () => sequence.post(`${base}/update_addon`, { ids: [sequence.ids.addon!, 999_999], price: 1000 }),
    logged: ['addons updated addon'],
    refused: () => sequence.post(`${base}/update_addon`, { id: sequence.ids.addon!, price: 1, lock_version: 99 }),
  },
  [`POST ${base}/facilities`]: {
    accepted: () => sequence.make('room', `${base}/facilities`, newRooms(sequence.property, ['Walked 1', 'Walked 2'])),
    logged: ['facilities created facility', 'facilities created facility'],
    refused: () =>
      sequence.post(`${base}/facilities`, newRooms(sequence.property, ['Walked 3'], { facility_type_id: 999_999 })),
  },
  [`POST ${base}/update_facility`]: {
    // A connecting door belongs to both rooms, so both rooms have a logged change.
    accepted: () =>
      sequence.post(`${base}/update_facility`, {
        id: sequence.ids.room!,
        note: 'Walked',
        connecting_ids: [sequence.property.rooms[0]!.id],
      }),
    logged: ['facilities updated facility', 'facilities updated facility'],
    refused: () =>
      sequence.post(`${base}/update_facility`, { id: sequence.ids.room!, connecting_ids: [sequence.ids.room!] }),
  },
  [`POST ${base}/update_asset_bookable_date`]: {
    accepted: () =>
      sequence.post(`${base}/update_asset_bookable_date`, {
        facility_ids: [sequence.ids.room!],
        bookable_date_from: day(1),
        bookable_date_to: day(9),
      }),
    logged: ['facilities bookable_dates_changed facility'],
    refused: () =>
      sequence.post(`${base}/update_asset_bookable_date`, {
        facility_ids: [999_999],
        bookable_date_from: day(1),
        bookable_date_to: day(9),
      }),
  },
  [`POST ${base}/update_room_status`]: {
    accepted: async () => {
      const ids = [sequence.ids.room!, ...(await addRooms(sequence.manager, sequence.property, ['Walked 4']))]
      return sequence.post(`${base}/update_room_status`, {
        facility_ids: [...ids, 999_999],
        housekeeping_status: 'inspected',
        hk_priority: 1,
      })
    },
    logged: [
      'facilities created facility',
      'housekeeping condition_changed facility',
      'housekeeping condition_changed facility',
    ],
    refused: () =>
      sequence.post(`${base}/update_room_status`, {
        facility_ids: [sequence.ids.room!],
        housekeeping_status: 'cleaning',
      }),
  },
  [`POST ${base}/update_facility_status`]: {
    accepted: () =>
      sequence.post(`${base}/update_facility_status`, {
        facility_ids: [sequence.ids.room!],
        facility_status: 'hold',
        ...nights,
      }),
    logged: ['blockings blocked facility'],
    refused: () =>
      sequence.post(`${base}/update_facility_status`, {
        facility_ids: [sequence.ids.room!],
        facility_status: 'hold',
        ...nights,
      }),
  },
  [`POST ${base}/problems`]: {
    accepted: () => sequence.make('problem', `${base}/problems`, sequence.inProperty(problem(sequence))),
    logged: ['problems reported facility'],
    refused: () => sequence.post(`${base}/problems`, sequence.inProperty(problem(sequence, { facility_id: 999_999 }))),
  },
  [`POST ${base}/update_problem`]: {
    accepted: () => sequence.post(`${base}/update_problem`, { id: sequence.ids.problem!, status: 'done' }),
    logged: ['problems done facility'],
    refused: () =>
      sequence.post(`${base}/update_problem`, { id: sequence.ids.problem!, priority: 'urgent', lock_version: 99 }),
  },
})

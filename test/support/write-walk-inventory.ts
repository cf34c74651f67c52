import type { Body } from './api-calls.ts'
import { addRooms, day, newRooms } from './inventory.ts'
import { type Steps, type Walk, base } from './write-walk.ts'

const taken = { name: 'Walked' }
const nights = { date_from: day(20), date_to: day(22), reason_code: 'leak' }
const facilityType = (walk: Walk, over: Body = {}) => ({
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
  facility_category_id: walk.made.category!,
  ...over,
})
const addon = (walk: Walk, over: Body = {}) => ({
  addon_type_id: walk.made.addonType!,
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

/** What a house is made of. */
export const inventorySteps = (walk: Walk): Steps => ({
  [`POST ${base}/facility_categories`]: {
    accepted: () => walk.make('category', `${base}/facility_categories`, walk.here({ name: 'Walked', kind: 'room' })),
    told: ['facility_categories created facility_category'],
    refused: () => walk.post(`${base}/facility_categories`, walk.here({ name: 'Walked', kind: 'room' })),
  },
  [`POST ${base}/facility_types`]: {
    accepted: () => walk.make('type', `${base}/facility_types`, walk.here(facilityType(walk))),
    told: ['facility_types created facility_type'],
    refused: () => walk.post(`${base}/facility_types`, walk.here(facilityType(walk))),
  },
  [`POST ${base}/update_facility_type/`]: {
    accepted: () => walk.post(`${base}/update_facility_type/`, { id: walk.made.type!, sort_order: 0 }),
    told: ['facility_types moved facility_type'],
    refused: () => walk.post(`${base}/update_facility_type/`, { id: walk.made.type!, name: 'x', lock_version: 99 }),
  },
  [`POST ${base}/update_facility_type_details`]: {
    accepted: () =>
      walk.post(`${base}/update_facility_type_details`, {
        id: walk.made.type!,
        ...facilityType(walk, { base_price: 8800 }),
      }),
    told: ['facility_types updated facility_type'],
    refused: () =>
      walk.post(`${base}/update_facility_type_details`, { id: walk.made.type!, ...facilityType(walk, { code: '' }) }),
  },
  [`POST ${base}/amenities`]: {
    accepted: () =>
      walk.make('amenity', `${base}/amenities`, walk.here({ code: 'WLK', name: 'Walked', group: 'Tech' })),
    told: ['amenities created amenity'],
    refused: () => walk.post(`${base}/amenities`, walk.here({ code: 'WLK', name: 'Walked', group: 'Tech' })),
  },
  [`POST ${base}/addon_types`]: {
    accepted: () => walk.make('addonType', `${base}/addon_types`, walk.here(taken)),
    told: ['addon_types created addon_type'],
    refused: () => walk.post(`${base}/addon_types`, walk.here(taken)),
  },
  [`POST ${base}/update_addon_type/`]: {
    accepted: () => walk.post(`${base}/update_addon_type/`, { id: walk.made.addonType!, name: 'Walked on' }),
    told: ['addon_types renamed addon_type'],
    refused: () => walk.post(`${base}/update_addon_type/`, { id: walk.made.addonType!, name: 'x', lock_version: 99 }),
  },
  [`POST ${base}/addons`]: {
    accepted: () => walk.make('addon', `${base}/addons`, walk.here(addon(walk))),
    told: ['addons created addon'],
    refused: () => walk.post(`${base}/addons`, walk.here(addon(walk))),
  },
  [`POST ${base}/update_addon`]: {
    accepted: () => walk.post(`${base}/update_addon`, { ids: [walk.made.addon!, 999_999], price: 1000 }),
    told: ['addons updated addon'],
    refused: () => walk.post(`${base}/update_addon`, { id: walk.made.addon!, price: 1, lock_version: 99 }),
  },
  [`POST ${base}/facilities`]: {
    accepted: () => walk.make('room', `${base}/facilities`, newRooms(walk.house, ['Walked 1', 'Walked 2'])),
    told: ['facilities created facility', 'facilities created facility'],
    refused: () => walk.post(`${base}/facilities`, newRooms(walk.house, ['Walked 3'], { facility_type_id: 999_999 })),
  },
  [`POST ${base}/update_facility`]: {
    // A door is seen from either side, and from each side it is a change.
    accepted: () =>
      walk.post(`${base}/update_facility`, {
        id: walk.made.room!,
        note: 'Walked',
        connecting_ids: [walk.house.rooms[0]!.id],
      }),
    told: ['facilities updated facility', 'facilities updated facility'],
    refused: () => walk.post(`${base}/update_facility`, { id: walk.made.room!, connecting_ids: [walk.made.room!] }),
  },
  [`POST ${base}/update_asset_bookable_date`]: {
    accepted: () =>
      walk.post(`${base}/update_asset_bookable_date`, {
        facility_ids: [walk.made.room!],
        bookable_date_from: day(1),
        bookable_date_to: day(9),
      }),
    told: ['facilities bookable_dates_changed facility'],
    refused: () =>
      walk.post(`${base}/update_asset_bookable_date`, {
        facility_ids: [999_999],
        bookable_date_from: day(1),
        bookable_date_to: day(9),
      }),
  },
  [`POST ${base}/update_room_status`]: {
    accepted: async () => {
      const ids = [walk.made.room!, ...(await addRooms(walk.manager, walk.house, ['Walked 4']))]
      return walk.post(`${base}/update_room_status`, {
        facility_ids: [...ids, 999_999],
        housekeeping_status: 'inspected',
        hk_priority: 1,
      })
    },
    told: [
      'facilities created facility',
      'housekeeping condition_changed facility',
      'housekeeping condition_changed facility',
    ],
    refused: () =>
      walk.post(`${base}/update_room_status`, { facility_ids: [walk.made.room!], housekeeping_status: 'cleaning' }),
  },
  [`POST ${base}/update_facility_status`]: {
    accepted: () =>
      walk.post(`${base}/update_facility_status`, {
        facility_ids: [walk.made.room!],
        facility_status: 'hold',
        ...nights,
      }),
    told: ['blockings blocked facility'],
    refused: () =>
      walk.post(`${base}/update_facility_status`, {
        facility_ids: [walk.made.room!],
        facility_status: 'hold',
        ...nights,
      }),
  },
})

import { expect, test } from 'vitest'
import * as blockings from '../../src/api/blockings.ts'
import * as facilities from '../../src/api/facilities.ts'
import * as facilityStatuses from '../../src/api/facility-statuses.ts'
import {
  expectDownload,
  expectMalformed,
  expectMissing,
  expectRequest,
  openScope,
  type ScopeCall,
} from '../support/scope-calls.ts'

const window = { bookable_date_from: '2026-01-01', bookable_date_to: null }
const room = {
  names: ['201', '202'],
  facility_type_id: 3,
  floor: '2',
  building: null,
  section: null,
  is_accessible: true,
  smoking: false,
  bed_setup: null,
  max_occupancy: 2,
  amenity_ids: [],
  note: '',
  ...window,
}
const roomForm =
  'names[]=201&names[]=202&facility_type_id=3&floor=2&building=&section=&is_accessible=1&smoking=0&bed_setup=' +
  '&max_occupancy=2&note=&bookable_date_from=2026-01-01&bookable_date_to=&property_id=7&amenity_ids[]='

const calls: ScopeCall[] = [
  [
    'a page',
    (at) => facilities.list(at, { query_type: 'rooms', page: 2 }),
    'GET facilities?query_type=rooms&page=2&property_id=7',
  ],
  [
    'statuses left out, with the required typo',
    (at) => facilities.list(at, { exluded_facility_statuses: ['inactive', 'hold'] }),
    'GET facilities?exluded_facility_statuses[]=inactive&exluded_facility_statuses[]=hold&property_id=7',
  ],
  ['one', (at) => facilities.view(at, 31), 'GET facilities?include_ids[]=31&per_page=1&property_id=7'],
  [
    'by type',
    (at) => facilities.byType(at, { query_type: 'assets' }),
    'GET facilities_by_type?query_type=assets&property_id=7',
  ],
  ['floors', (at) => facilities.floors(at, 'rooms'), 'GET facility_floors?property_id=7&query_type=rooms'],
  ['new ones', (at) => facilities.create(at, room, 'key'), 'POST facilities', roomForm],
  [
    'a changed one',
    (at) => facilities.update(at, 5, { floor: null, lock_version: 2 }),
    'POST update_facility',
    'floor=&lock_version=2&id=5',
  ],
  [
    'several changed, the last amenity taken away',
    (at) => facilities.updateMany(at, [5, 6], { smoking: false, amenity_ids: [] }),
    'POST update_facility',
    'smoking=0&ids[]=5&ids[]=6&amenity_ids[]=',
  ],
  [
    'a status',
    (at) => facilities.updateStatus(at, { facility_ids: [5], facility_status: 'available' }),
    'POST update_facility_status',
    'facility_ids[]=5&facility_status=available',
  ],
  [
    'a condition',
    (at) => facilities.updateRoomStatus(at, { facility_ids: [5], housekeeping_status: 'dirty', reason: 'Dust' }),
    'POST update_room_status',
    'facility_ids[]=5&housekeeping_status=dirty&reason=Dust',
  ],
  [
    'bookable dates',
    (at) => facilities.updateBookableDate(at, [5], window),
    'POST update_asset_bookable_date',
    'facility_ids[]=5&bookable_date_from=2026-01-01&bookable_date_to=',
  ],
  ['a deleted one', (at) => facilities.remove(at, 5, 2), 'DELETE facilities/5?lock_version=2'],
  ['statuses', (at) => facilityStatuses.list(at), 'GET facility_status'],
  [
    'status categories',
    (at) => facilityStatuses.categories(at, { name: 'Blocked' }),
    'GET facility_status_category?name=Blocked',
  ],
  [
    'blockings',
    (at) => blockings.daily(at, { date_from: '2026-01-01', date_to: '2026-02-01' }),
    'GET ../hotel_calendar/daily_room_blockings?date_from=2026-01-01&date_to=2026-02-01&property_id=7',
  ],
]

test.each(calls)('%s: the required method, address and fields', (_, ask, address, form) =>
  expectRequest(ask, address, form),
)

test.each(calls)('%s: an invalid reply is a typed error', (_, ask) => expectMalformed(ask))

test('a download requests the filtered rows of every page', () => {
  const { signal } = new AbortController()
  expectDownload((at) => facilities.download(at, { page: 3, per_page: 50 }, signal, () => {}), 'facilities')
})

test("a facility that the list doesn't find is missing", () => expectMissing((at) => facilities.view(at, 31)))

test('a create carries its key, so that a retry has one effect', () => {
  const { scope, last } = openScope()
  facilities.create(scope, room, 'k1').catch(() => undefined)
  expect(last().headers.get('idempotency-key')).toBe('k1')
})

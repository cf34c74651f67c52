import { expect, test } from 'vitest'
import { countsOf, grouped, matchesFilters, sorted } from '../../src/machines/housekeeping/board.rules.ts'
import { eventDeniedReason, roomOf } from '../../src/machines/housekeeping/room.rules.ts'
import { previewOf, sheetsOf, workOf } from '../../src/machines/housekeeping/work.rules.ts'
import { mayInspect } from '../../src/api/contract/inspection.ts'
import * as routes from '../../src/routes/housekeeping.ts'
import { facility } from '../support/facility-records.ts'
import { isSectionUrl } from '../../src/routes/section-url.ts'

const ana = { id: 5, name: 'Ana Lima' }
const room = (id: number, over: Parameters<typeof facility>[0] = {}) =>
  roomOf(facility({ id, name: String(100 + id), ...over }), new Map([[3, 30]]))
const names = (rooms: { name: string }[]) => rooms.map(({ name }) => name)

test('the address stores the whole search and is read back unchanged; invalid parts are ignored', () => {
  const search: routes.HousekeepingSearch = {
    view: 'table',
    group: 'attendant',
    sort: '-changed',
    keyword: 'é 1',
    housekeeping_statuses: ['dirty', 'pickup'],
    floors: ['1', 'G'],
    facility_type_ids: [3],
    attendant_ids: [0, 5],
    stays: ['due_out'],
    services: ['dnd'],
    hk_priority: 1,
    discrepancy: ['skip'],
    room: 9,
    from: '2026-03-01',
    to: '2026-03-03',
    cursor: '2026-03-03T08:00:00.000Z_7',
    as_of: '2026-03-03T08:00:00+01:00',
  }
  const url = new URL(routes.housekeeping('castle-inn', search), 'https://app.invalid')
  expect(routes.parseSearch(url.search)).toEqual(search)
  expect(isSectionUrl('castle-inn', 'housekeeping', url.pathname)).toBe(true)
  expect(isSectionUrl('casa-azul', 'housekeeping', url.pathname)).toBe(false)
  expect(routes.housekeeping('castle-inn')).toBe('/hotel-management/properties/castle-inn/housekeeping')
  expect(routes.parseSearch('?view=x&as_of=2026-03-03T08:00:00&cursor=<b>&attendant_ids[]=-1&group=1')).toEqual(
    routes.housekeepingSearch.empty,
  )
  expect(routes.parseSearch('?as_of=2026-02-31T08:00:00Z')).toEqual(routes.housekeepingSearch.empty)
  expect([routes.filterCount(search), routes.filterCount(routes.unfiltered(search))]).toEqual([9, 0])
  expect(routes.unfiltered(search)).toMatchObject({ view: 'table', group: 'attendant', room: 9 })
})

test('every filter keeps the matching rooms and no others', () => {
  const isShown = (over: Parameters<typeof facility>[0], filters: Partial<routes.Filters>) =>
    matchesFilters(room(1, over), { ...routes.filtersOf(routes.housekeepingSearch.empty), ...filters })
  expect([isShown({ floor: null }, { floors: ['1'] }), isShown({}, { floors: ['1'] })]).toEqual([false, true])
  expect([isShown({}, { attendant_ids: [0] }), isShown({ attendant: ana }, { attendant_ids: [0] })]).toEqual([
    true,
    false,
  ])
  expect([isShown({ hk_priority: 1 }, { hk_priority: 1 }), isShown({}, { hk_priority: 1 })]).toEqual([true, false])
  const sleep = { occupancy: 'vacant', reported_occupancy: 'occupied' } as const
  expect([isShown(sleep, { discrepancy: ['sleep'] }), isShown({}, { discrepancy: ['sleep'] })]).toEqual([true, false])
  expect([isShown({ note: 'Café table' }, { keyword: 'cafe' }), isShown({}, { keyword: '202' })]).toEqual([true, false])
  expect([
    isShown({ stay: 'due_out' }, { stays: ['due_out'] }),
    isShown({ service: 'dnd' }, { services: ['none'] }),
  ]).toEqual([true, false])
})

test('the board has a column for every status, including empty ones', () => {
  const columns = grouped([room(1), room(2, { housekeeping_status: 'dirty' })], 'status')
  expect(columns.map(({ key, count }) => [key, count])).toEqual([
    ['dirty', 1],
    ['cleaning', 0],
    ['pickup', 0],
    ['clean', 1],
    ['inspected', 0],
  ])
})

test('floors and people are sorted; "none" comes last', () => {
  const rooms = [room(1, { floor: null }), room(2, { floor: '10' }), room(3, { floor: '2', attendant: ana })]
  expect(grouped(rooms, 'floor').map(({ label }) => label)).toEqual(['Floor 2', 'Floor 10', 'No floor'])
  expect(grouped(rooms, 'attendant').map(({ label }) => label)).toEqual(['Ana Lima', 'Unassigned'])
})

test('rooms are in walking order, urgent ones first; another order can be chosen and reversed', () => {
  const rooms = [room(9), room(10), room(1, { floor: '2' }), room(3, { hk_priority: 1, floor: '3' })]
  expect(names(sorted(rooms, 'place'))).toEqual(['103', '109', '110', '101'])
  expect(names(sorted(rooms, 'name'))).toEqual(['101', '103', '109', '110'])
  expect(names(sorted(rooms, '-name'))).toEqual(['110', '109', '103', '101'])
})

test('counts match their filters', () => {
  const counts = countsOf([room(1), room(2, { housekeeping_status: 'dirty', attendant: ana, hk_priority: 1 })])
  expect(counts).toMatchObject({ total: 2, hk_priority: 1, housekeeping_statuses: { dirty: 1, clean: 1, cleaning: 0 } })
  expect(counts.attendants).toEqual([
    { attendant: ana, count: 1 },
    { attendant: null, count: 1 },
  ])
})

test('an attendant has rooms, completed rooms, remaining minutes and a room in progress', () => {
  const rooms = [
    room(1, { attendant: ana }),
    room(2, { attendant: ana, housekeeping_status: 'cleaning' }),
    room(3, { attendant: ana, housekeeping_status: 'dirty' }),
  ]
  const idle = { id: 6, name: 'Bo Chen', roles: [], rooms_count: 0, minutes: 0 }
  expect(workOf([idle], rooms)).toEqual([
    { id: 6, name: 'Bo Chen', rooms: 0, done: 0, minutes: 0, now: null },
    { ...ana, rooms: 3, done: 1, minutes: 60, now: '102' },
  ])
  expect(sheetsOf([...rooms, room(4)]).map(({ attendant, left, minutes }) => [attendant?.name, left, minutes])).toEqual(
    [
      ['Ana Lima', 2, 60],
      [undefined, 0, 0],
    ],
  )
})

test('attendants and maintenance staff do not inspect; whoever has another role too, does', () => {
  expect(
    [
      ['Housekeeping Attendant'],
      ['Maintenance'],
      ['Housekeeping Attendant', 'Front Desk'],
      ['General Manager'],
      [],
    ].map(mayInspect),
  ).toEqual([false, false, true, true, true])
  const clean = roomOf(facility({ housekeeping_status: 'clean' }), new Map(), null, false)
  const reasons = (['pass', 'fail', 'touch_up'] as const).map((event) => eventDeniedReason(clean, event))
  expect(reasons).toEqual(['A supervisor inspects the rooms', 'A supervisor inspects the rooms', null])
})

test('an even distribution says how many rooms another attendant loses', () => {
  const bo = { id: 6, name: 'Bo Berg' }
  const attendants = [ana, bo].map((one) => ({ ...one, roles: [], rooms_count: 0, minutes: 0 }))
  const takenOver = (owners: readonly (typeof ana | null)[], chosen: readonly number[]) => {
    const rooms = owners.map((attendant, index) => room(index + 1, { housekeeping_status: 'dirty', attendant }))
    const ids = rooms.map(({ id }) => id)
    return previewOf({ ids, chosen: new Set(chosen) }, attendants, rooms).takenOverCount
  }
  expect(takenOver([ana, null, null, null], [6])).toBe(1)
  expect(takenOver([ana, ana], [5])).toBe(0)
  expect(takenOver([ana, bo, null], [])).toBe(0)
})

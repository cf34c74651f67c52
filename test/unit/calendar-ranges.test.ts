import { expect, test } from 'vitest'
import { blockDraft, loadedRange, layoutOf } from '../../src/machines/calendar/calendar.rules.ts'
import { collectBars, noNights, withChunk } from '../../src/machines/calendar/loaded-nights.rules.ts'
import { chunksOf, daysOf, rangeOf, chunksToLoad } from '../../src/machines/calendar/range.rules.ts'
import { roomOf } from '../../src/machines/calendar/room.rules.ts'
import * as routes from '../../src/routes/calendar.ts'
import { facility } from '../support/facility-records.ts'
import { isSectionUrl } from '../../src/routes/section-url.ts'

const search = (over: Partial<routes.CalendarSearch> = {}) => ({ ...routes.defaultCalendar, ...over })
const view = { from: '2026-03-02', to: '2026-03-09' }

test('every search parameter goes into the address, except defaults', () => {
  expect(routes.calendar('castle-inn')).toBe('/hotel-management/properties/castle-inn/hotel-calendar')
  const asked = search({
    from: '2026-03-01',
    days: 31,
    view: 'list',
    keyword: '10',
    facility_type_ids: [3],
    floors: ['2'],
    facility_statuses: ['hold'],
    housekeeping_statuses: ['dirty'],
    unassigned: true,
    collapsed: [4],
  })
  const url = new URL(routes.calendar('castle-inn', asked), 'https://hotel.test')
  expect(routes.parseCalendar(url.search)).toEqual(asked)
  expect(isSectionUrl('castle-inn', 'hotel-calendar', url.pathname)).toBe(true)
  expect(isSectionUrl('other', 'hotel-calendar', url.pathname)).toBe(false)
  expect(routes.parseCalendar('?days=8&from=tomorrow&view=map')).toEqual(search())
})

test("filters hide rooms; nights, view and collapsed groups don't", () => {
  expect(routes.isFiltered(search({ days: 90, view: 'list', from: '2026-03-01', collapsed: [1] }))).toBe(false)
  for (const over of [{ keyword: '1' }, { floors: ['1'] }, { unassigned: true }])
    expect(routes.isFiltered(search(over))).toBe(true)
  expect(routes.unfiltered(search({ keyword: '1', days: 7 }))).toEqual(search({ days: 7 }))
})

test('the default first day is the night before today; weekends and today are marked', () => {
  expect(rangeOf(search({ days: 7 }), '2026-03-03')).toEqual(view)
  const days = daysOf(view, '2026-03-03')
  expect(days.filter(({ isWeekend }) => isWeekend).map(({ day }) => day)).toEqual(['2026-03-07', '2026-03-08'])
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-03-03'])
})

test('nights are loaded in weeks from a fixed Monday, wherever the view starts, also over a clock change', () => {
  expect(chunksOf({ from: '2026-03-25', to: '2026-04-08' })).toEqual(['2026-03-23', '2026-03-30', '2026-04-06'])
  expect(chunksOf(view)).toEqual(['2026-03-02'])
  expect(chunksOf({ from: '1969-12-31', to: '1970-01-06' })).toEqual(['1969-12-29', '1970-01-05'])
})

test('the visible weeks come first, then the next window, then the previous one', () => {
  expect(chunksToLoad(view)).toEqual(['2026-03-02', '2026-03-09', '2026-02-23'])
  const quarter = chunksToLoad(rangeOf(search({ days: 90, from: '2026-03-02' }), '2026-03-03'))
  expect(quarter).toHaveLength(new Set(quarter).size)
  expect([quarter[0], quarter.at(-1)]).toEqual(['2026-03-02', '2026-02-02'])
})

const rooms = [
  roomOf(facility({ id: 1, name: '101', floor: '1' })),
  roomOf(facility({ id: 2, name: '201', floor: '2', housekeeping_status: 'dirty' })),
  roomOf(facility({ id: 3, name: '301', floor: null, facility_type_id: 9, facility_status: 'inactive' })),
]
const types = [
  { id: 9, name: 'Suite', code: 'STE' },
  { id: 3, name: 'Double', code: 'DBL' },
  { id: 8, name: 'Empty', code: 'EMP' },
]
const { bars, add } = collectBars()
add({
  date: '2026-03-03',
  facility_id: 1,
  facility_name: '101',
  blocking_id: 5,
  kind: 'hold',
  reason: '',
  is_first: true,
  is_last: true,
  state: 'active',
})
const nights = withChunk(noNights(view), '2026-03-02', bars)
const board = (over: Partial<routes.CalendarSearch> = {}) =>
  layoutOf({ rooms, types, nights, groups: [], search: search(over) })
const namesOf = (over: Partial<routes.CalendarSearch>) =>
  (board(over).groups ?? []).flatMap((group) => group.rooms.map(({ name }) => name))

test('rooms are grouped by type, in the order of the types; a type without rooms is left out', () => {
  const { groups, rows } = board({ collapsed: [9] })
  expect(groups?.map(({ name, isCollapsed }) => [name, isCollapsed])).toEqual([
    ['Suite', true],
    ['Double', false],
  ])
  expect(rows?.map((row) => (row.kind === 'group' ? row.group.name : row.room.name))).toEqual([
    'Suite',
    'Double',
    '101',
    '201',
  ])
  expect(layoutOf({ rooms, types, nights, groups: groups!, search: search({ collapsed: [9] }) })).toEqual({})
})

test('each filter keeps the matching rooms', () => {
  expect(namesOf({ keyword: '20' })).toEqual(['201'])
  expect(namesOf({ facility_type_ids: [9] })).toEqual(['301'])
  expect(namesOf({ floors: ['1'] })).toEqual(['101'])
  expect(namesOf({ housekeeping_statuses: ['dirty'] })).toEqual(['201'])
  expect(namesOf({ facility_statuses: ['hold'] })).toEqual(['101'])
  expect(namesOf({ facility_statuses: ['available'] })).toEqual(['201'])
  expect(namesOf({ facility_statuses: ['inactive', 'hold'] })).toEqual(['301', '101'])
  expect(namesOf({ unassigned: true })).toEqual(['201'])
})

test('a blocking starts with the selected nights that are still to come', () => {
  const selection = { roomIds: [1], from: '2026-03-01', to: '2026-03-05' }
  expect(blockDraft(selection, '2026-03-03')).toEqual({ from: '2026-03-03', to: '2026-03-05' })
  expect(blockDraft({ ...selection, to: '2026-03-02' }, '2026-03-03')).toEqual({ from: '2026-03-03', to: '2026-03-04' })
  expect(blockDraft(null, '2026-03-03')).toEqual({})
})

test('changed rooms are requested for all loaded nights', () => {
  expect(loadedRange(nights)).toEqual({ from: '2026-03-02', to: '2026-03-09' })
  expect(loadedRange(withChunk(nights, '2026-03-16', new Map()))).toEqual({ from: '2026-03-02', to: '2026-03-23' })
})

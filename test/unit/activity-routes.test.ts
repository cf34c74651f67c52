import { expect, test } from 'vitest'
import {
  activityLog,
  activitySearch,
  isFiltered,
  isOtherPage,
  parseActivityLog,
  queryOf,
  recordHistory,
  unfiltered,
  withPatch,
} from '../../src/routes/activity-log.ts'
import { daysOfPeriod, periodOf } from '../../src/machines/activity-log/period.rules.ts'
import { withDefaultView } from '../../src/routes/default-view.ts'
import { isSectionUrl } from '../../src/routes/section-url.ts'

const empty = activitySearch.empty
const cursor = '>2026-03-03T14:05:09.123Z_7'
const whole = {
  ...empty,
  scope: 'account',
  from: '2026-03-01',
  to: '2026-03-03',
  actor_ids: [3, 5],
  modules: ['housekeeping', 'addons'],
  events: ['updated'],
  entity_type: 'facility',
  entity_id: '12',
  keyword: 'leak & more',
  per_page: 200,
  cursor,
  entry: 9,
} satisfies typeof empty

test('every parameter of the log goes into the address and is read back', () => {
  const address = new URL(activityLog('harbour-view', whole), 'http://x')
  expect(address.pathname).toBe('/hotel-management/properties/harbour-view/activity-logs')
  expect(parseActivityLog(address.search)).toEqual(whole)
  expect(activityLog('harbour-view')).toBe('/hotel-management/properties/harbour-view/activity-logs')
})

test('an invalid parameter is ignored', () => {
  expect(
    parseActivityLog(
      '?scope=all&from=2026-02-30x&modules[]=__proto__&events[]=A%20B&entity_type=%3Cb%3E&entity_id=a/b&per_page=7&cursor=7&entry=-1',
    ),
  ).toEqual(empty)
})

test('another filter starts at the newest entry with none open; another page closes the entry; an entry changes nothing else', () => {
  expect(withPatch(whole, { keyword: 'x' })).toEqual({ ...whole, keyword: 'x', cursor: null, entry: null })
  expect(withPatch(whole, { cursor: '<2026-03-03T14:05:09.123Z_7' })).toMatchObject({
    entry: null,
    keyword: 'leak & more',
  })
  expect(withPatch(whole, { entry: 11 })).toEqual({ ...whole, entry: 11 })
  expect(withPatch(whole, { cursor: null, entry: 11 })).toEqual({ ...whole, cursor: null, entry: 11 })
})

test("the scope of the log, the page size and the position aren't filters", () => {
  expect(isFiltered({ ...empty, scope: 'account', per_page: 25, cursor, entry: 3 })).toBe(false)
  expect(isFiltered(whole)).toBe(true)
  expect(unfiltered(whole)).toEqual({ ...empty, scope: 'account', per_page: 200 })
  expect(queryOf(whole)).not.toHaveProperty('entry')
})

test('pages of one log are distinguished from another log', () => {
  expect(isOtherPage(whole, { ...whole, cursor: null })).toBe(true)
  expect(isOtherPage(whole, { ...whole, cursor: null, keyword: '' })).toBe(false)
  expect(isOtherPage(whole, { ...whole, entry: null })).toBe(false)
})

test('a record has an address for its own history', () => {
  expect(parseActivityLog(new URL(recordHistory('harbour-view', 'facility', 12), 'http://x').search)).toEqual({
    ...empty,
    entity_type: 'facility',
    entity_id: '12',
  })
  expect(
    isSectionUrl('harbour-view', 'activity-logs', '/Hotel-Management/properties/harbour-view/activity-logs/'),
  ).toBe(true)
  expect(isSectionUrl('harbour-view', 'activity-logs', '/hotel-management/properties/other/activity-logs')).toBe(false)
})

test.each([
  ['any', { from: null, to: null }],
  ['today', { from: '2026-03-03', to: '2026-03-03' }],
  ['week', { from: '2026-02-25', to: '2026-03-03' }],
  ['month', { from: '2026-03-01', to: '2026-03-03' }],
] as const)('the period "%s" gives days, and those days give that period', (period, days) => {
  expect(daysOfPeriod(period, '2026-03-03')).toEqual(days)
  expect(periodOf(days, '2026-03-03')).toBe(period)
  expect(periodOf({ from: '2026-01-01', to: null }, '2026-03-03')).toBeNull()
})

test('a log that is opened without parameters opens with its default view', () => {
  const views = [{ list: 'activity-logs', prefix: 'casa-azul', query: 'modules%5B%5D=properties' }]
  expect(withDefaultView(activityLog('casa-azul'), views)).toBe(
    '/hotel-management/properties/casa-azul/activity-logs?modules%5B%5D=properties',
  )
  expect(withDefaultView(activityLog('old-mint-house'), views)).toBeNull()
  expect(withDefaultView(activityLog('casa-azul', { keyword: 'spa' }), views)).toBeNull()
})

import { expect, test } from 'vitest'
import * as routes from '../../src/routes/properties.ts'

test('builds every address of the app', () => {
  const filtered = {
    ...routes.allProperties,
    page: 2,
    per_page: 25,
    keyword: 'lake side',
    property_type_ids: [3, 1],
    bookable_status: 'bookable' as const,
    status: 0 as const,
    bookable_date_from: '2026-03-01',
    bookable_date_to: '2026-03-08',
    sort: '-updated_at' as const,
    columns: [],
  }
  expect([
    routes.root,
    routes.properties(),
    routes.properties(filtered),
    routes.properties(routes.allProperties, { name: 'new' }),
    routes.properties(filtered, { name: 'edit', prefix: 'castle-inn' }),
    routes.properties(routes.allProperties, {
      name: 'types',
      search: { ...routes.allPropertyTypes, page: 3, per_page: 50, keyword: 'inn' },
    }),
    ...routes.sections.map((section) => routes.property('castle-inn', section)),
    routes.login(),
    routes.login('/hotel-management/properties?page=2'),
  ]).toEqual([
    '/hotel-management',
    '/hotel-management/properties',
    '/hotel-management/properties?page=2&per_page=25&keyword=lake+side&property_type_ids%5B%5D=3&property_type_ids%5B%5D=1&bookable_status=bookable&status=0&bookable_date_from=2026-03-01&bookable_date_to=2026-03-08&sort=-updated_at',
    '/hotel-management/properties?view=new',
    '/hotel-management/properties?page=2&per_page=25&keyword=lake+side&property_type_ids%5B%5D=3&property_type_ids%5B%5D=1&bookable_status=bookable&status=0&bookable_date_from=2026-03-01&bookable_date_to=2026-03-08&sort=-updated_at&view=edit&property=castle-inn',
    '/hotel-management/properties?view=types&types_page=3&types_per_page=50&types_keyword=inn',
    '/hotel-management/properties/castle-inn',
    '/hotel-management/properties/castle-inn/hotel-calendar',
    '/hotel-management/properties/castle-inn/housekeeping',
    '/hotel-management/properties/castle-inn/products',
    '/hotel-management/properties/castle-inn/accounting-report',
    '/hotel-management/properties/castle-inn/activity-logs',
    '/hotel-management/properties/castle-inn/set-up',
    '/login',
    '/login?next=%2Fhotel-management%2Fproperties%3Fpage%3D2',
  ])
})

test('a list address is read back as built', () => {
  const search = { ...routes.allProperties, page: 4, keyword: 'a&b', property_type_ids: [7], status: 1 as const }
  const address = new URL(routes.properties(search), 'http://desk.example')
  expect(routes.parsePropertySearch(address.search)).toEqual(search)
})

test.each([
  ['?page=0&per_page=7&status=2&sort=drop&bookable_status=x', routes.allProperties],
  ['?page=-1&bookable_date_from=yesterday&property_type_ids=abc', routes.allProperties],
  ['?bookable_date_from=2026-02-31&bookable_date_to=2025-02-29', routes.allProperties],
  ['?property_type_ids=2&property_type_ids[]=2', { ...routes.allProperties, property_type_ids: [2] }],
])('an invalid part of an address is ignored: %s', (search, expected) => {
  expect(routes.parsePropertySearch(search)).toEqual(expected)
})

test.each([
  ['/', { name: 'root' }],
  ['/Hotel-Management/', { name: 'entry' }],
  ['/hotel-management/PROPERTIES/', { name: 'properties' }],
  ['/hotel-management/properties/castle-inn', { name: 'property', prefix: 'castle-inn', section: '' }],
  [
    '/hotel-management/properties/castle-inn/Hotel-Calendar/',
    { name: 'property', prefix: 'castle-inn', section: 'hotel-calendar' },
  ],
  ['/hotel-management/properties/castle-inn/nowhere', { name: 'not-found' }],
  ['/hotel-management/properties/castle-inn/products/more', { name: 'not-found' }],
  ['/hotel-management/properties/%E0%A4%A', { name: 'not-found' }],
  ['/not-found', { name: 'not-found' }],
  ['/Login', { name: 'login' }],
])('%s is recognised regardless of case and slash', (pathname, place) => {
  expect(routes.parseRoute(pathname)).toEqual(place)
})

test.each([
  ['?next=%2Fhotel-management%2Fproperties%3Fpage%3D2', '/hotel-management/properties?page=2'],
  ['?next=%2Fhotel-management%3Fopen%3Dhousekeeping', '/hotel-management?open=housekeeping'],
  ['?next=//evil.example/hotel-management/properties', routes.root],
  ['?next=/\\evil.example', routes.root],
  ['?next=https://evil.example', routes.root],
  ['?next=javascript:alert(1)', routes.root],
  ['?next=/login', routes.root],
  ['', routes.root],
])('after sign-in only a known page of the app is opened: %s', (search, expected) => {
  expect(routes.parseNext(search)).toBe(expected)
})

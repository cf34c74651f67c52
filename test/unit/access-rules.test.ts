import { describe, expect, test } from 'vitest'
import { permissionNames } from '../../src/api/contract/access.ts'
import { startPath, authorize, pathAfterSignIn } from '../../src/machines/access/access.rules.ts'
import { housekeeping } from '../../src/routes/housekeeping.ts'
import * as routes from '../../src/routes/properties.ts'
import { sectionRoutes } from '../../src/routes/route-table.ts'
import { menuRoutes } from '../../src/screens/shell/menu.ts'

const list = '/hotel-management/properties'
const property = `${list}/castle-inn`
const myRooms = housekeeping('castle-inn', { view: 'mine' })

/** Each address of the route table and the one permission that it needs (requirement 2.route). */
const guarded: [string, string][] = [
  [list, 'access_properties'],
  [property, 'access_properties'],
  [`${property}/hotel-calendar`, 'access_hotel_calendar'],
  [`${property}/housekeeping`, 'access_housekeeping'],
  [`${property}/products`, 'access_hotel_products'],
  [`${property}/accounting-report`, 'view_hotel_management_report'],
  [`${property}/activity-logs`, 'access_properties'],
  [`${property}/set-up`, 'access_properties'],
]
const accessTo = (path: string, permissions: Iterable<string>, open: string | null = null) =>
  authorize(routes.parseRoute(path), new Set(permissions), open)

describe.each(guarded)('%s', (path, needed) => {
  test.each(permissionNames)('with only %s', (held) => {
    expect(accessTo(path, [held])).toEqual(
      held === needed ? { kind: 'shown' } : { kind: 'redirected', to: '/unauthorized' },
    )
  })

  test(`is denied without ${needed}, even with every other permission`, () => {
    const rest = permissionNames.filter((name) => name !== needed)
    expect(accessTo(path, rest)).toEqual({ kind: 'redirected', to: '/unauthorized' })
  })

  test('is denied without any permission, and allowed with all', () => {
    expect(accessTo(path, [])).toEqual({ kind: 'redirected', to: '/unauthorized' })
    expect(accessTo(path, permissionNames)).toEqual({ kind: 'shown' })
  })
})

test.each(['/login', '/unauthorized', '/under-construction', '/accessibility', '/not-found', '/nowhere'])(
  '%s needs no permission',
  (path) => {
    expect(accessTo(path, [])).toEqual({ kind: 'shown' })
  },
)

test('the root redirects to the start page, whatever the permissions', () => {
  expect(accessTo('/', [])).toEqual({ kind: 'redirected', to: '/hotel-management' })
})

test.each(permissionNames.filter((name) => name !== 'login_to_hotel_management'))(
  "the start page needs its own permission: %s isn't enough",
  (held) => {
    expect(accessTo('/hotel-management', [held])).toEqual({ kind: 'redirected', to: '/unauthorized' })
  },
)

test.each([
  [['access_properties'], null, list],
  [['access_properties', 'access_housekeeping'], 'castle-inn', list],
  [['access_hotel_calendar'], null, '/unauthorized'],
  [['access_hotel_calendar', 'access_housekeeping'], 'castle-inn', `${property}/hotel-calendar`],
  [['access_housekeeping'], 'castle-inn', myRooms],
  // Menu and route need different permissions for the dashboard: one alone doesn't open it.
  [['access_hotel_dashboard'], 'castle-inn', '/unauthorized'],
  [['access_hotel_products'], 'castle-inn', '/unauthorized'],
  [[], 'castle-inn', '/unauthorized'],
] as const)('with %o and %s open, the start page redirects to %s', (held, open, to) => {
  expect(startPath(new Set<string>(held), open)).toBe(to)
  expect(accessTo('/Hotel-Management/', [...held, 'login_to_hotel_management'], open)).toEqual({
    kind: 'redirected',
    to,
  })
})

const [one, other] = [
  { prefix: 'castle-inn', name: 'Castle Inn' },
  { prefix: 'hill-property', name: 'Hill House' },
]
test.each([
  ['one property', ['access_housekeeping'], [one], { kind: 'redirected', to: myRooms }],
  ['several properties', ['access_housekeeping'], [one, other], { kind: 'shown' }],
  [
    'several properties with access to the list',
    ['access_housekeeping', 'access_properties'],
    [one, other],
    { kind: 'redirected', to: list },
  ],
  ['several properties without a permission there', [], [one, other], { kind: 'redirected', to: '/unauthorized' }],
] as const)('a user who works in %s starts there, whatever was open last', (_, held, own, access) => {
  const permissions = new Set<string>([...held, 'login_to_hotel_management'])
  expect(authorize(routes.parseRoute('/hotel-management'), permissions, 'elsewhere', own)).toEqual(access)
})

test.each([
  ['?open=housekeeping', ['access_housekeeping', 'access_properties'], 'castle-inn', `${property}/housekeeping`],
  ['?open=my-rooms', ['access_housekeeping', 'access_properties'], 'castle-inn', `${property}/housekeeping?view=mine`],
  ['?open=my-rooms', ['access_housekeeping', 'access_properties'], null, list],
  ['?open=my-rooms', ['access_properties'], 'castle-inn', list],
  ['?open=housekeeping', ['access_hotel_calendar'], 'castle-inn', `${property}/hotel-calendar`],
] as const)('the shortcut %s leads a user with %o and %s open to %s', (search, held, open, to) => {
  const permissions = new Set<string>([...held, 'login_to_hotel_management'])
  const place = routes.parseRoute('/hotel-management')
  expect(authorize(place, permissions, open, [], search)).toEqual({ kind: 'redirected', to })
})

test.each([
  ['an attendant', property, ['access_housekeeping'], myRooms],
  ['a technician', property, ['access_hotel_calendar', 'access_housekeeping'], `${property}/hotel-calendar`],
  ['a manager', property, ['access_properties', 'access_housekeeping'], property],
  ['someone whose sign-in named no permissions', property, undefined, property],
  [
    'an attendant who asked for another section',
    `${property}/products`,
    ['access_housekeeping'],
    `${property}/products`,
  ],
  ['an attendant who asked for the list', list, ['access_housekeeping'], list],
] as const)('the address of a property, opened before the sign-in, leads %s from %s', (_, next, held, end) => {
  expect(pathAfterSignIn(next, held)).toBe(end)
})

test('for every set of permissions the start page leads to a page that is shown', () => {
  const telling = [...new Set([...sectionRoutes.map(({ menu }) => menu), ...guarded.map(([, needed]) => needed)])]
  for (let bits = 0; bits < 2 ** telling.length; bits += 1)
    for (const open of [null, 'castle-inn']) {
      const held = telling.filter((_, index) => bits & (1 << index))
      expect(accessTo(startPath(new Set(held), open), held, open)).toEqual({ kind: 'shown' })
    }
})

test("the menu has the required permissions, which aren't always the route's", () => {
  expect(Object.fromEntries(menuRoutes.map(({ section, menu }) => [section, menu]))).toEqual({
    '': 'access_hotel_dashboard',
    'hotel-calendar': 'access_hotel_calendar',
    housekeeping: 'access_housekeeping',
    products: 'access_properties',
    'accounting-report': 'access_properties',
    'activity-logs': 'access_properties',
  })
})

import { describe, expect, test } from 'vitest'
import { permissionNames } from '../../src/api/contract/access.ts'
import { startPath, authorize } from '../../src/machines/access/access.rules.ts'
import * as routes from '../../src/routes/properties.ts'
import { sectionRoutes } from '../../src/routes/route-table.ts'

const list = '/hotel-management/properties'
const house = `${list}/castle-inn`

/** Each address of the route table and the one permission it asks for (requirement 2.route). */
const guarded: [string, string][] = [
  [list, 'access_properties'],
  [house, 'access_properties'],
  [`${house}/hotel-calendar`, 'access_hotel_calendar'],
  [`${house}/housekeeping`, 'access_housekeeping'],
  [`${house}/products`, 'access_hotel_products'],
  [`${house}/accounting-report`, 'view_hotel_management_report'],
  [`${house}/activity-logs`, 'access_properties'],
]
const judged = (path: string, permissions: Iterable<string>, open: string | null = null) =>
  authorize(routes.parseRoute(path), new Set(permissions), open)

describe.each(guarded)('%s', (path, needed) => {
  test.each(permissionNames)('with %s alone', (held) => {
    expect(judged(path, [held])).toEqual(
      held === needed ? { kind: 'shown' } : { kind: 'redirected', to: '/unauthorized' },
    )
  })

  test(`is refused to whoever holds everything but ${needed}`, () => {
    const rest = permissionNames.filter((name) => name !== needed)
    expect(judged(path, rest)).toEqual({ kind: 'redirected', to: '/unauthorized' })
  })

  test('is refused without any permission, and shown with all', () => {
    expect(judged(path, [])).toEqual({ kind: 'redirected', to: '/unauthorized' })
    expect(judged(path, permissionNames)).toEqual({ kind: 'shown' })
  })
})

test.each(['/login', '/unauthorized', '/under-construction', '/not-found', '/nowhere'])('%s needs none', (path) => {
  expect(judged(path, [])).toEqual({ kind: 'shown' })
})

test('the root leads to the entry, whoever asks', () => {
  expect(judged('/', [])).toEqual({ kind: 'redirected', to: '/hotel-management' })
})

test.each(permissionNames.filter((name) => name !== 'login_to_hotel_management'))(
  'the entry needs its own permission: %s is not enough',
  (held) => {
    expect(judged('/hotel-management', [held])).toEqual({ kind: 'redirected', to: '/unauthorized' })
  },
)

test.each([
  [['access_properties'], null, list],
  [['access_properties', 'access_housekeeping'], 'castle-inn', list],
  [['access_hotel_calendar'], null, '/unauthorized'],
  [['access_hotel_calendar', 'access_housekeeping'], 'castle-inn', `${house}/hotel-calendar`],
  [['access_housekeeping'], 'castle-inn', `${house}/housekeeping`],
  // Menu and route differ for the dashboard: the one alone opens nothing.
  [['access_hotel_dashboard'], 'castle-inn', '/unauthorized'],
  [['access_hotel_products'], 'castle-inn', '/unauthorized'],
  [[], 'castle-inn', '/unauthorized'],
] as const)('the entry sends whoever holds %o, with %s open, to %s', (held, open, to) => {
  expect(startPath(new Set<string>(held), open)).toBe(to)
  expect(judged('/Hotel-Management/', [...held, 'login_to_hotel_management'], open)).toEqual({ kind: 'redirected', to })
})

const [one, other] = [
  { prefix: 'castle-inn', name: 'Castle Inn' },
  { prefix: 'hill-house', name: 'Hill House' },
]
test.each([
  ['one property', ['access_housekeeping'], [one], { kind: 'redirected', to: `${house}/housekeeping` }],
  ['bulkEdit', ['access_housekeeping'], [one, other], { kind: 'shown' }],
  [
    'several, and the list',
    ['access_housekeeping', 'access_properties'],
    [one, other],
    { kind: 'redirected', to: list },
  ],
  ['several, and nothing to open there', [], [one, other], { kind: 'redirected', to: '/unauthorized' }],
] as const)('who works in %s begins there, whatever was open last', (_, held, own, verdict) => {
  const permissions = new Set<string>([...held, 'login_to_hotel_management'])
  expect(authorize(routes.parseRoute('/hotel-management'), permissions, 'elsewhere', own)).toEqual(verdict)
})

test('for every set of permissions the entry ends somewhere that is shown', () => {
  const telling = [...new Set([...sectionRoutes.map(({ menu }) => menu), ...guarded.map(([, needed]) => needed)])]
  for (let bits = 0; bits < 2 ** telling.length; bits += 1)
    for (const open of [null, 'castle-inn']) {
      const held = telling.filter((_, index) => bits & (1 << index))
      expect(judged(startPath(new Set(held), open), held, open)).toEqual({ kind: 'shown' })
    }
})

test('the menu’s permissions are the required ones, which are not always the route’s', () => {
  expect(Object.fromEntries(sectionRoutes.map(({ section, menu }) => [section, menu]))).toEqual({
    '': 'access_hotel_dashboard',
    'hotel-calendar': 'access_hotel_calendar',
    housekeeping: 'access_housekeeping',
    products: 'access_properties',
    'accounting-report': 'access_properties',
    'activity-logs': 'access_properties',
  })
})

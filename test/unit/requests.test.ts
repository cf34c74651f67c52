import { expect, test } from 'vitest'
import * as access from '../../src/api/access.ts'
import * as passwords from '../../src/api/password.ts'
import { toQuery } from '../../src/api/form-data.ts'
import type { Http } from '../../src/api/http.ts'
import * as people from '../../src/api/people.ts'
import * as properties from '../../src/api/properties.ts'
import * as propertyTypes from '../../src/api/property-types.ts'
import { withProperty } from '../../src/api/property-scope.ts'
import * as session from '../../src/api/session.ts'
import * as setUp from '../../src/api/set-up.ts'
import * as users from '../../src/api/users.ts'
import { openWire } from '../support/wire.ts'

const change = {
  name: 'Castle Inn',
  property_type_id: 2,
  status: 1 as const,
  bookable_date_from: null,
  bookable_date_to: null,
  timezone: 'Europe/Lisbon',
  currency: 'EUR',
  check_in_time: '15:00',
  check_out_time: '11:00',
  address: 'Rua Um 1',
  email: null,
  phone: null,
}
const newPassword = {
  password: 'Abcdef1!',
  confirm_password: 'Abcdef1!',
  user_id: 3,
  first_time_login: true,
}
const newPerson = {
  email: 'paula@people.example',
  first_name: 'Paula',
  last_name: 'Reyes',
  position: null,
  department_ids: [],
  language: 'browser' as const,
  roles: ['Front Desk'],
  all_properties: true,
  property_ids: [],
}
const linked = { token: 'token', password: 'Abcdef1!', confirm_password: 'Abcdef1!' }
const window = { bookable_date_from: '2026-01-01', bookable_date_to: null }

/** Every required endpoint that this client calls: its method and address (requirement 7). */
const endpoints: [string, (http: Http) => Promise<unknown>, string, string][] = [
  ['login', (http) => session.login(http, { email: 'a@b.c', password: 'x' }), 'POST', '/v1/login'],
  ['permissions', (http) => access.read(http), 'GET', '/v1/user_management/access_control/user/permissions'],
  ['users', (http) => users.list(http, {}), 'GET', '/v1/user_management/users/list'],
  ['user', (http) => users.view(http, 7), 'GET', '/v1/user_management/user/7'],
  ['password', (http) => passwords.change(http, newPassword), 'POST', '/v1/user_management/users/change_password'],
  ['people’s choices', (http) => people.choices(http), 'GET', '/v1/user_management/users/choices'],
  ['new person', (http) => people.create(http, newPerson, 'key-1'), 'POST', '/v1/user_management/users'],
  ['changed person', (http) => people.change(http, 7, newPerson), 'POST', '/v1/user_management/users/7'],
  ['status of a person', (http) => people.setStatus(http, 7, 0), 'POST', '/v1/user_management/users/7/status'],
  ['password link', (http) => people.makeLink(http, 7, 'key-1'), 'POST', '/v1/user_management/users/7/password_link'],
  ['owner of a link', (http) => people.readLink(http, 'token'), 'POST', '/v1/user_management/password_link/read'],
  ['password by a link', (http) => people.setPassword(http, linked), 'POST', '/v1/user_management/password_link'],
  ['properties', (http) => properties.list(http, {}), 'GET', '/v1/hotel_management/properties/property'],
  ['property', (http) => properties.view(http, 'a b'), 'GET', '/v1/hotel_management/properties/property/a%20b'],
  [
    'new property',
    (http) => properties.create(http, { ...change, prefix: 'castle-inn' }, 'key-1'),
    'POST',
    '/v1/hotel_management/properties/property',
  ],
  [
    'changed property',
    (http) => properties.update(http, 7, change),
    'POST',
    '/v1/hotel_management/properties/update_property/7',
  ],
  [
    'status',
    (http) => properties.updateStatus(http, [1], 0),
    'POST',
    '/v1/hotel_management/properties/update_property_status',
  ],
  [
    'bookable dates',
    (http) => properties.updateBookableDate(http, [1], window),
    'POST',
    '/v1/hotel_management/properties/update_property_bookable_date/',
  ],
  [
    'deleted property',
    (http) => properties.remove(http, 7, 4),
    'DELETE',
    '/v1/hotel_management/properties/property/7?lock_version=4',
  ],
  [
    'set-up',
    (http) => setUp.view(withProperty(http, { id: 7, prefix: 'castle-inn' })),
    'GET',
    '/v1/hotel_management/properties/7/set-up',
  ],
  [
    'duplicate',
    (http) => setUp.clone(http, 7, { name: 'Copy', prefix: 'copy', with: ['rooms'] }, 'key-9'),
    'POST',
    '/v1/hotel_management/properties/7/clone',
  ],
  [
    'copy of inventory, previewed',
    (http) => setUp.previewCopy(withProperty(http, { id: 7, prefix: 'castle-inn' }), 5),
    'GET',
    '/v1/hotel_management/properties/7/copy?from_property_id=5',
  ],
  [
    'copy of inventory',
    (http) =>
      setUp.copyInventory(
        withProperty(http, { id: 7, prefix: 'castle-inn' }),
        { from_property_id: 5, with: ['rooms'] },
        'key-9',
      ),
    'POST',
    '/v1/hotel_management/properties/7/copy',
  ],
  ['types', (http) => propertyTypes.list(http), 'GET', '/v1/hotel_management/properties/property_types'],
  [
    'new type',
    (http) => propertyTypes.create(http, 'Inn', 'key-2'),
    'POST',
    '/v1/hotel_management/properties/property_types',
  ],
  [
    'renamed type',
    (http) => propertyTypes.rename(http, { id: 2, name: 'Inn' }),
    'POST',
    '/v1/hotel_management/properties/update_property_type_name/',
  ],
  [
    'deleted types',
    (http) => propertyTypes.remove(http, [2]),
    'POST',
    '/v1/hotel_management/properties/delete_property_types',
  ],
]

test.each(endpoints)('%s: the required method and address, and a body only if it has one', (_, ask, ...asked) => {
  const { http, last } = openWire()
  ask(http).catch(() => undefined)
  expect([last().method, last().url]).toEqual(asked)
  expect(last().hasBody).toBe(asked[0] === 'POST')
})

test.each(endpoints)('%s: an invalid reply is a typed error', async (_, ask) => {
  const bodies = ['not json', '{"data":"no object"}', '{"data":{"message":7},"meta":{}}', 'null']
  for (const body of bodies) {
    const { http, last } = openWire()
    const reply = ask(http)
    last().reply(new Response(body, { headers: { 'x-request-id': 'req-9' } }))
    await expect(reply).rejects.toMatchObject({ name: 'ApiError', code: 'MALFORMED', requestId: 'req-9' })
  }
})

test.each(endpoints)('%s: the error page of a proxy becomes a readable error', async (_, ask) => {
  const { http, last } = openWire()
  const reply = ask(http)
  last().reply(new Response('<h1>Teapot</h1>', { status: 418 }))
  await expect(reply).rejects.toMatchObject({ status: 418, message: 'The server answered with error 418.', fields: {} })
})

test('every call names its application, and without a token has no Authorization header', () => {
  const { http, calls } = openWire()
  http.send({ path: '/rooms' }).catch(() => undefined)
  http.send({ path: '/rooms', token: 'abc' }).catch(() => undefined)
  expect(calls.map(({ headers }) => headers.get('x-app-context'))).toEqual(['hotel_management', 'hotel_management'])
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer abc'])
})

test('only the browser sets a content type, so that the boundary is its own', () => {
  const { http, calls } = openWire()
  session.logout(http, 'abc').catch(() => undefined)
  http.send({ method: 'POST', path: '/rooms', body: { name: 'A' } }).catch(() => undefined)
  expect(calls.map(({ headers, hasBody }) => [headers.has('content-type'), hasBody])).toEqual([
    [false, false],
    [false, true],
  ])
})

test('lists are sent as k[], null as an empty field, flags as 1 and 0, undefined not at all; a body can send an empty list', () => {
  const fields = { ids: [1, 2], none: [], from: null, is_on: true, is_off: false, gone: undefined, name: 'A & B' }
  const { http, last } = openWire()
  http.send({ method: 'POST', path: '/rooms', body: fields }).catch(() => undefined)
  const pairs = [
    ['ids[]', '1'],
    ['ids[]', '2'],
    ['from', ''],
    ['is_on', '1'],
    ['is_off', '0'],
    ['name', 'A & B'],
  ]
  expect(last().form).toEqual([...pairs, ['none[]', '']])
  expect(toQuery(fields)).toBe(`?${new URLSearchParams(pairs)}`)
  expect(toQuery({})).toBe('')
})

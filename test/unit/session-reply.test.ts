import { expect, test } from 'vitest'
import { ApiError } from '../../src/api/api-error.ts'
import { readUser } from '../../src/api/session.ts'
import { type SessionEnd, withSession } from '../../src/api/session-http.ts'
import { loginMessage, logoutMessage } from '../../src/machines/session/session.rules.ts'
import { openWire } from '../support/wire.ts'
import { user } from '../support/records.ts'

test('the login reply is stored whole, including unknown fields', () => {
  const reply = user({ expires_at: '2026-03-01', departments: [1] })
  expect(readUser(reply)).toEqual(reply)
})

test.each([null, 'text', [], {}, { token: '' }, { token: 7 }, { token: null }])('%o is no session', (value) => {
  expect(readUser(value)).toBeNull()
})

test('a field of the wrong type is ignored', () => {
  const strange = {
    token: 'abc',
    id: '3',
    status: '1',
    is_pass_updated: null,
    first_name: 5,
    last_name: {},
    email: [],
    position: { title: 'x' },
    roles: [{ name: 'Auditor' }, { name: 1 }, null, 'x'],
    permissions: ['access_properties', { id: 1, name: 'access_housekeeping' }],
  }
  expect(readUser(strange)).toEqual({ token: 'abc', roles: [{ name: 'Auditor' }] })
  expect(readUser({ token: 'abc', roles: 'none', position: 'x' })).toEqual({ token: 'abc', roles: [] })
})

test.each([
  [401, 'whatever', 'Access denied! Invalid Credentials'],
  [403, 'whatever', 'Access denied! Your account is deactivated.'],
  [429, 'Too many attempts.', 'Too many attempts.'],
  [500, 'The server answered with error 500.', 'The server answered with error 500.'],
])('a login rejected with %i (%s) shows: %s', (status, message, said) => {
  expect(loginMessage(new ApiError(status, message))).toBe(said)
})

test('a failed logout shows the reason, or that it failed', () => {
  expect(logoutMessage(new ApiError(500, 'No luck'))).toBe('No luck')
  expect(logoutMessage(new ApiError(500, ''))).toBe('Logout failed')
})

/** A call within a session, and its messages about the session's end. */
function within(token: string | null) {
  const wire = openWire()
  const ends: [SessionEnd, string | null][] = []
  const http = withSession(wire.http, {
    readToken: () => token,
    onEnded: (...end) => ends.push(end),
    onPasswordRequired: () => {},
    confirm: async () => false,
  })
  return { ...wire, ends, reply: http.send({ path: '/rooms' }) }
}

test('every call carries the token of the cookie', async () => {
  const { last, reply, ends } = within('abc')
  expect(last().headers.get('authorization')).toBe('Bearer abc')
  last().answer({ data: 1 })
  expect((await reply).ok).toBe(true)
  expect(ends).toEqual([])
})

test('without a cookie no call is sent: the session has ended', async () => {
  const { calls, reply, ends } = within(null)
  await expect(reply).rejects.toMatchObject({ status: 401, message: 'Unauthenticated.' })
  expect([calls.length, ends]).toEqual([0, [['missing', null]]])
})

test.each([
  [401, { code: 'TOKEN_INVALID_OR_EXPIRED', message: 'Over' }, true],
  [401, { message: 'Unauthenticated.' }, true],
  [401, { message: 'Wrong current password' }, false],
  [403, { code: 'TOKEN_INVALID_OR_EXPIRED' }, false],
  [422, { message: 'Unauthenticated.' }, false],
])('%i with %o ends the session: %s', async (status, body, isEnd) => {
  const { last, reply, ends } = within('abc')
  last().answer(body, { status })
  await expect(reply).rejects.toMatchObject({ status })
  expect(ends).toEqual(isEnd ? [['expired', 'abc']] : [])
})

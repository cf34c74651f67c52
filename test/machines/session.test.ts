// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { shellMachine } from '../../src/machines/shell/shell.machine.ts'
import { notStoredMessage } from '../../src/machines/session/session.rules.ts'
import * as select from '../../src/machines/session/session.selectors.ts'
import { user } from '../support/records.ts'
import { startSession } from '../support/session-actor.ts'
import { settled } from '../support/wire.ts'

test('without a stored session the user is signed out, and nothing is requested', () => {
  const { snapshot, calls } = startSession()
  expect([select.selectIsSignedIn(snapshot()), calls.length]).toEqual([false, 0])
})

test('a stored session is restored, and its shell sends its token', async () => {
  const { snapshot, callsTo } = startSession({ stored: user() })
  expect([select.selectIsSignedIn(snapshot()), select.selectIsOpening(snapshot())]).toEqual([true, true])
  await settled()
  expect(select.selectShell(snapshot())).not.toBeNull()
  expect(callsTo('/user/permissions')[0]?.headers.get('authorization')).toBe('Bearer token-of-marta')
})

test('signing in is pending, then the reply becomes the session and its cookie', async () => {
  const { logIn, last, answer, snapshot, context, jar } = startSession()
  logIn()
  expect([select.selectIsPending(snapshot()), context().user, context().error]).toEqual([true, null, null])
  expect(last().form).toEqual([
    ['email', 'marta@demo.example'],
    ['password', 'secret'],
  ])
  expect(last().headers.has('authorization')).toBe(false)
  await answer('/login', { data: user() })
  expect([select.selectIsPending(snapshot()), select.selectIsSignedIn(snapshot())]).toEqual([false, true])
  expect([select.selectUser(snapshot()), jar.readUser()]).toEqual([user(), user()])
})

test('a double submit is one request', () => {
  const { logIn, calls } = startSession()
  logIn()
  logIn()
  expect(calls).toHaveLength(1)
})

test.each([
  [401, { message: 'x' }, 'Access denied! Invalid Credentials'],
  [403, { message: 'x' }, 'Access denied! Your account is deactivated.'],
  [429, { message: 'Too many attempts. Try again in 15 minutes.' }, 'Too many attempts. Try again in 15 minutes.'],
  [500, {}, 'The server answered with error 500.'],
  [200, { data: { name: 'no token' } }, 'The server’s response couldn’t be read. Try again.'],
])('a login answered with %i %o shows “%s”, and can be tried again', async (status, body, text) => {
  const { logIn, answer, snapshot, context, jar, calls } = startSession()
  logIn()
  await answer('/login', body, status)
  expect([select.selectError(snapshot()), context().user, jar.hasUser()]).toEqual([text, null, false])
  logIn()
  expect([calls.length, context().error]).toEqual([2, null])
})

test("a login that can't reach the server shows an error, and isn't sent twice", async () => {
  const { logIn, last, context, calls } = startSession()
  logIn()
  last().fail()
  await settled()
  expect([calls.length, context().error]).toEqual([1, expect.stringContaining('couldn’t be reached')])
})

test('a browser without cookies gets a clear message, because there is no session without them', async () => {
  const { logIn, answer, snapshot, context } = startSession({ accepts: () => false })
  logIn()
  await answer('/login', { data: user() })
  expect([select.selectIsSignedIn(snapshot()), context().error]).toEqual([false, notStoredMessage])
})

test("the shell's code loads while the user types, and a failure then is silent", async () => {
  let loads = 0
  const { session, snapshot, answer, logIn } = startSession({
    load: async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return shellMachine
    },
  })
  session.send({ type: 'login.begun' })
  await settled()
  expect([loads, select.selectError(snapshot())]).toEqual([1, null])
  session.send({ type: 'login.begun' })
  await settled()
  logIn()
  await answer('/login', { data: user() })
  expect([loads, select.selectIsOpening(snapshot()), select.selectShell(snapshot()) !== null]).toEqual([2, false, true])
})

test("a failure to load the shell's code is shown, and can be retried", async () => {
  let isDown = true
  const load = async () => {
    if (isDown) throw new Error('stale chunk')
    return shellMachine
  }
  const { session, snapshot } = startSession({ stored: user(), load })
  await settled()
  expect([select.selectHasLoadFailed(snapshot()), select.selectShell(snapshot())]).toEqual([true, null])
  isDown = false
  session.send({ type: 'shell.retried' })
  expect(select.selectHasLoadFailed(snapshot())).toBe(false)
  await settled()
  expect(select.selectShell(snapshot())).not.toBeNull()
})

test('a rotated token is stored, so that the session continues with it', () => {
  const { session, jar, context } = startSession({ stored: user({ is_pass_updated: 0 }) })
  session.send({ type: 'user.changed', user: user({ token: 'rotated' }) })
  expect([context().user?.token, jar.readUser()?.token, jar.readUser()?.is_pass_updated]).toEqual([
    'rotated',
    'rotated',
    1,
  ])
})

test.each([
  [user(), ['Marta', 'MO', 'General Manager']],
  [user({ roles: [] }), ['Marta', 'MO', 'Director']],
  [{ token: 'abc' }, ['', '', '']],
])('the greeting uses whatever the session has', (stored, texts) => {
  const snapshot = startSession({ stored }).snapshot()
  const reported = [select.selectFirstName(snapshot), select.selectInitials(snapshot), select.selectRoleName(snapshot)]
  expect(reported).toEqual(texts)
})

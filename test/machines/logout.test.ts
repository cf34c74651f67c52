// @vitest-environment jsdom
import { expect, test } from 'vitest'
import * as select from '../../src/machines/session/session.selectors.ts'
import { user } from '../support/records.ts'
import { startSession } from '../support/session-actor.ts'
import { settled } from '../support/wire.ts'

const signedIn = (over = {}) => startSession({ stored: user(over) })

test('logging out revokes the token, removes both cookies, and forgets the user', async () => {
  const { session, callsTo, answer, snapshot, context, jar, spoken } = signedIn()
  jar.writeProperty({ id: 7, prefix: 'castle-inn' })
  session.send({ type: 'logout.requested' })
  session.send({ type: 'logout.requested' })
  expect([select.selectIsPending(snapshot()), callsTo('/logout').length]).toEqual([true, 1])
  expect(callsTo('/logout')[0]).toMatchObject({ method: 'POST', hasBody: false })
  expect(callsTo('/logout')[0]?.headers.get('authorization')).toBe('Bearer token-of-marta')
  await answer('/logout', { message: 'ok' })
  expect([select.selectIsSignedIn(snapshot()), context().user, context().error]).toEqual([false, null, null])
  expect([jar.hasUser(), jar.readProperty(), spoken()]).toEqual([false, null, 'Logged out'])
  expect(select.selectSignedOutReason(snapshot())).toBe('voluntary')
})

test('a 401 to the logout counts as success', async () => {
  const { session, answer, snapshot, jar } = signedIn()
  session.send({ type: 'logout.requested' })
  await answer('/logout', { message: 'Unauthenticated.' }, 401)
  expect([select.selectIsSignedIn(snapshot()), jar.hasUser()]).toEqual([false, false])
})

test.each([
  [500, { message: 'No luck' }, 'No luck'],
  [503, {}, 'Logout failed'],
])('a logout that fails (%i) keeps the session and shows “%s”', async (status, body, text) => {
  const { session, answer, snapshot, context, jar, toasts } = signedIn()
  session.send({ type: 'logout.requested' })
  await answer('/logout', body, status)
  expect([select.selectIsSignedIn(snapshot()), select.selectIsPending(snapshot()), jar.hasUser()]).toEqual([
    true,
    false,
    true,
  ])
  expect([context().error, toasts()]).toEqual([text, [text]])
  session.send({ type: 'logout.requested' })
  expect(context().error).toBeNull()
})

test.each([
  ['without a cookie', '', 'No user to logout'],
  ['with a cookie without a token', 'user=garbage; path=/', 'Logged out'],
])('logging out %s sends no call and shows the reason', async (_, cookie, text) => {
  const { session, jar, document, callsTo, snapshot, spoken } = signedIn()
  jar.removeUser()
  if (cookie) document.cookie = cookie
  session.send({ type: 'logout.requested' })
  await settled()
  expect([callsTo('/logout').length, jar.hasUser(), spoken()]).toEqual([0, false, text])
  expect(select.selectIsSignedIn(snapshot())).toBe(false)
})

test('twenty simultaneous 401s cause one logout call, one announcement and one redirect', async () => {
  const { end, callsTo, jar, snapshot, spoken, notices } = signedIn()
  await settled()
  const said: string[] = []
  notices.subscribe(({ context }) => said.push(context.spoken))
  end('token-of-marta', 20)
  expect([callsTo('/logout').length, jar.hasUser(), select.selectIsSignedIn(snapshot())]).toEqual([1, false, false])
  expect(spoken()).toBe('Your session has ended. Please sign in again.')
  expect(new Set(said.filter(Boolean)).size).toBe(1)
})

test.each([401, 500])('a forced logout succeeds even if the server answers %i', async (status) => {
  const { end, answer, snapshot, context, jar } = signedIn()
  end('token-of-marta')
  await answer('/logout', { message: 'x' }, status)
  expect([select.selectIsSignedIn(snapshot()), context().error, jar.hasUser()]).toEqual([false, null, false])
})

test('a removed cookie ends the session without a needless call', () => {
  const { end, jar, callsTo, snapshot } = signedIn()
  jar.removeUser()
  end(null)
  expect([callsTo('/logout').length, select.selectIsSignedIn(snapshot())]).toEqual([0, false])
})

test("a late 401 for an earlier token doesn't end the current session", () => {
  const { end, snapshot, jar } = signedIn({ token: 'second' })
  end('first')
  expect([select.selectIsSignedIn(snapshot()), jar.readUser()?.token]).toEqual([true, 'second'])
})

test('a 401 in the shell ends the session, and stops its actors and their requests', async () => {
  const { answer, snapshot, callsTo } = signedIn()
  await settled()
  const { children } = select.selectShell(snapshot())!.getSnapshot()
  await answer('/user/permissions', { code: 'TOKEN_INVALID_OR_EXPIRED', message: 'x' }, 401)
  expect([select.selectIsSignedIn(snapshot()), select.selectShell(snapshot()), callsTo('/logout').length]).toEqual([
    false,
    null,
    1,
  ])
  expect(children.access?.getSnapshot().status).toBe('stopped')
})

test.each([
  ['another user', user({ token: 'token-of-finn', first_name: 'Finn' }), true],
  ['nobody', null, false],
])('when the cookie changes to %s, this tab follows, with its own shell or none', async (_, next, isSignedIn) => {
  const { session, snapshot, notices, callsTo } = signedIn()
  await settled()
  notices.send({ type: 'notice.given', text: 'Marta’s property saved.', tone: 'ok' })
  const before = select.selectShell(snapshot())
  session.send({ type: 'cookie.changed', user: next })
  await settled()
  expect([select.selectIsSignedIn(snapshot()), select.selectUser(snapshot())]).toEqual([isSignedIn, next])
  expect([before?.getSnapshot().status, select.selectShell(snapshot()) === before]).toEqual(['stopped', false])
  expect(notices.getSnapshot().context.notices).toEqual([])
  expect([callsTo('/logout').length, callsTo('/user/permissions')[0]?.signal.aborted]).toEqual([0, true])
})

test('a rewritten cookie with the same token keeps the shell', async () => {
  const { session, snapshot } = signedIn()
  await settled()
  const before = select.selectShell(snapshot())
  session.send({ type: 'cookie.changed', user: user({ first_name: 'Martha' }) })
  expect(select.selectShell(snapshot())).toBe(before)
})

test("while signed out, another tab's sign-in signs this tab in too, and aborts its own attempt", async () => {
  const { session, logIn, last, snapshot } = startSession()
  session.send({ type: 'cookie.changed', user: null })
  expect(select.selectIsSignedIn(snapshot())).toBe(false)
  logIn()
  const { signal } = last()
  session.send({ type: 'cookie.changed', user: user() })
  expect([select.selectIsSignedIn(snapshot()), signal.aborted]).toEqual([true, true])
})

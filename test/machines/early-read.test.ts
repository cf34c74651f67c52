// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { shellMachine } from '../../src/machines/shell/shell.machine.ts'
import { navigate } from '../../src/screens/navigate.ts'
import { cookieDocument } from '../support/cookies.ts'
import { recorder } from '../support/recorder.ts'
import { pageOf, property, user } from '../support/records.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { openWire, settled } from '../support/wire.ts'

const list = '/hotel-management/properties'
/** The code of a section is loaded on the way. */
const patiently = { timeout: 10_000 }
afterEach(() => history.replaceState(null, '', '/'))

interface Options {
  permissions?: string[]
  isPassUpdated?: number
  replyCache?: { readsAhead: boolean }
}

/** Starts the shell at an address. The reply of the sign-in named these permissions; the server has not sent any yet. */
async function start(address: string, options: Options = {}) {
  const { permissions = ['login_to_hotel_management', 'access_properties'], isPassUpdated = 1 } = options
  history.replaceState(null, '', address)
  const wire = openWire()
  const session = recorder()
  const notices = recorder()
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  jar.writeUser(user())
  const actor = createActor(shellMachine, {
    input: {
      http: wire.http,
      jar,
      storage: storageInMemory().open,
      notices: notices.ref,
      session: session.ref,
      user: user({ is_pass_updated: isPassUpdated, permissions }),
      saveFile: () => undefined,
      newKey: () => crypto.randomUUID(),
      navigate,
      replyCache: { readsAhead: true },
      services: {},
      ...('replyCache' in options && { replyCache: options.replyCache }),
    },
  }).start()
  onTestFinished(() => void actor.stop())
  await settled()
  const urls = () => wire.calls.map(({ url }) => url.replace(/^\/v1\/(hotel_management\/properties|user.*user)\//, ''))
  const called = (part: string) => wire.calls.filter(({ url }) => url.includes(part))
  const know = async (names = permissions) => {
    called('/user/permissions')[0]!.answer({ data: { permissions: names.map((name, id) => ({ id, name })) } })
    await settled()
  }
  const rows = () => actor.getSnapshot().children.properties!.getSnapshot().children.list!.getSnapshot()
  return { ...wire, actor, ends: session.received, notices, urls, called, know, rows }
}

const oneProperty = pageOf([property()])

test.each([
  ['a reload of the list', `${list}?page=2`, 2],
  ['the start page', '/hotel-management', 1],
  ['a sign-in', '/login', 1],
  ['a sign-in that leads on', `/login?next=${encodeURIComponent(`${list}?page=3`)}`, 3],
])('%s requests the permissions and the list in parallel, and the list only once', async (_, address, page) => {
  const { urls, called, know, rows } = await start(address)
  expect(urls()).toEqual(['permissions', expect.stringMatching(`[?&]page=${page}(&|$)`)])
  await know()
  expect([called('/property?').length, rows().hasTag('busy')]).toEqual([1, true])
  called('/property?')[0]!.answer(oneProperty)
  await settled()
  expect([rows().context.page.data.length, called('/property?').length]).toEqual([1, 1])
})

test('rows that arrive before the permissions are shown as soon as the permissions are known', async () => {
  const { called, know, rows } = await start(list)
  called('/property?')[0]!.answer(oneProperty)
  await settled()
  expect(rows().context.page.data).toEqual([])
  await know()
  expect([rows().context.page.data.length, called('/property?').length]).toEqual([1, 1])
})

test('the first screen is hidden until its data are there', async () => {
  const { actor, called, know } = await start(list)
  const isRevealed = () => actor.getSnapshot().context.isRevealed
  await know()
  expect(isRevealed()).toBe(false)
  called('/property?')[0]!.answer(oneProperty)
  await expect.poll(isRevealed).toBe(true)
})

test('the first screen shows itself without its data after a tenth of a second', async () => {
  const { actor, know, rows } = await start(list)
  await know()
  await expect.poll(() => actor.getSnapshot().context.isRevealed).toBe(true)
  expect(rows().hasTag('busy')).toBe(true)
})

test("a reload of a section requests permissions and property in parallel, and then the section's data", async () => {
  const { urls, called, know } = await start(`${list}/castle-inn/activity-logs`)
  expect(urls()).toEqual(['permissions', 'property/castle-inn'])
  called('/property/castle-inn')[0]!.answer({ data: property() })
  await expect.poll(() => called('graphql').length, patiently).toBe(1)
  await know()
  expect(called('/property/castle-inn').length).toBe(1)
})

test.each([
  [403, { message: 'Not yours.', code: 'FORBIDDEN' }],
  [401, { message: 'Over.', code: 'TOKEN_INVALID_OR_EXPIRED' }],
  [403, { message: 'Set a password.', code: 'PASSWORD_CHANGE_REQUIRED' }],
  [503, { message: 'Busy.' }],
])('an early read that is refused with %i %o has no effect, and the list shows its own', async (status, body) => {
  const { actor, called, know, rows, ends, notices } = await start(list)
  called('/property?')[0]!.answer(body, { status })
  await settled()
  const { isPasswordRequired } = actor.getSnapshot().context
  expect([called('/property?').length, ends, notices.received, isPasswordRequired]).toEqual([1, [], [], false])
  await know()
  expect(called('/property?').length).toBe(2)
  called('/property?')[1]!.answer({ message: 'Gone.' }, { status: 404 })
  await settled()
  expect([rows().hasTag('failed'), rows().context.error?.message]).toEqual([true, 'Gone.'])
})

test('a list that waits for an early read sends its own request if that read fails', async () => {
  const { called, know, rows } = await start(list)
  await know()
  called('/property?')[0]!.fail()
  await settled()
  expect(called('/property?').length).toBe(2)
  called('/property?')[1]!.answer({ message: 'No longer.' }, { status: 403 })
  await settled()
  expect(rows().context.error?.message).toBe('No longer.')
})

test('a permission that was withdrawn since the sign-in leads to /unauthorized, without rows', async () => {
  const { know, called, rows } = await start(list)
  called('/property?')[0]!.answer(oneProperty)
  await know(['access_housekeeping'])
  expect([location.pathname, rows().context.page.data]).toEqual(['/unauthorized', []])
})

test.each<[string, string, Options]>([
  ['without reading ahead', list, { replyCache: undefined }],
  ['for a person who saves data', list, { replyCache: { readsAhead: false } }],
  ['while the password must be changed', list, { isPassUpdated: 0 }],
  ['if the sign-in did not name the permission', list, { permissions: ['login_to_hotel_management'] }],
  ['on a page without data', '/under-construction', {}],
  ['for a section without the permission', `${list}/castle-inn/products`, {}],
])('nothing is read early %s', async (_, address, options) => {
  expect((await start(address, options)).urls()).toEqual(['permissions'])
})

// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { shellMachine } from '../../src/machines/shell/shell.machine.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { navigate } from '../../src/screens/navigate.ts'
import { cookieDocument } from '../support/cookies.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { recorder } from '../support/recorder.ts'
import { user } from '../support/records.ts'
import { openWire, settled } from '../support/wire.ts'

const list = '/hotel-management/properties'
afterEach(() => history.replaceState(null, '', '/'))

/** Starts the shell of a user with `permissions` at `address`. */
async function start(
  address: string,
  permissions: string[] | null = ['login_to_hotel_management', 'access_properties'],
) {
  history.replaceState(null, '', address)
  const wire = openWire()
  const jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  jar.writeUser(user())
  const input = {
    http: wire.http,
    jar,
    storage: storageInMemory().open,
    notices: recorder().ref,
    session: recorder().ref,
    user: user(),
    saveFile: () => undefined,
    newKey: () => crypto.randomUUID(),
    navigate,
    services: {},
  }
  const actor = createActor(shellMachine, { input }).start()
  onTestFinished(() => void actor.stop())
  const know = async (names: string[]) => {
    const data = { permissions: names.map((name, id) => ({ id, name })) }
    wire.calls.findLast(({ url }) => url.endsWith('/user/permissions'))?.answer({ data })
    await settled()
  }
  if (permissions) await know(permissions)
  const here = () => location.pathname + location.search
  const asked = (part: string) => wire.calls.filter(({ url }) => url.includes(part)).length
  return { ...wire, actor, jar, know, here, asked, children: () => actor.getSnapshot().children }
}

test("no rows are requested before the user's permissions are known", async () => {
  const { calls, know, asked } = await start(list, null)
  expect(calls.map(({ url }) => url.split('/').at(-1))).toEqual(['permissions'])
  await know(['access_properties'])
  expect(asked('/property?')).toBe(1)
})

test.each([
  ['/hotel-management', ['login_to_hotel_management', 'access_properties'], list],
  ['/', ['login_to_hotel_management', 'access_properties'], list],
  ['/hotel-management', ['login_to_hotel_management'], '/unauthorized'],
  ['/hotel-management', ['access_properties'], '/unauthorized'],
  [`${list}/castle-inn/housekeeping`, ['access_properties'], '/unauthorized'],
  [`${list}/castle-inn/housekeeping`, ['access_housekeeping'], `${list}/castle-inn/housekeeping`],
  [`/login?next=${encodeURIComponent(`${list}?page=2`)}`, ['access_properties'], `${list}?page=2`],
])('%s with %o ends at %s', async (address, permissions, end) => {
  const { here } = await start(address, permissions)
  expect(here()).toBe(end)
})

test('a denied URL requests no data of its page', async () => {
  const { asked, children } = await start(`${list}/castle-inn`, ['access_housekeeping'])
  expect([asked('/property/castle-inn'), children().property?.getSnapshot().value]).toEqual([0, 'none'])
})

test('the start page opens the property in the cookie', async () => {
  history.replaceState(null, '', '/')
  const { jar, know, here } = await start('/hotel-management', null)
  jar.writeProperty({ id: 7, prefix: 'castle-inn' })
  await know(['login_to_hotel_management', 'access_housekeeping'])
  expect(here()).toBe(`${list}/castle-inn/housekeeping?view=mine`)
})

test("a property's URL opens the property, and another URL closes it", async () => {
  const { children } = await start(`${list}/castle-inn`)
  const prefix = () => children().property?.getSnapshot().context.prefix
  expect(prefix()).toBe('castle-inn')
  history.pushState(null, '', `${list}/casa-azul/activity-logs`)
  expect(prefix()).toBe('casa-azul')
  history.pushState(null, '', list)
  expect([prefix(), children().properties?.getSnapshot().context.view?.name]).toEqual(['', 'list'])
})

test('a revoked permission redirects the user to /unauthorized', async () => {
  const { know, here } = await start(`${list}?page=2`)
  dispatchEvent(new Event('focus'))
  await know(['access_properties'])
  expect(here()).toBe(`${list}?page=2`)
  dispatchEvent(new Event('focus'))
  await know(['access_housekeeping'])
  expect(here()).toBe('/unauthorized')
})

test("each guarded route requests the permissions again; a search or a public route doesn't", async () => {
  const { know, here, asked } = await start(list)
  const times = () => asked('/user/permissions')
  history.pushState(null, '', `${list}?page=2`)
  history.pushState(null, '', '/under-construction')
  expect(times()).toBe(1)
  history.pushState(null, '', `${list}/castle-inn`)
  expect([times(), here()]).toEqual([2, `${list}/castle-inn`])
  await know(['access_properties'])
  history.pushState(null, '', `${list}/castle-inn/activity-logs`)
  await know(['access_housekeeping'])
  expect([times(), here()]).toEqual([3, '/unauthorized'])
})

test("the guard's redirect adds no history entry", async () => {
  await start('/hotel-management')
  const { length } = history
  history.pushState(null, '', `${list}/castle-inn/products`)
  expect([location.pathname, history.length]).toEqual(['/unauthorized', length + 1])
})

test('a stopped shell aborts its pending requests', async () => {
  const { actor, calls } = await start(`${list}/castle-inn`)
  actor.stop()
  await settled()
  expect(calls.slice(1).every(({ signal }) => signal.aborted)).toBe(true)
})

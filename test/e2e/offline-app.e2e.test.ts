import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signIn, takeSession } from '../support/browser.ts'
import { cardOf, housekeepingPath, menuOf, openHousekeeping, roomsAt } from './steps/housekeeping.ts'
import { buildOf, frontOf, installNewBuild, openNewBuild } from './steps/newer-build.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const tolerates = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/]
const options = () => ({ url: server.url(), hasServiceWorker: true, tolerates })
const status = (page: Page, text: RegExp) => page.getByRole('main').getByText(text).first()
/** Waits until the service worker is installed and serves the page. */
const workerReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)

async function openBoard(url = server.url()) {
  const page = await openHousekeeping('', { ...options(), url })
  await workerReady(page)
  return page
}

/** Closes the page and opens the address in a new one, without a network. */
async function openOffline(page: Page, path: string) {
  const context = page.context()
  await context.setOffline(true)
  const opened = await context.newPage()
  await page.close()
  await opened.goto(path)
  return opened
}

const startOf = (page: Page, name: string) => page.getByRole('button', { name: `Start cleaning ${name}`, exact: true })
const waiting = (page: Page, name: string) => cardOf(page, name).getByText('Waiting to be sent')
const dirtyRoom = async () => (await (await roomsAt(server.url())).plain('dirty'))[0]!
const storedNames = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('owner:')))
/** Addresses of everything that the service worker stores. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stored = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(stored)).flat().map(({ url }) => new URL(url).pathname)
  })

test('a shortcut of the installed app opens the own rooms', async () => {
  const page = await openBoard()
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  const { start_url, shortcuts } = manifest as { start_url: string; shortcuts: [{ url: string }] }
  expect(start_url).toBe('/hotel-management')
  await page.goto(shortcuts[0].url)
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
})

test('the shortcut opens housekeeping of the property opened last, also for those who start with the list', async () => {
  const page = await openPage({ ...options(), account: 'manager', path: '/hotel-management/properties/harbour-view' })
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.goto('/hotel-management?open=housekeeping')
  await page.getByRole('heading', { level: 1, name: 'Housekeeping' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(housekeepingPath)
})

test('offline, the board opens with the last known rooms and their time, and a change waits until it is sent', async () => {
  const { find } = await roomsAt(server.url())
  const room = await dirtyRoom()
  const first = await openBoard()
  await status(first, /Live/).waitFor()
  const rooms = await first.getByRole('button', { name: /^Actions for/ }).count()
  const page = await openOffline(first, housekeepingPath)
  await status(page, /Offline, rooms as of \d\d:\d\d$/).waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Actions for/ }).count()).toBe(rooms)
  await startOf(page, room.name).click()
  await waiting(page, room.name).waitFor()
  await page.reload()
  await waiting(page, room.name).waitFor()
  await status(page, /Offline, rooms as of \d\d:\d\d, 1 change waiting$/).waitFor()
  await page.getByRole('button', { name: 'Show 1 change' }).click()
  const waitingChanges = page.getByRole('region', { name: 'Changes waiting to be sent' })
  await waitingChanges.getByText('Will be sent when you are back online').waitFor()
  expect(await waitingChanges.getByRole('button', { name: 'Send now' }).count()).toBe(0)
  expect((await find(room.name)).housekeeping_status).toBe('dirty')
  await page.context().setOffline(false)
  await expect.poll(async () => (await find(room.name)).housekeeping_status).toBe('cleaning')
  await status(page, /Live$/).waitFor()
})

test('the last known rooms include what others changed while the board was open', async () => {
  const { change } = await roomsAt(server.url())
  const room = await dirtyRoom()
  const first = await openBoard()
  await status(first, /Live/).waitFor()
  await change(room, { housekeeping_status: 'cleaning' })
  await first.getByRole('button', { name: `Finish cleaning ${room.name}` }).waitFor()
  const page = await openOffline(first, housekeepingPath)
  await expect.poll(() => page.getByRole('button', { name: `Finish cleaning ${room.name}` }).count()).toBe(1)
})

test.each([
  ['/no/such/place', '404: page not found'],
  ['/hotel-management/properties/castle-inn/housekeeping', 'The property couldn’t be opened'],
])("offline, %s shows the app's own page", async (path, heading) => {
  const page = await openOffline(await openBoard(), path)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual([heading])
})

test("offline, an attendant's start page leads to the last known own rooms", async () => {
  const first = await openHousekeeping('?view=mine', { ...options(), account: 'housekeeping' })
  await workerReady(first)
  const names = (page: Page) =>
    page.getByRole('button', { name: /^Actions for/ }).evaluateAll((all) => all.map((at) => at.ariaLabel))
  const known = await names(first)
  expect(known.length).toBeGreaterThan(0)
  const page = await openOffline(first, '/')
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
  await expect.poll(() => names(page)).toEqual(known)
})

const ends: [string, (page: Page) => Promise<void>][] = [
  ['after logout', (page) => page.getByRole('button', { name: 'Logout' }).click()],
  ['after a forced logout', (page) => page.context().clearCookies({ name: 'user' })],
]

test.each(ends)('%s nothing of the user is left, and offline the sign-in page opens', async (_, end) => {
  const first = await openBoard()
  await menuOf(first, (await dirtyRoom()).name).waitFor()
  await expect.poll(() => storedNames(first)).not.toEqual([])
  await end(first)
  await first.waitForURL((url) => url.pathname === '/login')
  await expect.poll(() => storedNames(first)).toEqual([])
  const page = await openOffline(first, housekeepingPath)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  const isOfBuild = (path: string) => /^\/(assets\/.*|(favicon|index|config|preferences)\.\w+)$/.test(path)
  expect((await cachedPaths(page)).filter((path) => !isOfBuild(path))).toEqual([])
})

test('a session that ended while the app was closed leaves nothing to the next start', async () => {
  const { name } = await dirtyRoom()
  const first = await openBoard()
  await menuOf(first, name).waitFor()
  const context = first.context()
  await first.close()
  await context.clearCookies({ name: 'user' })
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto(housekeepingPath)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await expect.poll(() => storedNames(page)).toEqual([])
})

test("another user never sees the former user's rooms", async () => {
  const { name } = await dirtyRoom()
  const page = await openBoard()
  await menuOf(page, name).waitFor()
  // Signs in beside the open page, as in another tab, and loses the network before the new user has read anything.
  await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await takeSession(page.context(), 'housekeeping', server.url())
  await page.context().setOffline(true)
  await page.getByRole('heading', { level: 1, name: 'The property couldn’t be opened' }).waitFor()
  expect(await storedNames(page)).toEqual([])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'The property couldn’t be opened' }).waitFor()
  expect(await menuOf(page, name).count()).toBe(0)
})

test('a new build waits until all tabs are closed, mixes no files, and loses no waiting change', async () => {
  const front = await frontOf(server.url())
  const room = await dirtyRoom()
  const first = await openBoard(front.url)
  await front.serveNewBuild()
  await installNewBuild(first)
  await first.context().setOffline(true)
  await startOf(first, room.name).click()
  await waiting(first, room.name).waitFor()
  await first.reload()
  await waiting(first, room.name).waitFor()
  expect(await buildOf(first)).toBe('old')
  const context = first.context()
  await first.close()
  const page = await openNewBuild(context, `${front.url}${housekeepingPath}`)
  await waiting(page, room.name).waitFor()
  await context.setOffline(false)
  const { find } = await roomsAt(server.url())
  await expect.poll(async () => (await find(room.name)).housekeeping_status).toBe('cleaning')
}, 120_000)

test('a worker refuses the page of another build', async () => {
  const front = await frontOf(server.url())
  const page = await openBoard(front.url)
  await front.serveMixedBuilds()
  const outcome = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    const worker = registration.installing!
    return new Promise((resolve) => {
      worker.onstatechange = () => resolve(worker.state)
    })
  })
  expect(outcome).toBe('redundant')
})

test('offline, the preferences show before the first paint', async () => {
  const first = await openBoard()
  await first.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ theme: 'dark' })))
  const page = await openOffline(first, housekeepingPath)
  const script = await page.evaluate(async () => (await fetch('/preferences.js')).text())
  expect(script).toContain('localStorage.preferences')
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
})

test('signing in through the form installs the worker only behind the sign-in page', async () => {
  const page = await openPage({ ...options(), path: '/login' })
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(await registrations()).toBe(0)
  await signIn(page, 'housekeeping@demo.example')
  await workerReady(page)
  expect(await registrations()).toBe(1)
})

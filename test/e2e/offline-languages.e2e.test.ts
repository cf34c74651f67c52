import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { wordingIn } from '../../tools/qa/wording/wording-in.ts'
import { openPage } from '../support/browser.ts'
import { choose } from './steps/choose.ts'
import { housekeepingPath, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'

/* The app without a network in other languages than English: each has files and a service worker of its own (ADR 0056, ADR 0061). */

const server = ownServer()
const tolerates = [/ERR_INTERNET_DISCONNECTED/, /Failed to (load resource|fetch dynamically imported module)/]
const open = (language: string, account: string) =>
  openPage({ url: server.url(), hasServiceWorker: true, tolerates, account, language, path: '/', width: 390 })
const workerReady = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const spokenBy = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])

/** Finds elements by what they are called in English. */
async function wordsIn(language: string, ...data: string[]) {
  const { matcher } = await wordingIn(language, () => ({ texts: new Set(data), messages: new Set() }))
  return matcher
}

/** Closes the page and opens the start page in a new one, without a network and without the browser's own cache. */
async function openOffline(page: Page) {
  const context = page.context()
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await context.setOffline(true)
  const opened = await context.newPage()
  await page.close()
  await opened.goto('/')
  return opened
}

test.each([
  ['es', 'ltr'],
  ['ar', 'rtl'],
])('in %s, offline, the own rooms open in their language, and a room is started', async (language, direction) => {
  const { find, list } = await roomsAt(server.url())
  const room = (await list('&housekeeping_statuses[]=dirty')).find(
    ({ attendant, service }) => attendant?.name.startsWith('Hana') && service === 'none',
  )!
  const says = await wordsIn(language, room.name)
  const first = await open(language, 'housekeeping')
  const title = says('My rooms')
  await first.getByRole('heading', { level: 1, name: title }).waitFor()
  await workerReady(first)

  const page = await openOffline(first)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await spokenBy(page)).toEqual([language, direction])
  await page.getByRole('button', { name: says(`Actions for ${room.name}`) }).click()
  await page.getByRole('menu').waitFor()
  // A word of react-aria's: its words are in a file of their own.
  expect(await page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  await page
    .getByRole('button', { name: says('Dismiss') })
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: says(`Start cleaning ${room.name}`) }).click()
  const waiting = page.getByRole('listitem').filter({ hasText: room.name }).getByText(says('Waiting to be sent'))
  await waiting.waitFor()
  await page.reload()
  await waiting.waitFor()
  expect(await spokenBy(page)).toEqual([language, direction])
  expect((await find(room.name)).housekeeping_status).toBe('dirty')
  await page.context().setOffline(false)
  await expect.poll(async () => (await find(room.name)).housekeeping_status).toBe('cleaning')
})

test('after another language was chosen, the app opens in it without a network', async () => {
  const page = await open('en', 'supervisor')
  await page.goto(housekeepingPath)
  await page.getByRole('heading', { level: 1, name: 'Housekeeping' }).waitFor()
  await workerReady(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await choose(page.getByRole('dialog', { name: 'Preferences' }), 'Language', 'Español')
  await page.waitForFunction(() => document.documentElement.lang === 'es')
  // The worker of the other language is installed, and in charge of this tab.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/sw.es.js'))
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: (await wordsIn('es'))('Filters') }).waitFor()
  expect(await spokenBy(page)).toEqual(['es', 'ltr'])
})

test('without a network right after the choice, the app opens whole in the former language', async () => {
  const page = await open('en', 'manager')
  await page.goto(housekeepingPath)
  await page.getByRole('heading', { level: 1, name: 'Housekeeping' }).waitFor()
  await workerReady(page)
  // As if the network had gone before the other worker was there.
  await page.context().route('**/sw.fil.js', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await choose(page.getByRole('dialog', { name: 'Preferences' }), 'Language', 'Filipino')
  await page.waitForFunction(() => document.documentElement.lang === 'fil')
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor()
  expect(await spokenBy(page)).toEqual(['en', ''])
})

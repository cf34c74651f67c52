import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocusKept, expectFocusOn, isFocused } from './steps/focus.ts'
import {
  cardOf,
  housekeepingPath,
  lane,
  menuOf,
  openHousekeeping,
  roomsAt,
  movePointerAway,
} from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const tolerates = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/]
const open = (search = '') => openHousekeeping(search, { url: server.url(), tolerates })
const rooms = () => roomsAt(server.url())
const stepOf = (page: Page, step: string, name: string) =>
  page.getByRole('button', { name: `${step} ${name}`, exact: true })
const inLane = (page: Page, status: string, name: string) =>
  lane(page, status).getByRole('button', { name: `Actions for ${name}`, exact: true })
/** Waits for the status text of the event stream. */
const seeText = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor()
const live = (page: Page) => seeText(page, 'Live')
/** Storage keys and databases of housekeeping in the browser. */
const storedNames = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '')
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...databases].filter((key) =>
      /housekeeping|queue/i.test(key),
    )
  })

test("two users on one board: each sees the other's changes without a reload, and the focus stays", async () => {
  const [mine, theirs] = await (await rooms()).plain('dirty')
  const [one, other] = [await open(), await open()]
  await live(one)
  await live(other)
  const place = menuOf(other, mine!.name)
  await other.getByRole('searchbox', { name: 'Keyword' }).fill('')
  await place.focus()
  await stepOf(one, 'Start cleaning', theirs!.name).click()
  await inLane(other, 'Cleaning', theirs!.name).waitFor()
  expect(await isFocused(place)).toBe(true)
  await stepOf(other, 'Finish cleaning', theirs!.name).click()
  await movePointerAway(one)
  await inLane(one, 'Clean', theirs!.name).waitFor()
})

test("while paused the board doesn't change; after resuming it shows every change", async () => {
  const { plain, change } = await rooms()
  const [room] = await plain('dirty')
  const page = await open()
  await live(page)
  await page.getByRole('button', { name: 'Pause updates' }).click()
  await seeText(page, 'Paused')
  await change(room!, { housekeeping_status: 'cleaning' })
  await seeText(page, 'held back')
  expect(await inLane(page, 'Dirty', room!.name).count()).toBe(1)
  await page.getByRole('button', { name: 'Resume updates' }).click()
  await inLane(page, 'Cleaning', room!.name).waitFor()
  await expectFocusKept(page)
})

test('offline changes keep their order, survive a reload, and are sent after reconnecting', async () => {
  const { plain, find } = await rooms()
  const [first, second] = await plain('dirty')
  const page = await open()
  await live(page)
  await page.context().setOffline(true)
  await seeText(page, 'Offline')
  await stepOf(page, 'Start cleaning', first!.name).click()
  await cardOf(page, first!.name).getByText('Waiting to be sent').waitFor()
  await movePointerAway(page)
  await stepOf(page, 'Finish cleaning', first!.name).click()
  await stepOf(page, 'Start cleaning', second!.name).click()
  await seeText(page, '3 changes waiting')
  await page.getByRole('button', { name: 'Show 3 changes' }).click()
  const queue = page.getByRole('region', { name: 'Changes waiting to be sent' })
  expect(await queue.getByRole('rowheader').allInnerTexts()).toEqual([
    `Start cleaning: ${first!.name}`,
    `Finish cleaning: ${first!.name}`,
    `Start cleaning: ${second!.name}`,
  ])
  // The server still serves the page, but housekeeping calls fail.
  await page.route('**/api/v1/hotel_management/**/update_room_status', (route) => route.abort())
  await page.context().setOffline(false)
  await page.reload()
  await menuOf(page, first!.name).waitFor()
  await seeText(page, '3 changes waiting')
  await page.unroute('**/api/v1/hotel_management/**/update_room_status')
  await expect.poll(async () => (await find(second!.name)).housekeeping_status, { timeout: 45_000 }).toBe('cleaning')
  expect((await find(first!.name)).housekeeping_status).toBe('clean')
  await expect.poll(() => page.getByText('Waiting to be sent').filter({ visible: true }).count()).toBe(0)
})

test('a change that came too late says why it was not made, and only asks to be confirmed', async () => {
  const { plain, find, change } = await rooms()
  const [taken, keptRoom] = await plain('clean')
  const page = await open()
  await live(page)
  await page.context().setOffline(true)
  await seeText(page, 'Offline')
  await stepOf(page, 'Pass inspection', taken!.name).click()
  await stepOf(page, 'Pass inspection', keptRoom!.name).click()
  await change(taken!, { housekeeping_status: 'dirty', reason: 'Dust' })
  await change(keptRoom!, { hk_priority: 1 })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'These rooms changed meanwhile' })
  await dialog.getByText('Your changes came too late and were not made.').waitFor()
  // A dirty room can't pass an inspection: there is nothing to choose.
  expect(await dialog.getByRole('button', { name: ` for ${taken!.name}` }).count()).toBe(0)
  await dialog.getByRole('button', { name: `OK, ${taken!.name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expectFocusKept(page)
  expect((await find(taken!.name)).housekeeping_status).toBe('dirty')
  await expect.poll(async () => (await find(keptRoom!.name)).housekeeping_status).toBe('inspected')
})

test('two tabs of one user share one queue: each shows all waiting changes, and all are sent once', async () => {
  const { plain, find } = await rooms()
  const [first, second] = await plain('dirty')
  const one = await open()
  const two = await one.context().newPage()
  await two.goto(housekeepingPath)
  const tabs = [one, two]
  for (const tab of tabs) await live(tab)
  await one.context().setOffline(true)
  for (const tab of tabs) await seeText(tab, 'Offline')
  await stepOf(one, 'Start cleaning', first!.name).click()
  await cardOf(two, first!.name).getByText('Waiting to be sent').waitFor()
  await stepOf(two, 'Start cleaning', second!.name).click()
  await cardOf(one, second!.name).getByText('Waiting to be sent').waitFor()
  for (const tab of tabs) await seeText(tab, '2 changes waiting')
  const sent: string[] = []
  one.context().on('response', (reply) => {
    if (reply.url().includes('update_room_status')) sent.push(reply.request().headers()['idempotency-key'] ?? '')
  })
  await one.context().setOffline(false)
  for (const tab of tabs) {
    for (const { name } of [first!, second!]) await inLane(tab, 'Cleaning', name).waitFor()
    // The hidden table is in the page too, and drawn when there is time.
    await expect.poll(() => tab.getByText('Waiting to be sent').filter({ visible: true }).count()).toBe(0)
    await expect.poll(() => tab.getByRole('button', { name: /^Show \d changes?$/ }).count()).toBe(0)
  }
  expect([(await find(first!.name)).housekeeping_status, (await find(second!.name)).housekeeping_status]).toEqual([
    'cleaning',
    'cleaning',
  ])
  expect([new Set(sent).size, sent.length]).toEqual([2, 2])
})

test('signing out clears all waiting changes', async () => {
  const [room] = await (await rooms()).plain('dirty')
  const page = await open()
  await live(page)
  await page.context().setOffline(true)
  await seeText(page, 'Offline')
  await stepOf(page, 'Start cleaning', room!.name).click()
  await seeText(page, '1 change waiting')
  await expect.poll(() => storedNames(page)).not.toEqual([])
  await page.context().setOffline(false)
  await page.route('**/update_room_status', (route) => route.abort())
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await expect.poll(() => storedNames(page)).toEqual([])
})

test('when another user moves a card, the focus stays where it was', async () => {
  const { plain, change } = await rooms()
  const [room, other] = await plain('dirty')
  const page = await open()
  await live(page)
  await menuOf(page, room!.name).focus()
  await change(other!, { hk_priority: 1 })
  await cardOf(page, other!.name).getByText('Rush', { exact: true }).waitFor()
  await expectFocusOn(menuOf(page, room!.name))
})

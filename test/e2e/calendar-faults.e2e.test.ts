import { expect, test } from 'vitest'
import { blockByKeys, calendarPath, cell, dialog, openCalendar, moveTo } from './steps/calendar.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { openPage } from '../support/browser.ts'

const server = ownServer()
const tolerates = [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/]
const open = (search: string) => openCalendar(search, { url: server.url(), tolerates })
const nights = '**/daily_room_blockings?*'

test('by keyboard: a slow calendar request can be cancelled and retried, and the focus stays', async () => {
  const page = await openPage({ account: 'manager', url: server.url() })
  await page.clock.install()
  await page.route(nights, () => new Promise<void>(() => undefined))
  await page.goto(`${calendarPath}?view=chart&from=2029-08-01&days=7`)
  await cell(page, 'Room 102, Wed 1 August, loading').waitFor()
  await page.clock.runFor(10_500)
  await page.getByText('This is taking longer than usual.').waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Cancel', exact: true }))
  await press(page, 'Enter')
  await page.getByText('Loading was cancelled: the nights of 30 July – 13 August are not loaded.').waitFor()
  await page.clock.runFor(1000)
  await expectFocusKept(page)
  await page.unroute(nights)
  await tabTo(page, page.getByRole('button', { name: 'Retry' }))
  await press(page, 'Enter')
  await cell(page, 'Room 102, Wed 1 August, free').waitFor()
  await page.clock.runFor(1000)
  await expectFocusKept(page)
})

test("offline, the calendar shows the age of its data; within two seconds of reconnecting it shows other users' changes", async () => {
  const [page, other] = [await open('?from=2029-08-01&days=7'), await open('?from=2029-08-01&days=7')]
  expect(await page.getByText(/As of/).count()).toBe(0)
  await page.context().setOffline(true)
  await page.getByText(/\. As of \d\d:\d\d$/).waitFor()
  await blockByKeys(other, '102', 'Wed 1 August', 0)
  await cell(page, 'Room 102, Wed 1 August, free').waitFor()
  await page.context().setOffline(false)
  await cell(page, /^Room 102, Wed 1 August, out of order/).waitFor({ timeout: 2000 })
  await expect.poll(() => page.getByText(/As of/).count()).toBe(0)
})

test('the page of the list is in the address: reload, back and forward restore it', async () => {
  const page = await open('?from=2029-09-01&days=7&view=list')
  const rooms = page.getByText(/^\d+–\d+ of 96 rooms$/)
  const region = page.getByRole('region', { name: 'Rooms and nights table' })
  const next = page.getByRole('button', { name: 'Next rooms' })
  expect(await rooms.innerText()).toBe('1–25 of 96 rooms')
  await tabTo(page, next)
  await press(page, 'Enter')
  await expect.poll(() => rooms.innerText()).toBe('26–50 of 96 rooms')
  await expectFocusOn(next)
  expect(page.url()).toContain('page=2')
  const first = await region.getByRole('rowheader').first().innerText()
  await page.reload()
  await expect.poll(() => rooms.innerText()).toBe('26–50 of 96 rooms')
  expect(await region.getByRole('rowheader').first().innerText()).toBe(first)
  await page.goBack()
  await expect.poll(() => rooms.innerText()).toBe('1–25 of 96 rooms')
  await page.goForward()
  await expect.poll(() => rooms.innerText()).toBe('26–50 of 96 rooms')
  await page.getByRole('searchbox', { name: 'Room' }).fill('1')
  await expect.poll(() => page.url()).toContain('keyword=1')
  expect(page.url()).not.toContain('page=')
})

test('a blocking is extended with r, and neither keys nor pointer can move it onto occupied nights', async () => {
  const page = await open('?from=2029-10-01&days=7')
  await blockByKeys(page, '102', 'Mon 1 October', 0)
  await blockByKeys(page, '104', 'Mon 1 October', 1)
  await moveTo(page, '102', /^Room 102, Mon 1 October, out of order/)
  await press(page, 'r', 'ArrowRight', 'Enter')
  await cell(page, /^Room 102, Tue 2 October, out of order.*night 2 of 2/).waitFor()

  // The bar can't be dragged again before the server has answered.
  await expect.poll(() => page.locator('[data-bar][data-resizable]').count()).toBe(2)
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())))
  const from = cell(page, /^Room 102, Mon 1 October/)
  await press(page, 'm')
  for (let room = 0; room < 10 && (await page.locator('[data-target=refused]').count()) === 0; room += 1)
    await press(page, 'ArrowDown')
  expect(await page.locator('[data-target=refused]').innerText()).toContain('104')
  await press(page, 'Enter')
  const reason = page.getByRole('alert').filter({ hasText: 'Out of order: Leak or water damage is there' })
  await reason.waitFor()
  await press(page, 'Escape')
  await page.locator('[data-ghost]').waitFor({ state: 'detached' })

  const [bar, taken] = [(await from.boundingBox())!, (await cell(page, /^Room 104, Mon 1 October/).boundingBox())!]
  const x = bar.x + bar.width - 8
  await page.mouse.move(x, bar.y + bar.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, (bar.y + taken.y) / 2)
  await page.mouse.move(x, taken.y + taken.height / 2)
  await page.mouse.up()
  expect(await reason.innerText()).toMatch(/^Nothing moved: /)
  await from.waitFor()
  expect([sent, await dialog(page).count(), await page.locator('[data-ghost]').count()]).toEqual([[], 0, 0])
})

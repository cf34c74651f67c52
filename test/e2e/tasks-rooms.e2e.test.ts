import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { entriesDialog, figure, minorOf, columnOf, openReport, saved } from './steps/accounting.ts'
import {
  blockByKeys,
  cell,
  chooseReason,
  dialog,
  emptyWeek,
  inDialog,
  moveTo,
  openBar,
  openCalendar,
} from './steps/calendar.ts'
import { expectFocusKept, expectFocusOn, isFocused, press, tabTo } from './steps/focus.ts'
import { cardOf, lane, menuOf, movePointerAway, openHousekeeping, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'

/* The chart of the calendar, housekeeping and a report, with what Chromium, Firefox and WebKit all offer (ADR 0083). */

const server = ownServer()
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const waitForNotice = (page: Page, text: string | RegExp) => notices(page).getByText(text).first().waitFor()
const inLane = (page: Page, status: string, name: string) =>
  lane(page, status).getByRole('button', { name: `Actions for ${name}`, exact: true })
const stepOf = (page: Page, step: string, name: string) =>
  page.getByRole('button', { name: `${step} ${name}`, exact: true })
const seeText = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor()

test('by keyboard: nights are selected and blocked on the chart, moved to another room, and released', async () => {
  const page = await openCalendar(emptyWeek, { url: server.url() })
  await blockByKeys(page, '102', 'Thu 1 March', 1)
  await cell(page, 'Room 102, Fri 2 March, out of order: Leak or water damage, night 2 of 2').waitFor()
  await moveTo(page, '102', /^Room 102, Thu 1 March, out of order/)
  await press(page, 'm', 'ArrowDown', 'ArrowRight', 'Escape')
  await cell(page, /^Room 102, Thu 1 March, out of order/)
    .first()
    .waitFor()
  await press(page, 'm', 'ArrowDown', 'ArrowRight', 'Enter')
  await waitForNotice(page, 'Room 104 is out of order 2 – 4 March instead of room 102, 1 – 3 March.')
  await cell(page, 'Room 102, Thu 1 March, free').waitFor()
  await expectFocusOn(cell(page, /^Room 104, Fri 2 March, out of order/))
  await openBar(page, /^Room 104, Fri 2 March, out of order/)
  await tabTo(page, inDialog(page, 'Release…'))
  await press(page, 'Enter')
  await tabTo(page, inDialog(page, 'Release'))
  await press(page, 'Enter')
  await cell(page, 'Room 104, Fri 2 March, free').waitFor()
  await expectFocusKept(page)
})

test('by pointer: nights are dragged over and blocked, and the bar is dragged to another room', async () => {
  const page = await openCalendar('?from=2029-05-01&days=7', { url: server.url() })
  await cell(page, 'Room 107, Wed 2 May, free').dragTo(cell(page, 'Room 107, Thu 3 May, free'))
  const bar = page.getByRole('group', { name: 'Selected nights' })
  await bar.getByText('Room 107, 2 – 4 May, 2 nights selected').waitFor()
  await bar.getByRole('button', { name: 'Block…' }).click()
  await dialog(page).getByText('No bookings affected.').waitFor()
  await chooseReason(page, 'Renovation')
  await inDialog(page, 'Set 1 room to out of order').click()
  await cell(page, /^Room 107, Thu 3 May, out of order: Renovation, night 2 of 2/).waitFor()
  await waitForNotice(page, '1 room set to out of order.')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByText('Out of order: Renovation').first().dragTo(cell(page, 'Room 109, Wed 2 May, free'))
  await waitForNotice(page, /^Room 109 is out of order/)
  await expect.poll(() => cell(page, 'Room 107, Wed 2 May, free').count()).toBe(1)
  await notices(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => cell(page, /^Room 107, Wed 2 May, out of order/).count()).toBe(1)
})

test("a colleague's change appears on the board without a reload, and the focus stays", async () => {
  const { plain, change, find } = await roomsAt(server.url())
  const [mine, theirs] = await plain('dirty')
  const page = await openHousekeeping('', { url: server.url() })
  await seeText(page, 'Live')
  await menuOf(page, mine!.name).focus()
  await change(theirs!, { housekeeping_status: 'cleaning' })
  await inLane(page, 'Cleaning', theirs!.name).waitFor()
  expect(await isFocused(menuOf(page, mine!.name))).toBe(true)
  await stepOf(page, 'Start cleaning', mine!.name).click()
  await expect.poll(async () => (await find(mine!.name)).housekeeping_status).toBe('cleaning')
  await movePointerAway(page)
  await inLane(page, 'Cleaning', mine!.name).waitFor()
})

test('a change waits while the server is away, and is sent when it is back', async () => {
  const [room] = await (await roomsAt(server.url())).plain('clean')
  const page = await openHousekeeping('', {
    url: server.url(),
    tolerates: [/Failed to load resource/, /Cross-Origin|NetworkError/],
  })
  await seeText(page, 'Live')
  await server.stop()
  await stepOf(page, 'Pass inspection', room!.name).click()
  await cardOf(page, room!.name).getByText('Waiting to be sent').waitFor()
  await seeText(page, '1 change waiting')
  await server.startAgain()
  const { find } = await roomsAt(server.url())
  await expect.poll(async () => (await find(room!.name)).housekeeping_status, { timeout: 60_000 }).toBe('inspected')
  await seeText(page, 'Live')
  await expect.poll(() => page.getByText('Waiting to be sent').filter({ visible: true }).count()).toBe(0)
})

test('a figure of the report opens the entries that add up to it, and the report is saved as a workbook', async () => {
  const page = await openReport('', { url: server.url() })
  await expect
    .poll(() => page.evaluate(() => document.title))
    .toBe('Accounting Report – Harbour View – Hotel Management')
  const link = figure(page, 'Bicycle', 'Net')
  const wanted = minorOf(await link.textContent())
  await tabTo(page, link)
  await press(page, 'Enter')
  await entriesDialog(page)
    .getByText(/entries add up to/)
    .waitFor()
  const { rows, total } = await columnOf(page, 'Net')
  expect(rows.reduce((sum, text) => sum + minorOf(text), 0)).toBe(wanted)
  expect(minorOf(total)).toBe(wanted)
  await press(page, 'Escape')
  await entriesDialog(page).waitFor({ state: 'detached' })
  await expectFocusOn(link)
  await press(page, 'Enter')
  await entriesDialog(page).waitFor()
  await page.goBack()
  await entriesDialog(page).waitFor({ state: 'detached' })
  await expectFocusKept(page)
  await page.getByRole('button', { name: 'Export' }).click()
  const book = await saved(page, () => page.getByRole('menuitem', { name: /Excel/ }).click())
  expect(book.name).toMatch(/^harbour-view revenue .*\.xlsx$/)
})

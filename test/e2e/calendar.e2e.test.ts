import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  blockByKeys,
  cell,
  chooseReason,
  dialog,
  emptyWeek,
  inDialog,
  openBar,
  openCalendar,
} from './steps/calendar.ts'
import { expectFocusKept, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = (search: string) => openCalendar(search, { url: server.url() })
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const waitForNotice = (page: Page, text: string | RegExp) => notices(page).getByText(text).first().waitFor()
const undo = (page: Page) => notices(page).getByRole('button', { name: 'Undo' }).last()

test('by keyboard: a blocking is created, extended, shortened, moved and released on the chart', async () => {
  const page = await open(emptyWeek)
  await blockByKeys(page, '102', 'Thu 1 March', 1)
  await cell(page, 'Room 102, Fri 2 March, out of order: Leak or water damage, night 2 of 2').waitFor()
  await expectFocusKept(page)

  await openBar(page, /^Room 102, Thu 1 March, out of order/)
  await tabTo(page, inDialog(page, 'Extend…'))
  await press(page, 'Enter')
  await dialog(page).getByText('Free again on Sun 4 March 2029.').waitFor()
  await tabTo(page, inDialog(page, 'Extend the blocking'))
  await press(page, 'Enter')
  await waitForNotice(page, 'Room 102 is out of order 1 – 4 March instead of 1 – 3 March.')
  await cell(page, /^Room 102, Sat 3 March, out of order.*night 3 of 3/).waitFor()
  await expectFocusKept(page)

  await openBar(page, /^Room 102, Thu 1 March, out of order/)
  await tabTo(page, inDialog(page, 'Shorten…'))
  await press(page, 'Enter')
  await tabTo(page, inDialog(page, 'Shorten the blocking'))
  await press(page, 'Enter')
  await cell(page, 'Room 102, Sat 3 March, free').waitFor()

  await openBar(page, /^Room 102, Thu 1 March, out of order/)
  await tabTo(page, inDialog(page, 'Move…'))
  await press(page, 'Enter')
  await tabTo(page, dialog(page).getByRole('combobox', { name: 'Room' }))
  await press(page, 'Control+a')
  await page.keyboard.type('104')
  await page.getByRole('option', { name: '104' }).waitFor()
  await press(page, 'ArrowDown', 'Enter')
  await tabTo(page, inDialog(page, 'Move the blocking'))
  await press(page, 'Enter')
  await waitForNotice(page, 'Room 104 is out of order 1 – 3 March instead of room 102.')
  await cell(page, 'Room 102, Thu 1 March, free').waitFor()
  await expectFocusKept(page)

  await openBar(page, /^Room 104, Thu 1 March, out of order/)
  await tabTo(page, inDialog(page, 'Release…'))
  await press(page, 'Enter')
  await tabTo(page, inDialog(page, 'Release'))
  await press(page, 'Enter')
  await cell(page, 'Room 104, Thu 1 March, free').waitFor()
  await tabTo(page, undo(page))
  await press(page, 'Enter')
  await cell(page, /^Room 104, Thu 1 March, out of order/).waitFor()
  await expectFocusKept(page)
})

test('by keyboard: a free room of next week is found and blocked in the list', async () => {
  const page = await open('?from=2029-04-01&days=7&view=list')
  await tabTo(page, page.getByRole('button', { name: 'Next 7 days' }))
  await press(page, 'Enter')
  await page.getByRole('heading', { name: '8 – 14 April 2029' }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Actions for room 102, free 8 – 15 Apr' }))
  await press(page, 'Enter')
  await page.getByRole('menuitem', { name: 'Hold…' }).waitFor()
  await page.keyboard.type('Hold')
  await press(page, 'Enter')
  await dialog(page).getByText('No bookings affected.').waitFor()
  await chooseReason(page, 'Held for a guest')
  await tabTo(page, inDialog(page, 'Set 1 room to hold'))
  await press(page, 'Enter')
  await waitForNotice(page, '1 room set to hold.')
  const row = page.getByRole('row').filter({ hasText: 'Hold' }).first()
  await expect.poll(() => row.innerText()).toMatch(/102[\s\S]*8 – 15 Apr[\s\S]*7 nights[\s\S]*Held for a guest/)
  await expectFocusKept(page)
})

test('a conflict is shown before the blocking is sent, and no request is sent', async () => {
  const page = await open('?from=2029-06-01&days=7')
  await blockByKeys(page, '102', 'Fri 1 June', 1)
  await blockByKeys(page, '102', 'Mon 4 June', 0)
  await openBar(page, /^Room 102, Fri 1 June, out of order/)
  await inDialog(page, 'Extend…').click()
  await dialog(page).getByRole('textbox', { name: 'Nights' }).fill('4')
  await press(page, 'Tab')
  await dialog(page).getByText('1 blocking stands in the way.').waitFor()
  expect(await inDialog(page, 'Extend the blocking').isDisabled()).toBe(true)
})

test('of two users who change one blocking, the later one sees its current dates', async () => {
  const [first, second] = [await open('?from=2029-07-01&days=7'), await open('?from=2029-07-01&days=7')]
  await blockByKeys(first, '102', 'Sun 1 July', 1)
  const bar = /^Room 102, Sun 1 July, out of order/
  await second.reload()
  await openBar(second, bar)
  await inDialog(second, 'Extend…').click()
  await dialog(second).getByText('No bookings affected.').waitFor()
  await openBar(first, bar)
  await inDialog(first, 'Shorten…').click()
  await inDialog(first, 'Shorten the blocking').click()
  await waitForNotice(first, /^Room 102 is out of order 1 – 2 July instead of/)
  await inDialog(second, 'Extend the blocking').click()
  await dialog(second).getByText('The blocking is now:').waitFor()
  await dialog(second).getByText('1 – 2 July, 1 night').waitFor()
  await inDialog(second, 'Discard my change').click()
  await cell(second, 'Room 102, Mon 2 July, free').waitFor()
  await expectFocusKept(second)
})

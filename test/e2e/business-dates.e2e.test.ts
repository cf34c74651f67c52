import { expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import { dayIn } from '../../src/clock/hotel-clock.ts'
import { openPage } from '../support/browser.ts'
import { openLog } from './steps/activity-log.ts'
import { expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* Closing the business dates of a property, as the night audit of its books (ADR 0075). */

const server = ownServer()
const path = `${property}/accounting-report?tab=periods`
const open = async (tolerates: RegExp[] = []) => {
  const page = await openPage({ account: 'accountant', path, url: server.url(), tolerates })
  await page.getByRole('heading', { name: 'Business dates' }).waitFor()
  return page
}
type Page = Awaited<ReturnType<typeof open>>

const inWords = (month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
/** The business date of the hotel, so many days ago: its name in the table, and in its dialog. */
function dayAgo(days: number) {
  const at = Date.parse(addDays(dayIn(new Date(), 'Europe/Lisbon'), -days))
  return { row: inWords('short').format(at), name: inWords('long').format(at) }
}
const rowOf = (page: Page, days: number) =>
  page
    .getByRole('region', { name: 'Business dates, table' })
    .getByRole('row', { name: new RegExp(`^${dayAgo(days).row}`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const closeButton = (page: Page, days: number) => button(page, `Close ${dayAgo(days).name}`)
const reopenButton = (page: Page, days: number) => button(page, `Reopen ${dayAgo(days).name}`)

test('by keyboard: a date is closed after its checks with those before it, reopened with a reason, and closed again', async () => {
  const page = await open()
  const { name } = dayAgo(2)
  await tabTo(page, closeButton(page, 2))
  await press(page, 'Enter')
  const asking = dialog(page, `Close ${name}`)
  await expectFocusOn(asking.getByRole('button', { name: `Close ${name}`, exact: true }))
  await asking.getByText('The business date is over.').waitFor()
  await asking.getByText(/^Debits equal credits:/).waitFor()
  await asking.getByText('All arrivals have checked in.').waitFor()
  await asking.getByText(/^The \d+ open dates before it close with it\.$/).waitFor()
  await press(page, 'Enter')
  await asking.waitFor({ state: 'detached' })
  await rowOf(page, 2)
    .getByText(/^Adela Nováková, .*\d/)
    .waitFor()
  await rowOf(page, 3).getByText('Closed', { exact: true }).waitFor()
  await rowOf(page, 3)
    .getByRole('button', { name: `Reopen from ${dayAgo(3).name} on`, exact: true })
    .waitFor()
  await expectFocusOn(reopenButton(page, 2))

  await press(page, 'Enter')
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expectFocusOn(reason)
  await press(page, 'Enter')
  await page.getByText('Give a reason of at least 3 characters').waitFor()
  await expectFocusOn(reason)
  await page.keyboard.type('Bar was missing')
  await press(page, 'Enter')
  await dialog(page, `Reopen ${name}`).waitFor({ state: 'detached' })
  await rowOf(page, 2)
    .getByText(/^Reopened by Adela Nováková on .*: Bar was missing$/)
    .waitFor()
  await expectFocusOn(closeButton(page, 2))
  await press(page, 'Enter')
  await expectFocusOn(dialog(page, `Close ${name}`).getByRole('button', { name: `Close ${name}`, exact: true }))
  await press(page, 'Enter')
  await rowOf(page, 2).getByText('Closed', { exact: true }).waitFor()
  const log = await openLog('', { url: server.url() })
  await log.getByText(`Adela Nováková reopened ${name}`).first().waitFor()
})

test('a date and all later ones are reopened in one step, which names them before; the log names them too', async () => {
  const page = await open()
  const [first, last] = [dayAgo(4).name, dayAgo(2).name]
  const title = `Reopen from ${first} on`
  await button(page, title).click()
  const asking = dialog(page, title)
  await asking.getByText(/^3 dates are reopened: .*\d{4}\.$/).waitFor()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Bar was missing')
  await asking.getByRole('button', { name: title, exact: true }).click()
  await asking.waitFor({ state: 'detached' })
  for (const days of [2, 3, 4]) await rowOf(page, days).getByText('Open', { exact: true }).waitFor()
  await rowOf(page, 5).getByText('Closed', { exact: true }).waitFor()
  await expectFocusOn(closeButton(page, 4))
  const log = await openLog('', { url: server.url() })
  await log.getByText(`Adela Nováková reopened the business dates from ${first} to ${last}`).first().waitFor()
  await closeButton(page, 2).click()
  await dialog(page, `Close ${last}`)
    .getByRole('button', { name: `Close ${last}`, exact: true })
    .click()
  await rowOf(page, 2).getByText('Closed', { exact: true }).waitFor()
  await log.reload()
  await log.getByText(`Adela Nováková closed the business dates from ${first} to ${last}`).first().waitFor()
})

test('a date that someone else has closed meanwhile is not closed again, and the list shows it closed', async () => {
  const { name } = dayAgo(1)
  const [page, other] = [await open(), await open()]
  await closeButton(page, 1).click()
  await closeButton(other, 1).click()
  await dialog(other, `Close ${name}`)
    .getByRole('button', { name: `Close ${name}`, exact: true })
    .click()
  await rowOf(other, 1).getByText('Closed', { exact: true }).waitFor()
  const refused = dialog(page, `Close ${name}`)
  await refused.getByRole('button', { name: `Close ${name}`, exact: true }).click()
  await refused.getByText('You changed this in another tab in the meantime.').waitFor()
  await expectFocusOn(refused.getByRole('button', { name: 'Back to the dates' }))
  await press(page, 'Enter')
  await rowOf(page, 1).getByText('Closed', { exact: true }).waitFor()
})

test('without a network, a date is not closed; what was asked stays, and is tried again', async () => {
  const page = await open([/ERR_INTERNET_DISCONNECTED/])
  const { name } = dayAgo(1)
  await reopenButton(page, 1).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Bar was missing')
  await page.context().setOffline(true)
  await dialog(page, `Reopen ${name}`)
    .getByRole('button', { name: `Reopen ${name}`, exact: true })
    .click()
  const again = dialog(page, `Reopen ${name}`).getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await page.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Bar was missing')
  await page.context().setOffline(false)
  await again.click()
  await rowOf(page, 1).getByText('Open', { exact: true }).waitFor()
})

test('what was left undone is counted, and leads to its records; the dialog does not come back with the list', async () => {
  const page = await open()
  const { name } = dayAgo(1)
  await page.route('**/accounting_months?*', async (route) => {
    const reply = await route.fetch()
    const json = (await reply.json()) as { data: { days: { checks: Record<string, number> | null }[] } }
    const checks = { arrivals: 2, departures: 0, discrepancies: 1, unposted_nights: 3 }
    json.data.days = json.data.days.map((day) => (day.checks === null ? day : { ...day, checks }))
    await route.fulfill({ json })
  })
  await page.reload()
  await rowOf(page, 1).getByRole('cell').nth(1).getByText('6', { exact: true }).waitFor()
  await closeButton(page, 1).click()
  const checks = dialog(page, `Close ${name}`).getByRole('list', { name: 'Checks before closing' })
  // An accountant may not open housekeeping.
  await checks.getByText('1 room was found vacant or occupied').waitFor()
  expect(await checks.getByRole('link').allTextContents()).toEqual([
    '2 arrivals have not checked in',
    '3 room nights have no room charge',
  ])
  await checks.getByRole('link', { name: '3 room nights have no room charge' }).click()
  await page.getByRole('heading', { name: /^Revenue by classification/ }).waitFor()
  await page.getByRole('link', { name: 'Periods' }).click()
  await closeButton(page, 1).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await closeButton(page, 1).click()
  await checks.getByRole('link', { name: '2 arrivals have not checked in' }).click()
  await page.waitForURL(/figure=arrivals/)
})

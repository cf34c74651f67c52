import { expect, test } from 'vitest'
import { dayIn } from '../../src/clock/hotel-clock.ts'
import { openPage } from '../support/browser.ts'
import { entriesDialog } from './steps/accounting.ts'
import { openLog } from './steps/activity-log.ts'
import { expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* Closing the books of a property month by month (ADR 0065). Dates are in business-dates.e2e.test.ts. */

const server = ownServer()
const path = `${property}/accounting-report?tab=periods`
const open = async () => {
  const page = await openPage({ account: 'accountant', path, url: server.url() })
  await page.getByRole('heading', { name: 'Months of the books' }).waitFor()
  return page
}
type Page = Awaited<ReturnType<typeof open>>

/** The calendar month of the hotel, so many months ago: "March 2026". */
function monthAgo(months: number): string {
  const [year, month] = dayIn(new Date(), 'Europe/Lisbon').split('-').map(Number)
  const first = new Date(Date.UTC(year!, month! - 1 - months))
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first)
}
const rowOf = (page: Page, month: string) => page.getByRole('row', { name: new RegExp(`^${month}`) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('by pointer: a month is closed after its checks, the months before it close with it, and the log has each', async () => {
  const page = await open()
  const [month, before] = [monthAgo(3), monthAgo(4)]
  await button(page, `Close ${month}`).click()
  const asking = dialog(page, `Close ${month}`)
  await asking.getByText('The month is over.').waitFor()
  await asking.getByText(/^Debits equal credits:/).waitFor()
  await asking.getByText(new RegExp(`These months close with it: ${before},`)).waitFor()
  await asking.getByRole('button', { name: `Close ${month}`, exact: true }).click()
  await asking.waitFor({ state: 'detached' })
  const closed = /^Adela Nováková, .*\d/
  await rowOf(page, month).getByText(closed).waitFor()
  await rowOf(page, before).getByText(closed).waitFor()
  await expectFocusOn(button(page, `Reopen ${month}`))
  await rowOf(page, before)
    .getByRole('button', { name: `Reopen from ${before} on`, exact: true })
    .waitFor()
  const log = await openLog('', { url: server.url() })
  await log.getByText(`Adela Nováková closed ${month}`).first().waitFor()
})

test('by keyboard: the last closed month is reopened with a reason, and closed again', async () => {
  const page = await open()
  const month = monthAgo(3)
  await tabTo(page, button(page, `Reopen ${month}`))
  await press(page, 'Enter')
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expectFocusOn(reason)
  await press(page, 'Enter')
  await page.getByText('Give a reason of at least 3 characters').waitFor()
  await expectFocusOn(reason)
  await page.keyboard.type('Invoice was missing')
  await press(page, 'Enter')
  await dialog(page, `Reopen ${month}`).waitFor({ state: 'detached' })
  await rowOf(page, month)
    .getByText(/^Reopened by Adela Nováková on .*: Invoice was missing$/)
    .waitFor()
  await expectFocusOn(button(page, `Close ${month}`))
  await press(page, 'Enter')
  await expectFocusOn(dialog(page, `Close ${month}`).getByRole('button', { name: `Close ${month}`, exact: true }))
  await press(page, 'Enter')
  await dialog(page, `Close ${month}`).waitFor({ state: 'detached' })
  await rowOf(page, month).getByText('Closed', { exact: true }).waitFor()
  await expectFocusOn(button(page, `Reopen ${month}`))
})

test('Escape leaves the month as it is and returns to its button', async () => {
  const page = await open()
  const month = monthAgo(2)
  await button(page, `Close ${month}`).click()
  await dialog(page, `Close ${month}`).waitFor()
  await press(page, 'Escape')
  await dialog(page, `Close ${month}`).waitFor({ state: 'detached' })
  await expectFocusOn(button(page, `Close ${month}`))
  await rowOf(page, month).getByText('Open', { exact: true }).waitFor()
})

test('a month that someone else has closed meanwhile is not closed again, and the list shows it closed', async () => {
  const month = monthAgo(2)
  const [page, other] = [await open(), await open()]
  await button(page, `Close ${month}`).click()
  await button(other, `Close ${month}`).click()
  await dialog(other, `Close ${month}`)
    .getByRole('button', { name: `Close ${month}`, exact: true })
    .click()
  await rowOf(other, month).getByText('Closed', { exact: true }).waitFor()
  const refused = dialog(page, `Close ${month}`)
  await refused.getByRole('button', { name: `Close ${month}`, exact: true }).click()
  await refused.getByText('You changed this in another tab in the meantime.').waitFor()
  await expectFocusOn(refused.getByRole('button', { name: 'Back to the months' }))
  await press(page, 'Enter')
  await rowOf(page, month).getByText('Closed', { exact: true }).waitFor()
})

test('a reversal of a posting in a closed month is listed as late, with the posting that it reverses', async () => {
  const page = await open()
  const month = monthAgo(1)
  await button(page, `Close ${month}`).click()
  await dialog(page, `Close ${month}`)
    .getByRole('button', { name: `Close ${month}`, exact: true })
    .click()
  await rowOf(page, month).getByText('Closed', { exact: true }).waitFor()
  await page.goto(`${property}/accounting-report?period=last_month&figure=net&currency=EUR`)
  await entriesDialog(page)
    .getByRole('button', { name: /^Reverse posting/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Charged twice')
  await page.getByRole('button', { name: 'Reverse', exact: true }).click()
  await page.getByText('is the counter-entry').waitFor()
  await page.goto(path)
  await page
    .getByRole('region', { name: 'Late postings, table' })
    .getByText(/reverses \d+$/)
    .waitFor()
  await page
    .getByRole('region', { name: 'Late postings, table' })
    .getByText(/: Charged twice$/)
    .waitFor()
  expect(await rowOf(page, month).getByRole('cell').nth(5).textContent()).toBe('1')
})

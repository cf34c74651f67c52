import { expect, test } from 'vitest'
import { choose, chooseByKeys } from './steps/choose.ts'
import { openPage } from '../support/browser.ts'
import { columnOf, entriesDialog, figure, minorOf, openReport } from './steps/accounting.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const open = (search = '') => openReport(search, { url: server.url() })

test('by pointer: more entries load page by page, and their total stays equal to the figure', async () => {
  const page = await open()
  const link = figure(page, 'Room nights', 'Gross')
  const wanted = minorOf(await link.textContent())
  await link.click()
  const { total } = await (async () => {
    await entriesDialog(page).getByRole('link', { name: 'More entries' }).waitFor()
    return columnOf(page, 'Gross')
  })()
  expect(minorOf(total)).toBe(wanted)
  const first = (await columnOf(page, 'Posting')).rows
  await entriesDialog(page).getByRole('link', { name: 'More entries' }).click()
  await expect.poll(async () => (await columnOf(page, 'Posting')).rows[0]).not.toBe(first[0])
  expect(new URL(page.url()).searchParams.get('cursor')).toMatch(/^\d{4}-\d\d-\d\d_\d+$/)
  expect(minorOf((await columnOf(page, 'Gross')).total)).toBe(wanted)
  await page.getByRole('link', { name: 'From the first entry' }).click()
  await expect.poll(async () => (await columnOf(page, 'Posting')).rows[0]).toBe(first[0])
})

test('by keyboard: period, basis, group and comparison are requested together, and their chips remove them', async () => {
  const page = await open()
  await chooseByKeys(page, 'Period', 'Last year')
  await chooseByKeys(page, 'Basis', 'Posting date')
  await chooseByKeys(page, 'Group by', 'Classification')
  await chooseByKeys(page, 'Compare with', 'Previous year')
  await page.getByRole('heading', { name: 'Revenue by classification, EUR' }).waitFor()
  await page.getByRole('columnheader', { name: 'Difference' }).waitFor()
  const search = () => Object.fromEntries(new URL(page.url()).searchParams)
  expect(search()).toEqual({
    period: 'last_year',
    basis: 'posting_date',
    group_by: 'classification',
    compare: 'previous_year',
  })
  const chip = page.getByRole('button', { name: 'Remove filter Compare with Previous year' })
  await tabTo(page, chip)
  await press(page, 'Enter')
  await expect.poll(search).toEqual({ period: 'last_year', basis: 'posting_date', group_by: 'classification' })
  await expectFocusKept(page)
  await page.goBack()
  await expect.poll(() => search().compare).toBe('previous_year')
})

test.each([1280, 390, 320])('at %i px no label of the chart is cut off', async (width) => {
  const path = '/hotel-management/properties/casa-azul/accounting-report'
  const page = await openPage({ account: 'manager', url: server.url(), path, width })
  const labels = page.getByRole('main').locator('svg.recharts-surface text')
  await labels.first().waitFor()
  const beyond = await labels.evaluateAll((all) =>
    all.flatMap((one) => {
      const frame = one.closest('svg')!.getBoundingClientRect()
      const { left, right } = one.getBoundingClientRect()
      return left < frame.left - 1 || right > frame.right + 1 ? [one.textContent] : []
    }),
  )
  expect(beyond).toEqual([])
})

test('an end date before the start date shows an error at its field, and the input stays', async () => {
  const page = await open()
  await choose(page, 'Period', 'Custom period…')
  const day = page.getByRole('spinbutton', { name: /^year, End Date/ })
  await day.waitFor()
  await day.focus()
  await press(page, 'ArrowDown')
  await page.getByText('The last day must not be before the first').waitFor()
  await expectFocusOn(day)
  await press(page, 'ArrowUp')
  await page.getByText('The rows add up to the total:').waitFor()
})

test('by keyboard: a column heading sorts the rows and announces the direction', async () => {
  const page = await open()
  const heading = page.getByRole('columnheader', { name: 'Gross' })
  const names = () => page.getByRole('table').first().getByRole('rowheader').allTextContents()
  await heading.getByRole('button').focus()
  await press(page, 'Enter')
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('descending')
  const falling = await names()
  expect(falling[0]).toBe('Room nights')
  await press(page, 'Enter')
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending')
  expect((await names()).slice(0, -1)).toEqual(falling.slice(0, -1).toReversed())
  await expectFocusOn(heading.getByRole('button'))
})

test('in the trial balance, opening + debit − credit = closing in every row, and every figure has its entries', async () => {
  const page = await open('?tab=trial_balance')
  const rows = await page
    .getByRole('table')
    .locator('tbody tr, tfoot tr')
    .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll('a')].map((link) => link.textContent)))
  expect(rows.length).toBeGreaterThan(10)
  for (const [opening = 0, debit = 0, credit = 0, closing] of rows.map((row) => row.map(minorOf)))
    expect(opening + debit - credit).toBe(closing)
  for (const column of ['Opening', 'Closing', 'Debit']) {
    await figure(page, 'Invoices to companies', column).click()
    await entriesDialog(page)
      .getByText(/entr(y adds|ies add) up to/)
      .waitFor()
    expect(await entriesDialog(page).getByText('the report says').count()).toBe(0)
    await press(page, 'Escape')
    await entriesDialog(page).waitFor({ state: 'detached' })
  }
})

test("by keyboard: a posting is reversed with a reason; both entries show it, and it can't be reversed twice", async () => {
  const page = await open()
  const link = figure(page, 'Spa day pass', 'Gross')
  const before = minorOf(await link.textContent())
  await link.focus()
  await press(page, 'Enter')
  const button = entriesDialog(page)
    .getByRole('button', { name: /^Reverse posting/ })
    .first()
  await button.waitFor()
  const posting = /\d+/.exec((await button.getAttribute('aria-label')) ?? '')![0]
  await button.focus()
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: `Reverse posting ${posting}` })
  await expectFocusOn(dialog.getByRole('textbox', { name: 'Reason' }))
  await press(page, 'Enter')
  await dialog.getByText('Give a reason of at least 3 characters').waitFor()
  await page.keyboard.type('Charged twice')
  await press(page, 'Enter')
  await page.getByRole('heading', { name: `Posting ${posting} was reversed` }).waitFor()
  await press(page, 'Enter')
  await entriesDialog(page)
    .getByText(new RegExp(`reverses ${posting}$`))
    .waitFor()
  await entriesDialog(page)
    .getByText(/reversed by \d+$/)
    .first()
    .waitFor()
  await expectFocusKept(page)
  expect(
    await entriesDialog(page)
      .getByRole('button', { name: `Reverse posting ${posting}…` })
      .count(),
  ).toBe(0)
  await press(page, 'Escape')
  await entriesDialog(page).waitFor({ state: 'detached' })
  await expect.poll(async () => minorOf(await link.textContent())).toBeLessThan(before)
})

test('a correction that the server rejects shows the reason, and the input stays', async () => {
  const page = await open('?figure=net&currency=EUR')
  await page.route('**/correct_accounting_posting', (route) =>
    route.fulfill({ status: 409, json: { message: 'Posting 127 was reversed already.' } }),
  )
  await entriesDialog(page)
    .getByRole('button', { name: /^Reverse posting/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Charged twice')
  await page.getByRole('button', { name: 'Reverse', exact: true }).click()
  await page.getByText('Posting 127 was reversed already.').waitFor()
  expect(await page.getByRole('textbox', { name: 'Reason' }).inputValue()).toBe('Charged twice')
})

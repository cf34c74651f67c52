import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { expectFocusOn } from './steps/focus.ts'
import { property } from './steps/routes.ts'

const open = async (search = '', options = {}) => {
  const page = await openPage({ account: 'manager', path: property + search, ...options })
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor()
  return page
}
const numbers = (text: string | null) =>
  (text ?? '')
    .replaceAll(',', '')
    .match(/\d+(\.\d+)?/g)
    ?.map(Number) ?? []
const figure = (page: Page, name: RegExp) => page.getByRole('link', { name })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The last cells of the rows in sight, and of the total beneath them. */
async function sumsOf(page: Page) {
  const table = page.getByRole('dialog').getByRole('table')
  await table.getByText('Total').waitFor()
  const last = (selector: string) =>
    table.locator(selector).evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent ?? ''))
  const amounts = (await last('tbody tr')).map((text) => numbers(text)[0] ?? 0)
  return { rows: amounts, total: numbers((await last('tfoot tr'))[0]!)[0]! }
}

test('by keyboard: a figure opens its rows, page after page they add up to it, Escape leads back to it', async () => {
  const page = await open()
  const link = figure(page, /^\d+ house count$/)
  const [shown] = numbers(await link.textContent())
  await link.focus()
  await page.keyboard.press('Enter')
  await dialogOf(page, 'House count').waitFor()
  let counted = 0
  for (let at = 1; ; at += 1) {
    const { rows, total } = await sumsOf(page)
    expect(total).toBe(shown)
    counted += rows.reduce((sum, amount) => sum + amount, 0)
    const next = page.getByRole('link', { name: 'Next page' })
    if ((await next.count()) === 0) break
    await next.focus()
    await page.keyboard.press('Enter')
    await page.getByText(new RegExp(`^${at * 25 + 1}–`)).waitFor()
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }
  expect(counted).toBe(shown)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await expectFocusOn(link)
})

test('by pointer: the rows of room revenue add up to the revenue that ADR and RevPAR say', async () => {
  const page = await open()
  const link = figure(page, / revenue$/).first()
  const [revenue] = numbers(await link.textContent())
  await link.click()
  const { total } = await sumsOf(page)
  expect(total).toBe(revenue)
  await page.getByRole('button', { name: 'Close Room revenue' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('the day before is a link, a typed date an address, and Back leads through both', async () => {
  const page = await open('?date=2027-03-03')
  await page.getByRole('link', { name: 'Previous day' }).click()
  await page.getByText(/, Tuesday 2 March 2027/).waitFor()
  await page.getByRole('spinbutton', { name: /^day/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByText(/, Monday 1 March 2027/).waitFor()
  await expectFocusOn(page.getByRole('spinbutton', { name: /^day/ }))
  expect(new URL(page.url()).search).toBe('?date=2027-03-01')
  await page.goBack()
  await page.goBack()
  await page.getByText(/, Wednesday 3 March 2027/).waitFor()
})

test('the chart is for the eye alone: fourteen columns that no key reaches, and a table that says the same', async () => {
  const page = await open()
  const chart = page.locator('svg.recharts-surface')
  await chart.waitFor()
  expect(await chart.locator('.recharts-bar-rectangle').count()).toBe(14)
  expect(await chart.evaluate((svg) => svg.closest('[aria-hidden=true]') !== null)).toBe(true)
  expect(await page.locator('[aria-hidden=true] [tabindex="0"]').count()).toBe(0)
  await page.getByText('Show as table').focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: 'Occupancy by night' })
  await table.waitFor()
  expect(await table.getByRole('rowheader').count()).toBe(14)
  const today = numbers(await figure(page, /^Occupancy:/).textContent())[0]
  expect(numbers(await table.locator('tbody td').first().textContent())[0]).toBe(today)
})

test('the library of the chart comes with the dashboard, and with nothing else', async () => {
  const scripts: string[] = []
  const page = await openPage({ account: 'manager' })
  page.on('request', (request) => scripts.push(request.url()))
  const isCharted = () => scripts.some((url) => /ColumnChart.*\.js/.test(url))
  await page.goto(`${property}/products`)
  await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(isCharted()).toBe(false)
  await page.goto(property)
  await page.locator('svg.recharts-surface').waitFor()
  expect(isCharted()).toBe(true)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
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

/** The last cells of the visible rows, and of the total below them. */
async function sumsOf(page: Page) {
  const table = page.getByRole('dialog').getByRole('table')
  await table.getByText('Total').waitFor()
  const last = (selector: string) =>
    table.locator(selector).evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent ?? ''))
  const amounts = (await last('tbody tr')).map((text) => numbers(text)[0] ?? 0)
  return { rows: amounts, total: numbers((await last('tfoot tr'))[0]!)[0]! }
}

test('by keyboard: a figure opens its rows, which add up to it over all pages; Escape returns to the figure', async () => {
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

test('by pointer: the rows of room revenue add up to the revenue behind ADR and RevPAR', async () => {
  const page = await open()
  const link = figure(page, / revenue$/).first()
  const [revenue] = numbers(await link.textContent())
  await link.click()
  const { total } = await sumsOf(page)
  expect(total).toBe(revenue)
  await page.getByRole('button', { name: 'Close Room revenue' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('the previous day is a link, a typed date changes the address, and Back returns through both', async () => {
  const page = await open('?date=2027-03-03')
  await page.getByRole('link', { name: 'Previous day' }).click()
  await page.getByText(/, Tuesday 2 March 2027/).waitFor()
  await page.getByRole('spinbutton', { name: /^day/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText(/, Monday 1 March 2027/).waitFor()
  await expectFocusOn(page.getByRole('spinbutton', { name: /^day/ }))
  expect(new URL(page.url()).search).toBe('?date=2027-03-01')
  await page.goBack()
  await page.goBack()
  await page.getByText(/, Wednesday 3 March 2027/).waitFor()
})

test('the chart is hidden from keyboard and screen readers, and a table gives the same fourteen days', async () => {
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

test('the printed chart stays within the sheet', async () => {
  const page = await open()
  await page.emulateMedia({ media: 'print' })
  const chart = page.locator('svg.recharts-surface')
  for (const width of [900, 1700]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await chart.evaluate((svg) => svg.getBoundingClientRect().right <= document.body.clientWidth)).toBe(true)
  }
})

test('a blocking that starts or ends today links to the calendar of its room, from the day before', async () => {
  const page = await open()
  const line = page.getByRole('list', { name: 'Blockings that start or end' }).getByRole('listitem').first()
  const link = line.getByRole('link', { name: /on the calendar: (Starts|Ends)/ })
  const room = (await link.textContent())?.split(' ')[0] ?? ''
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Hotel Calendar' }).waitFor()
  const asked = new URL(page.url()).searchParams
  expect(asked.get('keyword')).toBe(room)
  const today = (await page.evaluate(() => document.querySelector('h1 ~ p')?.textContent ?? '')).match(/\d+/)?.[0]
  const dayAfter = addDays(asked.get('from') ?? '', 1)
  expect(Number(dayAfter.slice(8))).toBe(Number(today))
})

test('at 320 px the rows of a figure scroll in a named region with the arrow keys, and nothing else scrolls', async () => {
  const page = await open('?figure=occupancy', { width: 320, height: 700 })
  const region = page.getByRole('region', { name: 'Rows of Occupancy' })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .map((element) => element.getAttribute('aria-label')),
  )
  expect(wide).toEqual(['Rows of Occupancy'])
})

test('the chart library loads with the dashboard only', async () => {
  const scripts: string[] = []
  const page = await openPage({ account: 'manager' })
  page.on('request', (request) => scripts.push(request.url()))
  const isCharted = () => scripts.some((url) => /ColumnChart.*\.js/.test(url))
  await page.goto(`${property}/products`)
  await page.getByRole('rowheader').first().waitFor()
  expect(isCharted()).toBe(false)
  await page.goto(property)
  await page.locator('svg.recharts-surface').waitFor()
  expect(isCharted()).toBe(true)
})

test('on the smallest phone the terms of a formula stand on lines without gaps', async () => {
  const page = await open('?date=2020-01-01', { width: 320, height: 568 })
  const tops = async (name: RegExp) => (await figure(page, name).first().boundingBox())!
  const [sold, available] = [await tops(/^0 sold$/), await tops(/^\d+ available$/)]
  expect(available.y - (sold.y + sold.height)).toBeLessThan(sold.height)
})

test('the list of arrivals ends with the number of the others, which leads to all of them', async () => {
  const page = await open()
  const arrivals = page.getByRole('region', { name: 'Arrivals', exact: true })
  const all = arrivals.getByRole('link', { name: /^\d+ arrivals?$/ })
  const today = new Date().toISOString().slice(0, 10)
  let total = 0
  for (let after = 0; after < 14 && total <= 10; after += 1) {
    await page.goto(`${property}?date=${addDays(today, after)}`)
    total = numbers(await all.textContent())[0]!
  }
  expect(total).toBeGreaterThan(10)
  await arrivals.getByRole('link', { name: `${total - 10} more arrival` }).click()
  await dialogOf(page, 'Arrivals')
    .getByRole('table', { name: `${total} rows` })
    .waitFor()
})

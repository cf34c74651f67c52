import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tabs } from '../../src/routes/products.ts'
import { openPage } from '../support/browser.ts'
import * as files from '../support/workbooks.ts'
import { openStatusOfThree, select } from './steps/facilities.ts'
import { choose, importPath } from './steps/import.ts'
import { property } from './steps/routes.ts'

/* Distances and alignments that nobody measures by eye on every page, at a wide window. */

const list = '/hotel-management/properties'
const products = `${property}/products`

const open = (path: string) => openPage({ account: 'manager', path, width: 1440 })
const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
const middleOf = async (locator: Locator) => {
  const { top, height } = await boxOf(locator)
  return Math.round(top + height / 2)
}

/** Distance between the double rule of the page's head and a part of the page. */
async function belowHead(page: Page, part: Locator) {
  await part.waitFor()
  const head = await boxOf(page.getByRole('main').locator('header').first())
  // The second rule is 4 px below the header.
  return Math.round((await boxOf(part)).top - head.bottom - 4)
}

test('the buttons in the heads of all lists are of one height', async () => {
  const page = await open(list)
  const heights = new Set<number>()
  const paths = [list, `${list}?view=types`, ...tabs.map((tab) => `${products}?tab=${tab}`)]
  for (const path of paths) {
    await page.goto(path)
    const button = page.getByRole('main').locator('header').first().locator('a,button').last()
    await button.waitFor()
    heights.add(Math.round((await boxOf(button)).height))
  }
  expect([...heights]).toHaveLength(1)
})

test('the controls in a row of further filters are in line, described or not', async () => {
  const page = await open(products)
  await page.getByRole('button', { name: 'More filters' }).click()
  const panel = page.getByRole('group', { name: 'More filters' })
  const category = panel.getByRole('button', { name: /Category$/ })
  const nights = panel.getByRole('group', { name: /^Available between/ }).first()
  expect(await middleOf(category)).toBe(await middleOf(nights))

  await page.goto(`${property}/activity-logs`)
  await page.getByRole('button', { name: 'More filters' }).click()
  const event = panel.getByRole('button', { name: /Event$/ })
  const deactivated = panel.getByText('Include deactivated people')
  expect(Math.abs((await middleOf(event)) - (await middleOf(deactivated)))).toBeLessThanOrEqual(1)
})

test('a lone filter beside the search is no wider than a search', async () => {
  const page = await open(`${products}?tab=facility-types`)
  const category = page.getByRole('search').getByRole('button', { name: /Category$/ })
  await category.waitFor()
  expect((await boxOf(category)).width).toBeLessThanOrEqual(24 * 16)
})

test('the button of a property type is at the end of its row', async () => {
  const page = await open(`${list}?view=types`)
  const button = page.getByRole('button', { name: /^Rename/ }).first()
  await button.waitFor()
  const table = await boxOf(page.getByRole('table'))
  expect(table.right - (await boxOf(button)).right).toBeLessThanOrEqual(12)
})

test('an error keeps clear of the rules of the head, and of the chart below it', async () => {
  const page = await open(list)
  await page.route('**/hotel_management/graphql', (route) => route.fulfill({ status: 403, json: { message: 'No' } }))
  await page.goto(property)
  expect(await belowHead(page, page.getByRole('main').getByRole('alert'))).toBeGreaterThanOrEqual(12)

  await page.route('**/daily_room_blockings?*', (route) => route.fulfill({ status: 403, json: { message: 'No' } }))
  await page.goto(`${property}/hotel-calendar?view=chart`)
  const error = page.getByRole('main').getByRole('alert').filter({ hasText: 'couldn’t be loaded' })
  await error.waitFor()
  const { bottom } = await boxOf(error)
  expect((await boxOf(page.getByRole('grid'))).top - bottom).toBeGreaterThanOrEqual(8)
})

test('a note about another name keeps clear of the field above it', async () => {
  const page = await open(`${list}?view=types`)
  const theirs = { id: 1, name: 'Inn', properties_count: 0, lock_version: 9 }
  await page.route('**/update_property_type_name/**', (route) =>
    route.fulfill({ status: 409, json: { message: 'Stale', code: 'STALE', data: theirs } }),
  )
  await page
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await name.fill('Pension')
  await page.keyboard.press('Enter')
  const note = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Inn' })
  await note.waitFor()
  expect((await boxOf(note)).top - (await boxOf(name)).bottom).toBeGreaterThanOrEqual(8)
})

test('the reasons of refused rooms keep clear of the rules between the rooms', async () => {
  const page = await open(products)
  await openStatusOfThree(page)
  const cell = page.getByRole('dialog').getByRole('cell').filter({ hasText: 'Refused' }).first()
  await cell.waitFor()
  const gap = await cell.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return element.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom
  })
  expect(gap).toBeGreaterThanOrEqual(4)
})

test('the button that closes a stay is at the end of its dialog', async () => {
  const page = await open(`${property}/hotel-calendar?view=chart`)
  await page
    .getByRole('gridcell', { name: /, in house/ })
    .first()
    .dispatchEvent('click')
  for (const key of ['Escape', 'Enter']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close', exact: true })
  await close.waitFor()
  expect((await boxOf(dialog)).right - (await boxOf(close)).right).toBeLessThanOrEqual(32)
})

test('the filters of the housekeeping history are in line', async () => {
  const page = await open(`${property}/housekeeping?view=history`)
  const days = page.getByRole('group', { name: /^Changed between/ }).first()
  const time = page.getByRole('group', { name: 'Time' })
  await days.waitFor()
  expect(await middleOf(days)).toBe(await middleOf(time))
})

test('the buttons below an import preview are of one height', async () => {
  const page = await open(importPath())
  page.on('filechooser', () => undefined)
  await choose(
    page,
    files.workbook([files.roomRow({ Name: '9711' }), files.roomRow({ Name: '9712', Smoking: 'maybe' })]),
  )
  const create = page.getByRole('button', { name: 'Create 1' })
  await create.waitFor()
  const other = page.getByRole('button', { name: 'Choose another file' })
  expect((await boxOf(create)).height).toBe((await boxOf(other)).height)
})

test('on a phone the entries of a figure stand in rows of one line', async () => {
  const page = await openPage({ account: 'manager', width: 390, height: 844 })
  await page.goto(`${property}/accounting-report?figure=net&currency=EUR`)
  const row = page.getByRole('dialog').getByRole('row').filter({ hasText: ' to ' }).first()
  await row.waitFor()
  expect((await boxOf(row)).height).toBeLessThanOrEqual(52)
})

test('on a phone the reasons of refused rooms have most of the width', async () => {
  const page = await openPage({ account: 'manager', path: products, width: 390, height: 844 })
  await select(page, 3)
  await page.getByRole('group', { name: 'Selected rooms' }).getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'Condition…' }).click()
  const heads = page.getByRole('dialog').getByRole('columnheader')
  await heads.last().waitFor()
  expect((await boxOf(heads.last())).width).toBeGreaterThan(2 * (await boxOf(heads.first())).width)
})

test('the day of a report is in one line, and no room number is alone on a line', async () => {
  const page = await open(`${property}/housekeeping?view=problems`)
  const reported = page.locator('tbody td span').filter({ hasText: /^[^,]+, \d+\s\w+$/ })
  await reported.first().waitFor()
  const linesOfDays = await reported.evaluateAll((spans) =>
    spans.map(({ firstChild }) => {
      const range = document.createRange()
      range.setStart(firstChild!, firstChild!.textContent!.indexOf(',') + 2)
      range.setEnd(firstChild!, firstChild!.textContent!.length)
      return range.getClientRects().length
    }),
  )
  expect(new Set(linesOfDays)).toEqual(new Set([1]))

  await page.goto(property)
  const entries = page.getByRole('list', { name: 'Latest activity' }).getByRole('listitem')
  await entries.first().waitFor()
  const torn = await entries.evaluateAll((items) =>
    items.flatMap((item) => {
      const text = [...item.querySelectorAll('span')][0]!
      const node = [...text.childNodes].findLast(({ textContent }) => /Room \w+/.test(textContent ?? ''))
      const at = node?.textContent?.indexOf('Room ') ?? -1
      if (!node || at < 0) return []
      const topAt = (from: number) => {
        const range = document.createRange()
        range.setStart(node, from)
        range.setEnd(node, from + 1)
        return Math.round(range.getBoundingClientRect().top)
      }
      return topAt(at) === topAt(at + 5) ? [] : [item.textContent]
    }),
  )
  expect(torn).toEqual([])
})

test('the buttons of the problems stand in columns', async () => {
  const page = await open(`${property}/housekeeping?view=problems`)
  const table = page.getByRole('table', { name: 'Problems' })
  await table.getByRole('button', { name: /^Done/ }).first().waitFor()
  for (const name of [/^Done/, /^Edit/, /^Block the room/]) {
    const buttons = await table.getByRole('button', { name }).all()
    const starts = await Promise.all(buttons.map(async (button) => Math.round((await boxOf(button)).left)))
    expect(starts.length).toBeGreaterThan(1)
    expect([name, new Set(starts).size]).toEqual([name, 1])
  }
})

test('the crumbs of a page about the rooms of a property lead back to the property', async () => {
  const page = await open(`${property}/hotel-calendar`)
  for (const path of ['hotel-calendar', 'housekeeping?view=history', 'housekeeping?view=sheets']) {
    await page.goto(`${property}/${path}`)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await crumbs.getByRole('link', { name: 'Harbour View' }).waitFor()
    expect(await crumbs.getByRole('link', { name: 'Properties' }).count()).toBe(1)
  }
})

test('the minutes of all attendants have a separator of thousands', async () => {
  const page = await open(`${property}/housekeeping?view=table`)
  const total = page.getByRole('table', { name: 'Attendants today' }).getByRole('row').last()
  await total.waitFor()
  const minutes = await total.getByRole('cell').nth(2).textContent()
  expect(minutes).toBe(Number(minutes!.replace(',', '')).toLocaleString('en-GB'))
})

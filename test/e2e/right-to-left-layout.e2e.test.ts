import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { outline } from '../../src/design/icon/outline.ts'
import { openPage } from '../support/browser.ts'
import { calendarPath } from './steps/calendar.ts'
import { servedGallery } from './steps/gallery.ts'
import { housekeepingPath } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* Sides of a page from right to left: marks, icons, charts, drags and print (ADR 0061). */

const list = '/hotel-management/properties'
const gallery = servedGallery()
const languages = ['en', 'ar'] as const
type Language = (typeof languages)[number]
const server = ownServer()
/** Two people: the language is stored with the person. */
const accounts = { en: 'manager', ar: 'regional' }
const open = (path: string, language: Language, width = 1280, height = 900) =>
  openPage({ account: accounts[language], language, path, width, height, url: server.url() })

/** Horizontal offset of an inset shadow, in pixels: positive if it marks the left side. */
const markOffset = (marked: Locator) =>
  marked.first().evaluate((element) => /(-?\d+)px/.exec(getComputedStyle(element).boxShadow)?.[1])

test.each([
  ['en', '3'],
  ['ar', '-3'],
] as const)('in %s the marks of rows, entries and the menu are where the line begins', async (language, offset) => {
  const page = await open(list, language)
  await page.locator('main input[type=checkbox]').first().focus()
  await page.keyboard.press('Space')
  await page.locator('tbody input[type=checkbox]').first().check()
  expect(await markOffset(page.locator('tr[data-selected]'))).toBe(offset)
  expect(await markOffset(page.locator('[aria-current=page]').filter({ visible: true }))).toBe(offset)

  await page.goto(`${property}/activity-logs`)
  await page.locator('main li [aria-expanded=false]').first().click()
  const entry = page.locator('main [data-open]')
  await entry.waitFor()
  expect(await markOffset(entry)).toBe(offset)
})

test('the link to the content is shown in the corner where the page begins', async () => {
  for (const language of languages) {
    const page = await open(list, language)
    await page.locator('tbody tr').first().waitFor()
    await page.keyboard.press('Tab')
    const link = page.locator('a[href^="#"]:focus')
    await link.waitFor()
    const { x, y, width } = (await link.boundingBox())!
    expect([language, y, language === 'ar' ? 1280 - x - width : x]).toEqual([language, 0, 0])
  }
})

const pointing = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'list',
  'log-in',
  'log-out',
  'panel-left-close',
  'panel-left-open',
]

test('in Arabic the icons that point along the line are mirrored, and no others', async () => {
  const page = await open('/unauthorized', 'ar')
  const transformOf = (name: string) =>
    page.evaluate((path) => {
      const create = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag)
      const icon = create('svg')
      icon.append(create('path'))
      icon.firstElementChild!.setAttribute('d', path)
      document.body.append(icon)
      return getComputedStyle(icon).transform
    }, outline(name))
  for (const name of pointing) expect([name, await transformOf(name)]).toEqual([name, 'matrix(-1, 0, 0, 1, 0, 0)'])
  for (const name of ['undo-2', 'clock', 'rotate-ccw-clock', 'check', 'search', 'pencil'])
    expect([name, await transformOf(name)]).toEqual([name, 'none'])
})

test('in Arabic the first column of a chart is on the right, beside the labels of its axis', async () => {
  const page = await open(property, 'ar')
  const columns = page.locator('svg.recharts-surface .recharts-bar-rectangle')
  await columns.nth(13).waitFor({ state: 'attached' })
  const centres = await columns.evaluateAll((all) =>
    all.map((column) => {
      const { left, right } = column.getBoundingClientRect()
      return (left + right) / 2
    }),
  )
  expect(centres).toEqual(centres.toSorted((a, b) => b - a))
  const label = await page.locator('svg.recharts-surface text').getByText('100', { exact: true }).boundingBox()
  expect(label!.x).toBeGreaterThan(centres[0]!)
})

/** The tape chart of the gallery from right to left. */
async function openChart(width = 1280, height = 900) {
  const page = await gallery.open({ theme: 'light', width }, 'Tape chart', height)
  await page.route('**/gallery.html*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<html ', '<html dir="rtl" ') })
  })
  await page.reload()
  const chart = page.getByRole('grid', { name: 'Rooms by date' })
  await chart.waitFor()
  return { page, chart, message: page.locator('[data-message]').first() }
}

/** Drags from a place by a distance, in pixels. */
async function drag(page: Page, x: number, y: number, across: number) {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + across / 2, y)
  await page.mouse.move(x + across, y)
}

test('from right to left a bar is dragged to the left for a later night, and its left end is its last night', async () => {
  const { page, chart, message } = await openChart()
  const bar = chart.locator('[data-bar="0-0"]')
  const boxOf = async () => (await bar.boundingBox())!
  const first = await boxOf()
  await drag(page, first.x + 3, first.y + first.height / 2, 72)
  await page.mouse.up()
  await expect.poll(() => message.textContent()).toBe('Resized 0-0 to 0–1')
  const shorter = await boxOf()
  expect(Math.round(shorter.x + shorter.width)).toBe(Math.round(first.x + first.width))
  await drag(page, shorter.x + shorter.width / 2, shorter.y + shorter.height / 2, -72)
  await page.mouse.up()
  await expect.poll(() => message.textContent()).toBe('Moved 0-0 to room-101 at 1')
  expect((await boxOf()).x).toBeLessThan(shorter.x)
})

test('from right to left, holding a bar at the left edge scrolls to the last night', async () => {
  const { page, chart, message } = await openChart(700, 500)
  const scroller = chart.locator('xpath=..')
  await scroller.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const [box, bar] = [(await scroller.boundingBox())!, (await chart.locator('[data-bar="0-0"]').boundingBox())!]
  const left = () => scroller.evaluate((at) => Math.round(at.scrollWidth - at.clientWidth + at.scrollLeft))
  expect(await left()).toBeGreaterThan(0)
  const x = bar.x + bar.width / 2
  await drag(page, x, bar.y + bar.height / 2, box.x + 12 - x)
  await expect.poll(left).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => message.textContent()).toBe('Nothing moved')
  await page.mouse.up()
})

/** A4 landscape and portrait at 96 dots per inch, in CSS pixels, without the margins of the printer. */
const sheets: [name: string, path: string, width: number, height: number, columns: string][] = [
  ['the calendar', `${calendarPath}?view=chart`, 1123, 794, '[role=columnheader]'],
  ['a task sheet', `${housekeepingPath}?view=sheets`, 794, 1123, 'main table:first-of-type th[scope=col]'],
]

test.each(sheets)('in Arabic %s prints from right to left, whole and on about as many pages', async (...sheet) => {
  const [, path, width, height, columns] = sheet
  const printed = async (language: Language) => {
    const page = await open(path, language, width, height)
    await page.locator(columns).nth(2).waitFor()
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const heads = await page
      .locator(columns)
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().toJSON() as DOMRect))
    const onFirstLine = heads.filter(({ top, width: shown }) => shown > 0 && top === heads[0]!.top)
    return {
      pages: paper.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
      lefts: onFirstLine.map(({ left }) => left),
      isWhole: onFirstLine.every(({ left, right }) => left >= -1 && right <= width + 1),
    }
  }
  const [english, arabic] = [await printed('en'), await printed('ar')]
  expect(arabic.lefts).toEqual(arabic.lefts.toSorted((a, b) => b - a))
  expect(arabic.lefts).toHaveLength(english.lefts.length)
  expect([arabic.isWhole, english.isWhole]).toEqual([true, true])
  // Words of other lengths break at other places: one page more or less. A table that is cut would need many.
  expect(Math.abs(arabic.pages - english.pages)).toBeLessThanOrEqual(1)
})

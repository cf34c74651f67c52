import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'

const list = '/hotel-management/properties'
const property = `${list}/harbour-view`

/** Each page, and a text of its data. */
const pages: [path: string, stands: string | RegExp][] = [
  [list, 'Alpenrose Lodge'],
  [`${list}?view=figures`, /as of/],
  [`${list}?view=new`, 'Identity'],
  [property, 'Latest activity'],
  [`${property}/products`, 'Inspected'],
  [`${property}/products?tab=add-ons`, 'Breakfast'],
  [`${property}/housekeeping`, 'Inspected'],
  [`${property}/housekeeping?view=table`, 'Inspected'],
  [`${property}/accounting-report`, /as of/],
  [`${property}/activity-logs`, /as of/],
  [`${property}/hotel-calendar`, /^Single/],
  [`${property}/set-up`, 'Categories'],
]

/** The spacing that a reader may ask for (WCAG 1.4.12). */
const widest = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

const spaceTexts = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, widest)

/** Texts that are cut, also with an ellipsis. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim())
        if (!hasText || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
        if (element.clientWidth <= 1) return false
        const { overflowX, overflowY } = getComputedStyle(element)
        const isCut = (overflow: string, size: number, room: number) => /hidden|clip/.test(overflow) && size > room
        return (
          isCut(overflowX, element.scrollWidth, element.clientWidth + 1) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight + 2)
        )
      })
      .map((element) => element.textContent),
  )

/** Texts of the calendar's bars that reach over the end of their bar. A short bar shows less of a name, and its tooltip all (1.4.13). */
const textsBeyondBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-bar]:not([data-fit=icon], [data-fit=sideways])')]
      .filter((bar) => {
        const text = document.createRange()
        text.selectNodeContents(bar)
        return text.getBoundingClientRect().width > bar.clientWidth
      })
      .map(({ textContent }) => textContent),
  )

const cutPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!
    return [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')]
      .filter((field) => {
        // The short form is empty where letters are adjusted in size.
        const { fontSize, fontFamily } = getComputedStyle(field, '::placeholder')
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        context.font = `${fontSize} ${fontFamily}`
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return field.checkVisibility() && context.measureText(field.placeholder).width > room
      })
      .map(({ placeholder }) => placeholder)
  })

test.each(pages)('no text of %s is cut with wide spacing, and no placeholder at 320 px', async (path, stands) => {
  for (const width of [320, 1440]) {
    const page = await openPage({ account: 'manager', path, width })
    await page.getByRole('main').getByText(stands).filter({ visible: true }).first().waitFor()
    expect(await cutPlaceholders(page)).toEqual([])
    await spaceTexts(page)
    await expect.poll(() => cutTexts(page)).toEqual([])
    await expect.poll(() => textsBeyondBars(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { tabs } from '../../src/routes/products.ts'
import { guardedRoutes, openRoutes, property } from './steps/routes.ts'

const widths = [1440, 390, 320]
const biggest = '/hotel-management/properties/grand-meridian'

const open = (width: number) => openPage({ account: 'manager', width, height: 900 })

/** Opens a page and waits until its data has loaded. */
async function show(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
}

const sizes = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return { sideways: scrollWidth - clientWidth, down: scrollHeight - clientHeight }
  })

/** Texts of different key figures that overlap as drawn. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement))
    const texts = [...document.querySelectorAll('main dt, main dd')].flatMap((item) => {
      const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
      const boxes: { item: Element; text: string; box: DOMRect }[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode
        const text = node.textContent?.trim() ?? ''
        if (text === '' || isHidden(node.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) boxes.push({ item, text, box })
      }
      return boxes
    })
    // The line boxes of neighbouring lines may overlap; their letters don't.
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4
    return texts.flatMap((a, at) =>
      texts
        .slice(at + 1)
        .filter((b) => a.item !== b.item && meets(a.box, b.box))
        .map((b) => `${a.text} | ${b.text}`),
    )
  })

test.each(widths)('at %i px no page scrolls sideways and no key figures overlap', async (width) => {
  const page = await open(width)
  const paths = [...guardedRoutes.map(([path]) => path), biggest, `${property}/housekeeping?view=table`]
  for (const path of paths) {
    await show(page, path)
    expect([path, (await sizes(page)).sideways]).toEqual([path, 0])
    expect([path, await overlaps(page)]).toEqual([path, []])
  }
})

test.each(widths)('at %i px a page without overflow has no scrollbar', async (width) => {
  const page = await open(width)
  // The statement on accessibility is longer than a phone.
  for (const [path] of openRoutes.filter(([path]) => path !== '/accessibility')) {
    await show(page, path)
    expect([path, await sizes(page)]).toEqual([path, { sideways: 0, down: 0 }])
  }
})

test.each(widths)('at %i px the tabs of a page keep their place whichever is open', async (width) => {
  const page = await open(width)
  const placeOf = async (path: string, label: string) => {
    await show(page, path)
    const tabs = page.getByRole('navigation', { name: label, exact: true })
    await tabs.waitFor()
    return tabs.evaluate((bar) => bar.getBoundingClientRect().top + scrollY)
  }
  const products = new Set<number>()
  for (const tab of tabs) products.add(await placeOf(`${property}/products?tab=${tab}`, 'Products'))
  expect(products.size).toBe(1)
  const logs = new Set<number>()
  for (const scope of ['property', 'account'])
    logs.add(await placeOf(`${property}/activity-logs?scope=${scope}`, 'Activity logs'))
  expect(logs.size).toBe(1)
})

test.each(['entries of net', 'rows of the ADR'])('a dialog is as wide as its table of amounts: %s', async (name) => {
  const page = await open(1440)
  const path = name === 'entries of net' ? 'accounting-report?figure=net&currency=EUR' : '?figure=adr'
  await page.goto(path.startsWith('?') ? property + path : `${property}/${path}`)
  const region = page.getByRole('dialog').getByRole('region')
  await region.getByRole('row').nth(2).waitFor()
  await expect.poll(() => region.locator('[aria-busy=true]').count()).toBe(0)
  expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test.each([320, 390])(
  'at %i px nothing sticks out of the dialog of entries but its table, which scrolls',
  async (width) => {
    const page = await open(width)
    await page.goto(`${property}/accounting-report?figure=net&currency=EUR`)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('entries add up to').waitFor()
    const { right } = await dialog.evaluate((element) => element.getBoundingClientRect())
    const edges = await dialog.evaluate((element) =>
      [...element.querySelectorAll('*')]
        .filter((part) => part.closest('table') === null)
        .map((part) => part.getBoundingClientRect().right),
    )
    expect(Math.max(...edges)).toBeLessThanOrEqual(right)
  },
)

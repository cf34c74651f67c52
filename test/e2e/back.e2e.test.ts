import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as list from './steps/property-list.ts'
import { property } from './steps/routes.ts'
import { saveData } from './steps/save-data.ts'
import { openPage } from '../support/browser.ts'

/** What a person sees in a frame after Back: the first cell of each row, the scroll position, and the link with the focus. */
interface Frame {
  rows: string
  top: number
  focused: string | null
}

/** Goes back with no call answered, and records the first frames as they are painted. */
async function goBackWithoutServer(page: Page): Promise<Frame[]> {
  await page.route('**/api/v1/**', () => new Promise<void>(() => undefined))
  return page.evaluate(
    () =>
      new Promise<Frame[]>((resolve) => {
        const frames: Frame[] = []
        const record = () => {
          frames.push({
            rows: [...document.querySelectorAll('tbody th[scope=row] a')].map(({ textContent }) => textContent).join(),
            top: Math.round(scrollY),
            focused: document.activeElement?.getAttribute('href') ?? null,
          })
          if (frames.length === 30) resolve(frames)
          else nextFrame()
        }
        // After the frame's own callbacks, so just before it is painted.
        const nextFrame = () => requestAnimationFrame(() => queueMicrotask(record))
        addEventListener('popstate', nextFrame, { once: true })
        history.back()
      }),
  )
}

async function leftAt(page: Page, link: Locator): Promise<Frame> {
  await link.scrollIntoViewIfNeeded()
  const [href, top] = [await link.getAttribute('href'), await page.evaluate(() => Math.round(scrollY))]
  const rows = (await page.locator('tbody th[scope=row] a').allTextContents()).join()
  expect([top > 100, rows.length > 20]).toEqual([true, true])
  return { rows, top, focused: href }
}

test.each([
  ['reading ahead', undefined],
  ['saving data', saveData],
])('Back shows the property list as it was left in the next frame, %s', async (_, prepare) => {
  const page = await openPage({ account: 'manager', height: 500 })
  await prepare?.(page)
  await page.goto(`${list.listPath}?per_page=25&sort=-name`)
  await list.expectSettled(page)
  const link = page.getByRole('rowheader').getByRole('link').nth(15)
  const left = await leftAt(page, link)
  await link.click()
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor()
  const frames = await goBackWithoutServer(page)
  expect(frames[0]).toEqual(left)
  expect(frames.at(-1)).toEqual(left)
})

test('Back shows a list of an inventory tab as it was left, with scroll position and focus', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/products?per_page=25`, height: 500 })
  await page.getByRole('rowheader').getByRole('link').nth(20).waitFor()
  const link = page.getByRole('rowheader').getByRole('link').nth(15)
  const left = await leftAt(page, link)
  const logs = page.getByRole('navigation').getByRole('link', { name: 'Activity Logs', exact: true }).last()
  // Without the pointer, which would scroll first.
  await logs.dispatchEvent('click')
  await page.getByRole('main').getByRole('list').first().waitFor()
  const frames = await goBackWithoutServer(page)
  // The link that was followed is in the menu; the heading has the focus.
  expect(frames.at(-1)).toEqual({ ...left, focused: null })
})

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'
import { periodScreens } from './steps/period-screens.ts'
import { listPath } from './steps/property-list.ts'
import { scheduleScreens } from './steps/schedule-screens.ts'

// A server of its own, because the language of a person is stored there.
const server = ownServer()
const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test.each(['en', 'ar'])(
  'in %s the actions of a row are in sight where the table is wider than its place',
  async (language) => {
    const account = language === 'ar' ? 'regional' : 'manager'
    const page = await openPage({ url: server.url(), account, language, path: listPath, width: 800 })
    const region = page.getByRole('region').filter({ has: page.getByRole('table') })
    const button = region.getByRole('row').nth(1).getByRole('button')
    await button.waitFor()
    const widths = await region.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth] as const)
    expect(widths[0]).toBeGreaterThan(widths[1])
    const [at, all] = [await boxOf(button), await boxOf(region)]
    expect([at.left >= all.left, at.right <= all.right]).toEqual([true, true])
    await button.click({ timeout: 2000 })
    await page.getByRole('menu').waitFor()
  },
)

const withButtons = [...scheduleScreens, ...periodScreens].filter(({ name }) => ['schedules', 'periods'].includes(name))

test.each(withButtons)(
  'on a phone the headings of $name are seen, though its last column of buttons is wide',
  async ({ account, path, prepare }) => {
    const page = await openPage({ url: server.url(), account, width: 390 })
    await prepare?.(page)
    await page.goto(path)
    const table = page.getByRole('region').filter({ has: page.getByRole('table') })
    await table.getByRole('columnheader').nth(1).waitFor()
    const covered = await table.first().evaluate((region) => {
      const { right } = region.getBoundingClientRect()
      const isCovered = (th: Element) => {
        const { left, top, height } = th.getBoundingClientRect()
        return left + 8 < right && !th.contains(document.elementFromPoint(left + 4, top + height / 2))
      }
      return [...region.querySelectorAll('th[scope=col]')].filter(isCovered).map(({ textContent }) => textContent)
    })
    expect(covered).toEqual([])
  },
)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage, takeSession } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/** For languages, which are stored with the person. */
const server = ownServer()

/** Window sizes, and how many rooms are fully visible before scrolling. */
const phones = [
  { width: 390, height: 844, rooms: 4 },
  { width: 320, height: 568, rooms: 1 },
]
const cases = phones.flatMap((phone) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    (['housekeeping', 'manager'] as const).map((account) => ({ ...phone, theme, account })),
  ),
)

async function openBoard(options: { width: number; height: number; theme?: 'light' | 'dark'; account: string }) {
  const page = await openPage({ ...options, path: `${property}/housekeeping` })
  await page
    .getByRole('button', { name: /^Start / })
    .first()
    .waitFor()
  return page
}

const roomsInView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section li')].filter(
        (card) => card.clientHeight > 0 && card.getBoundingClientRect().bottom <= innerHeight,
      ).length,
  )

/** Controls that are smaller than `least` px or overlap another control. */
const misplaced = (page: Page, least: number) =>
  page.evaluate((least) => {
    const pressable = 'main :is(a[href], button, input:not([tabindex="-1"]))'
    const targets = [...document.querySelectorAll(pressable)].flatMap((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? element.textContent
      return width > 1 && height > 1 ? [{ name, left, right, top, bottom, width, height }] : []
    })
    const small = targets.filter(({ width, height }) => Math.min(width, height) < least)
    const lying = targets.flatMap((a, at) =>
      targets
        .slice(at + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map((b) => `${a.name} | ${b.name}`),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return { small: small.map(({ name }) => name), lying, sideways: scrollWidth - clientWidth }
  }, least)

const nothing = { small: [], lying: [], sideways: 0 }

test.each(cases)(
  '$account sees the first rooms without scrolling at $width × $height, $theme',
  async ({ rooms, ...options }) => {
    const page = await openBoard(options)
    expect(await roomsInView(page)).toBeGreaterThanOrEqual(rooms)
    expect(await misplaced(page, 24)).toEqual(nothing)
    for (const name of ['More', 'Filters', /^Start /]) {
      const box = await page.getByRole('button', { name, exact: true }).first().boundingBox()
      expect([name, box!.height]).toEqual([name, expect.toSatisfy((height: number) => height >= 44)])
    }
  },
)

async function chooseTextSize(page: Page, text_size: string) {
  const token = await takeSession(page.context(), 'housekeeping', server.url())
  await page.request.post(`${server.url()}/api/v1/user_management/preferences`, {
    headers: { Authorization: `Bearer ${token}` },
    form: { text_size },
  })
}

const spoken = [
  ['en', 'large'],
  ['es', 'standard'],
  ['de', 'standard'],
  ['de', 'large'],
  ['ar', 'standard'],
] as const

test.each(spoken)(
  'at 360 × 640 in %s, text %s, the first room is visible without scrolling',
  async (language, text_size) => {
    for (const path of [`${property}/housekeeping`, `${property}/housekeeping?view=mine`]) {
      const page = await openPage({ account: 'housekeeping', language, url: server.url(), width: 360, height: 640 })
      await chooseTextSize(page, text_size)
      await page.goto(path)
      await page.locator('main section li button').first().waitFor()
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['text_size'])).toBe(text_size)
      expect([path, await roomsInView(page)]).toEqual([path, expect.toSatisfy((rooms: number) => rooms >= 1)])
      const { lying, sideways } = await misplaced(page, 24)
      expect({ lying, sideways }).toEqual({ lying: [], sideways: 0 })
    }
  },
)

test.each(phones)('at $width px the view, the counts and all filters are behind one button', async (phone) => {
  const page = await openBoard({ ...phone, account: 'manager' })
  const counts = page.getByRole('button', { name: /^Dirty/ })
  await expect.poll(() => counts.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Shown as' }).getByText('Table').waitFor()
  await page.getByRole('button', { name: /Group by/ }).waitFor()
  expect(await misplaced(page, 24)).toEqual(nothing)
  await expectNoAxeViolations(page)
  await counts.click()
  await page.getByRole('button', { name: 'Remove filter Status Dirty' }).waitFor()
})

test.each(['en', 'ar'])(
  'on a phone in %s, choosing the table closes the filters, so that its first room is in sight',
  async (language) => {
    const page = await openPage({ account: 'manager', language, url: server.url(), width: 390, height: 844 })
    await page.goto(`${property}/housekeeping`)
    const filters = page.locator('[role=search] > div > button[aria-expanded]').first()
    await filters.click()
    await page.getByRole('radiogroup').first().getByRole('radio').nth(1).check({ force: true })
    await page.waitForURL(/view=table/)
    await expect.poll(() => filters.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => filters.evaluate((button) => button === document.activeElement)).toBe(true)
    const room = (await page.getByRole('rowheader').first().boundingBox())!
    expect(room.y + room.height).toBeLessThan(844)
  },
)

test('on a phone the actions of the wide page header are in its menu', async () => {
  const page = await openBoard({ width: 320, height: 568, account: 'manager' })
  const more = page.getByRole('button', { name: 'More', exact: true })
  const items = page.getByRole('menuitem')
  await more.click()
  await expect
    .poll(() => items.allTextContents())
    .toEqual(['Assign rooms…', 'Task sheets', 'Problems', 'Discrepancies…', 'History'])
  await items.filter({ hasText: 'Assign' }).click()
  await page.getByRole('dialog', { name: /Assign/ }).waitFor()
  await page.keyboard.press('Escape')
  await more.click()
  await items.filter({ hasText: 'Task sheets' }).click()
  await page.getByRole('heading', { level: 1, name: 'Task sheets' }).waitFor()
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* What overlaps or breaks on a phone only. */

const server = ownServer()

/** A language is stored for the person: each has their own. */
const accounts = { en: 'manager', ar: 'regional' }

const open = (
  path: string,
  { language = 'en' as keyof typeof accounts, width = 320, height = 640, tolerates = [] as RegExp[] } = {},
) => openPage({ url: server.url(), account: accounts[language], language, path, width, height, tolerates })

const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

/** Texts of a chart that are cut by its edge, and pairs of texts on one line that touch. */
const crowdedTexts = (page: Page) =>
  page.locator('.recharts-surface').evaluate((chart) => {
    const edge = chart.getBoundingClientRect()
    const texts = [...chart.querySelectorAll('text')].map((text) => ({
      text: text.textContent,
      box: text.getBoundingClientRect(),
    }))
    const cut = texts.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1)
    const touching = texts.filter(({ box }, at) =>
      texts.some(
        (other, otherAt) =>
          otherAt > at &&
          Math.abs(other.box.top - box.top) < 4 &&
          other.box.left < box.right + 3 &&
          box.left < other.box.right + 3,
      ),
    )
    return { cut: cut.map(({ text }) => text), touching: touching.map(({ text }) => text) }
  })

test.each([
  ['en', 320],
  ['ar', 320],
  ['ar', 1440],
] as const)('in %s at %i px all days and amounts of the chart of a report are whole', async (language, width) => {
  const page = await open(`${property}/accounting-report?group_by=date`, { language, width })
  await page.locator('.recharts-surface text').first().waitFor()
  expect(await crowdedTexts(page)).toEqual({ cut: [], touching: [] })
})

test('on the narrowest phone no days of the chart of the dashboard touch', async () => {
  const page = await open(property)
  await page.locator('.recharts-surface text').first().waitFor()
  expect(await crowdedTexts(page)).toEqual({ cut: [], touching: [] })
})

test('the nights of a blocking have a line each where both do not fit, and no date is torn', async () => {
  const page = await open(`${property}/housekeeping?view=problems`, { language: 'ar' })
  await page
    .getByRole('button', { name: /^حجب الغرفة/ })
    .first()
    .click()
  const years = page.getByRole('dialog').locator('[data-type=year]')
  await years.first().waitFor()
  for (const at of [0, 1]) {
    const { top, bottom } = await boxOf(years.nth(at))
    const day = await boxOf(page.getByRole('dialog').locator('[data-type=day]').nth(at))
    expect(day.top).toBeLessThan(bottom)
    expect(day.bottom).toBeGreaterThan(top)
  }
})

test('a notice covers no part of a dialog', async () => {
  const page = await open(`${property}/housekeeping`, { width: 360 })
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Start cleaning' }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.waitFor()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Report a problem…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Report a problem/ })
  await dialog.waitFor()
  const shownUntil = await dialog.evaluate((element) => {
    let scroller = element
    while (getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement!
    const { top } = scroller.getBoundingClientRect()
    return Math.min(element.getBoundingClientRect().bottom, top + scroller.clientTop + scroller.clientHeight)
  })
  expect(shownUntil).toBeLessThanOrEqual((await boxOf(notices)).top)
})

test('the notice of a lost connection begins beside its icon', async () => {
  // The page fetches the code of other screens meanwhile.
  const page = await open(property, { tolerates: [/ERR_INTERNET_DISCONNECTED/] })
  // Loaded last. What does not load says that there is no connection, too.
  await page.getByRole('heading', { name: 'Needs a look' }).waitFor()
  await page.context().setOffline(true)
  const text = page.getByText(/^You are offline/)
  await text.waitFor()
  const icon = await boxOf(text.locator('xpath=preceding-sibling::*'))
  expect(icon.bottom).toBeGreaterThan((await boxOf(text)).top)
})

test('the parts of a date stand evenly around their signs, and each is a target of its own', async () => {
  const german = { locale: 'de-DE', language: 'de' }
  const path = `${property}/hotel-calendar?from=2026-11-26`
  const page = await openPage({ url: server.url(), account: 'manager', path, ...german })
  await page.locator('[data-type=year]').first().waitFor()
  const parts = await page
    .getByRole('main')
    .locator('[data-type]')
    .evaluateAll((all) =>
      all.map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        const { left, right } = range.getBoundingClientRect()
        const box = part.getBoundingClientRect()
        return { text: part.textContent, left, right, centre: (box.left + box.right) / 2 }
      }),
    )
  expect(parts.map(({ text }) => text)).toEqual(['26', '.', '11', '.', '2026'])
  const gaps = parts.slice(1).map(({ left }, at) => left - parts[at]!.right)
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1)
  const centres = parts.filter(({ text }) => text !== '.').map(({ centre }) => centre)
  for (const [at, centre] of centres.slice(1).entries()) expect(centre - centres[at]!).toBeGreaterThanOrEqual(24)
})

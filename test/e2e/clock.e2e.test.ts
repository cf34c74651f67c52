import type { Locator } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openPage } from '../support/browser.ts'

const property = '/hotel-management/properties/casa-azul'

/** 22 hours apart: at no moment do both zones have the same date and time. */
const zones = ['Pacific/Auckland', 'Pacific/Honolulu'] as const

const text = (pattern: RegExp) => (main: Locator) => [main.getByText(pattern)]
/** The labels of a chart. Its code loads later than its data. */
const chart = (main: Locator) => [main.locator('svg text')]
const activityAndChart = (main: Locator) => [...text(/Latest activity/)(main), ...chart(main)]

/** Screens that show days or times, and elements of each that show that data and code have loaded. */
const screens: [name: string, path: string, ready: (main: Locator) => Locator[], clock: RegExp][] = [
  ['dashboard', property, activityAndChart, /as of \d\d:\d\d in Mexico City/],
  ['calendar', `${property}/hotel-calendar`, text(/Occupancy/), /\d\d:\d\d in Mexico City/],
  ['calendar list', `${property}/hotel-calendar?view=list`, text(/Nights/), /\d\d:\d\d in Mexico City/],
  ['housekeeping table', `${property}/housekeeping?view=table`, text(/Changed/), /Mexico City time/],
  ['task sheets', `${property}/housekeeping?view=sheets`, text(/Minutes/), /\d\d:\d\d in Mexico City/],
  ['rooms', `${property}/products`, text(/Updated/), /Mexico City time/],
  ['add-ons', `${property}/products?tab=add-ons`, text(/Updated/), /Mexico City time/],
  ['accounting report', `${property}/accounting-report`, chart, /as of \d\d:\d\d in Mexico City/],
  ['activity logs', `${property}/activity-logs`, text(/Newer entries|Refresh/), /as of \d\d:\d\d in Mexico City/],
  ['properties', '/hotel-management/properties', text(/Alpenrose Lodge/), /Updated, local time/],
]

/** Opens the page in a browser zone, at an instant that both zones share. */
async function openIn(timezone: string, path: string, ready: (main: Locator) => Locator[], now: Date) {
  const page = await openPage({ account: 'manager', timezone })
  await page.clock.setFixedTime(now)
  await page.goto(path)
  for (const element of ready(page.getByRole('main'))) await element.first().waitFor()
  await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'detached' })
  return page.getByRole('main')
}

test.each(screens)('%s shows the same days and times in every browser zone, and names the zone', async (...row) => {
  const [, path, ready, clock] = row
  const now = new Date()
  const pages = [await openIn(zones[0], path, ready, now), await openIn(zones[1], path, ready, now)]
  // The chart of the calendar draws its rows over several frames.
  await vi.waitFor(async () => {
    const [first, second] = await Promise.all(pages.map((main) => main.innerText()))
    expect(first).toBe(second)
    expect(first).toMatch(clock)
  }, 10_000)
})

test("the date picker marks the property's today, not the browser's", async () => {
  const days = await Promise.all(
    zones.map(async (timezone) => {
      const page = await openPage({ account: 'manager', path: property, timezone })
      await page.getByRole('heading', { name: 'Latest activity' }).waitFor()
      await page.getByRole('button', { name: /Calendar/ }).click()
      return page
        .getByRole('grid')
        .getByRole('button', { name: /^Today/ })
        .getAttribute('aria-label')
    }),
  )
  expect(days[0]).toMatch(/^Today/)
  expect(days[0]).toBe(days[1])
})

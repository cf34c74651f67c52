import type { Locator, Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { calendarPath } from './steps/calendar.ts'
import { reusedPages } from './steps/reused-pages.ts'
import type { Screen } from './steps/screen.ts'
import { generalScreens, inventoryScreens, roomScreens } from './steps/screens.ts'

const property = '/hotel-management/properties/casa-azul'
const openPage = reusedPages()

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
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
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
  }, 20_000)
})

test("the date picker marks the property's today, not the browser's", async () => {
  const now = new Date()
  const days = await Promise.all(
    zones.map(async (timezone) => {
      const page = await openPage({ account: 'manager', timezone })
      await page.clock.setFixedTime(now)
      await page.goto(property)
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

/**
 * States without a date of their own, those that differ from another by other things than dates, those that need a running clock, and the
 * log of accounts, the figures of the group, a person's sessions and the link to set a password, which belong to no single hotel and are
 * told in the reader's zone.
 */
const withoutDates = new RegExp(
  [
    'loading|failed|empty|none|nothing (found|matches)|no reporting|not (on|read|opened|found|checked)|on its way|refused',
    'taking long|given up|too late|sign-in|password|no access|placeholder|loader|menu|ticked|delete|deletion|filtered',
    'import|new |types?\\b|amenit|categor|several|bulk|edit,|of accounts|of the group|sessions|second step, set up|people, a link',
  ].join('|'),
)
const withDates = [...generalScreens, ...inventoryScreens, ...roomScreens].filter(
  ({ name }) => !withoutDates.test(name),
)

/** Everything that a person reads: texts and the values of fields. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')]
    // The chart library measures texts in an element beside the page.
    document.querySelector('#recharts_measurement_span')?.remove()
    return [document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })

async function openState({ account, path, prepare, go, stands }: Screen, timezone: string, now: Date) {
  const page = await openPage({ account, timezone })
  await page.clock.setFixedTime(now)
  await prepare?.(page)
  await page.goto(path)
  await go?.(page)
  await page.getByText(stands).filter({ visible: true }).last().waitFor()
  return page
}

test.each(withDates)('screen $name says the same in every browser zone', async (screen) => {
  const now = new Date()
  const pages = await Promise.all(zones.map((timezone) => openState(screen, timezone, now)))
  await vi.waitFor(async () => {
    const [first, second] = await Promise.all(pages.map(textsOf))
    expect(first).toBe(second)
  }, 20_000)
})

test('the figures of the group are told in the zone of the reader, and name it', async () => {
  const now = new Date()
  const [first, second] = await Promise.all(
    zones.map((timezone) =>
      openIn(timezone, '/hotel-management/properties?view=figures', text(/as of \d\d:\d\d in /), now),
    ),
  )
  expect(await first!.innerText()).toMatch(/as of \d\d:\d\d in Auckland/)
  expect(await second!.innerText()).toMatch(/as of \d\d:\d\d in Honolulu/)
})

/** Instants around midnight and the audit time in Lisbon, in the nights of both changes of summer time too, and the business date. */
const instants: [instant: string, auditTime: string | null, today: string][] = [
  ['2027-01-14T23:59:00Z', null, 'Thu 14 January'],
  ['2027-01-15T00:01:00Z', null, 'Fri 15 January'],
  ['2027-03-27T23:59:00Z', null, 'Sat 27 March'],
  ['2027-03-28T00:59:00Z', null, 'Sun 28 March'],
  ['2027-03-28T01:01:00Z', null, 'Sun 28 March'],
  ['2027-03-28T22:59:00Z', null, 'Sun 28 March'],
  ['2027-03-28T23:01:00Z', null, 'Mon 29 March'],
  ['2027-10-31T00:59:00Z', null, 'Sun 31 October'],
  ['2027-10-31T01:01:00Z', null, 'Sun 31 October'],
  ['2027-11-01T00:01:00Z', null, 'Mon 1 November'],
  ['2027-01-15T02:59:00Z', '03:00', 'Thu 14 January'],
  ['2027-01-15T03:01:00Z', '03:00', 'Fri 15 January'],
  ['2027-03-28T01:59:00Z', '03:00', 'Sat 27 March'],
  ['2027-03-28T02:01:00Z', '03:00', 'Sun 28 March'],
]

test.each(instants)('at %s, with the audit time %s, the calendar says that today is %s', async (...row) => {
  const [instant, audit_time, today] = row
  const days = await Promise.all(
    zones.map(async (timezone) => {
      const page = await openPage({ account: 'manager', timezone })
      await page.route('**/property/harbour-view', async (route) => {
        const response = await route.fetch()
        const { data, ...rest } = (await response.json()) as { data: object }
        await route.fulfill({ response, json: { ...rest, data: { ...data, audit_time } } })
      })
      await page.clock.setFixedTime(instant)
      await page.goto(`${calendarPath}?view=chart`)
      const cell = page.getByRole('gridcell', { name: /, today, / }).first()
      await cell.waitFor()
      return (await cell.getAttribute('aria-label'))!.split(', ')[1]
    }),
  )
  expect(days).toEqual([today, today])
})

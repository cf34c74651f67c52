import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import * as step from './steps/addons.ts'
import { choose } from './steps/choose.ts'
import { expectFocusKept, isFocused } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { succeeded } from './steps/property-form.ts'

/* Dates and numbers in the reader's formats (ADR 0058). */

const server = ownServer()
const list = '/hotel-management/properties'
const calendar = `${list}/harbour-view/hotel-calendar?from=2029-03-01&days=7`
const open = (locale: string, path: string, account = 'manager') =>
  openPage({ url: server.url(), account, path, locale })
async function openNew(locale: string) {
  const page = await open(locale, step.addonsPath)
  await page.getByRole('link', { name: 'New add-on' }).click()
  await page.getByRole('heading', { level: 1, name: 'New add-on' }).waitFor()
  return page
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preferences' })
const price = (page: Page) => page.getByRole('textbox', { name: /^Price/ })

async function openPreferences(page: Page) {
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await dialog(page).waitFor()
}

/** Fills in a new add-on; its price is left as typed. */
async function newAddon(page: Page, sku: string, typed: string) {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`Hamper ${sku}`)
  await step.pickType(page, 'food')
  await page.getByRole('textbox', { name: 'SKU' }).fill(sku)
  await price(page).fill(typed)
  await page.keyboard.press('Tab')
}

test.each([
  ['de-AT', '89,90', 8990],
  ['de-DE', '1.250,00', 125_000],
  ['en-US', '1,250.00', 125_000],
])('in a browser in %s, a price of %s is stored as %d cents', async (locale, typed, cents) => {
  const page = await openNew(locale)
  await newAddon(page, `P-${locale}`, typed)
  await page.getByRole('radio', { name: 'Once' }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await succeeded(page)
  const api = await step.addonsAt(server.url())
  expect(await api.all(`keyword=P-${locale}`)).toMatchObject([{ price: cents }])
})

test.each([
  ['de-DE', '89.90', '1.250,00'],
  ['de-DE', '1,250.00', '1.250,00'],
  ['en-US', '89,90', '1,250.00'],
  ['en-US', '1.250,00', '1,250.00'],
])(
  'in a browser in %s, %s is refused, stays, and the form that is understood is named',
  async (locale, typed, form) => {
    const page = await openNew(locale)
    await newAddon(page, 'REFUSED', typed)
    await page.getByText(`Enter the price like ${form}`).first().waitFor()
    expect(await price(page).inputValue()).toBe(typed)
  },
)

test('the parts of a date field come in the order of the locale', async () => {
  const parts = async (locale: string) => {
    const page = await openNew(locale)
    const spin = page
      .getByRole('group', { name: /^First bookable|From|Bookable from/ })
      .first()
      .getByRole('spinbutton')
    await spin.first().waitFor()
    const names = await spin.evaluateAll((found) => found.map((part) => part.getAttribute('aria-label') ?? ''))
    return names.map((name) => /^(day|month|year)/.exec(name)?.[1])
  }
  expect(await parts('en-GB')).toEqual(['day', 'month', 'year'])
  expect(await parts('en-US')).toEqual(['month', 'day', 'year'])
})

test('a choice changes every date at once, keeps the dialog and what was typed, and follows the person', async () => {
  const page = await open('en-GB', calendar, 'frontdesk')
  const night = (name: RegExp) => page.getByRole('gridcell', { name }).first()
  await night(/Thu 1 March/).waitFor()
  await openPreferences(page)
  await choose(dialog(page), 'Dates and numbers', 'American English 2/24/2026, 1,250.00')
  await dialog(page).getByRole('status').getByText('Saved').waitFor()
  await dialog(page).getByText('2/24/2026, 1,250.00', { exact: true }).waitFor()
  await expectFocusKept(page)
  expect(await isFocused(dialog(page).getByRole('button', { name: /Dates and numbers/ }))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await night(/Thu.*March 1\b/).waitFor()
  await expectFocusKept(page)
  await page.reload()
  await night(/Thu.*March 1\b/).waitFor()
  const elsewhere = await open('de-DE', calendar, 'frontdesk')
  await elsewhere
    .getByRole('gridcell', { name: /Thu.*March 1\b/ })
    .first()
    .waitFor()
})

test.each([
  ['en-US', /^(Sep|Oct|Nov|Dec|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug) \d+|^today, \d+:\d\d\s[AP]M/],
  ['de-DE', /^\d+\. \S+|^today, \d\d:\d\d$/],
])('the list in a browser in %s has its dates and times, without a violation at 320 px', async (locale, expected) => {
  const page = await openPage({ url: server.url(), account: 'manager', path: list, locale, width: 320, height: 640 })
  await page.getByRole('rowheader').first().waitFor()
  const cells = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.lastElementChild?.previousElementSibling?.textContent ?? ''))
  expect(cells.length).toBeGreaterThan(3)
  for (const cell of cells) expect(cell.replaceAll('\u202f', ' ')).toMatch(expected)
  await expectNoAxeViolations(page)
})

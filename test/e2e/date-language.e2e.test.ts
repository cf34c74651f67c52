import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* Dates in words whose formats are of another language than the page (ADR 0064, WCAG 3.1.2). */

const server = ownServer()
const list = '/hotel-management/properties'

const open = (locale: string, path: string) =>
  openPage({ account: 'manager', locale, language: 'en', path, url: server.url(), width: 1440 })

/** Language of each cell and heading with nothing but a German date or days in it: "Dienstag, 3. März 2026", "1. Jan. – 31. Dez. 2026". */
const languages = (page: Page) =>
  page.evaluate(() => {
    const day = String.raw`(?:[A-Z]\p{L}+[,.]? )?\d+\.(?: [A-ZÄ]\p{L}+\.?)?(?: \d{4})?(?:,? (?:um )?\d\d:\d\d\S*)?`
    const dates = new RegExp(`^${day}(?: ?– ?${day})?$`, 'u')
    return [...document.querySelectorAll('main :is(th, td, h2, h3, dd, [role=columnheader])')]
      .filter(({ textContent }) => dates.test(textContent.replaceAll(/\s/g, ' ')) && /\p{Ll}/u.test(textContent))
      .map((element) => (element.querySelector('[lang]') ?? element.closest('[lang]'))?.getAttribute('lang'))
  })

test.each([
  ['the property list', list],
  ['the dashboard', property],
  ['the activity log', `${property}/activity-logs`],
  ['the calendar', `${property}/hotel-calendar?view=chart`],
  ['the calendar as a list', `${property}/hotel-calendar?view=list`],
  ['the report by day', `${property}/accounting-report?group_by=date`],
])('with Austrian formats, dates that stand alone are marked as German: %s', async (_, path) => {
  const page = await open('de-AT', path)
  await expect.poll(async () => (await languages(page)).length).toBeGreaterThan(0)
  expect(new Set(await languages(page))).toEqual(new Set(['de-AT']))
})

test('in a date picker, month and weekdays are marked as German, and its buttons are not', async () => {
  const page = await open('de-AT', `${property}/hotel-calendar?view=chart`)
  await page
    .locator('main')
    .getByRole('button', { name: /calendar/i })
    .first()
    .click()
  const picker = page.getByRole('dialog')
  await picker
    .locator('[lang=de-AT]', { hasText: /^[A-ZÄ][a-zä]+ \d{4}$/ })
    .first()
    .waitFor()
  expect(await picker.locator('[lang=de-AT] th').count()).toBe(7)
  expect(await picker.locator('[lang=de-AT] button').count()).toBe(0)
})

test('words of the page beside dates are not marked, and dates in the language of the page are not either', async () => {
  const austrian = await open('de-AT', list)
  const words = austrian.locator('tbody td', { hasText: /^(any time|from |until |today)/ })
  await words.first().waitFor()
  expect(await words.locator('[lang]').count()).toBe(0)
  const british = await open('en-GB', `${property}/activity-logs`)
  await british.locator('main ol li').first().waitFor()
  expect(await british.locator('main [lang]').count()).toBe(0)
})

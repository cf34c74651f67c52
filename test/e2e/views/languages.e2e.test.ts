import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../../support/browser.ts'
import { routePseudoLocale } from '../../support/pseudo-locale.ts'
import { views } from '../../support/views.ts'
import { expectWhole } from '../steps/language-tests.ts'
import { ownServer } from '../steps/own-server.ts'
import { property } from '../steps/routes.ts'
import { watchHotelData } from '../steps/shown-texts.ts'

/* Every kind of page in longer words and from right to left, in both views (ADR 0061). */

const server = ownServer()
const list = '/hotel-management/properties'

/** Address, and a text that shows that its data has loaded. */
const pages: readonly [string, string][] = [
  [list, 'tbody tr'],
  [`${list}?view=new`, 'form input'],
  [`${list}?view=types`, 'tbody tr'],
  [`${list}?keyword=000`, 'main button'],
  [`${list}/000`, 'h1'],
  [property, 'main h2'],
  [`${property}?figure=occupancy`, '[role=dialog] tr'],
  [`${property}/hotel-calendar`, '[role=gridcell]'],
  [`${property}/hotel-calendar?view=list`, 'tbody tr'],
  [`${property}/housekeeping`, 'main li'],
  [`${property}/housekeeping?view=table`, 'tbody tr'],
  [`${property}/housekeeping?view=mine`, 'main h2'],
  [`${property}/housekeeping?view=problems`, 'tbody tr'],
  [`${property}/products`, 'tbody tr'],
  [`${property}/products?view=new`, 'form input'],
  [`${property}/products?tab=assets`, 'tbody tr'],
  [`${property}/products?tab=add-ons`, 'tbody tr'],
  [`${property}/products?tab=facility-types`, 'tbody tr'],
  [`${property}/products?tab=add-on-types`, 'tbody tr'],
  [`${property}/products?tab=amenities`, 'tbody tr'],
  [`${property}/products?tab=facility-categories`, 'tbody tr'],
  [`${property}/accounting-report`, 'tbody tr'],
  [`${property}/accounting-report?tab=trial_balance`, 'tbody tr'],
  [`${property}/activity-logs`, 'main time'],
  ['/unauthorized', 'h1'],
]

async function expectWholeInEveryView(page: Page, data: ReadonlySet<string>) {
  for (const view of views) {
    await expectWhole(page, data, view)
    await expectNoAxeViolations(page)
  }
}

test.each(pages)('in longer words, %s shows no English and is whole in every view', async (path, loaded) => {
  const page = await openPage({ url: server.url(), account: 'manager' })
  await routePseudoLocale(page)
  const data = await watchHotelData(page, path)
  await page.goto(path)
  await page.locator(loaded).first().waitFor()
  await expectWholeInEveryView(page, data)
})

test.each(pages)('in Arabic, %s shows no English and is whole in every view', async (path, loaded) => {
  const page = await openPage({ url: server.url(), account: 'regional', language: 'ar' })
  const data = await watchHotelData(page, path)
  await page.goto(path)
  await page.locator(loaded).first().waitFor()
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await expectWholeInEveryView(page, data)
})

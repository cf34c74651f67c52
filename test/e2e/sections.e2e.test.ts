import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { property } from './steps/routes.ts'

/** An element that each section shows once its address and data have loaded. Products opens at its rooms. */
const sections = [
  { name: 'Hotel Calendar', shown: (page: Page) => page.locator('[data-bar]') },
  { name: 'Housekeeping', shown: (page: Page) => page.getByRole('button', { name: /^Actions for/ }) },
  { name: 'Products', title: 'Rooms', shown: (page: Page) => page.getByRole('rowheader') },
  { name: 'Accounting Report', shown: (page: Page) => page.getByText(/^Debits equal credits/) },
  { name: 'Activity Logs', shown: (page: Page) => page.getByRole('button', { name: /^Details/ }) },
  { name: 'Dashboard', shown: (page: Page) => page.getByRole('heading', { name: 'Latest activity' }) },
]
type Section = (typeof sections)[number]

async function expectShown(page: Page, { name, title = name, shown }: Section) {
  await shown(page).first().waitFor()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  expect(await page.title()).toMatch(new RegExp(`^${title} – `, 'u'))
}

test('every section of a property opens from another one by menu and by history, and shows its data', async () => {
  const page = await openPage({ account: 'manager', path: property })
  await expectShown(page, sections.at(-1)!)
  for (const section of sections) {
    // The suite's own Products link comes first in the menu.
    await page.getByRole('navigation').getByRole('link', { name: section.name, exact: true }).last().click()
    await expectShown(page, section)
  }
  for (const section of sections.toReversed().slice(1)) {
    await page.goBack()
    await expectShown(page, section)
  }
})

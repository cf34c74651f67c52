import type { Page } from 'playwright-core'
import { openPage } from '../../support/browser.ts'
import { expectFocusOn, press, tabTo } from './focus.ts'
import { property } from './routes.ts'

type TypeTab = 'facility-types' | 'add-on-types' | 'amenities' | 'facility-categories'

export const tabPath = (tab: TypeTab, more = '') => `${property}/products?tab=${tab}${more}`

const rowHeaders = (page: Page) => page.getByRole('table').getByRole('rowheader')

/** The names in the rows, without other texts. */
export const namesOf = (page: Page) =>
  rowHeaders(page).evaluateAll((cells) => cells.map((cell) => (cell.querySelector('a') ?? cell).textContent))

/** Opens a tab as the manager and waits for its rows. */
export async function openTab(url: string | undefined, tab: TypeTab, more = '') {
  const page = await openPage({ ...(url ? { url } : {}), account: 'manager', path: tabPath(tab, more) })
  await rowHeaders(page).first().waitFor()
  return page
}

export const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true })

/** By keyboard: opens the "…" menu of a row. */
export async function openMenu(page: Page, name: string) {
  await tabTo(page, actionsOf(page, name))
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('menuitem').first())
}

/** By keyboard: chooses from the menu of a row with the arrow keys. */
export async function choose(page: Page, name: string, action: string) {
  await openMenu(page, name)
  const items = await page.getByRole('menuitem').allTextContents()
  const steps = items.findIndex((item) => item.startsWith(action))
  for (let step = 0; step < steps; step += 1) await press(page, 'ArrowDown')
  await expectFocusOn(page.getByRole('menuitem').nth(steps))
  await press(page, 'Enter')
}

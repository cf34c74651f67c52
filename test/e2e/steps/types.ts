import type { Page } from 'playwright-core'
import { openPage } from '../../support/browser.ts'
import { expectFocusOn, press, tabTo } from './focus.ts'
import { property } from './routes.ts'

type TypeTab = 'facility-types' | 'add-on-types' | 'amenities' | 'facility-categories'

export const tabPath = (tab: TypeTab, more = '') => `${property}/products?tab=${tab}${more}`

const rowHeaders = (page: Page) => page.getByRole('table').getByRole('rowheader')

/** The names of the rows, without what stands beside them. */
export const namesOf = (page: Page) =>
  rowHeaders(page).evaluateAll((cells) => cells.map((cell) => (cell.querySelector('a') ?? cell).textContent))

/** Opens a tab as the manager, once its rows are there. */
export async function openTab(url: string | undefined, tab: TypeTab, more = '') {
  const page = await openPage({ ...(url ? { url } : {}), account: 'manager', path: tabPath(tab, more) })
  await rowHeaders(page).first().waitFor()
  return page
}

export const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true })

/** Opens the "…" of a row by keyboard. */
export async function openMenu(page: Page, name: string) {
  await tabTo(page, actionsOf(page, name))
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('menuitem').first())
}

/** Chooses from the menu of a row, by the arrow keys. */
export async function choose(page: Page, name: string, action: string) {
  await openMenu(page, name)
  const items = await page.getByRole('menuitem').allTextContents()
  const steps = items.findIndex((item) => item.startsWith(action))
  for (let step = 0; step < steps; step += 1) await press(page, 'ArrowDown')
  await expectFocusOn(page.getByRole('menuitem').nth(steps))
  await press(page, 'Enter')
}

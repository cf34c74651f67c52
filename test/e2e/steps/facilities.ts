import type { Page } from 'playwright-core'
import { openPage } from '../../support/browser.ts'
import { choose } from './choose.ts'
import { press, tabTo } from './focus.ts'

export const facilitiesPath = '/hotel-management/properties/harbour-view/products'

/** Opens the rooms or assets of Harbour View and waits for the rows. */
export async function openFacilities(search = '', options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ account: 'manager', path: facilitiesPath + search, ...options })
  await page.getByRole('rowheader').first().waitFor()
  return page
}

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })

/** By keyboard: opens a row menu and chooses an action. */
export async function chooseByKeys(page: Page, name: string, action: string) {
  await tabTo(page, menuOf(page, name))
  await press(page, 'Enter')
  const item = page.getByRole('menuitem', { name: action })
  await item.waitFor()
  await page.keyboard.type(action.slice(0, 4))
  await press(page, 'Enter')
  await page.getByRole('dialog').waitFor()
}

export const select = async (page: Page, count: number) => {
  await page.getByRole('checkbox', { name: 'Select rows' }).check()
  const rows = page.getByRole('rowgroup').last()
  for (let at = 0; at < count; at += 1) await rows.getByRole('checkbox').nth(at).check()
}

/** Opens the status dialog for the first three rooms, tonight and the next six nights. Some of the nights are occupied. */
export async function openStatusOfThree(page: Page) {
  await select(page, 3)
  await page.getByRole('group', { name: 'Selected rooms' }).getByRole('button', { name: 'Status…' }).click()
  await choose(page.getByRole('dialog'), 'Status', 'Inactive')
}

import type { Locator, Page } from 'playwright-core'
import { press, tabTo } from './focus.ts'

const ending = (label: string) => new RegExp(` ${label.replaceAll(/[.+?^${}()|[\]\\/*]/g, '\\$&')}$`)

/** The button of a select, on the page or in a part of it. Its name consists of the chosen option and the label. */
export const selectOf = (scope: Page | Locator, label: string) => scope.getByRole('button', { name: ending(label) })

const pageOf = (scope: Page | Locator): Page => ('page' in scope ? scope.page() : scope)

const optionOf = (scope: Page | Locator, option: string) =>
  pageOf(scope).getByRole('option', { name: option, exact: true })

/** Opens a select by pointer and chooses an option. */
export async function choose(scope: Page | Locator, label: string, option: string) {
  await selectOf(scope, label).click()
  await optionOf(scope, option).click()
  await pageOf(scope).getByRole('listbox').waitFor({ state: 'detached' })
}

/** Opens a select by keyboard, types to find an option, and chooses it. */
export async function chooseByKeys(scope: Page | Locator, label: string, option: string) {
  const page = pageOf(scope)
  await tabTo(page, selectOf(scope, label))
  await press(page, 'Enter')
  await optionOf(scope, option).waitFor()
  await page.keyboard.type(option)
  await press(page, 'Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from '../../support/browser.ts'

export const listPath = '/hotel-management/properties'

type Options = Parameters<typeof openPage>[0]

/** The table, even while another page is loading. */
export const tableOf = (page: Page) => page.getByRole('table', { name: 'Properties' })

/** The names on the page, from top to bottom. */
export const namesOf = (page: Page) => tableOf(page).getByRole('rowheader').getByRole('link').allTextContents()

export async function expectNames(page: Page, names: readonly string[]) {
  await expect.poll(() => namesOf(page)).toEqual(names)
}

/** Opens the list as the manager, and waits for its rows or for the message in their place. */
export async function openList(search = '', options: Options = {}) {
  const page = await openPage({ account: 'manager', path: `${listPath}${search}`, ...options })
  await expectSettled(page)
  return page
}

/** Waits for the answer: rows, or the message that there are none. */
export async function expectSettled(page: Page) {
  const rows = tableOf(page).getByRole('rowheader').getByRole('link').first()
  await rows.or(page.getByRole('heading', { name: /^No properties/ })).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
}

/** The filters in the address. */
export async function searchOf(page: Page) {
  const address = await page.evaluate(() => location.href)
  return [...new URL(address).searchParams].map(([name, value]) => `${name}=${value}`)
}

export async function expectSearch(page: Page, search: readonly string[]) {
  await expect.poll(() => searchOf(page)).toEqual(search)
}

/** Expects a text in the live region. */
export async function expectAnnounced(page: Page, text: string) {
  await page.getByRole('status').getByText(text, { exact: true }).waitFor({ state: 'attached' })
  expect(await page.getByRole('status').getByText(text, { exact: true }).count()).toBe(1)
}

export const chips = (page: Page) => page.getByRole('button', { name: /^Remove filter/ })

export async function chooseBookable(page: Page, label: 'All' | 'Bookable' | 'Unbookable') {
  await page.getByRole('radiogroup', { name: 'Bookable status' }).getByText(label, { exact: true }).click()
}

export async function chooseTypes(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: /Property type$/ }).click()
  for (const name of names) await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

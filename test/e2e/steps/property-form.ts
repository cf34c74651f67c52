import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import sharp from 'sharp'
import { openPage } from '../../support/browser.ts'
import { press } from './focus.ts'
import { listPath } from './property-list.ts'

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })

export const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true })

/** Expects the success dialog, by default with the required text, and closes it to return to the page (ADR 0042). */
export async function succeeded(page: Page, text = 'All set! Your submission was successful.') {
  const result = page.getByRole('dialog', { name: 'Success', exact: true })
  await result.getByText(text, { exact: true }).waitFor()
  await result.getByRole('button', { name: 'Close Success' }).click()
  await result.waitFor({ state: 'detached' })
}

/** A PNG file of this width, to tell pictures apart by. */
async function picture(width: number) {
  const image = sharp({ create: { width, height: 10, channels: 3, background: 'teal' } })
  return { name: `${width}.png`, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

export async function addPictures(page: Page, ...widths: number[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose files…' }).click(),
  ])
  await chooser.setFiles(await Promise.all(widths.map(picture)))
}

/** Expects the form's pictures by width, in order. */
export async function expectPictures(page: Page, ...widths: number[]) {
  const images = page.getByRole('group', { name: /Images/ }).getByRole('img')
  await expect
    .poll(() => images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth)))
    .toEqual(widths)
}

/** Types into a long list and chooses the first match, by keys: the driver of Firefox scrolls before each click, which closes the list. */
async function pick(page: Page, label: string, typed: string) {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option').first().waitFor()
  await press(page, 'ArrowDown', 'Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

/** Fills in the required fields of a new property. */
export async function fillNew(page: Page, name: string, prefix: string) {
  await field(page, 'Name').fill(name)
  await page.getByRole('button', { name: /Property type$/ }).click()
  await page.getByRole('option', { name: 'Guest house' }).click()
  await field(page, 'Prefix').fill(prefix)
  await pick(page, 'Time zone', 'Lisbon')
  await pick(page, 'Currency', 'EUR')
  await field(page, 'Address').fill('Rua da Rosa 7, Lisboa')
}

export async function openForm(
  url: string,
  prefix: string | null,
  { account = 'manager', tolerates = [] }: { account?: string; tolerates?: RegExp[] } = {},
) {
  const view = prefix === null ? 'view=new' : `view=edit&property=${prefix}`
  const page = await openPage({ url, account, path: `${listPath}?${view}`, tolerates })
  await field(page, 'Name').waitFor()
  return page
}

export const save = (page: Page) => page.getByRole('button', { name: /^(Create property|Save changes)$/ }).click()

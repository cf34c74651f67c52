import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { openPage } from '../support/browser.ts'
import { saved } from './steps/accounting.ts'
import { expectFocusKept } from './steps/focus.ts'
import { property } from './steps/routes.ts'
import { namesOf } from './steps/types.ts'

/* Each list's filter, pages and file, with what Chromium, Firefox and WebKit all offer (ADR 0083). */

const products = `${property}/products`

/** The names in the rows, top to bottom. */
async function expectRows(page: Page, names: readonly string[]) {
  await expect.poll(() => namesOf(page)).toEqual(names)
}

/** Goes to the second page: other rows. */
async function turnPage(page: Page) {
  const before = await namesOf(page)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect.poll(async () => (await namesOf(page)).filter((name) => before.includes(name))).toEqual([])
  await page.waitForURL((url) => url.searchParams.get('page') === '2')
  await expectFocusKept(page)
}

/** The column of the file that has the names of the records. */
async function namesInFile(page: Page) {
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const { bytes } = await saved(page, () => page.getByRole('menuitem', { name: 'Comma-separated (.csv)' }).click())
  const book = read(bytes, { raw: true })
  return utils
    .sheet_to_json<{ Name: string }>(book.Sheets[book.SheetNames[0]!]!, { raw: false })
    .map(({ Name }) => Name)
}

/** Each list: its path, a keyword, what it finds, and whether there is a second page and a file. */
const lists = [
  ['property types', '/hotel-management/properties?view=types', 'hotel', ['Boutique hotel', 'City hotel'], ['file']],
  ['people', '/hotel-management/people', 'bruna', ['Bruna Bauer', 'Bruna Eriksen', 'Bruna Horváth'], ['pages']],
  ['rooms', products, '30', [301, 302, 303, 304, 305, 306, 307, 308, 309].map(String), ['pages', 'file']],
  ['assets', `${products}?tab=assets`, 'or', ['Aurora', 'Borealis'], ['pages', 'file']],
  ['add-ons', `${products}?tab=add-ons`, 'transfer', ['Airport transfer'], ['file']],
  ['facility types', `${products}?tab=facility-types`, 'suite', ['Junior suite', 'Suite'], ['file']],
  ['categories', `${products}?tab=facility-categories`, 'room', ['Rooms', 'Meeting rooms'], ['file']],
] as const

test.each(lists)(
  'the list of %s is filtered, paged where it is long, and downloaded as it is shown',
  async (...list) => {
    const [, path, keyword, found, offers]: readonly [string, string, string, readonly string[], readonly string[]] =
      list
    const page = await openPage({ account: 'manager', path })
    await page.getByRole('rowheader').first().waitFor()
    if (offers.includes('pages')) await turnPage(page)
    await page.getByRole('searchbox').fill(keyword)
    await page.waitForURL((url) => url.search.endsWith(`keyword=${keyword}`))
    await expectRows(page, found)
    if (offers.includes('file')) expect(await namesInFile(page)).toEqual(found)
    await page.reload()
    await expectRows(page, found)
  },
)

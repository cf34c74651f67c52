import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { read, utils } from 'xlsx'
import { openPage } from '../../support/browser.ts'
import { press, tabTo } from './focus.ts'

export const importPath = (tab = '', prefix = 'harbour-view') =>
  `/hotel-management/properties/${prefix}/products?${tab && `tab=${tab}&`}view=import`

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

type PageOptions = Parameters<typeof openPage>[0]

/** Opens the import of rooms, or of another tab. */
export async function openImport(options: PageOptions & { tab?: string } = {}) {
  const page = await openPage({ account: 'manager', path: importPath(options.tab), ...options })
  // A listener stops the browser from opening its own file chooser, however fast the key is pressed.
  page.on('filechooser', () => undefined)
  await heading(page, 'Choose a file').waitFor()
  return page
}

/** By keyboard: chooses a file. */
export async function choose(page: Page, bytes: Uint8Array | string, name = 'rooms.xlsx') {
  await tabTo(page, button(page, /^Choose (a file|another)…$/))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Enter')])
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), bytes)
  await chooser.setFiles(join(folder, name))
}

/** By keyboard: presses a button. */
export async function pressButton(page: Page, name: string | RegExp) {
  await tabTo(page, button(page, name))
  await press(page, 'Enter')
}

/** Presses a download button and reads the file. */
export async function fileOf(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), pressButton(page, name)])
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) }
}

/** The rows of a file as stored; none of the cells is a formula. */
export function cellsOf(bytes: Uint8Array) {
  const book = read(bytes, { cellFormula: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const formulas = Object.values(sheet as Record<string, { f?: string }>).filter((cell) => cell.f !== undefined)
  return { rows: utils.sheet_to_json<Record<string, unknown>>(sheet), formulas }
}

/** The visible rows of a table: row number, name, outcome and details. */
export const shownRows = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => (cell as HTMLElement).innerText.trim())),
    )

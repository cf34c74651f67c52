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

/** The open import of rooms, or of another tab. */
export async function openImport(options: PageOptions & { tab?: string } = {}) {
  const page = await openPage({ account: 'manager', path: importPath(options.tab), ...options })
  // As long as someone listens, no chooser of the browser's own opens, however fast the key is.
  page.on('filechooser', () => undefined)
  await heading(page, 'Choose a file').waitFor()
  return page
}

/** Chooses a file by keyboard alone. */
export async function choose(page: Page, bytes: Uint8Array | string, name = 'rooms.xlsx') {
  await tabTo(page, button(page, /^Choose (a file|another)…$/))
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Enter')])
  const folder = mkdtempSync(join(tmpdir(), 'import-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, name), bytes)
  await chooser.setFiles(join(folder, name))
}

/** Goes to a button by keyboard and presses it. */
export async function pressButton(page: Page, name: string | RegExp) {
  await tabTo(page, button(page, name))
  await press(page, 'Enter')
}

/** Presses a button that hands out a file, and reads that file. */
export async function fileOf(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), pressButton(page, name)])
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) }
}

/** The rows of a file as they stand there; none of its cells is a formula. */
export function cellsOf(bytes: Uint8Array) {
  const book = read(bytes, { cellFormula: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  const formulas = Object.values(sheet as Record<string, { f?: string }>).filter((cell) => cell.f !== undefined)
  return { rows: utils.sheet_to_json<Record<string, unknown>>(sheet), formulas }
}

/** The shown rows of a table, as row number, name, outcome and details. */
export const shownRows = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => (cell as HTMLElement).innerText.trim())),
    )

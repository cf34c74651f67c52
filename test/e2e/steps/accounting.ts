import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { openPage } from '../../support/browser.ts'
import { property } from './routes.ts'

const report = `${property}/accounting-report`

/** Opens the report of a property and waits until its checks are visible. */
export async function openReport(search = '', options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage({ account: 'accountant', path: report + search, ...options })
  await page.getByText('The rows add up to the total:').waitFor()
  return page
}

/** Parses a displayed amount into minor units. */
export const minorOf = (text: string | null) => {
  const digits = (text ?? '').replace(/^.*: /s, '').replace(/[^\d.−-]/g, '')
  return Math.round(Number(digits.replace('−', '-')) * 100)
}

/** The link of a figure in the report. */
export const figure = (page: Page, name: string, column: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}, ${column}: `) })

export const entriesDialog = (page: Page) => page.getByRole('dialog', { name: /^Entries of/ })

/** The texts of a column of the dialog, by its heading, and the total separately. */
export async function columnOf(page: Page, heading: string) {
  const table = entriesDialog(page).getByRole('table')
  const at = (await table.getByRole('columnheader').allTextContents()).indexOf(heading)
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((lines, index) => lines.map((line) => line.children[index]?.textContent ?? ''), at)
  const total = await table
    .locator('tfoot tr')
    .evaluate((line, fromEnd) => line.children[line.children.length - fromEnd]?.textContent ?? '', 12 - at)
  return { rows, total }
}

/** The path and bytes of the file that is downloaded during an action. */
export async function saved(page: Page, act: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

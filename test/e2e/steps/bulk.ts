import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const dialog = (page: Page) => page.getByRole('alertdialog')

/** Ticks rows by name. */
export async function select(page: Page, ...names: string[]) {
  await page.getByRole('checkbox', { name: 'Select rows' }).focus()
  await page.keyboard.press('Space')
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()
}

export const isTicked = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).isChecked()

async function outcomesOf(page: Page): Promise<[string, string][]> {
  const names = await dialog(page).getByRole('term').allInnerTexts()
  const outcomes = await dialog(page).getByRole('definition').allInnerTexts()
  return names.map((name, nth) => [name, (outcomes[nth] ?? '').replace(/\s+/g, ' ').trim()])
}

/** Expects the outcome of each item in the dialog. */
export async function expectOutcomes(page: Page, outcomes: Record<string, string>) {
  await expect.poll(async () => Object.fromEntries(await outcomesOf(page))).toEqual(outcomes)
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../../support/browser.ts'
import { type View, views } from '../../support/views.ts'
import { property } from '../steps/routes.ts'
import { type Screen, screens } from '../steps/screens.ts'

/** The topmost match: a dialog may cover a page with the same text. */
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).last()

async function open({ account, path, prepare, go, stands }: Screen) {
  const page = await openPage({ account })
  await prepare?.(page)
  await page.goto(path)
  await go?.(page)
  await shown(page, stands).waitFor()
  return page
}

/** Screens that are reached differently at 320 px. */
const wideOnly = new Set(['list, dates open', 'rooms, more filters'])

async function look(page: Page, { theme, width }: View, stands: string) {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height: width === 320 ? 700 : 900 })
  await shown(page, stands).waitFor()
}

test.each(screens)('screen $name passes axe, and at 320 px nothing scrolls sideways', async (screen) => {
  const page = await open(screen)
  for (const view of views.filter(({ width }) => width > 320 || !wideOnly.has(screen.name))) {
    await look(page, view, screen.stands)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
    if (view.width === 320) expect(sideways).toBeLessThanOrEqual(view.width)
    await expectNoAxeViolations(page)
  }
})

test.each(views)('the property switcher passes axe, and nothing scrolls sideways: $theme at $width', async (view) => {
  const page = await openPage({ account: 'manager', path: `${property}/housekeeping`, ...view })
  if (view.width === 320) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Switch property: Harbour View' }).click()
  await page.getByRole('option', { name: 'Alpenrose Lodge' }).waitFor()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width)
  await page.getByRole('combobox', { name: 'Switch property' }).fill('zzz')
  await page.getByText('No property matches').waitFor()
  await expectNoAxeViolations(page)
})

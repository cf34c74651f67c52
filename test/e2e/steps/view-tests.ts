import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../../support/browser.ts'
import { type View, views } from '../../support/views.ts'
import type { Screen } from './screen.ts'

/** The topmost match: a dialog may cover a page with the same text. */
const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).last()

async function open({ account, path, prepare, go, stands }: Screen) {
  const page = await openPage({ account })
  await prepare?.(page)
  await page.goto(path)
  await go?.(page)
  await shown(page, stands).waitFor()
  return page
}

/** Screens that are reached differently at 320 px. */
export const wideOnly = new Set(['list, dates open', 'rooms, more filters'])

async function look(page: Page, { theme, width }: View, stands: Screen['stands']) {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height: width === 320 ? 700 : 900 })
  await shown(page, stands).waitFor()
}

/** Tests that each screen passes axe in every view of this suite (quality Q1). */
export const testScreens = (screens: readonly Screen[]) =>
  test.each(screens)('screen $name passes axe, and at 320 px nothing scrolls sideways', async (screen) => {
    const page = await open(screen)
    for (const view of views.filter(({ width }) => width > 320 || !wideOnly.has(screen.name))) {
      await look(page, view, screen.stands)
      // The layout of the window before may still be drawn.
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth)
      if (view.width === 320) await expect.poll(sideways).toBeLessThanOrEqual(view.width)
      await expectNoAxeViolations(page)
    }
  })

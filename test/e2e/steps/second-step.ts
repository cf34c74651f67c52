import type { Page } from 'playwright-core'
import { demoPassword } from '../../support/browser.ts'
import { expectFocusOn } from './focus.ts'

const title = 'Second step at the sign-in'
/** The field of a code of the authenticator app. */
export const code = (page: Page) => page.getByLabel('Code from your authenticator app')

/** Opens the set-up of the second step from the preferences. */
export async function openSetUp(page: Page) {
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByRole('button', { name: `${title}…` }).click()
  await page.getByRole('dialog', { name: title }).waitFor()
}

/** Enters the password that the first set-up asks for. */
export async function givePassword(page: Page) {
  await expectFocusOn(page.getByLabel('Current password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}

/** No content is cut off or scrolls sideways (WCAG 1.4.10). */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What has the focus, in words a failed test can be read by: its name, else its text, after its tag. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const name = at?.getAttribute('aria-label') ?? at?.textContent ?? ''
    return `${at?.tagName.toLowerCase() ?? 'nothing'} ${name.slice(0, 40)}`.trim()
  })

export async function expectFocusOn(locator: Locator) {
  await expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)
}

/** After each step an element other than the body has the focus (quality Q3). */
export async function expectFocusKept(page: Page) {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

export async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** True if one of these elements has the focus. */
export const isFocused = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement))

/** Presses Tab until the element has the focus, at most once around the page. */
export async function tabTo(page: Page, locator: Locator) {
  await locator.waitFor()
  for (let stop = 0; stop < 120; stop += 1) {
    if (await isFocused(locator)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead there, but to: ${await focused(page)}`)
}

/** The focus ring of the focused element, at least 2 px: its own, or that of the element drawn for it. */
export const ringOf = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const drawn = [at, at.parentElement, at.nextElementSibling, at.closest('label')].filter((near) => near !== null)
    const widths = drawn.map((near) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(near)
      return boxShadow !== 'none' ? 2 : outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    })
    return { at: at.outerHTML.slice(0, 90), isRinged: Math.max(...widths) >= 2 }
  })

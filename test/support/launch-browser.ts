import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, firefox, type BrowserContext, type Page } from 'playwright-core'
import { chromiumFlags, noOptimisedCode } from '../../tools/lib/chromium-flags.mjs'
import { findHeadlessShell, howToInstall } from '../../tools/lib/chromium.mjs'
import { findFirefox } from '../../tools/lib/firefox.mjs'
import { nextDownload } from './next-download.ts'

export function launchChromium() {
  const executablePath = findHeadlessShell()
  if (!executablePath) throw new Error(howToInstall(process.platform))
  return chromium.launch({ executablePath, args: [...chromiumFlags, noOptimisedCode] })
}

/** Where the Firefox of this worker puts downloaded files. */
let downloadsPath = ''

/** What the driver of Firefox cannot emulate for a page, the browser is told: the theme, and forced colours (`npm run pictures`). */
const { PICTURES_THEME, PICTURES_COLOURS } = process.env
const firefoxUserPrefs = {
  ...(PICTURES_THEME === 'dark' && { 'layout.css.prefers-color-scheme.content-override': 0 }),
  ...(PICTURES_COLOURS === 'forced' && { 'browser.display.document_color_use': 2 }),
}

/** Firefox as it is installed, driven by WebDriver BiDi. https://w3c.github.io/webdriver-bidi/ */
export function launchFirefox() {
  downloadsPath = mkdtempSync(join(tmpdir(), 'back-office-firefox-'))
  process.once('exit', () => rmSync(downloadsPath, { recursive: true, force: true }))
  return firefox.launch({ channel: 'moz-firefox', executablePath: findFirefox(), downloadsPath, firefoxUserPrefs })
}

/**
 * For Firefox playwright-core fills a field in by setting its value in a way that React takes for its own: the app would not hear of it.
 * The browser's own command makes the event that typing makes.
 */
export const fillAsTyped = (context: BrowserContext) =>
  context.addInitScript(() => {
    const insert = (text: string) => void document.execCommand('insertText', false, text)
    const set = () => {
      // The function that playwright-core brings is not used.
    }
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set })
  })

/** Firefox tells of a download that a script has begun without the number that playwright-core asks for: its folder tells of the file. */
export function tellOfDownloads(page: Page) {
  const waitForEvent = page.waitForEvent.bind(page) as (...given: unknown[]) => Promise<unknown>
  const waiting = (event: string, ...more: unknown[]) =>
    event === 'download' ? nextDownload(downloadsPath) : waitForEvent(event, ...more)
  page.waitForEvent = waiting as typeof page.waitForEvent
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPage } from '../../support/browser.ts'
import { wideOnly, type Screen } from './screen.ts'

const { PICTURES_FOLDER = '', PICTURES_THEME = 'light', PICTURES_WIDTH = '1280', PICTURES_COLOURS } = process.env
const { TEST_BROWSER = 'chromium' } = process.env
const theme = PICTURES_THEME === 'dark' ? 'dark' : 'light'
const width = Number(PICTURES_WIDTH)

/** The name of a screen as one of a file: `list, rows ticked` becomes `list-rows-ticked`. */
const fileName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** WebDriver, which drives WebKit, can't answer calls in place of the server. */
const isReachable = ({ name, prepare }: Screen) =>
  (width > 320 || !wideOnly.has(name)) && !(TEST_BROWSER === 'webkit' && prepare)

/** Takes a picture of each screen in the browser, theme and width that `npm run pictures` has been asked for. */
export function takePictures(screens: readonly Screen[]) {
  mkdirSync(PICTURES_FOLDER, { recursive: true })
  test.each(screens.filter(isReachable))('$name', async ({ name, account = '', path, prepare, go, stands }) => {
    const page = await openPage({ account, theme, width, height: width > 320 ? 900 : 700, tolerates: [/./s] })
    if (PICTURES_COLOURS === 'forced' && TEST_BROWSER === 'chromium')
      await page.emulateMedia({ forcedColors: 'active' })
    await prepare?.(page)
    await page.goto(path)
    await go?.(page)
    await page.getByText(stands).filter({ visible: true }).last().waitFor()
    // Pictures and fonts that the screen shows, and the last step of its layout.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const picture = await page.screenshot()
    // A page without anything on it takes less.
    expect(picture.length).toBeGreaterThan(5_000)
    writeFileSync(join(PICTURES_FOLDER, `${fileName(name)}.png`), picture)
  })
}

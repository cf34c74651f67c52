import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pseudoWording, wordingIn } from '../../../tools/qa/wording/wording-in.ts'
import type { Wording } from '../../../tools/qa/wording/wording.ts'
import { expectNoAxeViolations } from '../../support/browser.ts'
import { routePseudoLocale } from '../../support/pseudo-locale.ts'
import { type View, views } from '../../support/views.ts'
import { ownServer } from './own-server.ts'
import { reusedPages } from './reused-pages.ts'
import { wideOnly, type Screen } from './screen.ts'
import { cutTexts, englishTexts, watchHotelData } from './shown-texts.ts'
import { translatedPage } from './translated-page.ts'

/** Arabic, or `pseudo`: longer, accented English (tools/lib/pseudo-locale.ts). */
type Language = 'ar' | 'pseudo'

let shownData: ReadonlySet<string> = new Set()
const known = () => ({ texts: shownData, messages: new Set<string>() })
const wordings = new Map<Language, Promise<Wording>>()

/** The words of a language beside the data of the page that is open. */
function wordsOf(language: Language, data: ReadonlySet<string>) {
  shownData = data
  const wording = wordings.get(language) ?? (language === 'pseudo' ? pseudoWording(known) : wordingIn(language, known))
  wordings.set(language, wording)
  return wording
}

async function open(
  { account, path, prepare, go, stands, data: attached = [] }: Screen,
  language: Language,
  url: string,
  openPage: ReturnType<typeof reusedPages>,
) {
  const isPseudo = language === 'pseudo'
  // Who has to set a password first cannot store a language: the browser's counts.
  const own = account === 'new' ? { locale: language, language: 'browser' } : { language }
  const page = await openPage({ url, account, ...(isPseudo ? {} : own) })
  if (isPseudo) await routePseudoLocale(page)
  const data = await watchHotelData(page, path)
  for (const text of attached) data.add(text)
  const words = await wordsOf(language, data)
  const translated = translatedPage(page, words, (text) => data.add(text))
  await prepare?.(translated)
  await page.goto(path)
  await go?.(translated)
  await translated.getByText(stands).filter({ visible: true }).last().waitFor()
  return { page, data }
}

/** Expects nothing English and nothing cut in a view. */
export async function expectWhole(page: Page, data: ReadonlySet<string>, { theme, width }: View) {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height: width === 320 ? 700 : 900 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expect.poll(() => cutTexts(page)).toEqual([])
  await expect.poll(() => englishTexts(page, data)).toEqual([])
}

/** Scrolls a wide page to its end, where the bar of the ticked rows stands below them: a control half under it is too small for axe. */
const uncoverRows = (page: Page) =>
  page.evaluate(() => {
    if (innerWidth > 320 && document.querySelector('main [role=group][data-page-actions]'))
      scrollTo(0, document.documentElement.scrollHeight)
  })

/**
 * Tests each screen in a language, also with axe (quality Q1): in longer words in every view, in Arabic in the last, which is the narrow
 * one. Axe takes half of the time, and the elements of a screen are the same in every language. The file has a server of its own, because
 * the language of a person is stored there.
 */
export function testScreensIn(language: Language, screens: readonly Screen[]) {
  const server = ownServer()
  const openPage = reusedPages()
  test.each(screens)('screen $name passes axe, has no English and is whole in every view', async (screen) => {
    const { page, data } = await open(screen, language, server.url(), openPage)
    const shown = views.filter(({ width }) => width > 320 || !wideOnly.has(screen.name))
    for (const view of shown) {
      await expectWhole(page, data, view)
      await uncoverRows(page)
      if (language === 'pseudo' || view === shown.at(-1)) await expectNoAxeViolations(page)
    }
  })
}

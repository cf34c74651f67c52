import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { choose } from './steps/choose.ts'
import { ownServer } from './steps/own-server.ts'

/* The words of the reader's language (ADR 0061). */

const server = ownServer()
const list = '/hotel-management/properties'
const calendar = `${list}/harbour-view/hotel-calendar?from=2029-03-01&days=7`
const newRoom = `${list}/harbour-view/products?view=new`
const root = (page: Page) => page.locator('html')

test.each([
  ['de-AT', 'de', 'ltr', 'Anmelden'],
  ['pt-PT', 'pt-BR', 'ltr', 'Entrar'],
  ['ar-EG', 'ar', 'rtl', 'تسجيل الدخول'],
  ['ja', 'en', null, 'Sign in'],
])('a browser that asks for %s gets the page in %s', async (locale, lang, dir, signIn) => {
  const page = await openPage({ url: server.url(), path: '/login', locale, language: 'browser' })
  await page.getByRole('button', { name: signIn, exact: true }).waitFor()
  expect([await root(page).getAttribute('lang'), await root(page).getAttribute('dir')]).toEqual([lang, dir])
  await expectNoAxeViolations(page)
})

test('a chosen language shows at once, and follows the person to another device', async () => {
  const page = await openPage({ url: server.url(), account: 'frontdesk', path: list })
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await choose(page.getByRole('dialog', { name: 'Preferences' }), 'Language', 'Deutsch')
  await page.getByRole('heading', { level: 1, name: 'Unterkünfte' }).waitFor()
  expect(await root(page).getAttribute('lang')).toBe('de')
  await expectNoAxeViolations(page)

  const other = await openPage({ url: server.url(), account: 'frontdesk', path: list })
  await other.getByRole('heading', { level: 1, name: 'Unterkünfte' }).waitFor()

  await other.getByRole('button', { name: 'Einstellungen', exact: true }).click()
  await choose(other.getByRole('dialog', { name: 'Einstellungen' }), 'Sprache', 'English')
  await other.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
})

test('from right to left, the calendar runs to the left, and the left arrow goes to the next day', async () => {
  const page = await openPage({ url: server.url(), account: 'manager', path: calendar, language: 'ar' })
  const heads = page.getByRole('columnheader')
  await heads.nth(2).waitFor()
  const left = async (at: number) => (await heads.nth(at).boundingBox())?.x ?? Number.NaN
  // The head of a day is drawn anew as the days arrive.
  await expect.poll(async () => (await left(1)) > (await left(2))).toBe(true)

  const cell = page.locator('[role=rowgroup] [role=gridcell][tabindex="0"]')
  await cell.focus()
  const column = () => page.evaluate(() => Number(document.activeElement?.getAttribute('aria-colindex')))
  const before = await column()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(column).toBe(before + 1)
  await page.keyboard.press('ArrowRight')
  await expect.poll(column).toBe(before)
  await expectNoAxeViolations(page)
})

test("a page in Filipino has no English words of react-aria's controls", async () => {
  const page = await openPage({ url: server.url(), account: 'manager', path: newRoom, language: 'fil' })
  await page
    .getByRole('button', { name: /^Kalendaryo/ })
    .first()
    .click()
  await page.getByRole('grid').waitFor()
  const labels = await page.evaluate(() =>
    ['aria-label', 'aria-roledescription'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name)!),
    ),
  )
  expect(labels).toEqual(expect.arrayContaining(['Field ng numero', 'Susunod', 'Nakaraan']))
  // "day", "month" and "year" are named by the browser in the language of the formats, which is British English here.
  const english = /\b(calendar|next|previous|number field|suggestions|today|selected|date)\b/i
  expect(labels.filter((label) => english.test(label))).toEqual([])
})

/** From the first shown character to the last, in CSS pixels: negative if the last stands to the left of the first. */
const spanOf = (page: Page, text: string) =>
  page
    .getByText(text)
    .first()
    .evaluate((element, part) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent!.indexOf(part)
        if (at < 0) continue
        const leftOf = (offset: number) => {
          const range = document.createRange()
          range.setStart(node, offset)
          range.setEnd(node, offset + 1)
          return range.getBoundingClientRect().left
        }
        return leftOf(at + part.length - 1) - leftOf(at)
      }
      return 0
    }, text)

test('from right to left, a text in Latin letters keeps its order, with its full stop at its end', async () => {
  const problems = `${list}/harbour-view/housekeeping?view=problems`
  const page = await openPage({ url: server.url(), account: 'manager', path: problems, language: 'ar' })
  expect(await spanOf(page, 'Air conditioning drips onto the carpet below the window.')).toBeGreaterThan(0)
  expect(await spanOf(page, '1.0.0-alpha')).toBeGreaterThan(0)
})

test('in German every rule of a password is in German', async () => {
  const page = await openPage({ url: server.url(), account: 'regional', language: 'de', path: list })
  await page.getByRole('button', { name: 'Passwort ändern', exact: true }).click()
  const rules = page.getByRole('dialog').getByRole('listitem')
  await rules.first().waitFor()
  expect((await rules.allTextContents()).map((text) => text.replace(/\s*noch nicht$/, ''))).toEqual([
    'Mindestens 8 Zeichen',
    'Enthält eine Ziffer',
    'Ein Kleinbuchstabe',
    'Ein Großbuchstabe',
    'Ein Sonderzeichen',
  ])
})

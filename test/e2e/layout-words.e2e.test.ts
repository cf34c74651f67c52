import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* Alignments that depend on the length of words, in English and in German, whose words are longest. */

const server = ownServer()
const list = '/hotel-management/properties'

/** The chosen language is stored per user, so each language has an account of its own. */
const accounts = { en: 'manager', de: 'regional', ar: 'frontdesk' }

const open = (path: string, language: keyof typeof accounts, width = 1440) =>
  openPage({ url: server.url(), account: accounts[language], language, path, width })

const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
const textBoxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().toJSON() as DOMRect
  })

test.each([
  ['en', 390],
  ['de', 390],
  ['de', 320],
  ['ar', 320],
] as const)('in %s at %i px the buttons of the date share a row', async (language, width) => {
  const page = await open(property, language, width)
  const links = page.getByRole('main').locator('header > div a')
  await links.first().waitFor()
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(3)
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
  const head = await boxOf(page.getByRole('main').locator('header').first())
  const ends = boxes.flatMap(({ left, right }) => [left, right])
  expect(Math.round(Math.min(...ends) - head.left)).toBe(0)
  expect(Math.round(head.right - Math.max(...ends))).toBe(0)
})

test('in German the name of the app keeps clear of the button that collapses the menu', async () => {
  const page = await open(list, 'de')
  const menu = page.getByRole('complementary')
  const name = await textBoxOf(menu.getByText('Hotelmanagement', { exact: true }).first())
  expect((await boxOf(menu.getByRole('button').first())).left - name.right).toBeGreaterThanOrEqual(4)
})

test('in German the reason of a denied action follows its name', async () => {
  const page = await open(`${property}/products`, 'de')
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  for (const room of ['101', '102']) await page.getByRole('checkbox', { name: room }).check()
  const reason = page.getByRole('group').getByText(/^Löschen\s?:/)
  expect(await reason.textContent()).toMatch(/^Löschen: \S/)
})

test('a hint below a field leaves its control in line with those beside it', async () => {
  const page = await open(`${property}/products?tab=add-ons&view=new`, 'en')
  const [price, stock] = [/^Price/, /^Stock/].map((name) => page.getByRole('textbox', { name }))
  await price!.waitFor()
  expect((await boxOf(price!)).top).toBe((await boxOf(stock!)).top)

  await page.goto(`${property}/products?view=new`)
  const names = page.getByRole('textbox', { name: /^Names/ })
  const hint = page.getByText(/^One name, or many/)
  await hint.waitFor()
  expect((await boxOf(hint)).top).toBeGreaterThanOrEqual((await boxOf(names)).bottom)
})

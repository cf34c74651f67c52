import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { colleagueAt } from './steps/api.ts'
import { roomsAt } from './steps/facility-form.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* Words of the hotel in a page from right to left: each runs in its own direction (ADR 0061). */

const server = ownServer()
const list = '/hotel-management/properties'

const open = (path: string) => openPage({ account: 'manager', language: 'ar', path, url: server.url(), width: 1440 })

/** The text as it is seen from left to right: characters ordered by their place. */
const visualText = (locator: Locator) =>
  locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const places: { character: string; left: number }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      const range = document.createRange()
      for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { left, width } = range.getBoundingClientRect()
        if (width > 0) places.push({ character: node.textContent![at]!, left })
      }
    }
    return places
      .toSorted((a, b) => a.left - b.left)
      .map(({ character }) => character)
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
  })

const first = async (page: Page, selector: string, text: RegExp) => {
  const found = page.locator(selector).filter({ hasText: text, visible: true }).first()
  await found.waitFor()
  return found
}

test('in Arabic a time is written hours first', async () => {
  const page = await open(`${list}?view=new`)
  const checkIn = await first(page, 'form [role=group]', /15.*00/)
  expect(await visualText(checkIn)).toMatch(/^15 ?: ?00$/)
})

test('in Arabic the beds of a room, a reference of the books and a tax keep the order of their words', async () => {
  const page = await open(`${property}/hotel-calendar?view=chart`)
  expect(await visualText(await first(page, '[role=rowheader] > span', /^1 single$/))).toBe('1 single')

  await page.goto(`${property}/accounting-report?tab=trial_balance`)
  expect(await visualText(await first(page, 'tbody th', /^VAT \d+ %$/))).toMatch(/^VAT \d+ %$/)

  await page.goto(`${property}/accounting-report?figure=net&currency=EUR`)
  const reference = await first(page, '[role=dialog] tbody td', /^\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/)
  expect(await visualText(reference)).toBe(await reference.textContent())
})

test('in Arabic an address that somebody else saved keeps the order of its words', async () => {
  const page = await open(`${list}?view=edit&property=hill-house`)
  await page.route('**/update_property/*', async (route) => {
    const headers = await route.request().allHeaders()
    const view = new URL('/api/v1/hotel_management/properties/property/hill-house', route.request().url())
    const reply = await fetch(view, { headers: { authorization: headers.authorization ?? '' } })
    const { data } = (await reply.json()) as { data: object }
    await route.fulfill({
      status: 409,
      json: { message: 'Stale', code: 'STALE', data: { ...data, address: '5 Castle Hill' } },
    })
  })
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  const address = page.getByText('5 Castle Hill', { exact: true })
  await address.waitFor()
  expect(await visualText(address)).toBe('5 Castle Hill')
})

test('in Arabic an English text keeps its full stop at its end while it is written', async () => {
  const page = await open(`${property}/products?view=new`)
  const note = page.locator('form textarea').last()
  await note.waitFor()
  await note.fill('Quiet side.')
  // The letters of a text field have no boxes of their own.
  expect(await note.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext')
})

test('in Arabic a cut name in the calendar has its dots at its own end', async () => {
  const page = await open(`${property}/hotel-calendar?view=chart`)
  const cut = await first(page, '[data-bar]', /^[^A-Z]*[A-Z][A-Za-z’. ]*…$/)
  expect(await visualText(cut)).toMatch(/^[A-Z].*…$/)
})

test('in Arabic a cut reason of a blocking in the calendar has its dots at its own end', async () => {
  const page = await open(`${property}/hotel-calendar?view=chart`)
  const reason = await first(page, '[data-bar] > span', /[A-Z][A-Za-z ]*…$/)
  expect(await visualText(reason)).toMatch(/^[A-Z][A-Za-z ]*… ?:/)
})

test('in Arabic the parts of a place, and the day beside a name, follow each other from right to left', async () => {
  const page = await open(`${property}/products`)
  const place = await first(page, 'tbody td', /^\W*1\W*Main\W*North\W*$/)
  expect(await visualText(place)).toMatch(/North.*Main.*1$/)

  // Wide enough for both in one line.
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto(`${property}/housekeeping?view=problems`)
  const reported = await first(page, 'tbody td span', /^\W*Lena Kovač\W.*\d/)
  expect(await visualText(reported)).toMatch(/\d.*Lena/)
})

test('in Arabic a name keeps its number and its marks: in lists, headings, messages and dialogs', async () => {
  const { add } = await colleagueAt(server.url())
  for (const [prefix, name] of [
    ['torn-a', '3 Keys Inn!'],
    ['torn-b', 'Harbour (sea view)'],
  ] as const)
    await add(prefix, { name })
  const page = await open(`${list}?keyword=torn`)
  expect(await visualText(await first(page, 'tbody th a', /Keys/))).toBe('3 Keys Inn!')
  expect(await visualText(await first(page, 'tbody th a', /Harbour/))).toBe('Harbour (sea view)')

  await page.goto(`${list}?view=edit&property=torn-a`)
  expect(await visualText(await first(page, 'h1', /Keys/))).toContain('3 Keys Inn!')
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  expect(await visualText(await first(page, '[role=dialog] p, [role=alertdialog] p', /Keys/))).toContain('3 Keys Inn!')
})

test('in Arabic the log keeps the number and the marks of a name, also as a value of a change', async () => {
  const { named, change } = await roomsAt(server.url())
  await change((await named('107'))!.id, { name: '107 (sea view)' })
  const page = await open(`${property}/activity-logs`)
  const entry = await first(page, 'main ol li', /107 \(sea view\)/)
  expect(await visualText(entry.locator('a').first())).toMatch(/107 \(sea view\)/)
  expect((await visualText(entry)).split('107 (sea view)').length).toBe(3)
})

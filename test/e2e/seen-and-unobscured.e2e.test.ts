import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { calendarPath, dialog, moveTo } from './steps/calendar.ts'
import { contrast, drawnColours, outlineContrast } from './steps/colours.ts'
import { property } from './steps/routes.ts'

/* What somebody who sees little, or works by keyboard on a narrow window, still has to see. */

const lists = {
  properties: '/hotel-management/properties',
  rooms: `${property}/products`,
  housekeeping: `${property}/housekeeping?view=table`,
}

const open = async (path: string, options: Parameters<typeof openPage>[0] = {}) => {
  const page = await openPage({ account: 'manager', path, ...options })
  await page.getByRole('rowheader').nth(3).waitFor()
  return page
}

async function tickARow(page: Page) {
  const offer = page.getByRole('checkbox', { name: 'Select rows' })
  if (await offer.count()) await offer.check()
  await page.getByRole('row').nth(2).getByRole('checkbox').check()
  await page.getByRole('group', { name: /^Selected/ }).waitFor()
}

/** The name of the focused control if the selection bar covers it, even partly; null for others. */
const coveredControl = (page: Page) =>
  page.evaluate(() => {
    const [focused, bar] = [document.activeElement, document.querySelector('[role=group][aria-label^=Selected]')]
    if (!focused?.matches('a,button,input') || !bar || bar.contains(focused)) return null
    const [control, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
    const isCovered = control.bottom > over.top && control.top < over.bottom
    return isCovered ? focused.getAttribute('aria-label') || focused.getAttribute('title') || focused.textContent : null
  })

test.each(Object.entries(lists))(
  'at 320 px the bar of the ticked rows covers no control of the %s that has the focus',
  async (_, path) => {
    const page = await open(path, { width: 320, height: 640 })
    await tickARow(page)
    const covered: (string | null)[] = []
    for (let at = 0; at < 40; at++) {
      await page.keyboard.press('Tab')
      covered.push(await coveredControl(page))
    }
    expect(covered.filter((name) => name !== null)).toEqual([])
  },
)

test.each(['light', 'dark'] as const)(
  'in the %s theme the boxes of a table, and the dash of a partly ticked one, reach 3:1',
  async (theme) => {
    const page = await open(lists.rooms, { theme })
    const [all, third] = [0, 3].map((row) => page.getByRole('row').nth(row).getByRole('checkbox'))
    await page.getByRole('checkbox', { name: 'Select rows' }).check()
    expect(outlineContrast(await drawnColours(all!))).toBeGreaterThanOrEqual(3)
    expect(outlineContrast(await drawnColours(third!))).toBeGreaterThanOrEqual(3)
    await tickARow(page)
    const dash = await drawnColours(all!)
    expect(outlineContrast(dash)).toBeGreaterThanOrEqual(3)
    expect(contrast(dash[6]!, dash.at(-1)!)).toBeGreaterThanOrEqual(3)
  },
)

test.each(['light', 'dark'] as const)(
  'with forced colours in the %s theme, icons of the collapsed menu have the colour of text, and a chosen view the highlight',
  async (theme) => {
    const page = await openPage({ account: 'manager', path: `${property}/housekeeping`, theme })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.getByRole('radio', { name: 'Board' }).waitFor()
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    const drawn = await page.evaluate(() => {
      const colours = [...document.querySelectorAll('aside nav a')].map((link) => {
        const icon = link.querySelector('svg')!
        return [getComputedStyle(icon).color, getComputedStyle(link).color]
      })
      const [board, table] = ['Board', 'Table'].map((name) =>
        [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name),
      )
      return {
        colours,
        board: getComputedStyle(board!).backgroundColor,
        table: getComputedStyle(table!).backgroundColor,
      }
    })
    expect(drawn.colours.length).toBeGreaterThan(5)
    for (const [icon, link] of drawn.colours) expect(icon).toBe(link)
    expect(drawn.board).not.toBe(drawn.table)
  },
)

test.each([
  ['products', 'Products'],
  ['accounting-report', 'Reports'],
])('at 320 px every tab of %s is in view', async (section, name) => {
  const page = await openPage({ account: 'manager', path: `${property}/${section}`, width: 320 })
  const tabs = page.getByRole('main').getByRole('navigation', { name })
  const links = tabs.getByRole('link')
  await links.nth(2).waitFor()
  for (const link of await links.all()) {
    const { x, width } = (await link.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(320)
  }
})

test('no button has a title that repeats its name, which a screen reader would speak twice', async () => {
  for (const path of [...Object.values(lists), `${property}/hotel-calendar?view=list`]) {
    const page = await openPage({ account: 'manager', path })
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .waitFor()
    const doubled = await page
      .locator('button[title][aria-label]')
      .evaluateAll((all) => all.map((button) => [button.getAttribute('title'), button.getAttribute('aria-label')]))
    expect(doubled.filter(([title, name]) => title === name)).toEqual([])
  }
})

test('a search for bookings that is answered at once is not spoken', async () => {
  const page = await openPage({ account: 'manager', path: `${calendarPath}?from=2029-02-22&days=7` })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.evaluate(() => {
    const found: string[] = ((globalThis as { visibilities?: string[] }).visibilities = [])
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role=dialog] [role=status]'))
        if (status.textContent?.startsWith('Looking for bookings')) found.push(getComputedStyle(status).visibility)
    }).observe(document.body, { childList: true, subtree: true })
  })
  let answer = () => undefined as void
  const isSeen = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/daily_room_blockings\?.*facility_ids/, async (route) => {
    await isSeen
    await route.continue()
  })
  await moveTo(page, '102', /^Room 102, Thu 22 February, free/)
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const visibilities = () => page.evaluate(() => (globalThis as { visibilities?: string[] }).visibilities?.[0])
  await expect.poll(visibilities).toBe('hidden')
  answer()
  await dialog(page).getByText('No bookings affected.').waitFor()
})

test('a name that the server refuses is spoken where the focus already is in its field', async () => {
  const page = await openPage({ account: 'manager', path: `${lists.properties}?view=types` })
  const name = await page
    .getByRole('rowheader')
    .first()
    .getByRole('button')
    .or(page.getByRole('rowheader').first())
    .last()
    .innerText()
  await page.getByRole('button', { name: /^New/ }).first().click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await field.fill(name.trim())
  await field.press('Enter')
  const alert = page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: /taken|already|exists|use/i })
  await alert.waitFor({ state: 'attached' })
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
})

test('a refused picture is spoken', async () => {
  const page = await openPage({ account: 'manager', path: `${lists.properties}?view=new` })
  const pictures = page.getByRole('group', { name: /^Images|^Pictures|^Photos/ })
  const input = pictures.locator('input[type=file]').last()
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await input.setInputFiles({ name: 'lobby.png', mimeType: 'image/png', buffer: pixel })
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect.poll(() => pictures.getByRole('alert').innerText()).toContain('notes.txt')
})

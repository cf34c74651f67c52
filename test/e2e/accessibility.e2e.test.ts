import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { openFacilities } from './steps/facilities.ts'
import { expectFocusOn } from './steps/focus.ts'
import { expectSettled, listPath, openList, tableOf } from './steps/property-list.ts'
import { property } from './steps/routes.ts'

test('at 320 px the filters open below the keyword, the menu opens as a drawer, and both pass axe', async () => {
  const page = await openList('', { width: 320 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Dates', exact: true }).click()
  await page.getByText('Bookable between').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Side menu' }).waitFor()
  await expectNoAxeViolations(page)
})

test('at 320 px every room filter can be opened and passes axe', async () => {
  const page = await openFacilities('', { width: 320, height: 700 })
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByText('Booked between').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoAxeViolations(page)
})

test('at 320 px only the table scrolls sideways, and a keyboard user can scroll it', async () => {
  const page = await openList('', { width: 320 })
  const region = page.getByRole('region', { name: 'Properties table' })
  expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

test('each link to another screen moves the focus to its heading, and the page title matches', async () => {
  const page = await openList()
  const ways: [string, string, string][] = [
    ['Property types', 'Property types', 'Property types – Hotel Management'],
    ['Properties', 'Properties', 'Properties – Hotel Management'],
    ['New property', 'New property', 'New property – Hotel Management'],
    ['Cancel', 'Properties', 'Properties – Hotel Management'],
    ['Alpenrose Lodge', 'Dashboard', 'Dashboard – Alpenrose Lodge – Hotel Management'],
    ['Hotel Calendar', 'Hotel Calendar', 'Hotel Calendar – Alpenrose Lodge – Hotel Management'],
  ]
  for (const [link, heading, title] of ways) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await expectFocusOn(page.getByRole('heading', { level: 1, name: heading, exact: true }))
    await expect.poll(() => page.title()).toBe(title)
  }
  await page.goBack()
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'Dashboard' }))
})

test('every screen has one h1, one main and its own title', async () => {
  const page = await openPage({ account: 'manager' })
  const titles = new Set<string>()
  const paths = [listPath, `${listPath}?view=types`, `${listPath}?view=new`, property, '/unauthorized', '/nowhere']
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([await page.getByRole('heading', { level: 1 }).count(), await page.getByRole('main').count()]).toEqual([
      1, 1,
    ])
    titles.add(await page.title())
  }
  expect(titles.size).toBe(paths.length)
})

test('with forced colours, text and an outline replace the meaning of colours', async () => {
  const page = await openList()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.reload()
  await expectSettled(page)
  const row = tableOf(page).getByRole('row').nth(1)
  expect(await row.innerText()).toMatch(/Unbookable[\s\S]*Active/)
  await page.getByRole('button', { name: 'Download', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  const drawn = await page.evaluate(() => {
    const { outlineStyle } = getComputedStyle(document.activeElement as HTMLElement)
    const [link, sidebar] = ['aside a', 'aside'].map((at) =>
      getComputedStyle(document.querySelector(at) as HTMLElement),
    )
    return { outlineStyle, text: link?.color, background: sidebar?.backgroundColor }
  })
  expect(drawn.outlineStyle).not.toBe('none')
  expect(drawn.text).not.toBe(drawn.background)
})

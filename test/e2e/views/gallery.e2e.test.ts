import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../../support/browser.ts'
import { views } from '../../support/views.ts'
import { servedGallery } from '../steps/gallery.ts'

const gallery = servedGallery()

test.each(views)('every component passes axe, $theme at $width, and the page never scrolls sideways', async (view) => {
  const page = await gallery.open(view)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width)
})

const pages = ['sign in', 'list', 'drawer', 'password dialog', 'result dialog'].flatMap((name) =>
  views.map((view) => ({ name, ...view })),
)

test.each(pages)('page $name passes axe, $theme at $width', async ({ name, ...view }) => {
  const page = await gallery.open(view, `Page: ${name}`)
  await page.locator('main,[role=dialog]').first().waitFor()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width)
})

test.each(views)('the tape chart passes axe, $theme at $width, and the page never scrolls sideways', async (view) => {
  const page = await gallery.open(view, 'Tape chart')
  const chart = page.getByRole('grid', { name: 'Rooms by date' })
  await chart.getByRole('gridcell', { name: 'Room 101, Sun 1 March' }).waitFor({ state: 'attached' })
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width)
})

test.each(views)(
  'the switcher finds by typing, opens with Enter, closes with Escape: $theme at $width',
  async (view) => {
    const page = await gallery.open(view, 'Page: switcher')
    if (view.width === 320) await page.getByRole('button', { name: 'Menu' }).click()
    const button = page.getByRole('button', { name: /^Switch property/ }).last()
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Lakeside Golf Resort' }).waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.type('cast')
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await expect.poll(() => button.innerText()).toContain('Castle Inn')
    await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true)
  },
)

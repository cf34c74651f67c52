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

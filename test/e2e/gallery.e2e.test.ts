import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'

const config = { configFile: 'vite.gallery.config.ts', logLevel: 'error' as const }
let server: PreviewServer
let url = ''

beforeAll(async () => {
  await build(config)
  server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  url = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
})
afterAll(() => server.close())

const views = (['light', 'dark'] as const).flatMap((theme) => [1280, 320].map((width) => ({ theme, width })))

const open = (theme: 'light' | 'dark', width: number, show = '') =>
  openPage({
    url,
    theme,
    width,
    path: `/gallery.html${show && `?show=${encodeURIComponent(show)}`}`,
    tolerates: [/favicon/],
  })

test.each(views)(
  'Every component passes axe, $theme at $width, and the page never scrolls sideways',
  async ({ theme, width }) => {
    const page = await open(theme, width)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  },
)

const pages = ['sign in', 'list', 'drawer', 'password dialog', 'result dialog'].flatMap((name) =>
  views.map((view) => ({ name, ...view })),
)

test.each(pages)('Page: $name passes axe, $theme at $width', async ({ name, theme, width }) => {
  const page = await open(theme, width, `Page: ${name}`)
  await page.locator('main,[role=dialog]').first().waitFor()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
})

test.each([
  ['Notice', 'Actions', 'menu'],
  ['Notice', 'Dates', 'dialog'],
  ['Field', 'Property type', 'listbox'],
  ['Field', 'Types', 'listbox'],
  ['Field', 'Calendar Bookable from', 'dialog'],
  ['Dialog', 'Delete property…', 'alertdialog'],
] as const)(
  '%s: what "%s" opens passes axe, closes with Escape and gives the focus back',
  async (shelf, name, role) => {
    const page = await open('light', 1280, shelf)
    const opener = page.getByRole('button', { name }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole(role).waitFor()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await page.getByRole(role).waitFor({ state: 'detached' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  },
)

test('A row of the table costs at most 16 elements', async () => {
  const page = await open('light', 1280, 'Page: list')
  const costs = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll('*').length + 1))
  expect(Math.max(...costs)).toBeLessThanOrEqual(16)
})

test('The spine is 50 px wide when collapsed and says its labels on focus', async () => {
  const page = await open('light', 1280, 'Page: list')
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  const side = page.getByRole('complementary', { name: 'Side menu' })
  expect((await side.boundingBox())?.width).toBe(50)
  await page.keyboard.press('Tab')
  await expect.poll(() => side.getByText('Home').evaluate((label) => getComputedStyle(label).opacity)).toBe('1')
})

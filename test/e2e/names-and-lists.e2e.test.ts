import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { listPath } from './steps/property-list.ts'
import { property } from './steps/routes.ts'

/* Lists and menus that open over a page: their names, their ticks, and the focus while their code loads. */

const popups = [
  [listPath, 'Download'],
  [listPath, 'Actions for Alpenrose Lodge'],
  [`${property}/products`, 'Any condition Condition'],
  [`${property}/products`, 'Any status Status'],
  [`${listPath}?view=new`, 'Choose… Property type'],
] as const

/** Elements that refer to others that don't exist. */
const danglingReferences = (page: Page) =>
  page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        element
          .getAttribute(attribute)!
          .split(/\s+/)
          .filter(Boolean)
          .filter((id) => !document.getElementById(id))
          .map((id) => `${element.tagName} ${attribute} ${id}`),
      ),
    ),
  )

test.each(popups)(
  'in %s the list of “%s” is named by what exists, and one Escape gives back the focus',
  async (path, name) => {
    const page = await openPage({ account: 'manager', path })
    const button = page.getByRole('main').getByRole('button', { name }).first()
    await button.press('Enter')
    const list = page.getByRole('listbox').or(page.getByRole('menu'))
    await list.waitFor()
    expect(await list.evaluate((element) => element.matches('[aria-label],[aria-labelledby]'))).toBe(true)
    expect(await danglingReferences(page)).toEqual([])
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  },
)

test('while the code of a filter loads, its button keeps the focus', async () => {
  const page = await openPage({ account: 'manager', path: `${property}/products` })
  let answer = () => undefined as void
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/assets\/SelectList-.*\.js/, async (route) => {
    await isAnswered
    await route.continue()
  })
  const filter = page.getByRole('button', { name: 'Any condition Condition' })
  await filter.press('Enter')
  await expect.poll(() => filter.getAttribute('aria-expanded')).toBe('true')
  // The page looks for a lost focus in each of three frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await filter.evaluate((element) => element === document.activeElement)).toBe(true)
  answer()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Dirty')
})

test('with forced colours only the chosen options of a list are ticked', async () => {
  const path = `${property}/products?housekeeping_statuses[]=clean`
  const page = await openPage({ account: 'manager', path })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.getByRole('button', { name: 'Clean Condition' }).press('Enter')
  const options = page.getByRole('option')
  await options.first().waitFor()
  const ticked = await options.evaluateAll((all) =>
    all
      .filter((option) => option.querySelector('svg')!.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent),
  )
  expect(ticked).toEqual(['Clean'])
})

test('with reduced motion too, a loader waits before it is seen and spoken', async () => {
  const page = await openPage({ account: 'manager' })
  await page.addInitScript(() => {
    const found: string[] = ((globalThis as { visibilities?: string[] }).visibilities = [])
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const status = node instanceof Element ? (node.querySelector('[role=status]') ?? node) : null
          if (status?.matches('[role=status]') && status.textContent?.startsWith('Your content'))
            found.push(getComputedStyle(status).visibility)
        }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(listPath)
  await page.getByRole('rowheader').first().waitFor()
  const visibilities = await page.evaluate(() => (globalThis as { visibilities?: string[] }).visibilities!)
  expect(new Set(visibilities)).toEqual(new Set(['hidden']))
})

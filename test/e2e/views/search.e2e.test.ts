import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../../support/browser.ts'
import { views } from '../../support/views.ts'
import { property } from '../steps/routes.ts'

test.each(views)(
  'the search over everything passes axe, and nothing scrolls sideways: $theme at $width',
  async (view) => {
    const page = await openPage({ account: 'manager', path: `${property}/housekeeping`, ...view })
    if (view.width === 320) await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Switch property: Harbour View' }).click()
    await page.getByRole('option', { name: 'Alpenrose Lodge' }).waitFor()
    await expectNoAxeViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width)
    await page.getByRole('combobox', { name: 'Name, number or action' }).fill('zzz')
    await page.getByText('Nothing matches').waitFor()
    await expectNoAxeViolations(page)
  },
)

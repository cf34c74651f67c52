import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../../support/browser.ts'
import { views } from '../../support/views.ts'
import { pathId, servedTestPaths } from '../steps/test-paths.ts'

const paths = servedTestPaths()

test.each(views)('the QA page passes axe: $theme, $width pixels wide', async (view) => {
  const page = await paths.open(`?path=${pathId}`, view)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goto('/qa?tab=coverage&machine=session')
  await page
    .getByRole('img', { name: /^State diagram of session/ })
    .locator('svg')
    .waitFor()
  await expectNoAxeViolations(page)
})

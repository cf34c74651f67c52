import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signIn } from '../support/browser.ts'

/** Adds up the compressed transfer size of scripts and styles. */
function weigh(page: Page) {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

test('a first visit loads at most 98 kB of scripts and styles, and 175 kB with the property list', async () => {
  const page = await openPage()
  const kilobytes = weigh(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await kilobytes()).toBeGreaterThan(1)
  expect(await kilobytes()).toBeLessThanOrEqual(98)

  await signIn(page, 'manager@demo.example')
  await page.getByRole('table', { name: 'Properties' }).getByRole('rowheader').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await kilobytes()).toBeLessThanOrEqual(175)
})

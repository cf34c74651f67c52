import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signIn } from '../support/browser.ts'

/** Adds up what scripts and styles cost on the wire, as the browser saw them arrive. */
async function weigh(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const counted = new Set<string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') counted.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes / 1000
}

test('a first visit loads at most 98 kB of scripts and styles, and 180 kB with the property list', async () => {
  const page = await openPage()
  const kilobytes = await weigh(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(kilobytes()).toBeGreaterThan(1)
  expect(kilobytes()).toBeLessThanOrEqual(98)

  await signIn(page, 'manager@demo.example')
  await page.getByRole('table', { name: 'Properties' }).getByRole('rowheader').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(kilobytes()).toBeLessThanOrEqual(180)
})

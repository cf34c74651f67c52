import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signIn } from '../support/browser.ts'
import { saveData } from './steps/save-data.ts'

/** V8 compiles all functions of a file that begins with this (ADR 0055). */
const hint = '//# allFunctionsCalledOnLoad'

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
  // Otherwise the code of the other sections is read ahead as soon as nobody acts, and the network may never be idle before.
  await saveData(page)
  const kilobytes = weigh(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await kilobytes()).toBeGreaterThan(1)
  expect(await kilobytes()).toBeLessThanOrEqual(98)

  await signIn(page, 'manager@demo.example')
  await page.getByRole('table', { name: 'Properties' }).getByRole('rowheader').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await kilobytes()).toBeLessThanOrEqual(175)
})

test('the code of the first screens asks to be compiled while it loads', async () => {
  const page = await openPage()
  const isCodeOf = (chunk: string) => (reply: Response) => new RegExp(`/assets/${chunk}-.*\\.js$`).test(reply.url())
  const replies = ['sign-in', 'shell'].map((chunk) => page.waitForResponse(isCodeOf(chunk)))
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  const codes = await Promise.all(replies.map(async (reply) => (await reply).text()))
  expect(codes.map((code) => code.slice(0, hint.length))).toEqual([hint, hint])
})

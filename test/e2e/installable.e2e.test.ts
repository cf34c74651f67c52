import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appUrl } from '../support/browser.ts'
import { installabilityErrors, openInstallablePage, type Manifest } from './steps/installability.ts'

const withoutManifest = (page: Page) =>
  page.route('**/login', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: (await reply.text()).replace(/<link [^>]*rel="manifest"[^>]*>/, '') })
  })

const withManifest = (change: (manifest: Manifest) => Manifest) => (page: Page) =>
  page.route('**/*.webmanifest', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: change((await reply.json()) as Manifest) })
  })

const withoutIcon = (name: RegExp) =>
  withManifest(({ icons = [], ...rest }) => ({ ...rest, icons: icons.filter(({ src }) => !name.test(src)) }))
const asServed = () => Promise.resolve()

test.each<[string, (page: Page) => Promise<unknown>, string[]]>([
  ['the app can be installed', asServed, []],
  [
    'an app without a manifest cannot',
    withoutManifest,
    [
      'no-manifest',
      'no icon 192x192 any',
      'no icon 512x512 any',
      'no icon 192x192 maskable',
      'no icon 512x512 maskable',
    ],
  ],
  [
    'an app without a name cannot',
    withManifest((manifest) => ({ ...manifest, name: '', short_name: '' })),
    ['manifest-missing-name-or-short-name'],
  ],
  ['an app without its largest icon cannot', withoutIcon(/icon-512/), ['no icon 512x512 any']],
  ['an app without a maskable icon cannot', withoutIcon(/maskable-192/), ['no icon 192x192 maskable']],
])('%s', async (_, prepare, errors) => {
  const page = await openInstallablePage(appUrl())
  await prepare(page)
  await page.goto('/login')
  expect(await installabilityErrors(page)).toEqual(errors)
})

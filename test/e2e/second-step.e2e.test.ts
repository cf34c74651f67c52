import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf } from '../support/authenticator-app.ts'
import { demoPassword, expectNoAxeViolations, openPage } from '../support/browser.ts'
import { expectFocusOn, press } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { code, givePassword, openSetUp, overflow } from './steps/second-step.ts'

const server = ownServer()
const properties = (page: Page) => page.getByRole('heading', { level: 1, name: 'Properties' })

async function signIn(page: Page, account: string) {
  await page.getByLabel('Email').fill(`${account}@demo.example`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
}

/** Browsers make passkeys for names only, not for addresses. */
const namedUrl = () => server.url().replace('127.0.0.1', 'localhost')

test('an app is set up, and a recovery code signs in, by keyboard, at 320 px and in both themes', async () => {
  const page = await openPage({
    url: server.url(),
    account: 'manager',
    path: '/hotel-management/properties?view=types',
  })
  await openSetUp(page)
  await page.getByRole('button', { name: 'Set up the app' }).press('Enter')
  await givePassword(page)
  await expectFocusOn(code(page))
  await expectNoAxeViolations(page)
  const secret = (await page.getByRole('definition').innerText()).replaceAll(' ', '')
  await page.keyboard.type(codeOf(secret, new Date(), -1))
  await page.keyboard.press('Enter')
  await expectFocusOn(page.getByRole('heading', { name: 'Recovery codes' }))
  await expectNoAxeViolations(page)
  const recoveryCode = await page.getByRole('dialog').getByRole('listitem').first().innerText()
  await press(page, 'Tab', 'Enter')
  await page.getByText('10 left').waitFor()

  const phone = await openPage({ url: server.url(), path: '/login', width: 320, height: 640, theme: 'dark' })
  await signIn(phone, 'manager')
  await expectFocusOn(code(phone))
  expect(await overflow(phone)).toBe(0)
  await expectNoAxeViolations(phone)
  await phone.keyboard.type('000000')
  await phone.keyboard.press('Enter')
  await expect.poll(() => code(phone).getAttribute('aria-invalid')).toBe('true')
  await expectFocusOn(code(phone))
  await expectNoAxeViolations(phone)
  await phone.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
  await expectFocusOn(phone.getByLabel('Recovery code'))
  await phone.keyboard.type(recoveryCode)
  await phone.keyboard.press('Enter')
  await properties(phone).waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
})

// Chromium's headless shell makes passkeys, but never answers when one is to sign. The server's tests sign with one.
test('a passkey is added by keyboard, and the sign-in asks for it', async () => {
  const page = await openPage({ url: namedUrl(), account: 'regional', path: '/hotel-management/properties' })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  })
  await openSetUp(page)
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter')
  await expectFocusOn(page.getByLabel('Name of the passkey'))
  await page.keyboard.type('Laptop')
  await page.keyboard.press('Enter')
  await givePassword(page)
  await expectFocusOn(page.getByRole('heading', { name: 'Recovery codes' }))
  await press(page, 'Tab', 'Enter')
  await page.getByRole('group', { name: 'Laptop' }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await page.getByRole('button', { name: 'Logout' }).press('Enter')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await signIn(page, 'regional')
  await expectFocusOn(page.getByRole('button', { name: 'Use passkey' }))
  await expectNoAxeViolations(page)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, openPage } from '../support/browser.ts'
import { expectFocusOn } from './steps/focus.ts'

const emailOf = (page: Page) => page.getByLabel('Email')
const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true })
const expectList = (page: Page) => page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()

const openLogin = (tolerates: RegExp[] = []) => openPage({ path: '/login', tolerates })

async function fill(page: Page, email = 'manager@demo.example', password = demoPassword) {
  await emailOf(page).fill(email)
  await passwordOf(page).fill(password)
}

/** Expects `message` as an alert, the focus at the likely mistake, and the input unchanged. */
async function expectError(page: Page, message: string, email = 'manager@demo.example') {
  await page.getByRole('alert').getByText(message, { exact: true }).waitFor()
  await expectFocusOn(passwordOf(page))
  expect(await emailOf(page).inputValue()).toBe(email)
  expect(new URL(page.url()).pathname).toBe('/login')
}

test.each([
  ['manager@demo.example', 'not-the-password', 'Access denied! Invalid Credentials'],
  ['nobody@demo.example', demoPassword, 'Access denied! Invalid Credentials'],
  ['deactivated@demo.example', demoPassword, 'Access denied! Your account is deactivated.'],
])('%s with %s shows: %s', async (email, password, message) => {
  const page = await openLogin()
  await fill(page, email, password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectError(page, message, email)
})

test.each([
  [401, { message: 'Wrong.' }, 'Access denied! Invalid Credentials'],
  [403, { message: 'Gone.' }, 'Access denied! Your account is deactivated.'],
  [429, { message: 'Too many attempts. Try again in 5 minutes.' }, 'Too many attempts. Try again in 5 minutes.'],
  [500, { message: 'Something broke on our side.' }, 'Something broke on our side.'],
  [422, { message: 'The email is not an address.' }, 'The email is not an address.'],
  [502, 'not JSON', 'The server answered with error 502.'],
])(
  'a server that answers sign-in with %i and %o is quoted, except on 401 and 403: %s',
  async (status, body, message) => {
    const page = await openLogin([/status of 50\d/])
    await page.route('**/api/v1/login', (route) =>
      route.fulfill(typeof body === 'string' ? { status, body } : { status, json: body }),
    )
    await fill(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expectError(page, message)
  },
)

test('offline, sign-in shows an error, and works after reconnecting', async () => {
  const page = await openLogin([/ERR_FAILED/])
  await page.route('**/api/v1/login', (route) => route.abort())
  await fill(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectError(page, 'The server couldn’t be reached. Check your connection and try again.')
  await page.unroute('**/api/v1/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectList(page)
})

test('a browser that blocks cookies gets an explanation why sign-in fails', async () => {
  const page = await openLogin()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true })
  await fill(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectError(page, 'Your browser did not store the session. Allow cookies for this site, then sign in again.')
})

test('empty fields are reported before anything is sent, and the first takes the focus', async () => {
  const page = await openLogin()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectFocusOn(emailOf(page))
  expect(await page.getByText('Required', { exact: true }).count()).toBe(2)
  expect(await emailOf(page).getAttribute('aria-invalid')).toBe('true')
  await emailOf(page).fill('manager@demo.example')
  await page.keyboard.press('Enter')
  await expectFocusOn(passwordOf(page))
  expect(await page.getByText('Required', { exact: true }).count()).toBe(1)
  expect(sent.filter((url) => url.includes('/login'))).toEqual([])
})

test('the password can be shown and hidden, and Enter signs in', async () => {
  const page = await openLogin()
  await fill(page)
  expect(await passwordOf(page).getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await passwordOf(page).getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  expect(await passwordOf(page).getAttribute('type')).toBe('password')
  await passwordOf(page).press('Enter')
  await expectList(page)
})

test('a double submit sends one request', async () => {
  const page = await openLogin()
  const calls: string[] = []
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v1/login', async (route) => {
    calls.push(route.request().method())
    await isAnswered
    await route.continue()
  })
  await fill(page)
  await passwordOf(page).press('Enter')
  await passwordOf(page).press('Enter')
  await page.getByRole('button', { name: /Sign/ }).click({ force: true })
  answer()
  await expectList(page)
  expect(calls).toEqual(['POST'])
})

test.each([
  [{ message: 'The desk is closed.' }, 'The desk is closed.'],
  [{}, 'Logout failed'],
])('a failed sign-out shows an error and keeps the session: %o', async (json, message) => {
  const page = await openPage({
    account: 'manager',
    path: '/hotel-management/properties',
    tolerates: [/status of 500/],
  })
  await page.route('**/api/v1/logout', (route) => route.fulfill({ status: 500, json }))
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('region', { name: 'Notices' }).getByText(message, { exact: true }).waitFor()
  await page.reload()
  await expectList(page)
})

test('signing out leads to the login page, without a return address', async () => {
  const page = await openPage({ account: 'manager', path: '/hotel-management/properties' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login' && url.search === '')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('user')
})

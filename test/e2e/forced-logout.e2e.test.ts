import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { appUrl, demoPassword, openPage, takeSession } from '../support/browser.ts'

const filtered = '/hotel-management/properties?keyword=lodge&sort=-name'
const ended = 'Your session has ended. Please sign in again.'

const expectRows = (page: Page) =>
  page.getByRole('table', { name: 'Properties' }).getByRole('rowheader').first().waitFor()
const expectLogin = (page: Page) => page.waitForURL((url) => url.pathname === '/login')
const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'user')

/** The document contains no data that needs a session. */
async function expectNothingProtected(page: Page) {
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/Lodge|Marta|Welcome,/)
  expect(await page.getByRole('table').count()).toBe(0)
}

async function signInAgain(page: Page) {
  await page.getByLabel('Email').fill('manager@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
}

/** Causes the next API call: the rows in another order. */
const sortByName = (page: Page) => page.getByRole('button', { name: 'Property', exact: true }).click()

async function openSignedIn() {
  const page = await openPage()
  const token = await takeSession(page.context(), 'manager')
  await page.goto(filtered)
  await expectRows(page)
  return { page, token }
}

/** Ends the session on the server, as a password change elsewhere would. */
const revoke = (token: string) =>
  fetch(`${appUrl()}/api/v1/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } })

test('a revoked token ends the session, and signing in again returns to the same view', async () => {
  const { page, token } = await openSignedIn()
  await revoke(token)
  await sortByName(page)
  await expectLogin(page)
  await page.getByRole('alert').getByText(ended).waitFor()
  await expectNothingProtected(page)
  expect(await sessionOf(page)).toBeUndefined()
  await signInAgain(page)
  await expectRows(page)
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('keyword')]).toEqual(['/hotel-management/properties', 'lodge'])
})

test.each([
  ['the code TOKEN_INVALID_OR_EXPIRED', { message: 'Old.', code: 'TOKEN_INVALID_OR_EXPIRED' }],
  ["the message 'Unauthenticated.'", { message: 'Unauthenticated.' }],
])('a 401 with %s ends the session', async (_, json) => {
  const { page } = await openSignedIn()
  await page.route('**/properties/property?*', (route) => route.fulfill({ status: 401, json }))
  await sortByName(page)
  await expectLogin(page)
  await page.getByRole('alert').getByText(ended).waitFor()
  expect(await sessionOf(page)).toBeUndefined()
})

test('any other 401 shows an error and keeps the session', async () => {
  const { page } = await openSignedIn()
  await page.route('**/properties/property?*', (route) =>
    route.fulfill({ status: 401, json: { message: 'Not for you.' } }),
  )
  await sortByName(page)
  await page.getByRole('alert').getByText('Not for you.').waitFor()
  expect(await sessionOf(page)).toBeDefined()
})

test('a call without a stored session ends the session, whatever removed the cookie', async () => {
  const { page } = await openSignedIn()
  await page.context().clearCookies({ name: 'user' })
  await expectLogin(page)
  await expectNothingProtected(page)
})

test('logging out in one tab logs out every other tab within half a second', async () => {
  const { page } = await openSignedIn()
  const other = await page.context().newPage()
  await other.goto(filtered)
  await expectRows(other)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectLogin(page)
  const start = Date.now()
  await expectLogin(other)
  expect(Date.now() - start).toBeLessThanOrEqual(500)
  await other.getByRole('alert').getByText('You were signed out in another tab or window.').waitFor()
  await expectNothingProtected(other)
})

test('when another user signs in in one tab, every tab switches to that user', async () => {
  const { page } = await openSignedIn()
  await takeSession(page.context(), 'accountant')
  await page.getByText('Welcome, Adela!').waitFor()
  expect(await page.getByText('Welcome, Marta!').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Users Management' }).count()).toBe(0)
})

test('signing in in one tab opens the app in another tab that shows sign-in', async () => {
  const page = await openPage({ path: filtered })
  await expectLogin(page)
  await takeSession(page.context(), 'manager')
  await expectRows(page)
  expect(new URL(page.url()).searchParams.get('keyword')).toBe('lodge')
})

test('simultaneous 401 answers cause one sign-out, one redirect to sign-in and one announcement', async () => {
  const { page } = await openSignedIn()
  const calls: string[] = []
  const places: string[] = []
  const replies: (() => Promise<void>)[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname))
  await page.route(/user\/permissions|properties\/property\?/, (route) => {
    replies.push(() => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }))
  })
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }).click()
  await page.getByRole('button', { name: 'Property', exact: true }).click()
  await expect.poll(() => replies.length).toBe(3)
  places.length = 0
  await Promise.all(replies.map((send) => send()))
  await expectLogin(page)
  await page.getByRole('alert').getByText(ended).waitFor()
  expect(calls.filter((path) => path === '/api/v1/logout')).toHaveLength(1)
  expect(places).toEqual(['/login'])
  expect(await page.getByText(ended).count()).toBe(2)
})

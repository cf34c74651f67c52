import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, expectNoAxeViolations } from '../support/browser.ts'
import { reusedPages } from './steps/reused-pages.ts'
import { accounts, guardedRoutes, hotelMenu, openRoutes, permissionsOf, property } from './steps/routes.ts'

const openPage = reusedPages()
const list = '/hotel-management/properties'
const board = `${list}/harbour-view/housekeeping`
const refused = '403: you have no access to this page'
const missing = '404: page not found'

/** Checks the current path and the h1 of the page. */
async function expectAt(page: Page, path: string, heading: string | RegExp) {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
}

test.each(accounts)('%s can open the routes that its permissions allow, and no others', async (account) => {
  const may = permissionsOf[account] ?? []
  const page = await openPage({ account })
  for (const [path, permission, heading] of guardedRoutes) {
    await page.goto(path)
    // The route guard lets the user in. The API decides whether the property itself may be read.
    const shown = may.includes('properties') ? heading : /^(?!403|404)/
    if (may.includes(permission)) await expectAt(page, path, shown)
    else await expectAt(page, '/unauthorized', refused)
  }
  for (const [path, heading] of openRoutes) {
    await page.goto(path)
    await expectAt(page, path, heading)
  }
})

test.each(accounts)('%s is redirected from the start page to the first page of the menu', async (account) => {
  const page = await openPage({ account })
  for (const path of ['/', '/hotel-management', '/login', '/Hotel-Management/']) {
    await page.goto(path)
    if (permissionsOf[account]?.includes('properties')) await expectAt(page, list, 'Properties')
    // A housekeeping account of one property without access to the list starts with its own rooms.
    else if (account === 'housekeeping') await expectAt(page, board, 'My rooms')
    // One of several properties chooses first.
    else if (account === 'attendant') await page.getByRole('heading', { level: 1, name: 'Your properties' }).waitFor()
    else await expectAt(page, '/unauthorized', refused)
  }
})

test.each([
  [1280, 900],
  [320, 568],
])('an attendant of two properties chooses one by keyboard and sees its rooms, at %i px', async (width, height) => {
  const page = await openPage({ account: 'attendant', path: '/', width, height })
  await expectAt(page, '/hotel-management', 'Your properties')
  const choices = page.getByRole('main').getByRole('link')
  expect((await choices.allInnerTexts()).toSorted()).toEqual(['Casa Azul', 'Harbour View'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expectNoAxeViolations(page)
  await choices.filter({ hasText: 'Casa Azul' }).focus()
  await page.keyboard.press('Enter')
  await expectAt(page, `${list}/casa-azul/housekeeping`, 'My rooms')
  await page.goBack()
  await expectAt(page, '/hotel-management', 'Your properties')
  await choices.filter({ hasText: 'Harbour View' }).click()
  await expectAt(page, board, 'My rooms')
})

test('a denied user is offered no link that leads back to the same denial', async () => {
  const page = await openPage({ account: 'visitor', path: '/' })
  await expectAt(page, '/unauthorized', refused)
  expect(await page.getByRole('link', { name: 'Back to the start' }).count()).toBe(0)
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).waitFor()
})

test.each(guardedRoutes)(
  'without a session %s redirects to sign-in, and back after signing in',
  async (path, _, heading) => {
    const page = await openPage({ path: `${path}?page=1` })
    await page.waitForURL((url) => url.pathname === '/login')
    expect(new URL(page.url()).searchParams.get('next')).toBe(`${path}?page=1`)
    await page.getByLabel('Email').fill('manager@demo.example')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expectAt(page, path, heading)
  },
)

test('without a session the public routes open, and the start page redirects to sign-in', async () => {
  const page = await openPage()
  for (const [path, heading] of openRoutes) {
    await page.goto(path)
    await expectAt(page, path, heading)
  }
  for (const path of ['/', '/hotel-management']) {
    await page.goto(path)
    await expectAt(page, '/login', 'Sign in')
  }
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/login', '/unauthorized', 'javascript:0'])(
  'a return address outside the app is ignored: %s',
  async (next) => {
    const page = await openPage({ account: 'manager', path: `/login?next=${encodeURIComponent(next)}` })
    await expectAt(page, list, 'Properties')
  },
)

test.each([
  ['/HOTEL-MANAGEMENT/Properties', 'Properties'],
  [`${list}/`, 'Properties'],
  [`${property}/Housekeeping/`, 'Housekeeping'],
])('%s opens the same page regardless of case and trailing slash', async (path, heading) => {
  const page = await openPage({ account: 'manager', path })
  await expectAt(page, path, heading)
})

test.each([
  ['manager', `${list}/no-such-hotel`],
  ['regional', `${list}/hill-house`],
  ['regional', `${list}/hill-house/housekeeping`],
])('%s at %s sees "not found" for an unknown or foreign property', async (account, path) => {
  const page = await openPage({ account, path })
  await expectAt(page, path, missing)
  await page.getByText('Property not found', { exact: true }).waitFor()
})

test('a selection that fails otherwise shows the reason and can be retried', async () => {
  const page = await openPage({ account: 'manager', tolerates: [/status of 50\d/] })
  await page.route('**/property/harbour-view', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(property)
  await page.getByText('Could not set property', { exact: true }).waitFor()
  await page.unroute('**/property/harbour-view')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectAt(page, property, 'Dashboard')
})

test.each(accounts)('%s sees the menu items of its permissions, and denied ones are marked', async (account) => {
  const may = permissionsOf[account] ?? []
  // Opens a page that the account may see: the menu depends on the property in the address, not on the screen.
  const page = await openPage({ account, path: may.includes('properties') ? property : `${property}/housekeeping` })
  const first = hotelMenu.find(([, permission]) => may.includes(permission))
  await page.getByRole('button', { name: 'Change Password' }).waitFor()
  const hotel = page.getByRole('navigation', { name: 'Hotel' })
  if (first) await hotel.getByRole('link', { name: first[0] }).waitFor()
  const shown = await hotel.getByRole('link').allInnerTexts()
  expect(shown.map((text) => text.split(/\s*\n\s*/).join(' '))).toEqual(
    hotelMenu.flatMap(([label, permission, route]) =>
      may.includes(permission) ? [may.includes(route) ? label : `${label} no access`] : [],
    ),
  )
})

test('a denied menu item opens the denied page, and a service without an address opens the placeholder', async () => {
  const page = await openPage({ account: 'accountant', path: property })
  await page.getByRole('link', { name: 'Products no access' }).click()
  await expectAt(page, '/unauthorized', refused)
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Payments not connected' }).click()
  await expectAt(page, '/under-construction', 'Under construction')
})

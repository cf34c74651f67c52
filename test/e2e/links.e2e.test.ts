import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openList } from './steps/property-list.ts'
import { property } from './steps/routes.ts'

const list = '/hotel-management/properties'

/** Changes with every load of the page. */
const loaded = (page: Page) => page.evaluate(() => performance.timeOrigin)
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** One link of each visual style to another page of the app: its address, by its design classes. */
const kindsOf = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')].filter(
      (link) =>
        link.origin === location.origin &&
        !link.hash &&
        !link.download &&
        link.checkVisibility() &&
        link.href !== location.href,
    )
    return [...new Map(links.map((link) => [link.className, link.getAttribute('href')!])).values()]
  })

test.each([
  [list, 5],
  [`${list}?keyword=nowhere-at-all`, 2],
  [property, 4],
  [`${property}/housekeeping`, 2],
  [`${property}/products`, 4],
  [`${property}/accounting-report`, 3],
  [`${property}/activity-logs`, 2],
  ['/under-construction', 2],
])("a plain click on each kind of link on %s doesn't reload the page", async (path, least) => {
  const page = await openPage({ account: 'manager', path })
  await expect.poll(async () => (await kindsOf(page)).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(least)
  for (const href of await kindsOf(page)) {
    await page.goto(path)
    const before = await loaded(page)
    await page.locator(`:is(main, nav) a[href="${href}"]`).filter({ visible: true }).first().click()
    await page.waitForURL((url) => url.pathname + url.search !== path)
    expect([href, await loaded(page)]).toEqual([href, before])
  }
})

test("a link in a row menu doesn't reload the page", async () => {
  const page = await openList()
  const before = await loaded(page)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^Edit/ }).click()
  await page.waitForURL((url) => url.search.includes('view=edit'))
  expect(await loaded(page)).toBe(before)
})

test.each([
  ['with Ctrl', { modifiers: ['Control'] as 'Control'[] }],
  ['with the middle button', { button: 'middle' as const }],
])('a click %s opens another tab, and this tab stays', async (_, how) => {
  const page = await openList('?page=2')
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Previous page' }).click(how),
  ])
  await tab.waitForURL((url) => url.pathname === list)
  expect([address(page), address(tab)]).toEqual([`${list}?page=2`, list])
})

test('a link to the current page adds no history entry', async () => {
  const page = await openList()
  const length = () => page.evaluate(() => history.length)
  const before = await length()
  await page.getByRole('navigation').getByRole('link', { name: 'Properties', exact: true }).click()
  expect([address(page), await length()]).toEqual([list, before])
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL((url) => url.search === '?page=2')
  expect(await length()).toBe(before + 1)
})

test.each([
  ['100%25', '100%25'],
  ['caf%C3%A9', 'caf%C3%A9'],
  ['a%2Fb', 'a%2Fb'],
])('the prefix %s reaches the server unchanged', async (written, asked) => {
  const page = await openPage({ account: 'manager' })
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().includes(asked)),
    page.goto(`${list}/${written}/products`),
  ])
  expect(request.url()).not.toContain('%2525')
  await page.getByRole('heading', { level: 1, name: '404: page not found' }).waitFor()
  expect(address(page)).toBe(`${list}/${written}/products`)
})

test('without a session the link on the not-found page leads to sign-in without a reload', async () => {
  const page = await openPage({ path: '/no/such/place' })
  const before = await loaded(page)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  expect([address(page), await loaded(page)]).toEqual(['/login', before])
})

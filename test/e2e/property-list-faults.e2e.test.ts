import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { expectFocusKept } from './steps/focus.ts'
import * as list from './steps/property-list.ts'

const rowsCall = '**/properties/property?*'

/** Holds every call for rows from now on, until released. */
async function holdRows(page: Page) {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(rowsCall, async (route) => {
    await isLetGo
    // A page that has navigated away no longer needs the answer.
    await route.continue().catch(() => undefined)
  })
  return letGo
}

const sort = (page: Page) => page.getByRole('button', { name: 'Property', exact: true }).click()

test('the rows stay, marked as busy, while newer ones load slowly', async () => {
  const page = await list.openList()
  const before = await list.namesOf(page)
  const letGo = await holdRows(page)
  await sort(page)
  await expect.poll(() => list.tableOf(page).getAttribute('aria-busy')).toBe('true')
  expect(await list.namesOf(page)).toEqual(before)
  letGo()
  await expect.poll(async () => (await list.namesOf(page))[0]).toBe('Villa Cipressi')
  expect(await list.tableOf(page).getAttribute('aria-busy')).not.toBe('true')
  await expectFocusKept(page)
})

test('the first rows load with skeletons in their place', async () => {
  const page = await openPage({ account: 'manager' })
  const letGo = await holdRows(page)
  await page.goto(list.listPath)
  await expect.poll(() => list.tableOf(page).locator('tbody tr').count()).toBe(10)
  expect(await list.namesOf(page)).toEqual([])
  letGo()
  await list.expectSettled(page)
})

test('after ten seconds the page says that it is still loading, and the request can be cancelled and retried', async () => {
  const page = await list.openList()
  await page.clock.install()
  const letGo = await holdRows(page)
  await sort(page)
  await page.clock.runFor(10_500)
  await page.getByText('This is taking longer than usual.').waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Loading was cancelled.').waitFor()
  await expectFocusKept(page)
  letGo()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(async () => (await list.namesOf(page))[0]).toBe('Villa Cipressi')
  await expectFocusKept(page)
})

test('after an error the rows stay with the reason, and Retry recovers', async () => {
  const page = await list.openList('', { tolerates: [/status of 503/] })
  const before = await list.namesOf(page)
  const headers = { 'x-request-id': 'request-7' }
  await page.route(rowsCall, (route) =>
    route.fulfill({ status: 503, headers, json: { message: 'The house is full.' } }),
  )
  await sort(page)
  const alert = page.getByRole('alert').filter({ hasText: 'The house is full. Request request-7.' })
  await alert.waitFor()
  expect(await list.namesOf(page)).toEqual(before)
  await page.unroute(rowsCall)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(async () => (await list.namesOf(page))[0]).toBe('Villa Cipressi')
  await alert.waitFor({ state: 'detached' })
  await expectFocusKept(page)
})

test('an unreadable answer shows an error, and nothing breaks', async () => {
  const page = await openPage({ account: 'manager' })
  await page.route(rowsCall, (route) => route.fulfill({ json: { data: [{ id: 'seven' }] } }))
  await page.goto(list.listPath)
  await page.getByRole('alert').filter({ hasText: 'The server’s response couldn’t be read. Try again.' }).waitFor()
  await page.unroute(rowsCall)
  await page.getByRole('button', { name: 'Retry' }).click()
  await list.expectSettled(page)
})

test('an empty first page offers to add a property', async () => {
  const page = await openPage({ account: 'manager' })
  const meta = { current_page: 1, last_page: 1, per_page: 10, total: 0 }
  await page.route(rowsCall, (route) => route.fulfill({ json: { data: [], meta } }))
  await page.goto(list.listPath)
  await page.getByRole('heading', { name: 'No properties yet' }).waitFor()
  expect(await page.getByRole('link', { name: 'New property' }).count()).toBe(2)
})

test('the latest request wins, whatever the order of the answers', async () => {
  const page = await list.openList()
  const letGo = await holdRows(page)
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('lodge')
  await list.expectSearch(page, ['keyword=lodge'])
  await page.unroute(rowsCall)
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('hill')
  await list.expectNames(page, ['Hill House'])
  letGo()
  await page.getByText('1 property found', { exact: true }).first().waitFor()
  await list.expectNames(page, ['Hill House'])
})

test('offline, the page says so and keeps its rows; a list that failed loads by itself once the network is back', async () => {
  const page = await list.openList('', { tolerates: [/ERR_INTERNET_DISCONNECTED/] })
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await sort(page)
  await page.getByRole('alert').filter({ hasText: 'The server couldn’t be reached.' }).waitFor()
  expect((await list.namesOf(page)).length).toBe(10)
  await page.context().setOffline(false)
  await expect.poll(async () => (await list.namesOf(page))[0]).toBe('Villa Cipressi')
  expect(await page.getByText('You are offline.').count()).toBe(0)
})

test('a property that couldn’t be opened offline opens by itself once the network is back', async () => {
  const page = await list.openList('', { tolerates: [/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/] })
  const [first, second] = await list.namesOf(page)
  const open = (name: string) => list.tableOf(page).getByRole('link', { name, exact: true }).click()
  await open(first!)
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor()
  await page.goBack()
  await list.expectSettled(page)
  await page.context().setOffline(true)
  await open(second!)
  await page.getByRole('heading', { name: 'The property couldn’t be opened' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Latest activity' }).waitFor()
  expect(await page.title()).toContain(second!)
})

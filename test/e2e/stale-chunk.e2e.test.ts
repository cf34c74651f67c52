import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'

const dashboard = '/hotel-management/properties/harbour-view'
const tolerates = [/Failed to load resource/, /ERR_FAILED/, /dynamically imported module/, /Unable to preload CSS/]
const goneCode = '**/assets/ActivityLogScreen*'

/** Opens housekeeping of Harbour View while the code of the activity log is missing on the server. */
async function openWithoutLog() {
  const page = await openPage({ account: 'manager', tolerates })
  await page.route(goneCode, (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => (loads += 1))
  const ahead = page.waitForResponse(goneCode)
  await page.goto(`${dashboard}/housekeeping`)
  return { page, ahead, loads: () => loads }
}
const keyword = (page: Page) => page.getByRole('searchbox', { name: 'Keyword' })

test("a failed prefetch goes unnoticed: the input stays, and the page doesn't reload", async () => {
  const { page, ahead, loads } = await openWithoutLog()
  await keyword(page).fill('20')
  await ahead
  // A reload would start at once, before the page's next action.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.getByRole('radiogroup', { name: 'Shown as' }).getByText('Table').click()
  await page.getByRole('table').first().waitFor()
  expect([loads(), await keyword(page).inputValue()]).toEqual([1, '20'])
})

test('code that is missing after a deploy causes one reload, then an error page', async () => {
  const { page, ahead, loads } = await openWithoutLog()
  await ahead
  await page.getByRole('link', { name: 'Activity Logs' }).click()
  await page.waitForEvent('load')
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
  expect(loads()).toBe(2)
  await page.unroute(goneCode)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Activity Logs' }).waitFor()
})

test('offline, missing code causes no reload, and other pages still work', async () => {
  const page = await openPage({ account: 'manager', tolerates })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/assets/activity-log.machine*', (route) => route.abort('internetdisconnected'))
  await page.goto(`${dashboard}/housekeeping`)
  await page.getByRole('main').getByText('Live').first().waitFor()
  await page.context().setOffline(true)
  await page.getByRole('main').getByText('Offline').first().waitFor()
  await page.getByRole('link', { name: 'Activity Logs' }).click()
  await page.getByRole('heading', { level: 1, name: 'The property couldn’t be opened' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Housekeeping' }).waitFor()
  expect(loads).toBe(1)
})

test('offline, a section whose code is missing says so, and opens by itself once there is a connection', async () => {
  const page = await openPage({ account: 'manager', tolerates })
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(goneCode, (route) => route.abort('internetdisconnected'))
  const ahead = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/ActivityLogScreen'))
  await page.goto(`${dashboard}/housekeeping`)
  await ahead
  await page.context().setOffline(true)
  await page.getByRole('main').getByText('Offline').first().waitFor()
  await page.getByRole('link', { name: 'Activity Logs' }).click()
  const failed = page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' })
  await failed.waitFor()
  await page.getByRole('button', { name: 'Retry' }).click()
  await failed.waitFor()
  await page.unroute(goneCode)
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Activity Logs' }).waitFor()
  expect(loads).toBe(1)
})

test('a style sheet that failed to load ahead is loaded when its section opens', async () => {
  const page = await openPage({ account: 'manager', tolerates })
  const styles = '**/assets/Log-*.css'
  await page.route(styles, (route) => route.abort('internetdisconnected'))
  const ahead = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Log-'))
  await page.goto(`${dashboard}/housekeeping`)
  await ahead
  await page.unroute(styles)
  await page.getByRole('link', { name: 'Activity Logs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Activity Logs' }).waitFor()
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Details of/ }) })
  expect(await entry.first().evaluate((element) => getComputedStyle(element).display)).toBe('grid')
})

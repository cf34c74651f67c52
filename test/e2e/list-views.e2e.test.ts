import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { expectFocusOn, press } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { property } from './steps/routes.ts'

/* Columns and stored views of a list (ADR 0067). */

// A server of its own, because a view is stored, and a shared one shows to others.
const server = ownServer()
const rooms = `${property}/products`

const open = (account: string, path = rooms) => openPage({ url: server.url(), account, path })
const headings = (page: Page) =>
  page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.textContent.trim()).slice(0, -1))
const viewButton = (page: Page) => page.getByRole('button', { name: 'View', exact: true })

test('by keyboard: columns are hidden and moved, the view is saved and shared, and a colleague opens it', async () => {
  const page = await open('manager', `${rooms}?floors[]=1`)
  await page.getByRole('rowheader').first().waitFor()
  await viewButton(page).focus()
  await press(page, 'Enter')
  await page.getByRole('menuitem', { name: 'Save this view…' }).waitFor()
  await press(page, 'ArrowDown')
  await expectFocusOn(page.getByRole('menuitem', { name: 'Columns…' }))
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  const condition = dialog.getByRole('checkbox', { name: 'Condition' })
  await dialog.getByRole('checkbox', { name: 'Occupancy' }).focus()
  await press(page, 'Space')
  await condition.focus()
  await press(page, 'Alt+ArrowUp')
  await expectFocusOn(condition)
  await dialog.getByRole('button', { name: 'Show columns' }).focus()
  await press(page, 'Enter')
  await dialog.waitFor({ state: 'detached' })
  const shown = ['Room', 'Type', 'Floor', 'Condition', 'Status', 'Bookable', 'Updated']
  await expect.poll(() => headings(page)).toEqual(shown)

  await viewButton(page).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await save.getByRole('textbox', { name: 'Name' }).fill('First floor')
  await save.getByText(/^Share/).click()
  await save.getByRole('button', { name: 'Save view' }).click()
  await save.waitFor({ state: 'detached' })

  const colleague = await open('regional', rooms)
  await colleague.getByRole('rowheader').first().waitFor()
  await viewButton(colleague).click()
  await colleague.getByRole('menuitem', { name: /^First floor/ }).click()
  await expect.poll(() => headings(colleague)).toEqual(shown)
  await colleague.getByRole('button', { name: /^Remove filter Floor/ }).waitFor()
})

test('filters of the activity log are saved as a view, without the page or the open entry, and the log opens with it', async () => {
  const path = `${property}/activity-logs`
  const page = await open('manager', `${path}?modules[]=properties&per_page=25`)
  const details = page.getByRole('button', { name: /^Details of/ }).first()
  await details.click()
  await page.waitForURL(/entry=\d+/)
  await viewButton(page).click()
  expect(await page.getByRole('menuitem', { name: 'Columns…' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await save.getByRole('textbox', { name: 'Name' }).fill('Property changes')
  await save.getByText('Open the list with it').click()
  await save.getByRole('button', { name: 'Save view' }).click()
  await save.waitFor({ state: 'detached' })

  const next = await open('manager', property)
  await next.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await next.getByRole('link', { name: 'Activity Logs', exact: true }).click()
  await next.getByRole('button', { name: /^Remove filter Module/ }).waitFor()
  expect(new URL(next.url()).search).toBe('?modules%5B%5D=properties&per_page=25')
  await next.getByRole('link', { name: 'Clear filters' }).click()
  await next.getByRole('button', { name: /^Remove filter/ }).waitFor({ state: 'detached' })
  await viewButton(next).click()
  await next.getByRole('menuitem', { name: /^Property changes/ }).click()
  await next.getByRole('button', { name: /^Remove filter Module/ }).waitFor()
})

test('with a server that stores no views, the menu of the log says so and closes by Escape', async () => {
  const path = `${property}/activity-logs`
  const page = await openPage({ url: server.url(), account: 'manager', path, tolerates: [/status of 404/] })
  await page.route('**/list-views?*', (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }))
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .waitFor()
  await viewButton(page).focus()
  await press(page, 'Enter')
  await page.getByText('This server stores no views.').waitFor()
  expect(await page.getByRole('menuitem').count()).toBe(0)
  await press(page, 'Escape')
  await expectFocusOn(viewButton(page))
})

test('by pointer: a default view opens from the menu, and Back leads out of the list', async () => {
  const page = await open('manager', `${rooms}?sort=-updated_at`)
  await page.getByRole('rowheader').first().waitFor()
  await viewButton(page).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const save = page.getByRole('dialog', { name: 'Save this view' })
  await save.getByRole('textbox', { name: 'Name' }).fill('Latest')
  await save.getByText('Open the list with it').click()
  await save.getByRole('button', { name: 'Save view' }).click()
  await save.waitFor({ state: 'detached' })
  const next = await open('manager', property)
  await next.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await next.getByRole('link', { name: 'Products', exact: true }).click()
  await next.waitForURL(/sort=-updated_at/)
  await next.goBack()
  await next.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  expect(new URL(next.url()).pathname).toBe(property)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { housekeepingPath } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'
import { button, fillReport, openMyRooms, photo, problemsPath } from './steps/problems.ts'

const server = ownServer()
const storedDatabases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

const cardOf = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Problems' }).getByRole('listitem').filter({ hasText: text })

test('a report with a photo waits on the phone without a network, is sent when it is back, and is done from the list', async () => {
  const page = await openMyRooms(server.url(), true)
  await page.context().setOffline(true)
  const { room, dialog } = await fillReport(page, 'The tap in the cellar drips')
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles([await photo('tap.jpg'), { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await dialog.getByText('notes.txt is not a JPEG, PNG or WebP picture').waitFor()
  await dialog.getByRole('img', { name: 'Image 1 of 1' }).waitFor()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Report the problem' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 report waits to be sent').waitFor()
  await page.getByText(`${room}: Plumbing, 1 photo`).waitFor()
  await expect.poll(() => storedDatabases(page)).toHaveLength(1)

  await page.context().setOffline(false)
  await page.getByText(`Problem in ${room} reported.`).first().waitFor()
  await page.getByText('1 report waits to be sent').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Problems' }).click()
  await page.getByRole('heading', { level: 1, name: 'Problems' }).waitFor()
  const card = cardOf(page, 'The tap in the cellar drips')
  await card.getByText('Urgent').waitFor()
  await card.getByRole('img', { name: `Plumbing in ${room}, 1 of 1` }).waitFor()
  await expectNoAxeViolations(page)
  await card.getByRole('button', { name: /^Start/ }).click()
  await card.getByText('In progress').waitFor()
  await card.getByRole('button', { name: /^Done/ }).click()
  await card.waitFor({ state: 'detached' })
  await button(page, 'Undo').last().click()
  await card.getByText('In progress').waitFor()
})

test('without a network, a waiting report says when it will be sent and offers no button for it', async () => {
  const page = await openMyRooms(server.url(), true)
  await page.context().setOffline(true)
  const { dialog } = await fillReport(page, 'The lamp in the cellar hums')
  await dialog.getByRole('button', { name: 'Report the problem' }).click()
  await page.getByText('Will be sent when you are back online').waitFor()
  expect(await button(page, 'Send now').count()).toBe(0)
})

test('a report that waits survives a reload, and the sign-out deletes it', async () => {
  const page = await openMyRooms(server.url())
  await page.route('**/properties/problems', (route) => route.abort())
  const { dialog } = await fillReport(page, 'Never sent')
  await dialog.getByRole('button', { name: 'Report the problem' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('1 report waits to be sent').waitFor()
  await button(page, /menu/i).first().click()
  await button(page, 'Logout').click()
  await page.getByLabel('Email').waitFor()
  await expect.poll(() => storedDatabases(page)).toEqual([])
})

test('by keyboard alone, a problem is reported from the menu of a room, found in the list, started and finished', async () => {
  const page = await openPage({ account: 'supervisor', path: housekeepingPath, url: server.url() })
  const menu = button(page, /^Actions for/).first()
  await menu.waitFor()
  const room = (await menu.getAttribute('aria-label'))!.replace('Actions for ', '')
  await menu.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Report a problem…' })
  await item.waitFor()
  await item.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Report a problem in ${room}` })
  await dialog.waitFor()

  // An empty report says what is missing, and the first such field has the focus.
  await dialog.getByRole('button', { name: 'Report the problem' }).press('Enter')
  await dialog.getByText('Required').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Electrical' }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('The lamp flickers')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  expect(await dialog.getByRole('radio', { name: 'Urgent' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Report the problem' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(`Problem in ${room} reported.`).first().waitFor()
  // The focus is back where it was.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Actions for ${room}`)

  await page.goto(problemsPath)
  const row = page.getByRole('row').filter({ hasText: 'The lamp flickers' })
  await row.getByRole('button', { name: /^Start/ }).press('Enter')
  await row.getByText('In progress').waitFor()
  await expectNoAxeViolations(page)
  await row.getByRole('button', { name: /^Done/ }).press('Enter')
  await row.waitFor({ state: 'detached' })
})

test('the board, the table, the calendar and the page of a room show the number of problems', async () => {
  const page = await openPage({ account: 'manager', path: problemsPath, url: server.url() })
  const first = page.getByRole('row').nth(1)
  await first.getByRole('button', { name: /^Done/ }).waitFor()
  const room = (await first.getByRole('rowheader').textContent())!
  for (const path of [`${housekeepingPath}?keyword=${room}`, `${housekeepingPath}?view=table&keyword=${room}`]) {
    await page.goto(path)
    await expect.poll(() => page.getByText(/^\d open problems?, 1 urgent$/).count()).toBeGreaterThan(0)
  }
  await page.goto(`/hotel-management/properties/harbour-view/hotel-calendar?keyword=${room}`)
  await page.getByRole('rowheader', { name: new RegExp(`${room}.*1 open problem, 1 urgent`) }).waitFor()
  await page.goto(`/hotel-management/properties/harbour-view/products?keyword=${room}`)
  await page.getByRole('link', { name: room, exact: true }).first().click()
  await page.getByRole('link', { name: '1 open problem, 1 urgent' }).waitFor()
  await button(page, 'Report a problem').click()
  const dialog = page.getByRole('dialog', { name: `Report a problem in ${room}` })
  await dialog.waitFor()
  await expectNoAxeViolations(page)
})

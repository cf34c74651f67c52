import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser.ts'
import { housekeepingPath, lane, menuOf, ownRoom, roomsAt } from './steps/housekeeping.ts'
import { ownServer } from './steps/own-server.ts'
import { photo } from './steps/problems.ts'

/* The attendant's phone, used by touch alone. */

const server = ownServer()

async function openPhone(path: string, account: string) {
  const page = await openPage({ account, path, url: server.url(), width: 390, height: 844, isTouch: true })
  expect(await page.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches)).toBe(true)
  return page
}

async function openMyRooms() {
  const page = await openPhone('/', 'housekeeping')
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
  return page
}

const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name, exact: true })
const conditionOf = async (name: string) => (await (await roomsAt(server.url())).find(name)).housekeeping_status

/** Two taps on the same place. */
async function doubleTap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox())!
  const [left, top] = [x + width / 2, y + height / 2]
  await page.touchscreen.tap(left, top)
  await page.touchscreen.tap(left, top)
}

test('taps start a room, finish it and undo that', async () => {
  const { name, floor } = await ownRoom(server.url(), 'dirty')
  const page = await openMyRooms()
  await button(page, `Start cleaning ${name}`).tap()
  await expect.poll(() => conditionOf(name)).toBe('cleaning')
  // A touch elsewhere ends the offer of Undo.
  await page.getByRole('heading', { level: 1 }).tap()
  await button(page, `Finish cleaning ${name}`).tap()
  await expect.poll(() => conditionOf(name)).toBe('clean')
  await button(lane(page, floor), `Clean ${name}`).waitFor()
  await button(page, `Undo ${name}, back to cleaning`).tap()
  await expect.poll(() => conditionOf(name)).toBe('cleaning')
  await button(page, `Finish cleaning ${name}`).waitFor()
})

test('a double tap changes one room once', async () => {
  const { id, name } = await ownRoom(server.url(), 'dirty')
  const page = await openMyRooms()
  const changed: string[][] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/update_room_status')) return
    const body = request.postData() ?? ''
    changed.push([...body.matchAll(/name="facility_ids\[\]"\s+(\d+)/g)].map(([, room]) => room!))
  })
  await doubleTap(page, button(page, `Start cleaning ${name}`))
  await expect.poll(() => conditionOf(name)).toBe('cleaning')
  await button(page, `Undo ${name}, back to dirty`).tap()
  await expect.poll(() => conditionOf(name)).toBe('dirty')
  expect(changed).toEqual([[String(id)], [String(id)]])
})

test('taps report a problem with a photo of the camera', async () => {
  const page = await openMyRooms()
  const opener = button(page, /^Report a problem in/).first()
  const room = (await opener.getAttribute('aria-label'))!.replace('Report a problem in ', '')
  await opener.tap()
  const dialog = page.getByRole('dialog', { name: `Report a problem in ${room}` })
  // Nothing can be dropped on a phone, so nothing offers it to a screen reader.
  expect(await dialog.getByRole('button', { name: /^Drop/ }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Kind' }).tap()
  await page.getByRole('option', { name: 'Furniture' }).tap()
  await dialog.getByLabel('What is wrong?').tap()
  await page.keyboard.insertText('The chair has three legs')
  await dialog.getByText('Urgent', { exact: true }).tap()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(dialog, 'Take a photo').tap()])
  await chooser.setFiles(await photo('chair.jpg'))
  await dialog.getByRole('img', { name: 'Image 1 of 1' }).waitFor()
  await button(dialog, 'Report the problem').tap()
  await page.getByText(`Problem in ${room} reported.`).first().waitFor()
  await page.getByRole('link', { name: 'Problems' }).tap()
  const card = page.getByRole('listitem').filter({ hasText: 'The chair has three legs' })
  await card.getByText('Urgent').waitFor()
  const sent = card.getByRole('img', { name: `Furniture in ${room}, 1 of 1` })
  await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600)
})

test('taps filter the rooms of the board and remove the filter', async () => {
  const dirty = await (await roomsAt(server.url())).plain('dirty')
  const [onFirst, elsewhere] = [true, false].map((isFirst) => dirty.find(({ floor }) => (floor === '1') === isFirst)!)
  const page = await openPhone(housekeepingPath, 'supervisor')
  await menuOf(page, elsewhere!.name).waitFor()
  await button(page, 'Filters').tap()
  await page.getByRole('button', { name: /Floor$/ }).tap()
  await page.getByRole('option', { name: '1', exact: true }).tap()
  await page.waitForURL(/floors/)
  // A touch beside the open list closes it. Behind it, the page is hidden from assistive technology.
  await page.locator('h1').tap({ force: true })
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await menuOf(page, elsewhere!.name).waitFor({ state: 'detached' })
  await menuOf(page, onFirst!.name).waitFor()
  await button(page, 'Remove filter Floor 1').tap()
  await menuOf(page, elsewhere!.name).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('a tap chooses the property to work in', async () => {
  const page = await openPhone('/', 'attendant')
  await page.getByRole('heading', { level: 1, name: 'Your properties' }).waitFor()
  await page.getByRole('link', { name: 'Harbour View' }).tap()
  await page.getByRole('heading', { level: 1, name: 'My rooms' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(housekeepingPath)
})

test('taps open the preferences from the menu and choose the dark theme', async () => {
  const page = await openMyRooms()
  await page.getByRole('button', { name: /menu/i }).first().tap()
  await button(page, 'Preferences').tap()
  const dialog = page.getByRole('dialog', { name: 'Preferences' })
  await dialog.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark', { exact: true }).tap()
  await dialog.getByRole('status').getByText('Saved').waitFor()
  await button(dialog, 'Done').tap()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

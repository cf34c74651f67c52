import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'

/* Preferences: theme, contrast, text size and density of one person (ADR 0057). */

// A server of its own, because a preference changes all pages of its user, also in other tests.
const server = ownServer()
const open = (options: Parameters<typeof openPage>[0]) => openPage({ url: server.url(), ...options })
const list = '/hotel-management/properties'
const property = `${list}/harbour-view`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Preferences' })
const status = (page: Page) => dialog(page).getByRole('status')
const attribute = (page: Page, name: string) => page.evaluate((key) => document.documentElement.dataset[key], name)
const token = (page: Page, name: string) =>
  page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name)

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await dialog(page).waitFor()
}
const choose = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click()

async function save(page: Page, choices: Record<string, string>) {
  await openDialog(page)
  for (const [group, name] of Object.entries(choices)) await choose(page, group, name)
  await status(page).getByText('Saved').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
}

const listed = (page: Page) => page.getByRole('rowheader').first().waitFor()

/** Each colour scheme that a frame had, from the first one of each document. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { frames_: frames })
    const look = () => {
      if (frames.length < 200) frames.push(getComputedStyle(document.documentElement).colorScheme)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...new Set((window as unknown as { frames_: string[] }).frames_)])
}

test('a choice shows at once, comes before the first paint of the next visit, and follows the person', async () => {
  const page = await open({ account: 'manager', path: list })
  await listed(page)
  await openDialog(page)
  await choose(page, 'Theme', 'Dark')
  expect(await attribute(page, 'theme')).toBe('dark')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(23, 22, 20)')
  await status(page).getByText('Saved').waitFor()

  const schemes = await watchFrames(page)
  await page.reload()
  await listed(page)
  expect(await schemes()).toEqual(['dark'])

  const elsewhere = await open({ account: 'manager', path: list })
  await listed(elsewhere)
  await expect.poll(() => attribute(elsewhere, 'theme')).toBe('dark')
})

test('the sign-in page keeps the last look of the device, and the next person gets their own', async () => {
  const page = await open({ account: 'accountant', path: list })
  await save(page, { Theme: 'Dark', 'Text size': 'Large' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect([await attribute(page, 'theme'), await attribute(page, 'text_size')]).toEqual(['dark', 'large'])
  await page.getByLabel('Email').fill('frontdesk@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('Welcome-2026!')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Preferences' }).waitFor()
  await expect.poll(() => attribute(page, 'theme')).toBe('system')
  expect(await attribute(page, 'text_size')).toBe('standard')
})

test('another tab follows, with its dialog open', async () => {
  const page = await open({ account: 'regional', path: list })
  const other = await page.context().newPage()
  await other.goto(list)
  await openDialog(other)
  await save(page, { Theme: 'Dark' })
  await expect.poll(() => attribute(other, 'theme')).toBe('dark')
  await expect.poll(() => dialog(other).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
})

test('without the extension of the server the device keeps the choice', async () => {
  const page = await open({ account: 'visitor', path: '/under-construction' })
  await page.route('**/user_management/preferences', (route) => route.fulfill({ status: 404, json: { message: 'No' } }))
  await page.route('**/user/permissions', async (route) => {
    const reply = await route.fetch()
    const { data } = (await reply.json()) as { data: object }
    await route.fulfill({ response: reply, json: { data: { ...data, preferences: undefined } } })
  })
  await page.reload()
  await openDialog(page)
  expect(await status(page).filter({ hasText: /\w/ }).allTextContents()).toEqual(['Kept on this device'])
  await choose(page, 'Theme', 'Dark')
  await page.reload()
  await openDialog(page)
  expect(await attribute(page, 'theme')).toBe('dark')
  expect(await dialog(page).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
})

test('by keyboard alone: the dialog opens, a choice is made, and closing returns the focus', async () => {
  const page = await open({ account: 'manager', path: list })
  await listed(page)
  const item = page.getByRole('button', { name: 'Preferences' })
  await page.getByRole('button', { name: 'Change Password' }).focus()
  await page.keyboard.press('Shift+Tab')
  expect(await item.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog(page).waitFor()
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)
  await page.keyboard.press('Tab')
  const before = await focused()
  await page.keyboard.press('ArrowRight')
  await status(page).getByText('Saved').waitFor()
  expect([before, await focused()]).not.toContain(undefined)
  expect(await focused()).not.toBe(before)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => item.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each([
  ['Light', 'System'],
  ['Dark', 'System'],
  ['Light', 'More'],
  ['Dark', 'More'],
])('theme %s with contrast %s passes axe', async (theme, contrast) => {
  const page = await open({ account: 'manager', path: list, theme: theme === 'Light' ? 'dark' : 'light' })
  await listed(page)
  await openDialog(page)
  await choose(page, 'Theme', theme)
  await choose(page, 'Contrast', contrast)
  await status(page).getByText('Saved').waitFor()
  await expectNoAxeViolations(page)
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  for (const path of [list, `${list}?view=new`, property, `${property}/hotel-calendar`]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
    await expectNoAxeViolations(page)
  }
})

test('a system that asks for more contrast and the choice look the same', async () => {
  const page = await open({ account: 'frontdesk', path: '/under-construction' })
  const tokens = async () =>
    Promise.all(['--edge', '--ink3', '--line-focus', '--ok-tint'].map((name) => token(page, name)))
  const usual = await tokens()
  await page.emulateMedia({ contrast: 'more' })
  const ofSystem = await tokens()
  expect(ofSystem).not.toEqual(usual)
  await page.emulateMedia({ contrast: 'no-preference' })
  await save(page, { Contrast: 'More' })
  expect(await tokens()).toEqual(ofSystem)
})

test('compact tables have lower rows, and the text size scales all sizes', async () => {
  const page = await open({ account: 'regional', path: list })
  await listed(page)
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())!.height
  const comfortable = await height()
  await save(page, { Density: 'Compact' })
  const compact = await height()
  await save(page, { 'Text size': 'Extra large' })
  expect(comfortable - compact).toBeGreaterThanOrEqual(4)
  expect(await height()).toBeCloseTo(compact * 1.25, 0)
})

test('compact lowers the entries of the activity log, which are no table', async () => {
  const page = await open({ account: 'regional', path: `${property}/activity-logs` })
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Details of/ }) })
    .first()
  await entry.waitFor()
  const height = async () => (await entry.boundingBox())!.height
  await save(page, { Density: 'Comfortable' })
  const comfortable = await height()
  await save(page, { Density: 'Compact' })
  expect(comfortable - (await height())).toBeGreaterThanOrEqual(4)
})

test('at 320 px with extra large text nothing scrolls sideways, and the dialog gives the focus back', async () => {
  const page = await open({ account: 'manager', path: list, width: 320, height: 700 })
  await listed(page)
  await page.getByRole('button', { name: /menu/i }).first().click()
  await save(page, { 'Text size': 'Extra large', Density: 'Compact' })
  expect(await attribute(page, 'text_size')).toBe('extra_large')
  const focus = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focus).not.toBe('BODY')
  const imports = `${property}/products?tab=add-ons&view=import`
  for (const path of [list, `${list}?view=new`, property, `${property}/housekeeping`, imports]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0)
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ path, sideways }).toEqual({ path, sideways: 320 })
  }
  await page.goto(list)
  await listed(page)
  await page.getByRole('button', { name: /menu/i }).first().click()
  await openDialog(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

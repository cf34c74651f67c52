import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, openPage, signIn } from '../support/browser.ts'
import { expectFocusOn } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()
const strong = 'Copper-Kettle-7'

const dialogOf = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true })

/** The rules that are met so far, by their text in the checklist. */
const metRules = async (page: Page) =>
  (
    await page
      .getByRole('list', { name: /Password rules/ })
      .getByRole('listitem')
      .allTextContents()
  )
    .filter((text) => text.endsWith(' met'))
    .map((text) => text.replace(/ met$/, ''))

async function openFirstTime() {
  const page = await openPage({ url: server.url() })
  await signIn(page, 'new@demo.example')
  await page.getByRole('dialog', { name: 'Set Your Password' }).waitFor()
  return page
}

async function openOrdinary(account: string) {
  const page = await openPage({ url: server.url(), account, path: '/hotel-management/properties' })
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByRole('dialog', { name: 'Change Password' }).waitFor()
  return page
}

async function type(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
}

test("the first-time dialog can't be closed, only left by Logout", async () => {
  const page = await openFirstTime()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  expect(await page.getByRole('button', { name: /^Close/ }).count()).toBe(0)
  expect(await field(page, 'Current password').count()).toBe(0)
  await dialogOf(page).waitFor()
  await dialogOf(page).getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
})

test('rules are ticked while typing, and Update stays disabled until all are met and the passwords match', async () => {
  const page = await openFirstTime()
  expect(
    await page
      .getByRole('list', { name: /Password rules/ })
      .getByRole('listitem')
      .count(),
  ).toBe(5)
  expect(await metRules(page)).toEqual([])
  for (const [typed, met] of [
    ['a', ['A lowercase letter']],
    ['aB', ['A lowercase letter', 'An uppercase letter']],
    ['aB1', ['Contains a number', 'A lowercase letter', 'An uppercase letter']],
  ] as const) {
    await field(page, 'New password').fill(typed)
    expect((await metRules(page)).map((text) => text.toLowerCase())).toEqual(met.map((text) => text.toLowerCase()))
  }
  await type(page, { 'New password': 'Copper-7', 'Confirm password': 'Copper-8' })
  expect(await metRules(page)).toHaveLength(5)
  await page.getByText('Passwords do not match!', { exact: true }).first().waitFor()
  expect(await update(page).isDisabled()).toBe(true)
  await field(page, 'Confirm password').fill('Copper-7')
  expect(await page.getByText('Passwords do not match!').count()).toBe(0)
  expect(await update(page).isEnabled()).toBe(true)
  await type(page, { 'New password': 'Copper7', 'Confirm password': 'Copper7' })
  expect(await update(page).isDisabled()).toBe(true)
})

test("a first password is set once: the page shows success, and the dialog doesn't return", async () => {
  const page = await openFirstTime()
  await type(page, { 'New password': strong, 'Confirm password': strong })
  await page.keyboard.press('Enter')
  const result = page.getByRole('dialog', { name: 'User Password Updated' })
  await result.getByText('Successfully Applied Changes!', { exact: true }).waitFor()
  await expectFocusOn(result.getByRole('button', { name: 'Okay, thanks!' }))
  await page.keyboard.press('Enter')
  await page.reload()
  await page.getByRole('table', { name: 'Properties' }).getByRole('rowheader').first().waitFor()
  expect(await dialogOf(page).count()).toBe(0)
  await page.context().clearCookies()
  await signIn(page, 'new@demo.example', strong)
  await page.getByRole('heading', { level: 1, name: 'Properties' }).waitFor()
  expect(await dialogOf(page).count()).toBe(0)
})

test('without the current password nothing is sent, and the field shows an error', async () => {
  const page = await openOrdinary('frontdesk')
  expect((await dialogOf(page).boundingBox())?.width).toBe(500)
  const sent: string[] = []
  // Code of further screens loads in the background.
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(`${request.method()} ${request.url()}`)
  })
  await type(page, { 'New password': strong, 'Confirm password': strong })
  await update(page).click()
  await dialogOf(page).getByText('Required', { exact: true }).waitFor()
  expect(await field(page, 'Current password').getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

test("a rejected change shows the server's message with Close, which returns to the filled-in form", async () => {
  const page = await openOrdinary('frontdesk')
  const reply = page.waitForResponse('**/change_password')
  await type(page, { 'Current password': 'not-this', 'New password': strong, 'Confirm password': strong })
  await update(page).click()
  const { message } = (await (await reply).json()) as { message: string }
  const result = page.getByRole('dialog', { name: 'Error' })
  await result.getByText(message, { exact: true }).waitFor()
  expect(message).toBe('The current password is incorrect.')
  await result.getByRole('button', { name: 'Close', exact: true }).click()
  await expectFocusOn(field(page, 'Current password'))
  expect(await field(page, 'New password').inputValue()).toBe(strong)
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('button', { name: 'Change Password' }))
})

test('the regular dialog closes with Escape and forgets what was typed', async () => {
  const page = await openOrdinary('frontdesk')
  await type(page, { 'Current password': demoPassword, 'New password': strong })
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('button', { name: 'Change Password' }))
  await page.keyboard.press('Enter')
  expect(await field(page, 'Current password').inputValue()).toBe('')
  expect(await field(page, 'New password').inputValue()).toBe('')
})

test('after a change, only the new password works', async () => {
  const page = await openOrdinary('accountant')
  await type(page, { 'Current password': demoPassword, 'New password': strong, 'Confirm password': strong })
  await update(page).click()
  await page.getByRole('button', { name: 'Okay, thanks!' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await type(page, { Email: 'accountant@demo.example', Password: demoPassword })
  await page.keyboard.press('Enter')
  await page.getByText('Access denied! Invalid Credentials').waitFor()
  await signIn(page, 'accountant@demo.example', strong)
  expect(new URL(page.url()).pathname).not.toBe('/login')
})

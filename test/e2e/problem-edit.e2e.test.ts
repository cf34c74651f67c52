import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations, openPage } from '../support/browser.ts'
import { ownServer } from './steps/own-server.ts'
import { button, openMyRooms, photo, problemsPath } from './steps/problems.ts'

const server = ownServer()

/** Opens the dialog that edits the first problem with this text, from its row or card. */
async function openEdit(page: Page, text: string) {
  const opener = button(page, /^Edit/)
  const found = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text, has: opener })
  await found.getByRole('button', { name: /^Edit/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Edit the problem in/ })
  await dialog.getByLabel('What is wrong?').waitFor()
  return { found, dialog }
}

test('by keyboard alone, a problem is edited with its photos from the list, and a notice offers to undo a change of its words', async () => {
  const page = await openPage({
    account: 'supervisor',
    path: `${problemsPath}&keyword=Shower leaks`,
    url: server.url(),
  })
  const { dialog } = await openEdit(page, 'Shower leaks')
  await expectNoAxeViolations(page)
  const text = dialog.getByLabel('What is wrong?')
  await text.fill('   ')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await dialog.getByText('Required').waitFor()
  // The field with the error has the focus.
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Shower leaks onto the stairs')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByText(/^Plumbing in .+ saved\.$/)
    .first()
    .waitFor()
  await page.getByRole('row').filter({ hasText: 'onto the stairs' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Edit… Plumbing in/)
  await button(page, 'Undo').last().press('Enter')
  await page
    .getByText(/is as it was before\.$/)
    .first()
    .waitFor()

  const { dialog: again, found } = await openEdit(page, 'into the room below')
  await again.locator('input[type=file][multiple]').setInputFiles([await photo('one.jpg'), await photo('two.jpg')])
  await again.getByRole('img', { name: /^Image 2 of/ }).waitFor()
  await again.getByRole('button', { name: /^Move later: Image 1/ }).press('Enter')
  await again.getByRole('button', { name: 'Save changes' }).press('Enter')
  await again.waitFor({ state: 'detached' })
  await found.getByRole('img').nth(1).waitFor()
})

test('without a network the dialog says so and keeps what was typed; a change of somebody else is shown beside it', async () => {
  const page = await openMyRooms(server.url())
  await page.goto(`${problemsPath}&keyword=Wardrobe`)
  const { found, dialog } = await openEdit(page, 'Wardrobe')
  await dialog.getByLabel('What is wrong?').fill('Wardrobe door and its lock are loose')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await page
    .getByRole('alertdialog')
    .getByText(/server/)
    .waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Close Error' }).click()
  expect(await dialog.getByLabel('What is wrong?').inputValue()).toBe('Wardrobe door and its lock are loose')

  const manager = await openPage({ account: 'manager', path: `${problemsPath}&keyword=Wardrobe`, url: server.url() })
  const theirs = await openEdit(manager, 'Wardrobe')
  await theirs.dialog.getByLabel('What is wrong?').fill('Wardrobe door fell off')
  await theirs.dialog.getByText('Urgent', { exact: true }).click()
  await theirs.dialog.getByRole('button', { name: 'Save changes' }).click()
  await theirs.dialog.waitFor({ state: 'detached' })

  await dialog.getByRole('button', { name: 'Save changes' }).dblclick()
  const conflict = page.getByRole('alertdialog', { name: /^\S.* changed this on / })
  await conflict.getByText('Wardrobe door fell off').waitFor()
  await conflict.getByText('Only they changed it').waitFor()
  await expectNoAxeViolations(page)
  await conflict.getByRole('button', { name: 'Save these values' }).click()
  await dialog.waitFor({ state: 'detached' })
  await found.getByText('its lock are loose').waitFor()
  await found.getByText('Urgent').waitFor()
})

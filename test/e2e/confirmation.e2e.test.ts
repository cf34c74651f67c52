import { expect, test } from 'vitest'
import { codeOf } from '../support/authenticator-app.ts'
import { openPage } from '../support/browser.ts'
import { select } from './steps/bulk.ts'
import { expectFocusOn } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { code, givePassword, openSetUp, overflow } from './steps/second-step.ts'

const server = ownServer()

test('a session that is not confirmed is asked before a deletion, and a cancelled question loses nothing', async () => {
  const path = '/hotel-management/properties?view=types'
  // Signed in before the app was set up, so with the password alone.
  const earlier = await openPage({ url: server.url(), account: 'manager', path, width: 320, height: 640 })
  const page = await openPage({ url: server.url(), account: 'manager', path: '/hotel-management/properties' })
  await openSetUp(page)
  await page.getByRole('button', { name: 'Set up the app' }).press('Enter')
  await givePassword(page)
  const secret = (await page.getByRole('definition').innerText()).replaceAll(' ', '')
  await code(page).fill(codeOf(secret, new Date(), -1))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor()

  await earlier.getByRole('button', { name: 'New property type' }).click()
  await earlier.getByRole('textbox', { name: 'Name' }).fill('Heated tent')
  await earlier.keyboard.press('Enter')
  const row = earlier.getByRole('row', { name: 'Heated tent' })
  await row.waitFor()
  await earlier.keyboard.press('Escape')
  await earlier.getByRole('dialog').waitFor({ state: 'detached' })
  await select(earlier, 'Heated tent')
  const selected = earlier.getByRole('group', { name: 'Selected property types' })
  await selected.getByRole('button').first().press('Enter')
  await earlier.getByRole('menuitem', { name: 'Delete…' }).press('Enter')
  const deletion = earlier.getByRole('alertdialog', { name: /^Delete/ })
  const remove = deletion.getByRole('button', { name: /^Delete/ })
  await remove.press('Enter')
  const question = earlier.getByRole('dialog', { name: 'Confirm that it is you' })
  await expectFocusOn(code(earlier))
  expect(await overflow(earlier)).toBe(0)
  await earlier.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  const refusal = earlier.getByRole('alertdialog', { name: 'Error' })
  await refusal.getByText('Nothing has changed. This change needs your second step.', { exact: true }).waitFor()
  await expectFocusOn(refusal)
  await earlier.keyboard.press('Escape')
  await refusal.waitFor({ state: 'detached' })

  await remove.press('Enter')
  await expectFocusOn(code(earlier))
  await earlier.keyboard.type('000 000')
  await earlier.keyboard.press('Enter')
  await expect.poll(() => code(earlier).getAttribute('aria-invalid')).toBe('true')
  await code(earlier).fill(codeOf(secret, new Date()))
  await earlier.keyboard.press('Enter')
  await row.waitFor({ state: 'detached' })
  await expect.poll(() => deletion.count()).toBe(0)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../support/browser.ts'
import { colleagueAt } from './steps/api.ts'
import { expectFocusKept, expectFocusOn, press, ringOf, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import * as form from './steps/property-form.ts'
import * as list from './steps/property-list.ts'

const server = ownServer()

const conflict = (page: Page) => page.getByRole('alertdialog', { name: /^\S.* changed this on / })
const leave = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('a new property with two ordered pictures appears in the list, and reopens as saved', async () => {
  const page = await list.openList('?keyword=rosa', { url: server.url() })
  await page.getByRole('link', { name: 'New property' }).first().click()
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'New property' }))
  await form.fillNew(page, 'Rosa House', 'rosa-house')
  await form.addPictures(page, 20, 30)
  await form.expectPictures(page, 20, 30)
  await page.getByRole('button', { name: 'Move later: Image 1 of 2' }).click()
  await form.expectPictures(page, 30, 20)
  await form.save(page)
  await form.succeeded(page)
  await list.expectNames(page, ['Rosa House'])
  await list.expectSearch(page, ['keyword=rosa'])
  await expectFocusKept(page)
  await page.getByRole('button', { name: 'Actions for Rosa House' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await form.expectPictures(page, 30, 20)
  expect(await form.field(page, 'Address').inputValue()).toBe('Rua da Rosa 7, Lisboa')
  expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toContain('Europe/Lisbon')
  await page.getByRole('button', { name: 'Remove: Image 2 of 2' }).click()
  await form.save(page)
  await form.succeeded(page, '“Rosa House” saved.')
  expect((await (await colleagueAt(server.url())).view('rosa-house')).images).toHaveLength(1)
})

test('missing fields are reported at the top and at each field, before anything is sent', async () => {
  const page = await form.openForm(server.url(), null)
  await form.save(page)
  const summary = page.getByRole('group', { name: '6 fields need your attention' })
  await expectFocusOn(summary)
  expect(await page.title()).toBe('Error: New property – Hotel Management')
  await summary.getByRole('link', { name: 'Time zone: Required' }).click()
  await expectFocusOn(page.getByRole('combobox', { name: 'Time zone' }))
  await form.fillNew(page, 'Lima House', 'lima-house')
  await summary.waitFor({ state: 'detached' })
  expect(await page.title()).toBe('New property – Hotel Management')
})

test("a field that the server rejects shows the server's message, and the input stays", async () => {
  const page = await form.openForm(server.url(), null)
  await form.fillNew(page, 'Second Harbour', 'harbour-view')
  const reply = page.waitForResponse((response) => response.request().method() === 'POST')
  await form.save(page)
  const { errors } = (await (await reply).json()) as { errors: { prefix: string[] } }
  const summary = page.getByRole('group', { name: '1 field needs your attention' })
  await expectFocusOn(summary)
  expect(await page.title()).toMatch(/^Error: /)
  await summary.getByRole('link', { name: `Prefix: ${errors.prefix[0]}` }).click()
  await expectFocusOn(form.field(page, 'Prefix'))
  expect(await form.field(page, 'Prefix').getAttribute('aria-invalid')).toBe('true')
  expect(await form.field(page, 'Name').inputValue()).toBe('Second Harbour')
  await form.field(page, 'Prefix').fill('second-harbour')
  await form.save(page)
  await form.succeeded(page)
})

/** By keyboard: opens a form and types into these fields. */
async function typeInto(prefix: string, typed: Record<string, string>, account = 'manager') {
  const page = await form.openForm(server.url(), prefix, { account })
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(page, form.field(page, label))
    await press(page, 'ControlOrMeta+a')
    await page.keyboard.type(text)
  }
  return page
}

/** Two users open one property, and the second saves while the first still edits. Enter in a field saves. */
async function openConflict(prefix: string) {
  // The regional manager sees the properties that he has added.
  await (await colleagueAt(server.url(), 'regional')).add(prefix, { name: 'Shared House', phone: '+351 1' })
  const mine = await typeInto(prefix, { Name: 'My House', Address: 'Rua Minha 1', 'Phone (optional)': '+351 3' })
  const changes = { Name: 'Their House', 'Email (optional)': 'house@example.com', 'Phone (optional)': '+351 2' }
  const theirs = await typeInto(prefix, changes, 'regional')
  await press(theirs, 'Enter')
  await form.succeeded(theirs, '“Their House” saved.')
  await press(mine, 'Enter')
  await conflict(mine).waitFor()
  const rows = await conflict(mine).getByRole('row').allInnerTexts()
  expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    'Field Yours Saved meanwhile',
    'Name Yours My House Saved meanwhile Their House',
    'Address Rua Minha 1 Only you changed it Rua Um 1, Lisboa',
    'Email – house@example.com Only they changed it',
    'Phone Yours +351 3 Saved meanwhile +351 2',
  ])
  return mine
}

const saved = async (prefix: string) => {
  const { name, address, email, phone } = await (await colleagueAt(server.url())).view(prefix)
  return [name, address, email, phone]
}

test('of two users who save, the later one resolves the conflict field by field, and the result is saved', async () => {
  const page = await openConflict('shared-one')
  await tabTo(page, conflict(page).getByRole('radio', { name: 'Yours My House' }))
  await press(page, 'ArrowRight')
  const phone = conflict(page).getByRole('radiogroup', { name: 'Phone' })
  await press(page, 'Tab')
  await expectFocusOn(phone.getByRole('radio', { name: 'Yours +351 3' }))
  expect(await ringOf(page)).toMatchObject({ isRinged: true })
  await tabTo(page, conflict(page).getByRole('button', { name: 'Save these values' }))
  await press(page, 'Enter')
  await form.succeeded(page, '“Their House” saved.')
  await expectFocusKept(page)
  expect(await saved('shared-one')).toEqual(['Their House', 'Rua Minha 1', 'house@example.com', '+351 3'])
})

test('of two users who save, the later one can take all of theirs, return to the form, and still keep their own', async () => {
  const page = await openConflict('shared-two')
  const takeTheirs = conflict(page).getByRole('button', { name: 'Take theirs for all' })
  await tabTo(page, takeTheirs)
  await press(page, 'Enter')
  expect(
    await conflict(page)
      .getByRole('radio', { name: /^Saved meanwhile/, checked: true })
      .count(),
  ).toBe(2)
  await press(page, 'Escape')
  await conflict(page).waitFor({ state: 'detached' })
  await expectFocusKept(page)
  expect(await form.field(page, 'Name').inputValue()).toBe('My House')
  await form.save(page)
  await tabTo(page, conflict(page).getByRole('button', { name: 'Save these values' }))
  await press(page, 'Enter')
  await form.succeeded(page, '“My House” saved.')
  expect(await saved('shared-two')).toEqual(['My House', 'Rua Minha 1', 'house@example.com', '+351 3'])
})

test("at 320 px the conflict choice doesn't scroll sideways, and both themes pass axe", async () => {
  for (const theme of ['light', 'dark'] as const) {
    const prefix = `shared-${theme}`
    const page = await openConflict(prefix)
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 320, height: 700 })
    const widths = await conflict(page).evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth, innerWidth])
    expect([widths[0], widths[2]]).toEqual([widths[1], 320])
    await expectNoAxeViolations(page)
  }
})

/** The list, then a form with unsaved input. */
async function openUnsaved() {
  const page = await list.openList('', { url: server.url() })
  await page.getByRole('link', { name: 'New property' }).click()
  await form.field(page, 'Name').pressSequentially('Half a name')
  return page
}

test('a link asks for confirmation while there are unsaved changes', async () => {
  const page = await openUnsaved()
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click()
  await leave(page).getByRole('button', { name: 'Keep editing' }).click()
  await leave(page).waitFor({ state: 'detached' })
  expect(await form.field(page, 'Name').inputValue()).toBe('Half a name')
  await expectFocusKept(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await leave(page).getByRole('button', { name: 'Discard changes' }).click()
  await list.expectSearch(page, [])
  await list.expectSettled(page)
})

test('a reload and Back ask for confirmation while there are unsaved changes', async () => {
  const page = await openUnsaved()
  // Runs after the call has returned: the confirmation blocks the page, and with it the answer to the call.
  const reload = () => void setTimeout(() => location.reload())
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.evaluate(reload)])
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  expect(await form.field(page, 'Name').inputValue()).toBe('Half a name')
  await page.goBack()
  await leave(page).getByRole('button', { name: 'Discard changes' }).click()
  await list.expectSettled(page)
})

test('Back can be declined any number of times, and still leads to the list', async () => {
  const page = await openUnsaved()
  for (let time = 0; time < 2; time += 1) {
    await page.goBack()
    await leave(page).getByRole('button', { name: 'Keep editing' }).click()
    expect(await form.field(page, 'Name').inputValue()).toBe('Half a name')
  }
  await page.goBack()
  await leave(page).getByRole('button', { name: 'Discard changes' }).click()
  await list.expectSettled(page)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { colleagueAt } from './steps/api.ts'
import { expectFocusKept, expectFocusOn } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import * as form from './steps/property-form.ts'
import * as list from './steps/property-list.ts'

const server = ownServer()

const conflict = (page: Page) => page.getByRole('alertdialog', { name: 'Someone else changed this property' })
const leave = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('a new property with two pictures in order appears in the list, and opens again as it was saved', async () => {
  const page = await list.openList('?keyword=rosa', { url: server.url() })
  await page.getByRole('link', { name: 'New property' }).first().click()
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'New property' }))
  await form.fillNew(page, 'Rosa House', 'rosa-house')
  await form.addPictures(page, 20, 30)
  await form.expectPictures(page, 20, 30)
  await page.getByRole('button', { name: 'Move later: Image 1 of 2' }).click()
  await form.expectPictures(page, 30, 20)
  await form.save(page)
  await form.notice(page, '“Rosa House” created.').waitFor()
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
  await form.notice(page, '“Rosa House” saved.').waitFor()
  expect((await (await colleagueAt(server.url())).view('rosa-house')).images).toHaveLength(1)
})

test('what is missing is told before anything is sent, at the top and at each field', async () => {
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

test("what the server refuses lands on its field in the server's words, and nothing typed is lost", async () => {
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
  await form.notice(page, '“Second Harbour” created.').waitFor()
})

/** Two people open one property; the second one has saved another phone number when the first one saves. */
async function openConflict(prefix: string) {
  await (await colleagueAt(server.url())).add(prefix, { name: 'Shared House', phone: '+351 1' })
  const [mine, theirs] = [await form.openForm(server.url(), prefix), await form.openForm(server.url(), prefix)]
  await form.field(theirs, 'Phone (optional)').fill('+351 2')
  await form.save(theirs)
  await form.notice(theirs, '“Shared House” saved.').waitFor()
  await form.field(mine, 'Phone (optional)').fill('+351 3')
  await form.save(mine)
  await conflict(mine).waitFor()
  expect(await conflict(mine).getByRole('row').allInnerTexts()).toEqual([
    'Field\tYours\tSaved meanwhile',
    'Phone\t+351 3\t+351 2',
  ])
  return mine
}

test('of two people who save, the later one sees both versions and may keep their own', async () => {
  const page = await openConflict('shared-one')
  await conflict(page).getByRole('button', { name: 'Keep mine' }).click()
  await form.notice(page, '“Shared House” saved.').waitFor()
  expect((await (await colleagueAt(server.url())).view('shared-one')).phone).toBe('+351 3')
})

test('of two people who save, the later one sees both versions and may take the other', async () => {
  const page = await openConflict('shared-two')
  await conflict(page).getByRole('button', { name: 'Take theirs' }).click()
  await expect.poll(() => form.field(page, 'Phone (optional)').inputValue()).toBe('+351 2')
  await expectFocusKept(page)
  expect((await (await colleagueAt(server.url())).view('shared-two')).phone).toBe('+351 2')
})

/** The list, then a form with something typed into it. */
async function openUnsaved() {
  const page = await list.openList('', { url: server.url() })
  await page.getByRole('link', { name: 'New property' }).click()
  await form.field(page, 'Name').pressSequentially('Half a name')
  return page
}

test('unsaved changes are asked about before a link leads away', async () => {
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

test('unsaved changes are asked about before a reload and before Back', async () => {
  const page = await openUnsaved()
  // Asked for after the call has returned: the question stops the page, and with it the answer to the call.
  const reload = () => void setTimeout(() => location.reload())
  const [question] = await Promise.all([page.waitForEvent('dialog'), page.evaluate(reload)])
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  expect(await form.field(page, 'Name').inputValue()).toBe('Half a name')
  await page.goBack()
  await leave(page).getByRole('button', { name: 'Discard changes' }).click()
  await list.expectSettled(page)
})

test('Back can be declined as often as it is asked, and still leads to the list', async () => {
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

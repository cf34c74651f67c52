import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, signIn } from '../support/browser.ts'
import { expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

/* The people who use the product, and the links that set their passwords (ADR 0096). */

const server = ownServer()
const people = '/hotel-management/people'
const password = 'Copper-Kettle-7'

const openPeople = async (search = '') => {
  const page = await openPage({ url: server.url(), account: 'manager', path: people + search })
  await page.getByRole('table', { name: 'People' }).getByRole('rowheader').first().waitFor()
  return page
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function fillPerson(page: Page, first: string, email: string) {
  await page.getByRole('link', { name: 'New person', exact: true }).click()
  await field(page, 'First name').fill(first)
  await field(page, 'Last name').fill('Reyes')
  await field(page, 'Email').fill(email)
  await field(page, 'Front Desk').check()
  await field(page, 'Harbour View').check()
  await page.getByRole('button', { name: 'Create person', exact: true }).click()
}

async function setPassword(link: string) {
  const page = await openPage({ url: server.url(), path: link })
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill(password)
  await page.getByRole('button', { name: 'Set password', exact: true }).click()
  return page
}

const pathOf = (link: string) => link.replace(server.url(), '')

test('a person is added, sets a password by the link, sees only their property, and is out once deactivated', async () => {
  const page = await openPeople()
  await fillPerson(page, 'Paula', 'paula@people.example')
  const dialog = page.getByRole('dialog', { name: 'Password link for Paula Reyes' })
  const copy = dialog.getByRole('button', { name: 'Copy link' })
  await copy.waitFor()
  await expectFocusOn(copy)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await copy.click()
  await page.getByText('Link copied.', { exact: true }).waitFor({ state: 'attached' })
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(await dialog.getByLabel('Link', { exact: true }).inputValue())
  await dialog.getByRole('button', { name: 'Done' }).click()
  // The list is in order of names, so she is on another page.
  await page.getByRole('link', { name: 'Paula Reyes' }).click()
  await rowOf(page, 'Paula Reyes').getByText('Password not set').waitFor()

  const own = await setPassword(pathOf(link))
  await own.getByText('Your password is set. Sign in with it.').waitFor()
  await own.getByRole('link', { name: 'Go to sign-in' }).click()
  await signIn(own, 'paula@people.example', password)
  await own.getByRole('table', { name: 'Properties' }).getByRole('rowheader').first().waitFor()
  expect(await own.getByRole('table', { name: 'Properties' }).getByRole('rowheader').count()).toBe(1)
  await own.getByRole('link', { name: 'Harbour View' }).first().waitFor()

  const again = await openPage({ url: server.url(), path: pathOf(link), tolerates: [/404/] })
  await again.getByText(/^This link doesn’t work/).waitFor()

  await page.reload()
  await act(page, 'Paula Reyes', 'Deactivate')
  const question = page.getByRole('alertdialog', { name: 'Deactivate Paula Reyes?' })
  await question.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await rowOf(page, 'Paula Reyes').getByText('Deactivated').waitFor()

  await own.reload()
  await own.waitForURL((url) => url.pathname === '/login')
  await field(own, 'Email').fill('paula@people.example')
  await field(own, 'Password').fill(password)
  await own.keyboard.press('Enter')
  await own.getByText('Access denied! Your account is deactivated.').waitFor()
})

test('by keyboard: a colleague gets a new link, and after Escape the focus is back at the button', async () => {
  const page = await openPeople('?keyword=frontdesk')
  const actions = page.getByRole('button', { name: 'Actions for Finn Larsen', exact: true })
  await tabTo(page, actions)
  await press(page, 'Enter')
  await page.getByRole('menuitem', { name: 'Password link' }).waitFor()
  await press(page, 'ArrowDown')
  await press(page, 'Enter')
  const question = page.getByRole('alertdialog', { name: 'Make a password link for Finn Larsen?' })
  await tabTo(page, question.getByRole('button', { name: 'Make link' }))
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Password link for Finn Larsen' })
  await expectFocusOn(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await dialog.getByLabel('Link', { exact: true }).inputValue()).toMatch(/\/password#[\w-]{43}$/)
  await press(page, 'Escape')
  await expectFocusOn(actions)
})

test('filters are in the address, and a changed person is saved and marked', async () => {
  const page = await openPeople('?roles[]=Housekeeping Supervisor&status=1')
  expect(await page.getByRole('rowheader').count()).toBe(1)
  await page.getByRole('link', { name: 'Samuel Okafor' }).click()
  await field(page, 'Position').fill('Head Housekeeper')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog', { name: 'Success' }).waitFor()
  await page.keyboard.press('Escape')
  await rowOf(page, 'Samuel Okafor').getByText('Head Housekeeper').waitFor()
  expect(new URL(page.url()).search).toContain('status=1')
})

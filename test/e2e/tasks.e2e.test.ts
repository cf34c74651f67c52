import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, openPage } from '../support/browser.ts'
import { colleagueAt } from './steps/api.ts'
import { dialog } from './steps/bulk.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import * as form from './steps/property-form.ts'
import * as list from './steps/property-list.ts'

/* Tasks with what Chromium, Firefox and WebKit all offer: keys, pointer, cookies, downloads (ADR 0083). */

const server = ownServer()

const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true })
const expectLogin = (page: Page) => page.waitForURL((url) => url.pathname === '/login')

test('a wrong password is reported and the right one signs in; then the person signs out', async () => {
  const page = await openPage({ url: server.url(), path: '/login' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectFocusOn(page.getByLabel('Email'))
  await page.getByLabel('Email').fill('manager@demo.example')
  await passwordOf(page).fill('not-the-password')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Access denied! Invalid Credentials', { exact: true }).waitFor()
  await expectFocusOn(passwordOf(page))
  await passwordOf(page).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await list.expectSettled(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectLogin(page)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('user')
})

test('without its cookie the session ends on the open screen, and nothing of it remains', async () => {
  const page = await list.openList('?keyword=lodge', { url: server.url() })
  await page.context().clearCookies({ name: 'user' })
  await expectLogin(page)
  await page.getByLabel('Email').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/Lodge|Marta/)
})

test('the list of properties is filtered and paged, and downloaded as it is shown', async () => {
  const page = await list.openList('', { url: server.url() })
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.getByText('11–20 of 24').waitFor()
  await page.getByRole('searchbox', { name: 'Keyword' }).fill('lodge')
  await list.expectNames(page, ['Alpenrose Lodge', 'Cedar Creek Lodge'])
  await list.expectSearch(page, ['keyword=lodge'])
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Comma-separated (.csv)' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(lines.map((line) => /(Alpenrose|Cedar Creek) Lodge/.exec(line)?.[0])).toEqual([
    undefined,
    'Alpenrose Lodge',
    'Cedar Creek Lodge',
  ])
})

test('a property is created; one that a colleague changes meanwhile is saved after a choice, and deleted', async () => {
  const regional = await colleagueAt(server.url(), 'regional')
  const { id } = await regional.add('quinta-nova', { name: 'Quinta Nova' })
  const page = await list.openList('?keyword=quinta', { url: server.url() })
  await page.getByRole('link', { name: 'New property' }).first().click()
  await expectFocusOn(page.getByRole('heading', { level: 1, name: 'New property' }))
  await form.fillNew(page, 'Quinta Velha', 'quinta-velha')
  await form.save(page)
  await form.succeeded(page)
  await list.expectNames(page, ['Quinta Nova', 'Quinta Velha'])
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Quinta Nova' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Edit')
  await form.field(page, 'Address').fill('Rua Minha 1')
  await regional.change(id, { name: 'Quinta Nova', address: 'Rua Deles 2', lock_version: 0 })
  await form.save(page)
  const conflict = page.getByRole('alertdialog', { name: /^\S.* changed this on / })
  await tabTo(page, conflict.getByRole('radio', { name: 'Yours Rua Minha 1' }))
  await press(page, 'ArrowRight')
  await conflict.getByRole('button', { name: 'Save these values' }).click()
  await form.succeeded(page, '“Quinta Nova” saved.')
  expect((await regional.view('quinta-nova')).address).toBe('Rua Deles 2')
  await choose('Deactivate…')
  await dialog(page).getByRole('button', { name: 'Deactivate “Quinta Nova”', exact: true }).click()
  await page.getByRole('row', { name: /Quinta Nova.*Deactivated/ }).waitFor()
  await choose('Delete…')
  await dialog(page).getByRole('button', { name: 'Delete “Quinta Nova”', exact: true }).click()
  await form.succeeded(page, '1 property deleted.')
  await list.expectNames(page, ['Quinta Velha'])
  await expectFocusKept(page)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoPassword, openPage } from '../support/browser.ts'
import { dialog, isTicked } from './steps/bulk.ts'
import { expectFocusKept, expectFocusOn, press, ringOf, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { succeeded } from './steps/property-form.ts'
import * as list from './steps/property-list.ts'

const server = ownServer()

const openProperties = (search = '', width = 1280) => list.openList(search, { url: server.url(), width })
const actionsOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })

/** Types into the focused field, then presses Tab. */
async function typeAndGoOn(page: Page, text: string) {
  await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}

test('signing in works with address, password and Enter', async () => {
  const page = await openPage({ url: server.url(), path: '/login' })
  await tabTo(page, page.getByLabel('Email'))
  await typeAndGoOn(page, 'manager@demo.example')
  await expectFocusOn(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await list.expectSettled(page)
  await expectFocusKept(page)
})

test('the first Tab stop skips the menu, and every stop shows a focus ring', async () => {
  const page = await openProperties()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expectFocusOn(skip)
  expect(await skip.isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await expectFocusOn(page.getByRole('main'))
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await ringOf(page)).toMatchObject({ isRinged: true })
  }
})

test('filters, pages and sorting work by keyboard', async () => {
  const page = await openProperties()
  await tabTo(page, page.getByRole('searchbox', { name: 'Keyword' }))
  await page.keyboard.type('lodge')
  await list.expectNames(page, ['Alpenrose Lodge', 'Cedar Creek Lodge'])
  await page.keyboard.press('Escape')
  await list.expectSearch(page, [])
  await tabTo(page, page.getByRole('button', { name: /Property type$/ }))
  await page.keyboard.press('Enter')
  await expectFocusOn(page.getByRole('option').first())
  await page.keyboard.type('lod')
  await press(page, 'Enter', 'Escape')
  await list.expectSearch(page, ['property_type_ids[]=6'])
  await tabTo(page, page.getByRole('radio', { name: 'All' }))
  await press(page, 'ArrowRight', 'ArrowRight')
  await list.expectNames(page, ['Alpenrose Lodge', 'Savannah Camp'])
  await tabTo(page, page.getByRole('button', { name: 'Clear filters' }))
  await page.keyboard.press('Enter')
  await page.getByText('1–10 of 24').waitFor()
  await expectFocusKept(page)
  await tabTo(page, page.getByRole('button', { name: 'Rooms' }))
  await press(page, 'Enter', 'Enter')
  await expect.poll(async () => (await list.namesOf(page))[0]).toBe('Grand Meridian')
  await tabTo(page, page.getByRole('link', { name: 'Next page' }))
  await page.keyboard.press('Enter')
  await page.getByText('11–20 of 24').waitFor()
  await expectFocusKept(page)
})

test('rows are ticked and changed in bulk by keyboard', async () => {
  const page = await openProperties('?keyword=lodge')
  await tabTo(page, page.getByRole('checkbox', { name: 'Select rows' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: 'Select all 2 on this page' }))
  await page.keyboard.press('Space')
  expect(await isTicked(page, 'Cedar Creek Lodge')).toBe(true)
  const bar = page.getByRole('group', { name: 'Selected properties' })
  await tabTo(page, bar.getByRole('button', { name: 'Activate…', exact: true }))
  await page.keyboard.press('Enter')
  await expectFocusOn(dialog(page).getByRole('button', { name: 'Close', exact: true }))
  await page.keyboard.press('Escape')
  await expectFocusOn(bar.getByRole('button', { name: 'Activate…', exact: true }))
})

test('a property is created, deactivated and deleted by keyboard', async () => {
  const page = await openProperties('?keyword=pousada')
  await tabTo(page, page.getByRole('link', { name: 'New property' }).first())
  await page.keyboard.press('Enter')
  await expectFocusOn(page.getByRole('heading', { level: 1 }))
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }))
  await typeAndGoOn(page, 'Pousada Nova')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor()
  await page.keyboard.type('guest')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Prefix' }))
  await page.keyboard.type('pousada-nova')
  for (const [label, typed] of [
    ['Time zone', 'Lisbon'],
    ['Currency', 'EUR'],
  ] as const) {
    await tabTo(page, page.getByRole('combobox', { name: label }))
    await page.keyboard.type(typed)
    await press(page, 'ArrowDown', 'Enter')
  }
  await tabTo(page, page.getByRole('textbox', { name: 'Address' }))
  await page.keyboard.type('Largo 1')
  await page.keyboard.press('Enter')
  await succeeded(page)
  await list.expectNames(page, ['Pousada Nova'])
  for (const [action, done] of [
    ['Deactivate', page.getByRole('row', { name: /Pousada Nova.*Deactivated/ })],
    ['Delete', page.getByRole('heading', { name: 'No properties match' })],
  ] as const) {
    await tabTo(page, actionsOf(page, 'Pousada Nova'))
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.type(action)
    await page.keyboard.press('Enter')
    await tabTo(page, dialog(page).getByRole('button', { name: `${action} “Pousada Nova”`, exact: true }))
    await page.keyboard.press('Enter')
    await done.waitFor()
    await expectFocusKept(page)
  }
})

test('on a phone the menu drawer traps the focus and returns it on closing', async () => {
  const page = await openProperties('', 320)
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Side menu' })
  await drawer.waitFor()
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab')
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expectFocusOn(opener)
})

import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../support/browser.ts'
import { actionsOf, addonsAt, choose, openAddons } from './steps/addons.ts'
import { expectFocusOn, press } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'

const server = ownServer()

let opened = 0

/** Opens the list with an add-on for this test only, also when it runs a second time. */
async function openWith(word: string, options: Parameters<typeof openAddons>[1] = {}) {
  const api = await addonsAt(server.url())
  const name = `${word}-${(opened += 1)}`
  await api.add(name, name.toUpperCase(), { price: 1500 })
  const page = await openAddons(`&keyword=${name}`, { url: server.url(), ...options })
  await actionsOf(page, name).waitFor()
  const price = async () => (await api.all(`keyword=${name}`)).map((addon) => addon.price)
  return { page, name, price, field: page.getByRole('textbox', { name: `Price of ${name}` }) }
}

test('by keyboard: a price is edited from the menu of its row, and the focus returns there', async () => {
  const { page, name, price, field } = await openWith('Sledge')
  await choose(page, name, 'Edit price')
  await field.and(page.locator(':focus')).waitFor()
  await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(6)
  await page.keyboard.type('18.5')
  await press(page, 'Enter')
  await expectFocusOn(actionsOf(page, name))
  await page.getByRole('cell', { name: '18.50' }).waitFor()
  expect(await price()).toEqual([1850])
  await choose(page, name, 'Edit price')
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('99')
  await press(page, 'Escape')
  await expectFocusOn(actionsOf(page, name))
  expect(await price()).toEqual([1850])
})

test('by pointer: the pencil opens the field, and leaving it saves', async () => {
  const { page, name, price, field } = await openWith('Canoe')
  const cell = page.getByRole('cell', { name: '15.00' })
  await cell.hover()
  const pencil = page.getByRole('button', { name: `Edit price of ${name}` })
  const box = await pencil.boundingBox()
  expect([box?.width, box?.height]).toEqual([24, 24])
  await pencil.click()
  await field.and(page.locator(':not([readonly])')).fill('16')
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('cell', { name: '16.00' }).waitFor()
  expect(await price()).toEqual([1600])
})

test('offline: the value and the reason stay at the field, and Enter saves once the connection is back', async () => {
  const { page, name, price, field } = await openWith('Kite', { tolerates: [/Failed to load resource|ERR_FAILED/] })
  await choose(page, name, 'Edit price')
  await field.and(page.locator(':focus')).waitFor()
  await page.route('**/update_addon', (route) => route.abort())
  await page.keyboard.type('17')
  await press(page, 'Enter')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.inputValue()).toBe('€17.00')
  await expectNoAxeViolations(page)
  await page.unroute('**/update_addon')
  await press(page, 'Enter')
  await page.getByRole('cell', { name: '17.00' }).waitFor()
  expect(await price()).toEqual([1700])
})

test('what is typed and saved before the record has arrived is saved once it has', async () => {
  const { page, name, price, field } = await openWith('Raft')
  let arrive = () => undefined as void
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/addons?include_ids*', async (route) => {
    await arrived
    await route.continue()
  })
  await choose(page, name, 'Edit price')
  await field.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('17')
  await press(page, 'Enter')
  await page
    .getByRole('form', { name: `Price of ${name}` })
    .getByText('Saving')
    .waitFor()
  expect([await field.inputValue(), await price()]).toEqual(['€17.00', [1500]])
  arrive()
  await page.getByRole('cell', { name: '17.00' }).waitFor()
  await expectFocusOn(actionsOf(page, name))
  expect(await price()).toEqual([1700])
})

test('on a phone of 320 px the field, its buttons and its error are in view', async () => {
  const { page, name, field } = await openWith('Paddle', { width: 320, height: 640 })
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: 'Edit price' }).click()
  await field.and(page.locator(':focus')).waitFor()
  await field.fill('a lot')
  await press(page, 'Enter')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const box = await field.boundingBox()
  expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 320]).toEqual([true, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

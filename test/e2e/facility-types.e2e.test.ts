import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog, expectOutcomes, select } from './steps/bulk.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { field, notice, succeeded } from './steps/property-form.ts'
import { expectAnnounced } from './steps/property-list.ts'
import { actionsOf, choose, namesOf, openMenu, openTab } from './steps/types.ts'

const server = ownServer()
const open = (more?: string) => openTab(server.url(), 'facility-types', more)

const dragHandle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const places = async (page: Page) => (await namesOf(page)).slice(0, 3)

/** Checks the order on the page, then the server's order on freshly loaded ones: the first may load before the move has arrived. */
async function expectSaved(page: Page, order: string[]) {
  await expect.poll(() => places(page)).toEqual(order)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const load = async () => {
    await other.reload()
    await dragHandle(other, 'Single').waitFor()
    return places(other)
  }
  await expect.poll(load).toEqual(order)
  await other.close()
}

/** Ways to move "Single" to the third place. */
const waysToMove: [string, (page: Page) => Promise<unknown>][] = [
  [
    'by dragging with the mouse',
    async (page) => {
      const from = (await dragHandle(page, 'Single').boundingBox())!
      const to = (await dragHandle(page, 'Twin').boundingBox())!
      await page.mouse.move(from.x + 8, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(from.x + 8, from.y + 20, { steps: 4 })
      await page.mouse.move(to.x + 8, to.y + 8, { steps: 8 })
      await page.mouse.up()
    },
  ],
  [
    'by dragging with the keyboard',
    async (page) => {
      await tabTo(page, dragHandle(page, 'Single'))
      await press(page, 'Enter')
      await tabTo(page, page.getByRole('button', { name: 'Place Single after Twin' }))
      await press(page, 'Enter')
      await expectFocusOn(dragHandle(page, 'Single'))
    },
  ],
  [
    'by "Move down" from the menu, twice',
    async (page) => {
      for (const place of [2, 3]) {
        await choose(page, 'Single', 'Move down')
        await expectFocusOn(actionsOf(page, 'Single'))
        await expectAnnounced(page, `Single moved to place ${place} of 9`)
      }
    },
  ],
  [
    'by the place, typed',
    async (page) => {
      await choose(page, 'Single', 'Move to…')
      await expectFocusOn(page.getByRole('dialog').getByRole('textbox', { name: 'Place' }))
      await press(page, 'ControlOrMeta+A', '3', 'Enter')
      await expectFocusOn(actionsOf(page, 'Single'))
    },
  ],
]

test.each(waysToMove)('a type moved %s stays in its new place', async (_, move) => {
  const page = await open()
  await expect.poll(() => places(page)).toEqual(['Single', 'Double', 'Twin'])
  await move(page)
  await expectSaved(page, ['Double', 'Twin', 'Single'])
  await choose(page, 'Single', 'Move to…')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Place' }).fill('1')
  await press(page, 'Enter')
  await expectSaved(page, ['Single', 'Double', 'Twin'])
})

test('a move that the server rejects is reverted with the reason', async () => {
  const page = await open()
  await page.route('**/update_facility_type/', (route) => route.fulfill({ status: 403, json: { message: 'Not you.' } }))
  await choose(page, 'Double', 'Move up')
  await notice(page, '“Double” was not moved. Not you.').waitFor()
  await expect.poll(() => places(page)).toEqual(['Single', 'Double', 'Twin'])
  await expectFocusKept(page)
})

test('while the list is filtered, sorting is disabled with an explanation', async () => {
  const page = await open('&keyword=suite')
  await page.getByText('Clear the filters to change the order.').waitFor()
  expect(await dragHandle(page, 'Suite').count()).toBe(0)
  await openMenu(page, 'Suite')
  const up = page.getByRole('menuitem', { name: /^Move up/ })
  expect([await up.getAttribute('aria-disabled'), await up.innerText()]).toEqual([
    'true',
    'Move up\nClear the filters to change the order',
  ])
})

test("a type in use can't be deleted: the menu and the dialog show where it is used", async () => {
  const page = await open()
  await openMenu(page, 'Single')
  expect(await page.getByRole('menuitem', { name: /^Delete/ }).innerText()).toMatch(/In use by \d+ rooms/)
  await press(page, 'Escape')
  await expectFocusOn(actionsOf(page, 'Single'))
  await select(page, 'Twin')
  await page.getByRole('button', { name: 'Delete…' }).click()
  await expectOutcomes(page, { Twin: expect.stringMatching(/^Refused In use by \d+ rooms?$/) as string })
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expectFocusKept(page)
})

test('by keyboard: a new type is created in the last place, and can be deleted', async () => {
  const page = await open()
  await tabTo(page, page.getByRole('link', { name: 'New facility type' }))
  await press(page, 'Enter')
  await tabTo(page, field(page, 'Name'))
  await page.keyboard.type('Attic')
  await press(page, 'Tab')
  await page.keyboard.type('ATT')
  await press(page, 'Tab', 'Enter')
  await page.getByRole('option', { name: 'Suites (rooms)' }).waitFor()
  await page.keyboard.type('Sui')
  await press(page, 'Enter')
  await tabTo(page, field(page, 'Price'))
  await page.keyboard.type('99.5')
  await tabTo(page, page.getByRole('checkbox', { name: 'Balcony' }))
  await press(page, 'Space')
  await tabTo(page, page.getByRole('button', { name: 'Create facility type' }))
  await press(page, 'Enter')
  await succeeded(page)
  await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('Attic')
  await page.getByRole('row', { name: /Attic ?, ATT Room Suites 99\.50 2 adults 30 min 1 0/ }).waitFor()
  await choose(page, 'Attic', 'Delete…')
  await dialog(page).getByRole('button', { name: 'Delete “Attic”', exact: true }).click()
  await succeeded(page, '1 facility type deleted.')
  await expectFocusKept(page)
})

test('a copy starts with every value except name, code and pictures', async () => {
  const page = await open()
  await choose(page, 'Suite', 'Duplicate')
  await field(page, 'Adults').waitFor()
  expect([await field(page, 'Name').inputValue(), await field(page, 'Adults').inputValue()]).toEqual(['', '4'])
  expect(await page.getByRole('checkbox', { name: 'Sea view' }).isChecked()).toBe(true)
})

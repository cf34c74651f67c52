import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations, openPage } from '../support/browser.ts'
import { views } from '../support/views.ts'
import { colleagueAt } from './steps/api.ts'
import { expectFocusKept, expectFocusOn, press, tabTo } from './steps/focus.ts'
import { ownServer } from './steps/own-server.ts'
import { field, save, succeeded } from './steps/property-form.ts'
import { openList } from './steps/property-list.ts'

const server = ownServer()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const step = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Steps' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
const action = (page: Page, title: string) => step(page, title).getByRole('link')
const stateOf = async (page: Page, title: string) => (await step(page, title).innerText()).split('\n')[0]?.trim()

async function open(page: Page, target: Locator, name: string) {
  await tabTo(page, target)
  await press(page, 'Enter')
  await expectFocusOn(heading(page, name))
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label))
  await press(page, 'Control+a')
  await page.keyboard.type(text)
}

/** Opens a short list, types the first letters of an option and chooses it. */
async function choose(page: Page, label: RegExp, letters: string) {
  await tabTo(page, page.getByRole('button', { name: label }))
  await press(page, 'Enter')
  await expectFocusOn(page.getByRole('option').and(page.locator(':focus')))
  await page.keyboard.type(letters)
  await press(page, 'Enter')
}

async function find(page: Page, label: string, text: string) {
  await tabTo(page, page.getByRole('combobox', { name: label }))
  await page.keyboard.type(text)
  await page.getByRole('option').first().waitFor()
  await press(page, 'ArrowDown', 'Enter')
}

/** Submits a form by its button; Escape closes its success dialog. */
async function submit(page: Page, name: string) {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await press(page, 'Enter')
  const result = page.getByRole('dialog', { name: 'Success', exact: true })
  await result.waitFor()
  await press(page, 'Escape')
  await result.waitFor({ state: 'detached' })
  await expectFocusKept(page)
}

test('by keyboard: a new property is set up from nothing until it can be booked', async () => {
  const page = await openPage({ url: server.url(), account: 'manager', path: '/hotel-management/properties?view=new' })
  await type(page, 'Name', 'Quinta do Sol')
  await expect.poll(() => field(page, 'Prefix').inputValue()).toBe('quinta-do-sol')
  await choose(page, /Property type$/, 'Guest')
  await find(page, 'Time zone', 'Lisbon')
  await find(page, 'Currency', 'EUR')
  await type(page, 'Address', 'Estrada da Serra 1, Sintra')
  await submit(page, 'Create property')

  const name = 'Set up Quinta do Sol'
  await open(page, page.getByRole('link', { name }), name)
  await page.getByText('1 of 5 required steps done').first().waitFor()
  expect(await stateOf(page, 'Room categories')).toBe('Next')
  expect([await stateOf(page, 'Add-ons'), await stateOf(page, 'Open for booking')]).toEqual(['Optional', 'To do'])

  await open(page, action(page, 'Room categories'), 'Facility categories')
  await tabTo(page, page.getByRole('button', { name: 'New category' }).first())
  await press(page, 'Enter')
  await type(page, 'Name', 'Rooms')
  await submit(page, 'Create category')
  await open(page, page.getByRole('link', { name: 'Back to set-up' }), name)

  await open(page, action(page, 'Room types'), 'New facility type')
  await type(page, 'Name', 'Double')
  await choose(page, /Category$/, 'Rooms')
  await type(page, 'Code', 'DBL')
  await type(page, 'Price', '120')
  await submit(page, 'Create facility type')
  await heading(page, name).waitFor()

  await open(page, action(page, 'Rooms'), 'New room')
  await choose(page, /Type$/, 'Double')
  await type(page, 'Names', '101–110, 201–210')
  await submit(page, 'Create 20 rooms')
  await heading(page, name).waitFor()
  await page.getByText('Quinta do Sol is set up and can be booked.').waitFor()
  expect(await stateOf(page, 'Open for booking')).toBe('Done')

  const colleague = await colleagueAt(server.url())
  const property = await colleague.view('quinta-do-sol')
  expect([property.bookable_status, property.rooms_count]).toEqual(['bookable', 20])
  expect(await colleague.freeRooms(property.id)).toHaveLength(20)
})

test('by pointer: a property is duplicated from its row, and the copy is opened for booking', async () => {
  const page = await openList('?keyword=harbour', { url: server.url() })
  await page.getByRole('button', { name: 'Actions for Harbour View', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Duplicate…' }).click()
  await heading(page, 'Duplicate Harbour View').waitFor()
  await page.getByRole('button', { name: 'Duplicate property' }).click()
  await page.getByRole('link', { name: 'Name: Required' }).click()
  await page.keyboard.type('Harbour View')
  await page.getByRole('checkbox', { name: 'Categories', exact: true }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Rooms and assets', exact: true }).isChecked()).toBe(false)
  await page.getByRole('checkbox', { name: 'Rooms and assets', exact: true }).click()
  await expect.poll(() => page.getByRole('checkbox', { name: 'Categories', exact: true }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Duplicate property' }).click()
  await page.getByRole('link', { name: 'Prefix: Already taken' }).waitFor()
  await field(page, 'Prefix').fill('harbour-annex')
  await page.getByRole('button', { name: 'Duplicate property' }).click()
  await succeeded(page, '“Harbour View” created from “Harbour View”.')

  await heading(page, 'Set up Harbour View').waitFor()
  expect(await stateOf(page, 'Open for booking')).toBe('Next')
  await action(page, 'Open for booking').click()
  await page.getByRole('radio', { name: 'Active', exact: true }).click()
  await save(page)
  await succeeded(page, '“Harbour View” saved.')
  await page.getByText('Harbour View is set up and can be booked.').waitFor()

  const colleague = await colleagueAt(server.url())
  const [copy, source] = [await colleague.view('harbour-annex'), await colleague.view('harbour-view')]
  expect([copy.rooms_count, copy.assets_count]).toEqual([source.rooms_count, source.assets_count])
})

test('by keyboard: inventory is copied to a property that has some, and what it has stays as it is', async () => {
  const colleague = await colleagueAt(server.url())
  const { id } = await colleague.add('second-house', { name: 'Second House' })
  const { rooms_count, assets_count } = await colleague.view('harbour-view')
  const path = '/hotel-management/properties/second-house/set-up'
  const page = await openPage({ url: server.url(), account: 'manager', path })
  const copyTo = 'Copy inventory to Second House'
  await open(page, page.getByRole('link', { name: 'Copy inventory from another property…' }), copyTo)
  const count = (list: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: list, exact: true }) })
      .getByRole('cell')
  const choose = async () => {
    await find(page, 'Property', 'Harbour View')
    await page.getByRole('table', { name: 'Preview of the copy' }).waitFor()
  }
  await choose()
  expect(await count('Rooms and assets').allInnerTexts()).toEqual([String(rooms_count + assets_count), '0'])
  for (const part of ['Amenities', 'Categories', 'Add-ons and their types']) {
    await tabTo(page, page.getByRole('checkbox', { name: part, exact: true }))
    await press(page, 'Space')
  }
  await expect.poll(() => page.getByRole('table').count()).toBe(0)
  await tabTo(page, page.getByRole('button', { name: 'Copy inventory' }))
  await press(page, 'Enter')
  await page.getByRole('link', { name: 'Inventory to copy: Choose at least one part' }).waitFor()
  await tabTo(page, page.getByRole('checkbox', { name: 'Types of rooms and assets', exact: true }))
  await press(page, 'Space')
  await submit(page, 'Copy inventory')
  await heading(page, 'Set up Second House').waitFor()
  expect(await stateOf(page, 'Rooms')).toBe('Next')

  await open(page, page.getByRole('link', { name: 'Copy inventory from another property…' }), copyTo)
  await choose()
  expect((await count('Types').allInnerTexts())[0]).toBe('0')
  await tabTo(page, page.getByRole('button', { name: 'Copy inventory' }))
  await press(page, 'Enter')
  const result = page.getByRole('dialog', { name: 'Success', exact: true })
  await result.getByText(/records copied from “Harbour View”\. \d+ were here already and are unchanged\./).waitFor()
  await press(page, 'Escape')
  expect(await colleague.rooms(id)).toHaveLength(rooms_count)
})

test('the dashboard of a property without rooms leads to its set-up, and a form left with Cancel leads back', async () => {
  const colleague = await colleagueAt(server.url())
  await colleague.add('still-empty', { name: 'Still Empty' })
  const path = '/hotel-management/properties/still-empty'
  const page = await openPage({ url: server.url(), account: 'manager', path })
  await page.getByText('1 of 5 required steps done').first().waitFor()
  await page.getByRole('link', { name: 'Set up Still Empty' }).click()
  await action(page, 'Room types').click()
  await heading(page, 'New facility type').waitFor()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await heading(page, 'Set up Still Empty').waitFor()
  await action(page, 'Details').click()
  await heading(page, 'Edit Still Empty').waitFor()
  await page.getByRole('link', { name: 'Set-up' }).click()
  await heading(page, 'Set up Still Empty').waitFor()
  await press(page, 'Control+k')
  await expectFocusOn(page.getByRole('combobox', { name: 'Name, number or action' }))
  await page.keyboard.type('set-up')
  await page.getByRole('option', { name: /^Set-up/ }).waitFor()
})

test.each(views)('the steps, the duplicate and the copy pass axe at $width px in the $theme theme', async (view) => {
  for (const search of ['', '?view=duplicate', '?view=copy&source=1']) {
    const path = `/hotel-management/properties/casa-azul/set-up${search}`
    const page = await openPage({ url: server.url(), account: 'manager', path, ...view })
    await page.getByRole('link', { name: 'Casa Azul', exact: true }).first().waitFor()
    if (search.includes('copy')) await page.getByRole('table').waitFor()
    if (search === '') await page.getByRole('list', { name: 'Steps' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  }
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, outside, setUpShell } from '../support/shell.tsx'
import { navigate } from '../../src/screens/navigate.ts'

setUpShell()

const properties = '/hotel-management/properties'
const products = `${properties}/harbour-view/products`

const rows = () => screen.findAllByRole('rowheader')
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(screen.queryByText('Loading views…')).toBeNull())
  return within(menu)
}
const items = async () => (await openMenu()).getAllByRole('menuitem').map((item) => item.textContent)
const choose = async (name: string | RegExp) => {
  await userEvent.click((await openMenu()).getByRole('menuitem', { name }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a view is saved, opened as a link, renamed, deleted, and back again', async () => {
  const { here } = await openShell(`${products}?floors[]=1&sort=-updated_at&columns=floor&page=2`, {
    signInAs: 'manager',
  })
  await rows()
  expect(await items()).toEqual(['Save this view…', 'Columns…'])
  await userEvent.keyboard('{Escape}')
  await choose('Save this view…')
  const form = await dialog('Save this view')
  await userEvent.click(form.getByRole('button', { name: 'Save view' }))
  await form.findByText('Required')
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'First floor')
  await userEvent.click(form.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findAllByText('View “First floor” saved.')).not.toEqual([])

  await outside(() => navigate(`${products}?tab=assets`))
  await rows()
  expect(await items()).toEqual(['Save this view…', 'Columns…'])
  await outside(() => navigate(products))
  await rows()
  await choose('First floor')
  await waitFor(() => expect(here()).toBe(`${products}?floors[]=1&sort=-updated_at&columns=name,floor`))

  await choose('Manage views…')
  const views = await dialog('Views of Rooms')
  await userEvent.click(views.getByRole('button', { name: 'Rename view First floor' }))
  await userEvent.type(views.getByRole('textbox', { name: /Name/ }), ' only{Enter}')
  await userEvent.click(await views.findByRole('checkbox', { name: /^Share/ }))
  await views.findByRole('checkbox', { name: /^Share/, checked: true })
  await userEvent.click(views.getByRole('button', { name: 'Delete view First floor only' }))
  await views.findByText('No views saved yet')
  await userEvent.click(views.getByRole('button', { name: 'Close' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findAllByText('View “First floor only” is back.')
  expect((await items())[0]).toBe('First floor onlyShared')
})

test('a taken name is refused at its field', async () => {
  await openShell(properties, { signInAs: 'regional' })
  await rows()
  for (const attempt of [1, 2]) {
    await choose('Save this view…')
    const form = await dialog('Save this view')
    await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Mine')
    await userEvent.click(form.getByRole('button', { name: 'Save view' }))
    if (attempt === 2) await form.findByText('You already have a view with this name')
    else await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('a list opens with its default view; a list that is open keeps an address without filters, and Back returns to it', async () => {
  const { here } = await openShell(`${properties}?sort=-rooms_count`, { signInAs: 'manager' })
  await rows()
  await choose('Save this view…')
  const form = await dialog('Save this view')
  await userEvent.type(form.getByRole('textbox', { name: /Name/ }), 'Largest first')
  await userEvent.click(form.getByRole('checkbox', { name: 'Open the list with it' }))
  await userEvent.click(form.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await outside(() => navigate(properties))
  await rows()
  expect(here()).toBe(properties)
  await outside(() => navigate(products))
  await screen.findByRole('heading', { level: 1, name: 'Rooms' })
  await waitFor(async () => {
    await outside(() => navigate(`${products}?tab=assets`))
    await outside(() => navigate(properties))
    expect(here()).toBe(`${properties}?sort=-rooms_count`)
  })
  await rows()
  await outside(() => history.back())
  await screen.findByRole('heading', { level: 1, name: 'Assets' })
})

test('a fresh start opens the list with its default view, without reading the list before', async () => {
  const { here, asked } = await openShell(properties, { signInAs: 'manager' })
  await rows()
  expect(here()).toBe(`${properties}?sort=-rooms_count`)
  expect(asked('/property?').filter((call) => !call.includes('sort=-rooms_count'))).toEqual([])
})

test('columns are chosen and ordered by keyboard alone, and the naming column stays', async () => {
  const { here } = await openShell(`${products}?tab=amenities`, { signInAs: 'manager' })
  await rows()
  await choose('Columns…')
  const form = await dialog('Columns')
  expect(form.getByRole('checkbox', { name: 'Name' }).hasAttribute('disabled')).toBe(true)
  form.getByRole('checkbox', { name: 'Code' }).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(document.activeElement).toBe(form.getByRole('checkbox', { name: 'Code' }))
  await screen.findByText('Code: column 3 of 4')
  form.getByRole('checkbox', { name: 'Facility types' }).focus()
  await userEvent.keyboard(' ')
  form.getByRole('button', { name: 'Move Code up' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Move Code up' }))
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await userEvent.click(form.getByRole('button', { name: 'Show columns' }))
  await waitFor(() => expect(here()).toBe(`${products}?tab=amenities&columns=name,facilities_count,code`))
  const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
  await waitFor(() => expect(headings().slice(0, 4)).toEqual(['Name', 'Rooms and assets', 'Code', 'Actions']))
  await choose('Columns…')
  await userEvent.click((await dialog('Columns')).getByRole('button', { name: 'Default columns' }))
  await waitFor(() => expect(here()).toBe(`${products}?tab=amenities`))
})

test('a server that stores no views still has the columns', async () => {
  const none = http.all('*/list-views', () => HttpResponse.json({ message: 'Not found' }, { status: 404 }))
  await openShell(`${products}?tab=add-on-types`, { signInAs: 'manager', faults: [none] })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'View' }))
  const menu = within(await screen.findByRole('menu'))
  await waitFor(() => expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Columns…']))
})

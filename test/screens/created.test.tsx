import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import * as routes from '../../src/routes/properties.ts'
import { openShell, setUpShell } from '../support/shell.tsx'
import { closeSuccessDialog } from '../support/success-dialog.ts'

setUpShell()

const products = '/hotel-management/properties/harbour-view/products'
const open = (search: string, options = {}) => openShell(`${products}${search}`, { signInAs: 'manager', ...options })
const rowOf = async (name: string | RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr')!
const markedRows = () => document.querySelectorAll('tr[data-new]')
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const typesWith = (keyword: string) =>
  routes.properties(routes.allProperties, { name: 'types', search: { ...routes.allPropertyTypes, keyword } })

test("a created record is marked among the rows, or linked if it isn't among them", async () => {
  await openShell(typesWith('lodge'), { signInAs: 'manager' })
  await rowOf('Lodge')
  for (const name of ['Ski lodge', 'Houseboat']) {
    await press('New property type')
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }))
    await userEvent.paste(name)
    await press('Create property type')
    await closeSuccessDialog()
    if (name !== 'Ski lodge') continue
    const row = await rowOf(name)
    await waitFor(() => expect([...markedRows()]).toEqual([row]))
  }
  await userEvent.click(await screen.findByRole('link', { name: 'Show “Houseboat”' }))
  const row = await rowOf('Houseboat')
  await waitFor(() => expect([...markedRows()]).toEqual([row]))
  expect(screen.queryByRole('link', { name: 'Show “Houseboat”' })).toBeNull()
})

const none = (path: string) =>
  http.get(`*/hotel_management/properties/${path}`, () =>
    HttpResponse.json({ data: [], meta: { current_page: 1, last_page: 1, per_page: 100, total: 0 } }),
  )

test.each([
  ['?view=new', 'facility_types_by_property', 'This property has no room types yet.', 'New facility type'],
  ['?tab=assets&view=new', 'facility_types_by_property', 'This property has no asset types yet.', 'New facility type'],
  ['?tab=add-ons&view=new', 'addon_types_by_property', 'This property has no add-on types yet.', 'Add-on types'],
  [
    '?tab=facility-types&view=new',
    'facility_categories',
    'This property has no facility categories yet.',
    'Facility categories',
  ],
])('without any options, %s names what is missing and links there', async (search, path, text, name) => {
  await open(search, { faults: [none(path)] })
  const note = await screen.findByText(
    (_, element) => element?.textContent === `${text} ${name}` && element.children.length === 1,
  )
  await userEvent.click(within(note).getByRole('link', { name }))
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import * as routes from '../../src/routes/properties.ts'
import { type Inventory, newRooms } from '../support/inventory.ts'
import { openShell, setUpShell } from '../support/shell.tsx'
import { closeSuccessDialog } from '../support/success-dialog.ts'

setUpShell()

const products = '/hotel-management/properties/harbour-view/products'
const open = (search: string, options = {}) => openShell(`${products}${search}`, { signInAs: 'manager', ...options })
const rowOf = async (name: string | RegExp) => (await screen.findByRole('rowheader', { name })).closest('tr')!
const markedRows = () => document.querySelectorAll('tr[data-mark]')
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

const retype = async (name: RegExp, text: string) => {
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name })
  await waitFor(() => expect(field.value).not.toBe(''))
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await press('Save changes')
}

test('a changed record on another page is told, and the link leads to its marked row, which has the focus', async () => {
  const { api, here } = await open('?tab=assets')
  const fetch = await api.as('manager')
  const base = '/api/v1/hotel_management/properties'
  const [room] = (await (await fetch(`${base}/facilities?query_type=rooms&keyword=101`)).json()).data
  const names = Array.from({ length: 9 }, (_, index) => `30${index}`)
  const body = newRooms(
    { id: room.property_id, roomType: { id: room.facility_type_id } as Inventory['roomType'] },
    names,
  )
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${base}/facilities`, { method: 'POST', headers, body: JSON.stringify(body) })).ok).toBe(true)

  await userEvent.click(await screen.findByRole('link', { name: 'Rooms' }))
  await userEvent.click(await screen.findByRole('link', { name: '101' }))
  await retype(/^Name/, '9999')
  await closeSuccessDialog('“9999” saved.')
  // The live region says it too.
  const link = await screen.findByRole('link', { name: 'Show “9999”' })
  expect(link.parentElement?.textContent).toBe('“9999” saved. Now on page 2. Show “9999”')
  expect(here()).toBe(products)
  expect([...markedRows()]).toEqual([])
  await userEvent.click(link)
  const row = await rowOf('9999')
  expect([...markedRows()]).toEqual([row])
  await waitFor(() => expect(document.activeElement).toBe(within(row).getByRole('link', { name: '9999' })))
  expect(here()).toBe(`${products}?page=2`)
  expect(screen.queryByRole('link', { name: 'Show “9999”' })).toBeNull()
})

test('a changed record that the filters hide is told, and the link leads to the list without them', async () => {
  const { here } = await open('?tab=add-ons&keyword=half+board&sort=-name')
  await userEvent.click(await screen.findByRole('link', { name: 'Half board' }))
  await retype(/^Name/, 'Dinner')
  await closeSuccessDialog('“Dinner” saved.')
  const link = await screen.findByRole('link', { name: 'Show “Dinner”' })
  expect(link.parentElement?.textContent).toBe('“Dinner” saved. The filters hide it. Show “Dinner”')
  await userEvent.click(link)
  const row = await rowOf(/Dinner/)
  await waitFor(() => expect(document.activeElement).toBe(within(row).getByRole('link', { name: 'Dinner' })))
  expect(here()).toBe(`${products}?tab=add-ons&sort=-name`)
})

test('of several new records all are counted, and the place of the first is told', async () => {
  await open('?view=new')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Names/ }), '901-910')
  await userEvent.click(await screen.findByRole('button', { name: /Type$/ }))
  await userEvent.click((await screen.findAllByRole('option'))[0]!)
  await press(/^Create/)
  await closeSuccessDialog('10 rooms created.')
  const link = await screen.findByRole('link', { name: 'Show “901”' })
  expect(link.parentElement?.textContent).toMatch(/^10 created\. “901” is on page \d+\. Show “901”$/)
})

/** The list as a server without the extension sends it. */
const withoutPlaces = http.get('*/hotel_management/properties/addons', async ({ request }) => {
  const url = new URL(request.url)
  if (!url.searchParams.has('page_of')) return
  url.searchParams.delete('page_of')
  return HttpResponse.json(await (await fetch(url, { headers: request.headers })).json())
})

test('a server that tells no places offers no way to a changed record', async () => {
  await open('?tab=add-ons&keyword=bicycle', { faults: [withoutPlaces] })
  await userEvent.click(await screen.findByRole('link', { name: 'Bicycle' }))
  await retype(/^Name/, 'Tandem')
  await closeSuccessDialog('“Tandem” saved.')
  await screen.findByRole('heading', { name: 'No add-ons match' })
  expect(screen.queryByRole('link', { name: 'Show “Tandem”' })).toBeNull()
})

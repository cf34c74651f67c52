import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

const products = '/hotel-management/properties/harbour-view/products'
const update = 'hotel_management/properties/update_addon'

async function open(tab: string, search = '', options = {}) {
  const app = await openShell(`${products}?tab=${tab}${search}`, { signInAs: 'manager', ...options })
  await screen.findAllByRole('rowheader')
  return app
}

/** Starts an edit by the menu of a row, and returns its field once the record is loaded. */
async function edit(row: string, action: string, label: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${row}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: label })
  await waitFor(() => expect(field.closest('form')?.getAttribute('aria-busy')).toBe('false'))
  await waitFor(() => expect(document.activeElement).toBe(field))
  return field
}

const retype = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const isClosed = () => waitFor(() => expect(document.querySelector('[data-inline-edit]')).toBeNull())
const menuOf = (row: string) => screen.getByRole('button', { name: `Actions for ${row}` })
const errorOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join('')

test('a price is edited by the menu of its row: Enter saves it, marks the row and gives the focus back', async () => {
  const { asked } = await open('add-ons')
  const field = await edit('Bicycle', 'Edit price', 'Price of Bicycle')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  await retype(field, '16.50')
  // A double Enter, quicker than the answer.
  for (const press of ['first', 'second']) {
    fireEvent.keyDown(field, { key: 'Enter' })
    expect([press, fireEvent.submit(field.form!)]).toEqual([press, false])
  }
  await isClosed()
  await waitFor(() => expect(document.activeElement).toBe(menuOf('Bicycle')))
  await waitFor(() => expect(screen.getByRole('row', { name: /Bicycle/ }).getAttribute('data-mark')).toBe('changed'))
  await screen.findByRole('cell', { name: '16.50' })
  expect(await screen.findByText('“Bicycle” saved.')).toBeTruthy()
  expect(asked('/update_addon')).toHaveLength(1)
})

test('the pencil is drawn beneath the pointer only, names its field, and is no tab stop', async () => {
  await open('add-ons')
  const cell = screen.getByRole('cell', { name: '45.00' })
  expect(screen.queryByRole('button', { name: /^Edit price/ })).toBeNull()
  await userEvent.hover(cell)
  const pencil = within(cell).getByRole('button', { name: 'Edit price of Airport transfer' })
  expect(pencil.tabIndex).toBe(-1)
  await userEvent.click(pencil)
  expect(await screen.findByRole('textbox', { name: 'Price of Airport transfer' })).toBeTruthy()
})

test('Escape changes nothing, asks nothing and gives the focus back', async () => {
  const { asked } = await open('add-ons')
  await retype(await edit('Breakfast', 'Edit name', 'Name of Breakfast'), 'Brunch{Escape}')
  await isClosed()
  expect(document.activeElement).toBe(menuOf('Breakfast'))
  expect(screen.getByRole('rowheader', { name: /Breakfast/ })).toBeTruthy()
  expect(asked('/update_addon')).toEqual([])
})

test('leaving the field saves a changed value, and closes an unchanged one without a request', async () => {
  const { asked } = await open('facility-types')
  await edit('Twin', 'Edit name', 'Name of Twin')
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  await isClosed()
  expect(asked('/update_facility_type_details')).toEqual([])
  await retype(await edit('Twin', 'Edit name', 'Name of Twin'), 'Twin room')
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(await screen.findByRole('rowheader', { name: /Twin room/ })).toBeTruthy()
})

test('an invalid value stays when it is left, with its error at the field, and another edit waits for it', async () => {
  const { asked } = await open('add-ons')
  const field = await edit('Baby cot', 'Edit price', 'Price of Baby cot')
  await retype(field, '1,2,3')
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect([field.value, errorOf(field)]).toEqual(['1,2,3', 'Enter the price of baby cot like 1,250.00'])
  await userEvent.click(menuOf('Bicycle'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit price' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(asked('/update_addon')).toEqual([])
})

test("the server's refusal of a name is shown and spoken at the field, which keeps the value", async () => {
  await open('rooms')
  const field = await edit('102', 'Edit name', 'Name of 102')
  await retype(field, '101{Enter}')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toBe('101')
  expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toContain(errorOf(field))
  await retype(field, '102 B{Enter}')
  expect(await screen.findByRole('rowheader', { name: '102 B' })).toBeTruthy()
})

test('a floor is edited in the list of assets', async () => {
  const { asked } = await open('assets')
  await retype(await edit('Aurora', 'Edit floor', 'Floor of Aurora'), '9{Enter}')
  await isClosed()
  await waitFor(() => expect(screen.getByRole('row', { name: /Aurora/ }).textContent).toContain('9'))
  expect(asked('/update_facility')).toHaveLength(1)
})

test('without a connection the value stays, and Enter tries again', async () => {
  let isOffline = true
  await open('add-ons', '', {
    faults: [http.post(`*/api/v1/${update}`, () => (isOffline ? HttpResponse.error() : undefined))],
  })
  const field = await edit('Bicycle', 'Edit price', 'Price of Bicycle')
  await retype(field, '17{Enter}')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect([field.value, errorOf(field)]).toEqual(['€17.00', expect.stringMatching(/couldn’t be reached|connection/)])
  isOffline = false
  await userEvent.type(field, '{Enter}')
  await isClosed()
  await screen.findByRole('cell', { name: '17.00' })
})

test('a record that cannot be loaded says why, keeps what is typed, and is saved once it can be loaded', async () => {
  let isDown = true
  await open('facility-types', '', {
    faults: [
      refuse('post', 'hotel_management/properties/facility_type_by_id', 403, { message: 'No luck.' }, () => isDown),
    ],
  })
  await userEvent.click(menuOf('Double'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit name' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of Double' })
  await waitFor(() => expect(errorOf(field)).toContain('No luck.'))
  await retype(field, 'Twin beds')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('rowheader', { name: /Twin beds/ })).toBeTruthy()
})

test('a value that is saved before its record turns out not to load can be saved again', async () => {
  let [isDown, fail] = [true, () => undefined as void]
  const failed = new Promise<void>((resolve) => (fail = resolve))
  await open('facility-types', '', {
    faults: [
      http.post('*/api/v1/hotel_management/properties/facility_type_by_id', async () => {
        if (!isDown) return undefined
        await failed
        return HttpResponse.json({ message: 'No luck.' }, { status: 403 })
      }),
    ],
  })
  await userEvent.click(menuOf('Single'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit name' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of Single' })
  await retype(field, 'Solo{Enter}')
  await waitFor(() => expect(field.readOnly).toBe(true))
  fail()
  await waitFor(() => expect(errorOf(field)).toContain('No luck.'))
  expect([field.readOnly, field.value]).toEqual([false, 'Solo'])
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('rowheader', { name: /Solo/ })).toBeTruthy()
})

test('a price that someone else changed meanwhile is compared as in the form, and the choice is saved', async () => {
  // A number field commits its text as it loses the focus to the dialog, which react-aria does with flushSync.
  const { api } = await open('add-ons', '&keyword=half', { tolerates: [/flushSync was called/] })
  const fetch = await api.as('regional')
  const base = '/api/v1/hotel_management/properties'
  const property = (await (await fetch(`${base}/property/harbour-view`)).json()).data
  const read = async () =>
    (await (await fetch(`${base}/addons?property_id=${property.id}&keyword=half`)).json()).data[0] as {
      id: number
      price: number
      lock_version: number
    }
  const field = await edit('Half board', 'Edit price', 'Price of Half board')
  const { id, lock_version } = await read()
  const body = new URLSearchParams({ id: String(id), price: '4600', lock_version: String(lock_version) })
  expect((await fetch(`${base}/update_addon`, { method: 'POST', body })).status).toBe(200)
  await retype(field, '44{Enter}')
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Rafael Moreno changed this on/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the field' }))
  expect(field.value).toBe('€44.00')
  await userEvent.click(field)
  await userEvent.keyboard('{Enter}')
  const again = within(await screen.findByRole('alertdialog', { name: /^Rafael Moreno changed this on/ }))
  await userEvent.click(again.getByRole('radio', { name: 'Yours €44.00' }))
  await userEvent.click(again.getByRole('button', { name: 'Save these values' }))
  await isClosed()
  expect((await read()).price).toBe(4400)
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'
import { closeSuccessDialog } from '../support/success-dialog.ts'

setUpShell()

const base = '/api/v1/hotel_management/properties'
const path = '/hotel-management/properties/casa-azul/products?tab=facility-types'

/** What another user can do at the same time, and the id of the type with this code. */
async function colleague(opened: Awaited<ReturnType<typeof openShell>>, code: string) {
  const fetch = await opened.api.as('regional')
  const { data: property } = await (await fetch(`${base}/property/casa-azul`)).json()
  const { data } = await (await fetch(`${base}/facility_types?property_id=${property.id}`)).json()
  const type = (data as { id: number; code: string; name: string; lock_version: number }[]).find(
    (each) => each.code === code,
  )!
  const rename = (name: string) =>
    fetch(`${base}/update_facility_type/`, {
      method: 'POST',
      body: new URLSearchParams({ id: String(type.id), name, lock_version: String(type.lock_version) }),
    })
  return { type, rename }
}

const order = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => within(cell).getByRole('link').textContent).slice(0, 3)

async function choose(name: string, action: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('a type moved down is shown at once, announced, and saved on the server', async () => {
  const { asked } = await openShell(path, { signInAs: 'manager' })
  expect(await order()).toEqual(['Single', 'Double', 'Twin'])
  await choose('Single', /^Move down/)
  expect(await order()).toEqual(['Double', 'Single', 'Twin'])
  expect((await screen.findAllByText('Single moved to place 2 of 9')).length).toBe(1)
  await waitFor(() => expect(asked('GET /api/v1/hotel_management/properties/facility_types?').length).toBe(2))
  expect(await order()).toEqual(['Double', 'Single', 'Twin'])
  await choose('Single', /^Move up/)
  await waitFor(async () => expect(await order()).toEqual(['Single', 'Double', 'Twin']))
})

test('a rejected move returns the row and shows the reason', async () => {
  await openShell(path, {
    signInAs: 'manager',
    faults: [refuse('post', 'hotel_management/properties/update_facility_type/', 403, { message: 'Not you.' })],
  })
  await choose('Twin', /^Move up/)
  expect((await screen.findAllByText('“Twin” was not moved. Not you.')).length).toBeGreaterThan(0)
  expect(await order()).toEqual(['Single', 'Double', 'Twin'])
})

test("the price has the property's currency, the capacity is in words, and a link leads to the rooms of the type", async () => {
  await openShell(path, { signInAs: 'manager' })
  const row = await screen.findByRole('row', { name: /Family room FAM/ })
  expect(row.textContent).toContain('2 adults, 3 children, 1 extra bed')
  expect(row.textContent).toContain('3,780.00')
  const link = within(await screen.findByRole('row', { name: /Double DBL/ })).getByRole('link', {
    name: /^\d+ rooms? of Double$/,
  })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/products\?facility_type_ids\[\]=\d+$/)
})

test('a taken code is reported at its field, and the input stays', async () => {
  const opened = await openShell(path, { signInAs: 'manager' })
  const { type } = await colleague(opened, 'TWN')
  await userEvent.click(
    within(await screen.findByRole('row', { name: /Twin TWN/ })).getByRole('link', { name: 'Twin' }),
  )
  expect(opened.here()).toContain(`id=${type.id}`)
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  await userEvent.clear(code)
  await userEvent.type(code, 'dbl')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByRole('link', { name: 'Code: There is already a type with this code' })
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['dbl', 'true'])
  expect(await screen.findByText(/rooms?; changes apply to all of them/)).toBeTruthy()
})

test('a conflict compares the differences in words, and the choice is saved', async () => {
  const opened = await openShell(path, { signInAs: 'manager' })
  const { type, rename } = await colleague(opened, 'JST')
  await userEvent.click(await screen.findByRole('link', { name: 'Junior suite' }))
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Small suite')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Balcony' }))
  expect((await rename('Corner suite')).status).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await screen.findByRole('alertdialog', { name: /^Rafael Moreno changed this on/ })
  const theirs = within(within(dialog).getByRole('radiogroup', { name: 'Name' })).getByRole('radio', {
    name: /Corner suite/,
  })
  expect(within(dialog).getByRole('row', { name: /^Amenities/ }).textContent).toContain('Balcony')
  await userEvent.click(theirs)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }))
  await closeSuccessDialog('“Corner suite” saved.')
  expect(opened.here()).toBe(path)
  const { type: saved } = await colleague(opened, 'JST')
  expect([saved.id, saved.name]).toEqual([type.id, 'Corner suite'])
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { colleague } from '../support/records.ts'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'
import { listen } from '../support/spoken-texts.ts'

setUpShell()

const path = '/hotel-management/people'
const table = () => screen.findByRole('table', { name: 'People' })
const rowOf = async (name: string) =>
  within((await within(await table()).findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!)

async function openMenu(name: string) {
  await userEvent.click((await rowOf(name)).getByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu'))
}

async function act(name: string, item: string) {
  await userEvent.click((await openMenu(name)).getByRole('menuitem', { name: item }))
}

test('the list shows people with role, properties and status; the filters are in the address', async () => {
  const { here } = await openShell(`${path}?keyword=demo`, { signInAs: 'manager' })
  expect((await rowOf('Hana Sato')).getByText('Harbour View')).toBeTruthy()
  expect((await rowOf('Dieter Brandt')).getByText('Deactivated')).toBeTruthy()
  expect((await rowOf('Finn Larsen')).getByText('All properties')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Status/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Deactivated' }))
  await waitFor(() => expect(here()).toBe(`${path}?keyword=demo&status=0`))
  await waitFor(async () => expect(within(await table()).getAllByRole('rowheader')).toHaveLength(1))
})

test('people are found by their department, which can be taken away again', async () => {
  const { here } = await openShell(`${path}?keyword=demo`, { signInAs: 'manager' })
  await rowOf('Hana Sato')
  await userEvent.click(await screen.findByRole('button', { name: /Departments/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Housekeeping' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(here()).toMatch(/departments\[\]=\d+/))
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Finn Larsen/ })).toBeNull())
  await rowOf('Hana Sato')
  await userEvent.click(await screen.findByRole('button', { name: /Departments.*Housekeeping/ }))
  await rowOf('Finn Larsen')
  expect(here()).toBe(`${path}?keyword=demo`)
})

test('an account with more rights, and the own one, can be opened by nobody here, and the menu says why', async () => {
  await openShell(`${path}?keyword=demo`, { signInAs: 'regional' })
  expect((await rowOf('Marta Oliveira')).queryByRole('link')).toBeNull()
  expect((await rowOf('Rafael Moreno')).queryByRole('link')).toBeNull()
  expect((await rowOf('Hana Sato')).getByRole('link', { name: 'Hana Sato' })).toBeTruthy()
  const menu = await openMenu('Marta Oliveira')
  for (const item of menu.getAllByRole('menuitem')) {
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('Your own account, or more rights than yours')
  }
})

test('a person without role or property is refused at the fields; a saved one comes with a link, once', async () => {
  const { here } = await openShell(`${path}?view=new`, { signInAs: 'regional' })
  await userEvent.type(await screen.findByLabelText('First name'), 'Paula')
  await userEvent.type(screen.getByLabelText('Last name'), 'Reyes')
  await userEvent.type(screen.getByLabelText('Email'), 'paula@people.example')
  await userEvent.click(screen.getByRole('button', { name: 'Create person' }))
  expect(await screen.findByRole('link', { name: 'Roles: Choose at least one role' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Properties: Choose at least one property, or all' })).toBeTruthy()
  // Rafael is assigned to three properties, so he cannot give all.
  expect(screen.queryByLabelText(/All properties/)).toBeNull()
  await userEvent.click(await screen.findByLabelText('Front Desk'))
  await userEvent.click(screen.getByLabelText('Harbour View'))
  await userEvent.click(screen.getByRole('button', { name: 'Create person' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Password link for Paula Reyes' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toMatch(/\/password#[\w-]{43}$/)
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(here()).toBe(path))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a person that a colleague has changed meanwhile is resolved field by field', async () => {
  const stale = colleague({
    id: 2,
    first_name: 'Finn',
    last_name: 'Larsen',
    email: 'frontdesk@demo.example',
    position: { name: 'Concierge' },
    roles: [{ name: 'Front Desk' }],
    all_properties: true,
    lock_version: 0,
  })
  const fault = refuse('post', 'user_management/users/2', 409, { message: 'Stale', code: 'STALE', data: stale })
  await openShell(`${path}?view=edit&person=2`, { signInAs: 'manager', faults: [fault] })
  const position = await screen.findByLabelText('Position')
  await userEvent.clear(position)
  await userEvent.type(position, 'Porter')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const conflict = within(await screen.findByRole('alertdialog', { name: 'Someone else changed this person' }))
  expect(conflict.getByText('Concierge')).toBeTruthy()
})

test('deactivation asks, is refused with its reason, then done and announced; reactivation too', async () => {
  const said = listen()
  let isRefused = true
  const fault = refuse('post', 'user_management/users/:id/status', 403, { message: 'Not you.' }, () => isRefused)
  await openShell(`${path}?keyword=attendant@`, { signInAs: 'manager', faults: [fault] })
  await act('Lena Kovač', 'Deactivate…')
  const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate Lena Kovač?' }))
  expect(question.getByText(/signed out everywhere at once/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
  expect(await question.findByText('Not you.')).toBeTruthy()
  isRefused = false
  await userEvent.click(question.getByRole('button', { name: 'Deactivate' }))
  await waitFor(async () => expect((await rowOf('Lena Kovač')).getByText('Deactivated')).toBeTruthy())
  await waitFor(() => expect(said.join()).toContain('Lena Kovač is deactivated and signed out everywhere.'))
  await act('Lena Kovač', 'Reactivate…')
  const again = within(await screen.findByRole('alertdialog', { name: 'Reactivate Lena Kovač?' }))
  await userEvent.click(again.getByRole('button', { name: 'Reactivate' }))
  await waitFor(async () => expect((await rowOf('Lena Kovač')).getByText('Active')).toBeTruthy())
})

test('roles and properties that could not be loaded are asked for again', async () => {
  let isDown = true
  const fault = refuse('get', 'user_management/users/choices', 422, { message: 'No luck.' }, () => isDown)
  await openShell(`${path}?view=new`, { signInAs: 'manager', faults: [fault] })
  await screen.findByText('Roles and properties couldn’t be loaded.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Front Desk')).toBeTruthy()
})

test('unsaved changes are guarded', async () => {
  const { here } = await openShell(`${path}?view=new`, { signInAs: 'manager' })
  await userEvent.type(await screen.findByLabelText('First name'), 'Paula')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(here()).toBe(`${path}?view=new`)
})

test('who may not manage users has no access to the list', async () => {
  const { here } = await openShell(path, { signInAs: 'frontdesk' })
  await waitFor(() => expect(here()).toBe('/unauthorized'))
})

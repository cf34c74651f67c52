import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell, signInElsewhere } from '../support/shell.tsx'
import { listen } from '../support/spoken-texts.ts'

setUpShell()

const list = '/hotel-management/properties'
const path = 'user_management/sessions'
const title = 'Where you are signed in'

/** Signs in elsewhere, then here, and opens the dialog from the preferences. */
async function openDialog(account: string, elsewhere: number, options: Parameters<typeof openShell>[1] = {}) {
  for (let count = 0; count < elsewhere; count += 1) await signInElsewhere(account)
  const opened = await openShell(list, { signInAs: account, ...options })
  await userEvent.click(await screen.findByRole('button', { name: 'Preferences' }))
  const preferences = await screen.findByRole('dialog', { name: 'Preferences' })
  await userEvent.click(within(preferences).getByRole('button', { name: `${title}…` }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: title }) }
}
const rows = (dialog: HTMLElement) => within(dialog).queryAllByRole('group')

test('each session is listed with its browser, its last use and its address; the own one cannot be ended here', async () => {
  const { dialog } = await openDialog('accountant', 1)
  await waitFor(() => expect(rows(dialog)).toHaveLength(2))
  const [own, other] = rows(dialog)
  expect(own!.textContent).toContain('This browser')
  expect(within(own!).queryByRole('button')).toBeNull()
  expect(other!.textContent).toMatch(/^Unknown browserLast used .+Signed in .+/)
  expect(within(other!).getByRole('button', { name: 'Sign out Unknown browser' })).toBeTruthy()
  // One other session needs no button for all others.
  expect(within(dialog).queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
})

test('a session that is signed out leaves the list, which is spoken, and the focus stays in the dialog', async () => {
  const said = listen()
  const { dialog } = await openDialog('frontdesk', 1)
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Sign out Unknown browser' }))
  await waitFor(() => expect(rows(dialog)).toHaveLength(1))
  await waitFor(() => expect(said).toContain('Unknown browser was signed out.'))
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preferences' })))
})

test('all other sessions are signed out together', async () => {
  const said = listen()
  const { dialog } = await openDialog('supervisor', 3)
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Sign out everywhere else' }))
  await waitFor(() => expect(rows(dialog)).toHaveLength(1))
  await waitFor(() => expect(said).toContain('3 other browsers were signed out.'))
})

test('a failure to read says why and is retried; a refused end leaves the session in the list', async () => {
  let isDown = true
  const faults = [
    refuse('get', path, 422, { message: 'The safe is stuck.' }, () => isDown),
    refuse('delete', `${path}/:id`, 422, { message: 'Not today.' }),
  ]
  const { dialog } = await openDialog('regional', 1, { faults })
  expect(await within(dialog).findByText('The safe is stuck.')).toBeTruthy()
  isDown = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(rows(dialog)).toHaveLength(2))
  expect(within(dialog).getByRole('alert').textContent).toBe('')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out Unknown browser' }))
  expect(await within(dialog).findByText('Not today.')).toBeTruthy()
  expect(rows(dialog)).toHaveLength(2)
})

test('a session that has ended meanwhile counts as signed out', async () => {
  const said = listen()
  const { dialog } = await openDialog('housekeeping', 1, {
    faults: [refuse('delete', `${path}/:id`, 404, { message: 'Session not found' })],
  })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Sign out Unknown browser' }))
  await waitFor(() => expect(said).toContain('Unknown browser was signed out.'))
})

test('a server without sessions says so', async () => {
  const { dialog } = await openDialog('attendant', 0, { faults: [refuse('get', path, 404, { message: 'Not found' })] })
  expect(await within(dialog).findByText('This server does not tell where you are signed in.')).toBeTruthy()
  expect(within(dialog).getByRole('alert').textContent).toBe('')
})

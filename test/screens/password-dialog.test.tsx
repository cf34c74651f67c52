import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openConsole, refuse } from '../support/console.tsx'

const list = '/hotel-management/properties'
const met = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list'))
    .getAllByRole('listitem')
    .filter((item) => !item.textContent.endsWith('not yet'))
    .map((item) => item.textContent.replace(/ met$/, ''))
const type = (dialog: HTMLElement, label: string, text: string) =>
  userEvent.type(within(dialog).getByLabelText(label), text)
const update = (dialog: HTMLElement) => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Update' })

async function openDialog(faults: Parameters<typeof openConsole>[1] = {}) {
  const opened = await openConsole(list, { signInAs: 'manager', ...faults })
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Change Password' }) }
}

test('the checklist ticks itself off while one types, and Update waits for rules and match', async () => {
  const { dialog } = await openDialog()
  expect([met(dialog), update(dialog).disabled]).toEqual([[], true])
  await type(dialog, 'New password', 'abc')
  expect(met(dialog)).toEqual(['A lowercase letter'])
  await type(dialog, 'New password', 'DEF12!')
  expect(met(dialog)).toHaveLength(5)
  await type(dialog, 'Confirm password', 'abcDEF12')
  expect(within(dialog).getByText('Passwords do not match!')).toBeTruthy()
  expect(update(dialog).disabled).toBe(true)
  await type(dialog, 'Confirm password', '!')
  expect([within(dialog).queryByText('Passwords do not match!'), update(dialog).disabled]).toEqual([null, false])
})

test('without the current password: Required, and nothing is sent', async () => {
  const { dialog, asked } = await openDialog()
  await type(dialog, 'New password', 'Abcdef1!')
  await type(dialog, 'Confirm password', 'Abcdef1!')
  await userEvent.click(update(dialog))
  expect([await within(dialog).findByText('Required'), asked('change_password')]).toEqual([expect.anything(), []])
})

test('refused, the server’s message stands in an error result with Close', async () => {
  const { dialog } = await openDialog()
  await type(dialog, 'Current password', 'wrong')
  await type(dialog, 'New password', 'Abcdef1!')
  await type(dialog, 'Confirm password', 'Abcdef1!')
  await userEvent.click(update(dialog))
  expect(await screen.findByText('Some fields need your attention.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Escape closes the ordinary dialog, and what was typed is forgotten', async () => {
  const { dialog } = await openDialog()
  await type(dialog, 'New password', 'Abcdef1!')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  const again = await screen.findByRole('dialog')
  expect(within(again).getByLabelText<HTMLInputElement>('New password').value).toBe('')
})

test('the first sign-in cannot go on without a password of one’s own, but can log out', async () => {
  const { here } = await openConsole(list, { signInAs: 'new' })
  const dialog = await screen.findByRole('dialog', { name: 'Set Your Password' })
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(within(dialog).queryByLabelText('Current password')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: /^Close/ })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(here()).toBe('/login')
})

test('the first password is set, told in the spec’s words, and does not ask again', async () => {
  const { jar } = await openConsole(list, { signInAs: 'new' })
  const dialog = await screen.findByRole('dialog', { name: 'Set Your Password' })
  const before = jar.readUser()?.token
  await type(dialog, 'New password', 'Abcdef1!')
  await type(dialog, 'Confirm password', 'Abcdef1!')
  await userEvent.click(update(dialog))
  expect(await screen.findByRole('heading', { name: 'User Password Updated' })).toBeTruthy()
  expect(screen.getByText('Successfully Applied Changes!')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Okay, thanks!' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(jar.readUser()).toMatchObject({ is_pass_updated: 1 })
  expect(jar.readUser()?.token).not.toBe(before)
  expect(await screen.findByRole('rowheader', { name: /Casa Azul/ })).toBeTruthy()
})

test('a server that fails is told in its own words', async () => {
  const faults = [refuse('post', 'user_management/users/change_password', 500, { message: 'The safe is stuck' })]
  const { dialog } = await openDialog({ faults })
  await type(dialog, 'Current password', 'x')
  await type(dialog, 'New password', 'Abcdef1!')
  await type(dialog, 'Confirm password', 'Abcdef1!')
  await userEvent.click(update(dialog))
  expect(await screen.findByText('The safe is stuck')).toBeTruthy()
})

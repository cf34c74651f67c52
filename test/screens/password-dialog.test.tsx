import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

const demoPassword = 'Welcome-2026!'
const list = '/hotel-management/properties'
const met = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('list'))
    .getAllByRole('listitem')
    .filter((item) => !item.textContent.endsWith('not yet'))
    .map((item) => item.textContent.replace(/ met$/, ''))
const type = (dialog: HTMLElement, label: string, text: string) =>
  userEvent.type(within(dialog).getByLabelText(label), text)
const update = (dialog: HTMLElement) => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Update' })

async function openDialog(faults: Parameters<typeof openShell>[1] = {}) {
  const opened = await openShell(list, { signInAs: 'manager', ...faults })
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Change Password' }) }
}

test('the dialog opens with the focus on its first field, with which a screen reader names it', async () => {
  const { dialog } = await openDialog()
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Current password'))
})

test('the checklist ticks its rules while typing, and Update waits for rules and match', async () => {
  const { dialog } = await openDialog()
  expect([met(dialog), update(dialog).disabled]).toEqual([[], true])
  await type(dialog, 'New password', 'abc')
  expect(met(dialog)).toEqual(['A lowercase letter'])
  await type(dialog, 'New password', 'DEF12!')
  expect(met(dialog)).toHaveLength(5)
  await type(dialog, 'Confirm password', 'abcDEF12')
  // At its field, and in the live region.
  expect(within(dialog).getAllByText('Passwords do not match!')).toHaveLength(2)
  expect(update(dialog).disabled).toBe(true)
  await type(dialog, 'Confirm password', '!')
  expect([within(dialog).queryByText('Passwords do not match!'), update(dialog).disabled]).toEqual([null, false])
})

test('without the current password the field shows Required, and nothing is sent', async () => {
  const { dialog, asked } = await openDialog()
  await type(dialog, 'New password', 'Abcdef1!')
  await type(dialog, 'Confirm password', 'Abcdef1!')
  await userEvent.click(update(dialog))
  expect([await within(dialog).findByText('Required'), asked('change_password')]).toEqual([expect.anything(), []])
})

const fill = async (dialog: HTMLElement, current: string, next: string) => {
  if (current) await type(dialog, 'Current password', current)
  await type(dialog, 'New password', next)
  await type(dialog, 'Confirm password', next)
  await userEvent.click(update(dialog))
}
const valueOf = (dialog: HTMLElement, label: string) => within(dialog).getByLabelText<HTMLInputElement>(label).value

test.each([
  ['a wrong current password', 'wrong', 'Abcdef1!', 'The current password is incorrect.', 'Current password'],
  [
    'a reused password',
    demoPassword,
    demoPassword,
    'The new password must differ from the current one.',
    'New password',
  ],
])('%s is reported by the server, and Close returns to the form', async (_, current, next, message, wrong) => {
  const { dialog } = await openDialog()
  await fill(dialog, current, next)
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Error' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const form = await screen.findByRole('dialog', { name: 'Change Password' })
  const values = ['Current password', 'New password', 'Confirm password'].map((label) => valueOf(form, label))
  expect(values).toEqual([current, next, next])
  expect(document.activeElement).toBe(within(form).getByLabelText(wrong))
  expect(within(form).getByText(message)).toBeTruthy()
})

test("the new password can't be the initial one, and the input stays", async () => {
  await openShell(list, { signInAs: 'new' })
  const dialog = await screen.findByRole('dialog', { name: 'Set Your Password' })
  await fill(dialog, '', demoPassword)
  expect(await screen.findByText('The new password must differ from the current one.')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const form = await screen.findByRole('dialog', { name: 'Set Your Password' })
  expect(valueOf(form, 'New password')).toBe(demoPassword)
  expect(document.activeElement).toBe(within(form).getByLabelText('New password'))
})

test('an emptied new password shows Required, and an empty confirmation has its own text', async () => {
  const { dialog } = await openDialog()
  await type(dialog, 'New password', 'a')
  await type(dialog, 'New password', '{Backspace}')
  expect(within(dialog).getByText('Required')).toBeTruthy()
  await userEvent.click(within(dialog).getByLabelText('Confirm password'))
  expect(within(dialog).queryByText('Confirm the new password')).toBeNull()
  await userEvent.click(within(dialog).getByLabelText('New password'))
  expect(within(dialog).getByText('Confirm the new password')).toBeTruthy()
})

test('a failure without a message shows the default error text', async () => {
  const { dialog } = await openDialog({ faults: [refuse('post', 'user_management/users/change_password', 500, {})] })
  await fill(dialog, 'x', 'Abcdef1!')
  expect(await screen.findByText("Oops! Something went wrong. Let's try that again.")).toBeTruthy()
})

test('Escape closes the regular dialog, and the input is forgotten', async () => {
  const { dialog } = await openDialog()
  await type(dialog, 'New password', 'Abcdef1!')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  const again = await screen.findByRole('dialog')
  expect(within(again).getByLabelText<HTMLInputElement>('New password').value).toBe('')
})

test('the first sign-in requires a new password, but allows logging out', async () => {
  const { here, asked } = await openShell(list, { signInAs: 'new' })
  const dialog = await screen.findByRole('dialog', { name: 'Set Your Password' })
  // The server would reject the call.
  expect(asked('/properties/')).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(within(dialog).queryByLabelText('Current password')).toBeNull()
  expect(within(dialog).queryByRole('button', { name: /^Close/ })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Logout' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(here()).toBe('/login')
})

test("the first password is set and confirmed with the required text, and the dialog doesn't return", async () => {
  const { jar } = await openShell(list, { signInAs: 'new' })
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

test('when the server requires a password change, the current page asks for it', async () => {
  let isRequired = true
  const body = { message: 'Change your password first, then go on.', code: 'PASSWORD_CHANGE_REQUIRED' }
  const faults = [refuse('get', 'hotel_management/properties/property', 403, body, () => isRequired)]
  await openShell(list, { signInAs: 'frontdesk', faults })
  const dialog = await screen.findByRole('dialog', { name: 'Set Your Password' })
  expect(within(dialog).queryByRole('button', { name: /^Close/ })).toBeNull()
  isRequired = false
})

test("a server error shows the server's message", async () => {
  const faults = [refuse('post', 'user_management/users/change_password', 500, { message: 'The safe is stuck' })]
  const { dialog } = await openDialog({ faults })
  await fill(dialog, 'x', 'Abcdef1!')
  expect(await screen.findByText('The safe is stuck')).toBeTruthy()
})

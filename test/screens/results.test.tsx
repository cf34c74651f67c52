import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OutcomeList } from '../../src/design/result/OutcomeList.tsx'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

const types = '/hotel-management/properties?view=types'

/** Opens the list of property types and fills in the form of a new one. */
async function addType(name: string, faults: Parameters<typeof openShell>[1] = {}) {
  await openShell(types, { signInAs: 'manager', ...faults })
  await userEvent.click(await screen.findByRole('button', { name: 'New property type' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New property type' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Create property type' }))
  return dialog
}

test('a created record is confirmed with the required text in a dialog without a footer, and by no notice', async () => {
  await addType('Houseboat')
  const result = await screen.findByRole('dialog', { name: 'Success' })
  expect(result.textContent).toBe('SuccessAll set! Your submission was successful.')
  await waitFor(() => expect(document.activeElement).toBe(result))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('rowheader', { name: 'Houseboat' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New property type' })))
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull()
})

test('a failure without a message shows the default text above the form, which keeps the input', async () => {
  const faults = [refuse('post', 'hotel_management/properties/property_types', 500, {})]
  const form = await addType('Treehouse', { faults })
  const error = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(error.textContent).toBe("ErrorOops! Something went wrong. Let's try that again.")
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Treehouse')
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('button', { name: 'Create property type' })))
})

test('the outcome of an item and its reason are read as two words', () => {
  const items = [{ id: 1, label: '101', outcome: 'pending' as const, note: 'Ends the blocking' }]
  render(<OutcomeList caption="Rooms" items={items} />)
  expect(screen.getByRole('cell').textContent).toContain('Waiting Ends the blocking')
})

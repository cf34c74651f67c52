import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'
import { closeSuccessDialog } from '../support/success-dialog.ts'

/* Dates, times and choices as people type them. */

setUpShell()

const edit = '/hotel-management/properties?view=edit&property=casa-azul'
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const group = (name: RegExp) => screen.findByRole('group', { name })
const clickPart = async (name: RegExp, part: RegExp) =>
  userEvent.click(within(await group(name)).getByRole('spinbutton', { name: part }))

test('a date that is left with an incomplete year is refused, instead of sending the date of before', async () => {
  const { asked } = await openShell(edit, { signInAs: 'manager' })
  await clickPart(/^Bookable from/, /^day/)
  await userEvent.keyboard('150127')
  await save()
  expect(await screen.findByRole('link', { name: /^Bookable from: / })).toBeTruthy()
  expect(screen.getByText('Enter the year in four digits, from 1900')).toBeTruthy()
  expect(asked('update_property')).toEqual([])
})

test.each([
  ['1.12.2026', '01/12/2026'],
  ['1/2/2027', '01/02/2027'],
  ['9.9.2027', '09/09/2027'],
  ['31.12.2026', '31/12/2026'],
  ['01-03-2027', '01/03/2027'],
])('a separator ends a part of a date: %s', async (typed, shown) => {
  await openShell(edit, { signInAs: 'manager' })
  await clickPart(/^Bookable from/, /^day/)
  await userEvent.keyboard(typed)
  const field = await group(/^Bookable from/)
  await waitFor(() => expect(field.textContent?.replace(/[^\d/]/g, '')).toBe(shown))
})

test.each([
  ['1:30', '01:30'],
  ['2.15', '02:15'],
  ['9:30', '09:30'],
])('a separator ends the hour: %s', async (typed, shown) => {
  await openShell(edit, { signInAs: 'manager' })
  await clickPart(/^Check-in/, /^hour/)
  await userEvent.keyboard(typed)
  const field = await group(/^Check-in/)
  await waitFor(() => expect(field.textContent?.replace(/[^\d:]/g, '')).toBe(shown))
})

test.each([
  ['Currency', 'usd', '{Enter}', 'USD, US Dollar'],
  ['Currency', 'USD', '{Tab}', 'USD, US Dollar'],
  ['Time zone', 'auckland', '{Enter}', 'Pacific/Auckland (UTC+13)'],
  ['Time zone', 'auckland', '{Tab}', 'Pacific/Auckland (UTC+13)'],
])('%s: what "%s" means is taken on %s', async (name, typed, key, chosen) => {
  await openShell(edit, { signInAs: 'manager' })
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${name}`) })
  await userEvent.clear(input)
  await userEvent.type(input, `${typed}${key}`)
  await waitFor(() => expect(input.value).toBe(chosen))
  await save()
  await closeSuccessDialog('“Casa Azul” saved.')
})

test('a text that means several choices or none takes none', async () => {
  await openShell(edit, { signInAs: 'manager' })
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Currency/ })
  const before = input.value
  for (const typed of ['dollar', 'no such money']) {
    await userEvent.clear(input)
    await userEvent.type(input, `${typed}{Tab}`)
    await waitFor(() => expect(['', before]).toContain(input.value))
  }
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openShell, outside, setUpShell } from '../support/shell.tsx'

setUpShell()

/** A browser that can't list its time zones makes the form throw while rendering. */
const breakForm = () => {
  const broken = vi.spyOn(Intl, 'supportedValuesOf').mockImplementation(() => {
    throw new RangeError('No zones here')
  })
  onTestFinished(() => broken.mockRestore())
}
const form = '/hotel-management/properties?view=new'
const options = { signInAs: 'manager', tolerates: [/No zones here/, /The above error occurred/] }

test('a screen that throws shows the required text with a link back, and the menu stays', async () => {
  breakForm()
  await openShell(form, options)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  expect(heading).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back to the start' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy()
})

test('other pages still work', async () => {
  breakForm()
  await openShell(form, options)
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  await outside(() => history.pushState(null, '', '/under-construction'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Under construction' })).toBeTruthy()
})

test('the menu leads away from the broken screen too', async () => {
  breakForm()
  await openShell(form, options)
  await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
  await userEvent.click(screen.getByRole('link', { name: /^Properties/ }))
  await waitFor(() => expect(screen.getByRole('rowheader', { name: /Casa Azul/ })).toBeTruthy())
})

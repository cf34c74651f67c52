import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const history = '/hotel-management/properties/harbour-view/housekeeping?view=history'

test('a time that does not exist in the night when the clocks change is refused at its field', async () => {
  await openShell(`${history}&as_of=2026-03-29T12:30:00Z`, { signInAs: 'supervisor' })
  const time = await screen.findByRole('group', { name: /Time/ })
  const [hour] = within(time).getAllByRole('spinbutton')
  const show = screen.getByRole<HTMLButtonElement>('button', { name: 'Show' })
  expect(show.disabled).toBe(false)
  await userEvent.click(hour!)
  await userEvent.keyboard('01')
  expect(await screen.findByText('The clocks go forward: this time does not exist on this day')).toBeTruthy()
  expect(show.disabled).toBe(true)
  await userEvent.click(hour!)
  await userEvent.keyboard('03')
  await waitFor(() => expect(show.disabled).toBe(false))
  expect(screen.queryByText(/^The clocks/)).toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

/** React keeps an element's props on the element, as a new object after each render of its component. */
const propsOf = (element: Element): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1]

test('switching from the board to the table renders neither the filters nor the counts again', async () => {
  await openShell('/hotel-management/properties/harbour-view/housekeeping', { signInAs: 'manager' })
  await waitFor(() => expect(document.querySelector('[aria-label^="Actions for"]')).not.toBeNull())
  const counts = document.querySelector('[aria-label="Rooms by status, and urgent rooms"]')!
  const filters = document.querySelector('[aria-label="Filter rooms"]')!
  const controls = [...counts.querySelectorAll('button'), ...filters.querySelectorAll('button, input')]
  expect(controls.length).toBeGreaterThan(10)
  const before = controls.map(propsOf)
  await userEvent.click(screen.getByText('Table'))
  await waitFor(() => expect(document.querySelector('[aria-label="Rooms table"] tbody th')).not.toBeNull())
  expect(controls.filter((control, at) => propsOf(control) !== before[at])).toEqual([])
})

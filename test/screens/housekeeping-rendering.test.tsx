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

const firstRow = () => document.querySelector<HTMLElement>('[aria-label="Rooms table"] tbody th')
const firstCard = () => document.querySelector<HTMLElement>('section li')

test('once the board has stood a second, the table is there, and each switch keeps the other view', async () => {
  await openShell('/hotel-management/properties/harbour-view/housekeeping', { signInAs: 'manager' })
  await screen.findAllByRole('button', { name: /^Actions for/ })
  await waitFor(() => expect(firstRow()).not.toBeNull(), { timeout: 5000 })
  const [row, card] = [firstRow(), firstCard()]
  expect(screen.queryByRole('table', { name: 'Rooms' })).toBeNull()
  await userEvent.click(screen.getByText('Table'))
  await screen.findByRole('table', { name: 'Rooms' })
  expect([firstRow(), firstCard()]).toEqual([row, card])
  expect(screen.queryByRole('heading', { name: /^Dirty/ })).toBeNull()
  await userEvent.click(screen.getByText('Board'))
  await screen.findByRole('heading', { name: /^Dirty/ })
  expect([firstRow(), firstCard()]).toEqual([row, card])
})

test('a change of one room renders the heading and two counts again, and no filter, action or other count', async () => {
  await openShell('/hotel-management/properties/harbour-view/housekeeping', { signInAs: 'manager' })
  const [start] = await screen.findAllByRole('button', { name: /^Start cleaning/ })
  const lane = start!.closest('section')!.querySelector('h2')!.textContent.split(',')[0]!
  const counts = document.querySelector('[aria-label="Rooms by status, and urgent rooms"]')!
  const filters = document.querySelector('[aria-label="Filter rooms"]')!
  const changed = (word: string) =>
    [...counts.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(word))!
  const others = [...counts.querySelectorAll('button'), ...filters.querySelectorAll('button, input')]
    .concat(screen.getByRole('button', { name: 'Assign rooms…' }))
    .filter((control) => control !== changed(lane) && control !== changed('Cleaning'))
  expect(others.length).toBeGreaterThan(10)
  const before = others.map(propsOf)
  const cleaning = changed('Cleaning').textContent
  await userEvent.click(start!)
  await waitFor(() => expect(changed('Cleaning').textContent).not.toBe(cleaning))
  expect(others.filter((control, at) => propsOf(control) !== before[at]).map(({ textContent }) => textContent)).toEqual(
    [],
  )
})

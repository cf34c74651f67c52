import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const properties = '/hotel-management/properties'
const products = `${properties}/harbour-view/products`

const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
const firstRow = () =>
  within(screen.getAllByRole('row')[1]!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test.each([
  [`${properties}?columns=status,name,rooms_count`, ['Property', 'Status', 'Rooms', 'Actions']],
  [`${properties}?view=types&types_columns=name`, ['Name', 'Actions']],
  [`${products}?columns=updated_at,floor`, ['Room', 'Updated', 'Floor', 'Actions']],
  [`${products}?tab=add-ons&columns=stock`, ['Add-on', 'Stock', 'Actions']],
  [`${products}?tab=amenities&columns=code&sort=code`, ['Name', 'Code', 'Actions']],
  // Of one filter, so that there is no column for the order.
  [`${products}?tab=facility-types&columns=capacity&sort=name`, ['Type', 'Capacity', 'Actions']],
  [`${products}?tab=add-on-types&columns=names`, ['Name', 'Used by', 'Actions']],
  [`${products}?tab=facility-categories&columns=kind`, ['Name', 'Kind', 'Actions']],
])('the address chooses the columns and their order: %s', async (address, expected) => {
  const { asked } = await openShell(address, { signInAs: 'manager' })
  await screen.findAllByRole('rowheader')
  expect(headings()).toEqual(expected)
  expect(firstRow()).toHaveLength(expected.length - 1)
  // Columns are the screen's own.
  expect(asked('columns')).toEqual([])
})

test.each([
  [properties, 'Assets', ['-assets_count', 'assets_count']],
  [`${products}?tab=add-ons`, 'Stock', ['-stock', 'stock']],
])('a heading sorts by its column, and turns the order around: %s', async (address, name, [down, up]) => {
  await openShell(address, { signInAs: 'manager' })
  await screen.findAllByRole('rowheader')
  const sort = async () => userEvent.click(screen.getByRole('button', { name }))
  const direction = () => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
  await sort()
  await waitFor(() =>
    expect([direction(), location.search]).toEqual(['ascending', expect.stringContaining(`sort=${up}`)]),
  )
  await sort()
  await waitFor(() =>
    expect([direction(), location.search]).toEqual(['descending', expect.stringContaining(`sort=${down}`)]),
  )
  await sort()
  await waitFor(() => expect(direction()).toBe('ascending'))
})

test('a list with an order of its own returns to it with the third press', async () => {
  await openShell(`${products}?tab=facility-types`, { signInAs: 'manager' })
  await screen.findAllByRole('rowheader')
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
  const own = names()
  const hasOrder = () => headings().includes('Order')
  expect(hasOrder()).toBe(true)
  for (const wanted of ['sort=price', 'sort=-price']) {
    await userEvent.click(screen.getByRole('button', { name: /^Price/ }))
    await waitFor(() => expect(location.search).toContain(wanted))
    await waitFor(() => expect(names()).not.toEqual(own))
    expect(hasOrder()).toBe(false)
  }
  await userEvent.click(screen.getByRole('button', { name: /^Price/ }))
  await waitFor(() => expect([names(), hasOrder()]).toEqual([own, true]))
})

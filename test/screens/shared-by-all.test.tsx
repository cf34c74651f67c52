import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const types = '/hotel-management/properties?view=types'
const logs = '/hotel-management/properties/harbour-view/activity-logs'

test("staff of some properties can read the property types, and see why they can't change them", async () => {
  await openShell(types, { signInAs: 'regional' })
  const table = await screen.findByRole('table', { name: 'Property types' })
  expect(await within(table).findByRole('rowheader', { name: 'Resort' })).toBeTruthy()
  expect(await screen.findByText(/only staff assigned to all of them can change these/)).toBeTruthy()
  for (const name of [/New property type/, /Rename/, /Select/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('staff of all properties can change the property types', async () => {
  await openShell(types, { signInAs: 'manager' })
  expect(await screen.findByRole('button', { name: 'Rename Resort' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New property type' })).toBeTruthy()
  expect(screen.queryByText(/only staff assigned to all/)).toBeNull()
})

test.each([
  ['frontdesk', false],
  ['manager', true],
])('%s sees the accounts filter of the activity logs: %s', async (account, isOffered) => {
  await openShell(logs, { signInAs: account })
  await screen.findByRole('heading', { name: 'Activity Logs' })
  await screen.findAllByText(/Details/)
  expect(screen.queryByRole('link', { name: 'Accounts' }) !== null).toBe(isOffered)
})

test('a forbidden accounts address shows the reason and a link back', async () => {
  await openShell(`${logs}?scope=account`, { signInAs: 'frontdesk' })
  expect(await screen.findByText(/^You do not have the permission for this\./)).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'This property' })).toBeTruthy()
})

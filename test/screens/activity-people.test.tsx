import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { people } from '../../server/db/seed/people.ts'
import { openShell, setUpShell } from '../support/shell.tsx'
// Preloads code that the app loads on demand, so that no test waits for it.
import '../../src/design/field/TagPicker.tsx'
import '../../src/machines/activity-log/activity-log.machine.ts'
import '../../src/machines/shell/shell.machine.ts'
import '../../src/screens/activity-log/ActivityLogScreen.tsx'
import '../../src/screens/shell/Shell.tsx'
import '../../src/screens/property/PropertyScreen.tsx'

setUpShell()

const log = '/hotel-management/properties/harbour-view/activity-logs'
const user = userEvent.setup({ delay: null })
const calls = (asked: (part: string) => string[]) =>
  asked('/user_management/user').map((request) => request.replace('/api/v1/user_management', ''))
const inactive = people.find(({ status }) => status === 0)!

/** Opens a log without entries, so that it shows only its filters. */
async function openFilters() {
  const { asked } = await openShell(`${log}?keyword=zzzz`, { signInAs: 'manager' })
  const openPeople = async () => user.click(await screen.findByRole('button', { name: 'Anybody Who' }))
  return { sent: () => calls(asked), openPeople }
}

test('people are searched on the server, and the chosen one goes into the address', async () => {
  const { sent, openPeople } = await openFilters()
  await openPeople()
  await screen.findByRole('option', { name: /^Finn Larsen/ })
  expect(sent()).toEqual(['GET /users/list?page=1&per_page=20&status[]=1'])
  expect(screen.queryByRole('option', { name: new RegExp(inactive.first_name) })).toBeNull()
  await user.type(screen.getByRole('combobox'), 'larsen')
  await waitFor(() => expect(sent().at(-1)).toBe('GET /users/list?page=1&per_page=20&search=larsen&status[]=1'))
  await user.click(await screen.findByRole('option', { name: /^Finn Larsen/ }))
  await waitFor(() => expect(location.search).toContain('actor_ids'))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Remove filter Who Finn Larsen' })).toBeTruthy()
  expect(sent().filter((call) => !call.includes('/list'))).toEqual([])
})

test('a switch adds deactivated people, and they are marked', async () => {
  const { sent, openPeople } = await openFilters()
  await user.click(await screen.findByRole('button', { name: /^More filters/ }))
  await user.click(screen.getByRole('switch', { name: 'Include deactivated people' }))
  await waitFor(() => expect(sent()).toEqual(['GET /users/list?page=1&per_page=20&status[]=0&status[]=1']))
  await openPeople()
  const option = await screen.findByRole('option', { name: new RegExp(inactive.first_name) })
  expect(option.textContent).toContain('Deactivated')
})

test('a person in the address is named by one call, and nobody else is requested', async () => {
  const { asked } = await openShell(`${log}?actor_ids[]=2`, { signInAs: 'manager' })
  expect(await screen.findByRole('button', { name: 'Remove filter Who Finn Larsen' })).toBeTruthy()
  expect(calls(asked)).toEqual(['GET /user/2'])
})

test('an empty result and a rejected search are shown in the list', async () => {
  const fault = http.get('*/users/list', ({ request }) =>
    new URL(request.url).searchParams.get('search') === 'zzzz'
      ? undefined
      : HttpResponse.json({ message: 'You may not see colleagues.' }, { status: 403 }),
  )
  await openShell(log, { signInAs: 'manager', faults: [fault] })
  await user.click(await screen.findByRole('button', { name: 'Anybody Who' }))
  expect(await screen.findByText('You may not see colleagues.')).toBeTruthy()
  await user.type(screen.getByRole('combobox', { name: /Who/ }), 'zzzz')
  expect(await screen.findByText('Nobody matches')).toBeTruthy()
})

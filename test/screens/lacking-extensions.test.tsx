import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

/* Links to the set-up and the duplication of a property, which are extensions (ADR 0069). */

const list = '/hotel-management/properties'
const property = `${list}/harbour-view`

async function search(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name, number or action' }), text)
}
const option = (name: RegExp) => screen.findByRole('option', { name })

const withoutExtensions = [
  refuse('get', 'hotel_management/notices', 404, { message: 'Not found' }),
  http.get('*/api/v1/hotel_management/notices/changes', () => HttpResponse.json({}, { status: 404 })),
]
/** The server has been asked for the inbox, and the bell is gone. */
async function hasNoBell({ asked }: Awaited<ReturnType<typeof openShell>>) {
  await waitFor(() => expect(asked('/notices/changes').length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Inbox' })).toBeNull())
}

test('a server that speaks only the requirements has no Duplicate and no set-up', async () => {
  await hasNoBell(await openShell(list, { signInAs: 'manager', faults: withoutExtensions }))
  const [more] = await screen.findAllByRole('button', { name: /^Actions for / })
  await userEvent.click(more!)
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: /^History/ })).toBeTruthy()
  expect(menu.queryByRole('menuitem', { name: /^Duplicate/ })).toBeNull()
})

test('the search of a property on such a server leads to no set-up', async () => {
  await hasNoBell(await openShell(property, { signInAs: 'manager', faults: withoutExtensions }))
  await search('set')
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Set-up/ })).toBeNull())
})

test('with the extensions both are there', async () => {
  await openShell(property, { signInAs: 'manager' })
  await screen.findByRole('button', { name: 'Inbox' })
  await search('set')
  expect(await option(/^Set-up/)).toBeTruthy()
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

/* Actions that are only in a menu of the page (ADR 0066). */

const list = '/hotel-management/properties'
const property = `${list}/harbour-view`

async function search(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name, number or action' }), text)
}
const option = (name: RegExp) => screen.findByRole('option', { name })

test('the search runs an action that is only in a menu of the page', async () => {
  await openShell(`${property}/housekeeping`, { signInAs: 'manager' })
  await screen.findByRole('button', { name: 'More' })
  await search('discrep')
  await userEvent.click(await option(/^Discrepancies…/))
  expect(await screen.findByRole('dialog', { name: 'Discrepancies' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Name, number or action' })).toBeNull()
})

test('a link in a menu of the page is opened as a place', async () => {
  const { here } = await openShell(`${property}/housekeeping`, { signInAs: 'manager' })
  await screen.findByRole('button', { name: 'More' })
  await search('histo')
  await userEvent.click(await option(/^History/))
  await waitFor(() => expect(here()).toBe(`${property}/housekeeping?view=history`))
})

test('an item is found by the name of its menu too, which stands beside it', async () => {
  await openShell(`${property}/activity-logs`, { signInAs: 'manager' })
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(false))
  await search('export')
  const actions = within(await screen.findByRole('group', { name: 'Actions' }))
  expect((await actions.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Excel \(xlsx\).*Export/), expect.stringMatching(/^CSV.*Export/)]),
  )
})

test('a menu that is disabled offers nothing', async () => {
  await openShell(`${property}/activity-logs?keyword=nobody-ever-did-this`, { signInAs: 'manager' })
  await screen.findByText(/^No entries match/)
  await search('csv')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
})

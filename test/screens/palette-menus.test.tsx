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

test('the search downloads the list of the page, though the menu was never opened', async () => {
  const { files } = await openShell(`${property}/products?tab=amenities`, { signInAs: 'manager' })
  await screen.findAllByRole('rowheader')
  await search('download csv')
  await userEvent.click(await option(/^Comma-separated \(\.csv\).*Download/))
  await waitFor(() => expect(files).toEqual(['amenities.csv']))
  expect(screen.queryByRole('menu')).toBeNull()
})

test('the search opens the columns of the list and the form of a new view', async () => {
  await openShell(`${property}/products?tab=amenities`, { signInAs: 'manager' })
  await screen.findAllByRole('rowheader')
  await search('columns')
  await userEvent.click(await option(/^Columns…/))
  const dialog = await screen.findByRole('dialog', { name: 'Columns' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await search('save view')
  await userEvent.click(await option(/^Save/))
  expect(await screen.findByRole('dialog', { name: /[Vv]iew/ })).toBeTruthy()
})

test('the search offers no columns where there is no table', async () => {
  await openShell(`${property}/activity-logs`, { signInAs: 'manager' })
  await screen.findByRole('button', { name: 'View' })
  await search('columns')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
})

test.each([
  ['import every', /^Import everything/, '/products?view=import-all'],
  ['copy inv', /^Copy inventory/, '/set-up?view=copy'],
  ['periods', /^Periods/, '/accounting-report?tab=periods'],
  ['schedul', /^Schedules/, '/accounting-report?tab=schedules'],
])('"%s" finds the page of the open property first', async (typed, first, address) => {
  const { here } = await openShell(`${property}/housekeeping`, { signInAs: 'manager' })
  await screen.findByRole('heading', { level: 1, name: 'Housekeeping' })
  await search(typed)
  await waitFor(() => expect(screen.getAllByRole('option')[0]!.textContent).toMatch(first))
  await userEvent.click(screen.getAllByRole('option')[0]!)
  await waitFor(() => expect(here()).toBe(`${property}${address}`))
})

test('the search offers neither imports nor periods to those who may not open them', async () => {
  await openShell(`${property}/housekeeping`, { signInAs: 'attendant' })
  await screen.findByRole('button', { name: 'Search' })
  await search('import')
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Import/ })).toBeNull())
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.type(screen.getByRole('combobox'), 'periods')
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Periods/ })).toBeNull())
})

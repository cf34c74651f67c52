import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, delay, http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, outside, setUpShell } from '../support/shell.tsx'

setUpShell()

const dashboardPath = '/hotel-management/properties/harbour-view'
const graphql = '*/api/v1/hotel_management/graphql'
const open = (search = '', options = {}) => openShell(dashboardPath + search, { signInAs: 'manager', ...options })

const refusing = (status: number, isDown = () => true) =>
  http.post(graphql, () => (isDown() ? HttpResponse.json({ message: 'No luck.' }, { status }) : undefined))
/** The link of a figure, whose name ends in its number: "Arrivals: 0 / 14". */
const figureLink = (name: string | RegExp) => screen.findByRole('link', { name })
const alertText = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ')
const numbersOf = (text: string | null) => (text ?? '').match(/\d+(\.\d+)?/g)?.map(Number) ?? []

/** Opens the figure and returns the totals below its rows and the sums of the rows. */
async function rowsOf(dialog: HTMLElement, columns: number) {
  await within(dialog).findByText('Total')
  const rows = within(dialog).getAllByRole('row').slice(1)
  const cells = (row: HTMLElement) =>
    [...row.children].slice(-columns).map((cell) => Number((cell.textContent ?? '').replace(/[^\d.]/g, '')))
  const totals = cells(rows.at(-1)!)
  const sums = rows.slice(0, -1).reduce(
    (sum, row) => cells(row).map((value, at) => value + sum[at]!),
    totals.map(() => 0),
  )
  return { totals, sums, count: rows.length - 1 }
}

test("the dashboard shows today's figures with their parts, and its title names the hotel", async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  const [occupancy] = numbersOf((await figureLink(/^Occupancy:/)).textContent)
  const [sold] = numbersOf(screen.getAllByRole('link', { name: /^\d+ sold$/ })[0]!.textContent)
  const [available] = numbersOf(screen.getAllByRole('link', { name: /^\d+ available$/ })[0]!.textContent)
  // A number and its unit are two words to a screen reader.
  expect((await figureLink(/^Available( rooms)?[^:]*:/)).textContent).toMatch(/: \d+ rooms$/)
  expect(occupancy).toBeCloseTo((sold! / available!) * 100, 1)
  for (const name of [
    /^Average daily rate/,
    /^Revenue per available room/,
    /^Arrivals: ?\d+ \/ \d+$/,
    /^In house: ?\d+$/,
  ])
    expect(screen.getByRole('link', { name })).toBeTruthy()
  const conditions = within(screen.getByRole('list', { name: 'Rooms by condition' })).getAllByRole('listitem')
  const counted = conditions.reduce((sum, item) => sum + numbersOf(item.textContent)[0]!, 0)
  expect(numbersOf(screen.getByRole('link', { name: /^\d+ rooms$/ }).textContent)).toEqual([counted])
  const [entry] = within(screen.getByRole('list', { name: 'Latest activity' })).getAllByRole('listitem')
  // The sentence of the log: "Jonas Keller changed the status of Room 101".
  expect(entry?.textContent).toMatch(/^\S+ \S+ [a-z]+ .*\b(Room|the|“)/)
  expect(document.title).toBe('Dashboard – Harbour View – Hotel Management')
})

test('a figure opens the rows that add up to it, and closing returns to the figure', async () => {
  const { here: address } = await open()
  const link = await figureLink(/^Arrivals:/)
  const figure = numbersOf(link.textContent)
  await userEvent.click(link)
  expect(address()).toBe(`${dashboardPath}?figure=arrivals`)
  const dialog = await screen.findByRole('dialog', { name: 'Arrivals' })
  const { totals, sums } = await rowsOf(dialog, 2)
  expect(totals).toEqual(figure)
  expect(sums).toEqual(totals)
  expect(within(dialog).getByText('Stays that start on the date; today also overdue ones')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(dashboardPath)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Arrivals:/))
})

test('a room figure links to the list of the same rooms', async () => {
  await open('?figure=house_count')
  const dialog = await screen.findByRole('dialog', { name: 'House count' })
  const { totals, sums, count } = await rowsOf(dialog, 1)
  expect([totals, sums]).toEqual([[count], [count]])
  // The link contains the date of the dashboard's own answer, which may arrive after the rows.
  const link = await within(dialog).findByRole('link', { name: 'Show these rooms in the room list' })
  expect(link.getAttribute('href')).toBe(
    `${dashboardPath}/products?exluded_facility_statuses%5B%5D=out_of_inventory&exluded_facility_statuses%5B%5D=inactive`,
  )
})

test('another day is another address, and Today leads back', async () => {
  const { here: address } = await open('?date=2027-03-01')
  await screen.findByText(/View, Monday 1 March 2027/)
  await userEvent.click(screen.getByRole('link', { name: 'Previous day' }))
  expect(address()).toBe(`${dashboardPath}?date=2027-02-28`)
  await screen.findByText(/View, Sunday 28 February 2027/)
  await userEvent.click(screen.getByRole('link', { name: 'Next day' }))
  await screen.findByText(/View, Monday 1 March 2027/)
  await userEvent.click(screen.getByRole('link', { name: 'Today' }))
  expect(address()).toBe(dashboardPath)
})

test('the outlook has a table with the same fourteen nights', async () => {
  await open()
  await userEvent.click(await screen.findByText('Show as table'))
  const table = screen.getByRole('table', { name: 'Occupancy by night' })
  expect(within(table).getAllByRole('rowheader')).toHaveLength(14)
  const [occupancy] = numbersOf(screen.getByRole('link', { name: /^Occupancy:/ }).textContent)
  expect(numbersOf(within(table).getAllByRole('cell')[0]!.textContent)).toEqual([occupancy])
})

test('a user without calendar access sees rows without guest names, and no calendar link', async () => {
  await open('?figure=in_house', { signInAs: 'accountant' })
  const dialog = await screen.findByRole('dialog', { name: 'In house' })
  await within(dialog).findByText('Total')
  expect(within(dialog).getAllByText('in house', { exact: true }).length).toBeGreaterThan(1)
  expect(within(dialog).queryByText(/, in house$/)).toBeNull()
  expect(within(dialog).queryByRole('link', { name: 'Hotel calendar' })).toBeNull()
})

test('a failure shows the reason, and Retry loads the figures', async () => {
  let isDown = true
  await open('', { faults: [refusing(403, () => isDown)] })
  await waitFor(() => expect(alertText()).toContain('No luck.'))
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await figureLink(/^Occupancy:/)).toBeTruthy()
  expect(alertText()).not.toContain('No luck.')
})

test('a server without reporting is reported, and the rest of the property works', async () => {
  await open('', { faults: [refusing(404)] })
  expect(await screen.findByRole('heading', { name: 'This server has no reporting' })).toBeTruthy()
  await userEvent.click(screen.getAllByRole('link', { name: 'Products' }).at(-1)!)
  expect((await screen.findAllByRole('rowheader')).length).toBeGreaterThan(0)
})

test('offline, the figures stay, with the time of their data', async () => {
  await open()
  await figureLink(/^Occupancy:/)
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  try {
    await outside(() => void dispatchEvent(new Event('offline')))
    expect(screen.getByText(/offline, as of \d\d:\d\d/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Occupancy:/ })).toBeTruthy()
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
  }
})

test('slow figures are announced as loading, and keep their place', async () => {
  await open('', { faults: [http.post(graphql, () => delay('infinite'))] })
  expect(await screen.findByText(/loading…/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Occupancy:/ })).toBeNull()
})

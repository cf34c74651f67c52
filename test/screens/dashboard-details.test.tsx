import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'
import { groupFiguresOf, groupProperty, look } from '../support/group-records.ts'

setUpShell()

const path = '/hotel-management/properties/harbour-view'
const graphql = '*/api/v1/hotel_management/graphql'
const figuresCall = '*/api/v1/hotel_management/group_figures'
const looksCall = '*/api/v1/hotel_management/needs_a_look'

const answering = (address: string, data: object) => http.get(address, () => HttpResponse.json({ data }))
const refusing = (address: string, status: number, isDown = () => true) =>
  http.get(address, () => (isDown() ? HttpResponse.json({ message: 'No luck.' }, { status }) : undefined))

const open = (faults: ReturnType<typeof answering>[] = [], search = '', signInAs = 'manager') =>
  openShell(path + search, { signInAs, faults })
/** The section of the arrivals, once it is loaded. */
const arrivals = async () => {
  await screen.findByRole('link', { name: /^\d+ arrivals?$/ })
  return within(screen.getByRole('region', { name: 'Arrivals' }))
}
const items = async () => within((await arrivals()).getByRole('list', { name: 'Arrivals' })).getAllByRole('listitem')
const looks = () => screen.queryByRole('region', { name: 'Needs a look' })
const keyFigures = () => screen.getByRole('region', { name: 'Key figures' }).textContent

test("today's arrivals have room, guest, type, nights and whether the room is ready; the link opens all of them", async () => {
  const { here } = await open()
  const shown = await items()
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.length).toBeLessThanOrEqual(10)
  for (const item of shown)
    expect(item.textContent).toMatch(
      /^(\d+)\1 on the calendar: \S.* \S+, \d+ nights?(, .+)? ?(Dirty|Cleaning|Pickup|Clean|Inspected|in house|departed)$/,
    )
  const guest = within(shown[0]!).getByRole('link')
  expect(guest.getAttribute('href')).toMatch(new RegExp(`^${path}/hotel-calendar\\?from=[\\d-]+&keyword=\\d+$`))
  const all = (await arrivals()).getByRole('link', { name: /^\d+ arrivals?$/ })
  await userEvent.click(all)
  expect(here()).toBe(`${path}?figure=arrivals`)
  const dialog = await screen.findByRole('dialog', { name: 'Arrivals' })
  await within(dialog).findByText('Total')
  expect(parseInt(all.textContent)).toBe(within(dialog).getAllByRole('row').length - 2)
})

test('without calendar access the arrivals have no guest and no link to the calendar', async () => {
  await open([], '', 'accountant')
  for (const item of await items()) {
    expect(within(item).queryByRole('link')).toBeNull()
    // Room and type instead.
    expect(item.textContent).toMatch(/^\d+\D+ \d+ nights?/)
  }
})

test('a day without arrivals says so, and another day than today has no condition of rooms and nothing to look at', async () => {
  await open([], '?date=2020-01-01')
  expect((await arrivals()).getByText('No arrivals on this date.')).toBeTruthy()
  expect(looks()).toBeNull()
})

test('the key figures say how they differ from the same weekday last week and last year', async () => {
  await open([answering(figuresCall, groupFiguresOf())])
  expect(await screen.findByText('Compared with the same weekday last week and last year')).toBeTruthy()
  expect(screen.getByText('4.2 pts more than last week')).toBeTruthy()
  expect(screen.getByText('1.6 pts less than last year')).toBeTruthy()
  expect(screen.getByText('25% more than last week')).toBeTruthy()
  expect(screen.getByText('same as last year')).toBeTruthy()
})

test('without a figure of last year nothing is said about it but that', async () => {
  const { figures } = groupProperty()
  const firstYear = Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => [key, { ...figure, last_year: null }]),
  )
  await open([
    answering(figuresCall, {
      properties: [groupProperty({ figures: firstYear as typeof figures })],
      totals: [],
      total: 1,
    }),
  ])
  expect(await screen.findByText(/There are no figures of last year yet/)).toBeTruthy()
  expect(keyFigures()).not.toMatch(/Year/)
})

test('what needs a look has its rule and its link', async () => {
  await open([answering(looksCall, [look({ kind: 'arrival_rooms', count: 4 })])])
  const section = within(await screen.findByRole('region', { name: 'Needs a look' }))
  const link = section.getByRole('link', { name: 'Rooms to assign: 4' })
  expect(link.getAttribute('href')).toContain('/housekeeping?')
  expect(section.getByText('A guest arrives today, the room is not clean, and nobody is assigned to it.')).toBeTruthy()
  expect(link.closest('li')!.textContent).toContain('204 · check-in from 15:00, 3 more')
})

test('if nothing needs a look, that is said', async () => {
  await open([answering(looksCall, [])])
  const section = within(await screen.findByRole('region', { name: 'Needs a look' }))
  expect(section.getByText('Nothing is out of the ordinary.')).toBeTruthy()
})

test('a server without the extensions shows the dashboard without them, and no error', async () => {
  await open([refusing(figuresCall, 404), refusing(looksCall, 405)])
  expect((await items()).length).toBeGreaterThan(0)
  expect(looks()).toBeNull()
  expect(screen.queryByText(/^Compared with/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a failure of the details is said beside the figures, and Retry reads them again', async () => {
  let isDown = true
  await open([refusing(looksCall, 403, () => isDown)])
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No luck.'))
  expect(screen.getByRole('link', { name: /^Occupancy:/ })).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await items()).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('what makes figures and details fail is said once', async () => {
  let isDown = false
  await open([
    http.post(graphql, () => (isDown ? HttpResponse.json({ message: 'No luck.' }, { status: 403 }) : undefined)),
  ] as ReturnType<typeof answering>[])
  await items()
  isDown = true
  dispatchEvent(new Event('focus'))
  await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent.includes('No luck.'))).toHaveLength(1)
  // The old ones stay.
  expect((await items()).length).toBeGreaterThan(0)
})

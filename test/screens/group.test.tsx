import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'
import { groupFiguresOf, groupProperty, look } from '../support/group-records.ts'

setUpShell()

const list = '/hotel-management/properties'
const path = `${list}?view=figures`
const figuresCall = '*/api/v1/hotel_management/group_figures'
const looksCall = '*/api/v1/hotel_management/needs_a_look'
const answering = (data: object, looks: object[] = []) => [
  http.get(figuresCall, () => HttpResponse.json({ data })),
  http.get(looksCall, () => HttpResponse.json({ data: looks })),
]
const open = (faults: ReturnType<typeof answering> = [], search = '', signInAs = 'manager') =>
  openShell(path + search, { signInAs, faults })
/** The table, once it has figures. */
const table = async () => {
  await screen.findByRole('columnheader', { name: 'Arrivals' })
  return within(screen.getByRole('region', { name: 'Figures by property' }))
}
/** The row of a property. Its date follows the name where it is not the date of most. */
const rowOf = async (name: string) =>
  (await (await table()).findByRole('rowheader', { name: new RegExp(`^${name}( \\d+ \\w+ \\d{4})?$`) })).parentElement!
const names = async () => (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent)

test('the property list leads to the figures of all properties, and each leads to its dashboard on that date', async () => {
  const { here } = await openShell(list, { signInAs: 'manager' })
  await userEvent.click(await screen.findByRole('link', { name: 'Figures' }))
  expect(here()).toBe(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Group figures' })).toBeTruthy()
  expect(document.title).toBe('Group figures – Hotel Management')
  await (await table()).findByRole('link', { name: 'Harbour View' })
  await userEvent.click(screen.getByRole('link', { name: 'Previous day' }))
  await waitFor(() => expect(here()).toMatch(/date=\d{4}-\d\d-\d\d/))
  const date = new URLSearchParams(here().split('?')[1]).get('date')
  const link = await (await table()).findByRole('link', { name: 'Casa Azul' })
  await waitFor(() => expect(link.getAttribute('href')).toBe(`${list}/casa-azul?date=${date}`))
})

test('a change is said as an arrow and as words, in points, percent or rooms', async () => {
  await open(answering(groupFiguresOf()))
  const row = await rowOf('Castle Inn')
  const cells = within(row).getAllByRole('cell')
  const texts = cells.map(({ textContent }) => textContent)
  expect(texts[0]).toBe('78.4Week ▲ 4.2 pts4.2 pts more than last weekYear ▼ 1.6 pts1.6 pts less than last year')
  expect(texts[2]).toBe('€150.00Week ▲ 25%25% more than last weekYear =same as last year')
  expect(texts.at(-1)).toBe('3Week –no figure for last weekYear ▼ 2less than last year'.replace('less', '2 less'))
  expect(within(row).getByRole('img').getAttribute('aria-label')).toBe(
    'Occupancy from 24 Feb 2026 to 3 Mar 2026: lowest 40.0 %, highest 78.4 %',
  )
})

test('totals are of one currency each, and a property alone is no total', async () => {
  const inn = groupProperty()
  await open(
    answering(
      groupFiguresOf({
        properties: [inn, groupProperty({ id: 2, name: 'Hill House', currency: 'GBP' })],
        totals: [
          { currency: 'EUR', properties: 2, figures: inn.figures },
          { currency: 'GBP', properties: 1, figures: inn.figures },
        ],
      }),
    ),
  )
  expect(await rowOf('EUR: 2 properties')).toBeTruthy()
  expect(await names()).toEqual(['Castle Inn', 'Hill House', 'EUR: 2 properties'])
})

test('without a figure of last year nothing is said about it but that', async () => {
  await open()
  await (await table()).findByRole('link', { name: 'Harbour View' })
  expect(screen.getByText(/There are no figures of last year yet/)).toBeTruthy()
  expect((await rowOf('Harbour View')).textContent).not.toMatch(/year/i)
})

test('a heading sorts by its figure, the largest first, then the other way round', async () => {
  const { here } = await open()
  await (await table()).findByRole('link', { name: 'Harbour View' })
  await userEvent.click(screen.getByRole('button', { name: 'Arrivals' }))
  expect(here()).toBe(`${path}&sort=-arrivals`)
  const column = () => screen.getByRole('columnheader', { name: 'Arrivals' })
  await waitFor(() => expect(column().getAttribute('aria-sort')).toBe('descending'))
  const arrivals = async () =>
    (await table())
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('link'))
      .map((row) => Number(/^\d+/.exec(row.lastElementChild!.textContent ?? '')![0]))
  await waitFor(async () => expect(await arrivals()).toEqual((await arrivals()).toSorted((a, b) => b - a)))
  await userEvent.click(screen.getByRole('button', { name: 'Arrivals' }))
  await waitFor(() => expect(column().getAttribute('aria-sort')).toBe('ascending'))
})

test('what needs a look has its rule and links to the records that it counts', async () => {
  const looks = [
    look({ kind: 'arrival_rooms', count: 4 }),
    look({
      kind: 'stays_outside_window',
      examples: [{ ...look().examples[0]!, guest_name: 'Ada Novák', date: '2026-03-09' }],
    }),
    look({
      kind: 'late_postings',
      examples: [{ id: 9, room: null, guest_name: null, date: '2026-02-28', reference: 'Stay 77' }],
    }),
  ]
  await open(answering(groupFiguresOf(), looks))
  const section = within(await screen.findByRole('region', { name: 'Needs a look' }))
  const [rooms, stays, postings] = section.getAllByRole('link', { name: /^Castle Inn: \d$/ })
  expect(section.getByText('A guest arrives today, the room is not clean, and nobody is assigned to it.')).toBeTruthy()
  expect(rooms!.getAttribute('href')).toBe(
    `${list}/castle-inn/housekeeping?housekeeping_statuses%5B%5D=dirty&housekeeping_statuses%5B%5D=pickup&attendant_ids%5B%5D=0&stays%5B%5D=arrival`,
  )
  expect(rooms!.closest('li')!.textContent).toContain('204 · check-in from 15:00, 3 more')
  expect(stays!.getAttribute('href')).toBe(`${list}/castle-inn/hotel-calendar?from=2026-03-08&keyword=204`)
  expect(section.getByRole('link', { name: '204, Ada Novák, 9 Mar 2026' })).toBeTruthy()
  expect(postings!.getAttribute('href')).toBe(`${list}/castle-inn/accounting-report?tab=periods`)
})

test('a server without group figures says so, and one without the list of exceptions hides it', async () => {
  await open([http.get(figuresCall, () => HttpResponse.json({ message: 'Not found' }, { status: 404 }))])
  expect(await screen.findByText('This server has no group figures')).toBeTruthy()
})

test('a failure says what happened, and Retry reads the figures again', async () => {
  let isDown = true
  await open([
    http.get(figuresCall, () => (isDown ? HttpResponse.json({ message: 'No luck.' }, { status: 422 }) : undefined)),
    http.get(looksCall, () => HttpResponse.json({ message: 'No such call' }, { status: 405 })),
  ] as ReturnType<typeof answering>)
  expect((await screen.findByRole('alert')).textContent).toContain('No luck.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await (await table()).findByRole('link', { name: 'Harbour View' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Needs a look' })).toBeNull()
})

test('the search finds the figures by their name', async () => {
  await openShell(list, { signInAs: 'manager' })
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
  await userEvent.type(await screen.findByRole('combobox', { name: 'Name, number or action' }), 'group fig')
  expect(await screen.findByRole('option', { name: /^Group figures/ })).toBeTruthy()
})

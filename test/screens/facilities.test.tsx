import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Facility } from '../../src/api/contract/facility.ts'
import { choose as chooseOption } from '../support/select.ts'
import { refuse, openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const products = '/hotel-management/properties/harbour-view/products'
const open = (search = '', options = {}) => openShell(products + search, { signInAs: 'manager', ...options })
type Opened = Awaited<ReturnType<typeof open>>

const rows = () => screen.findAllByRole('rowheader')
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
const rowOf = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!)
const cellsOf = (column: string) => {
  const at = screen.getAllByRole('columnheader').findIndex((head) => head.textContent === column)
  return screen.getAllByRole('rowheader').map((head) => head.closest('tr')!.children[at]?.textContent?.trim() ?? '')
}

/** The rooms as the API returns them. */
async function roomsOf({ api }: Opened): Promise<Facility[]> {
  const fetch = await api.as('manager')
  const base = '/api/v1/hotel_management/properties/'
  const { data: property } = await (await fetch(`${base}property/harbour-view`)).json()
  const { data } = await (
    await fetch(`${base}facilities?query_type=rooms&per_page=50&property_id=${property.id}`)
  ).json()
  return data as Facility[]
}

async function choose(name: string, item: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return screen.findByRole('dialog')
}

test('the address filters the rooms, and each active filter is a chip that removes it', async () => {
  const { asked, here } = await open('?floors[]=1&housekeeping_statuses[]=inspected&housekeeping_statuses[]=clean')
  await screen.findByRole('button', { name: 'Remove filter Floor 1' })
  expect(asked('/facilities?')[0]).toContain(
    'housekeeping_statuses[]=inspected&housekeeping_statuses[]=clean&floors[]=1',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Condition Inspected' }))
  expect(here()).toBe(`${products}?housekeeping_statuses[]=clean&floors[]=1`)
  await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' })[0]!)
  expect(here()).toBe(products)
  await waitFor(() => expect(names()).toHaveLength(6))
})

test('a status chosen in the bar changes the address, and then the rows', async () => {
  const { here } = await open()
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Any status Status' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Out of order' }))
  expect(here()).toBe(`${products}?facility_statuses[]=out_of_order`)
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(new Set(cellsOf('Status').map((text) => text.startsWith('Out of order')))).toEqual(new Set([true])),
  )
})

test('active dates are counted on More filters and shown in words, and their fields load when opened', async () => {
  await open('?available_start=2027-03-03&available_end=2027-03-07&booked_start=2027-01-02&facility_category_ids[]=1')
  await screen.findByRole('button', { name: 'More filters 3 in use' })
  await screen.findByRole('button', { name: /^Remove filter Available 3\D+7 Mar 2027$/ })
  await screen.findByRole('button', { name: 'Remove filter Booked night of 2 Jan 2027' })
  expect(screen.queryByRole('group', { name: /^Available between/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^More filters/ }))
  for (const name of ['Available between', 'Booked between', 'Updated between', 'Condition changed between'])
    await screen.findByRole('group', { name: new RegExp(`^${name}`) })
})

test('a blocked room shows the reason and the end date', async () => {
  await open('?facility_statuses[]=out_of_order')
  await rows()
  expect(cellsOf('Status')[0]).toMatch(/^Out of order.*until \d+ [A-Z]/)
})

test('only assets that are cleaned have a condition', async () => {
  await open('?tab=assets')
  await rows()
  const types = cellsOf('Type')
  await waitFor(() => expect(cellsOf('Condition').some((text) => text === 'Not cleaned')).toBe(true))
  expect(cellsOf('Condition').map((text) => text === 'Not cleaned')).toEqual(types.map((type) => /Parking/.test(type)))
})

test('the condition can be changed to what the room allows, with a reason for a failed inspection', async () => {
  const opened = await open()
  await rows()
  const room = (await roomsOf(opened)).find((one) => ['clean', 'inspected'].includes(one.housekeeping_status))!
  const dialog = within(await choose(room.name, 'Condition…'))
  expect(dialog.queryByRole('radio', { name: 'Start cleaning' })).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: 'Fail inspection' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Fail inspection' }))
  await dialog.findByText('Required')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Dust under the bed')
  await userEvent.click(dialog.getByRole('button', { name: 'Fail inspection' }))
  await screen.findByText('1 room set to dirty.')
  await waitFor(() => expect(rowOf(room.name).getByText('Dirty')).toBeTruthy())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test("a status change shows the affected bookings, and can't be sent over them", async () => {
  const opened = await open()
  await rows()
  const room = (await roomsOf(opened)).find(({ delete_refusal }) => /booked/.test(delete_refusal ?? ''))!
  const dialog = within(await choose(room.name, 'Status…'))
  await chooseOption('Status', 'Inactive', screen.getByRole('dialog'))
  await dialog.findByText(/^Affects \d+ bookings?.*0 of 1 room will change/)
  expect(dialog.getByText(/stays? stands? in the way: .+, \d+ nights?, \d/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Set to inactive' })).toHaveProperty('disabled', true)
})

test('the dialog of a status begins at its first field, and an error takes the focus', async () => {
  const opened = await open()
  await rows()
  const room = (await roomsOf(opened)).find(({ facility_status }) => facility_status === 'available')!
  const dialog = within(await choose(room.name, 'Status…'))
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: / Status$/ }))
  await chooseOption('Status', 'Out of order', screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Set to out of order' }))
  expect(document.activeElement).toBe(dialog.getAllByRole('spinbutton')[0])
})

test('a blocking is ended, and Undo creates it again', async () => {
  const opened = await open()
  await rows()
  const room = (await roomsOf(opened)).find(({ current_blocking }) => current_blocking?.state === 'active')!
  const before = rowOf(room.name).getByText(/until/).textContent
  const dialog = within(await choose(room.name, 'End blocking now…'))
  await userEvent.click(dialog.getByRole('button', { name: 'End now' }))
  await screen.findByText('1 blocking ended.')
  await waitFor(() => expect(rowOf(room.name).queryByText(/until/)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 room is as before.')
  await waitFor(() => expect(rowOf(room.name).getByText(/until/).textContent).toBe(before))
})

test('bookings that fail to load are reported, and can be loaded again', async () => {
  let isDown = true
  const faults = [
    refuse('get', 'hotel_management/hotel_calendar/daily_room_blockings', 403, { message: 'No luck' }, () => isDown),
  ]
  await open('', { faults })
  await rows()
  const dialog = within(await choose(names()[0]!, 'Status…'))
  await chooseOption('Status', 'Inactive', screen.getByRole('dialog'))
  await dialog.findByText(/couldn’t be checked: No luck/)
  isDown = false
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
  await dialog.findByText(/will change/)
  expect(dialog.queryByText(/couldn’t be checked/)).toBeNull()
})

test('the download contains exactly the filtered rooms', async () => {
  const { asked, files } = await open('?floors[]=1')
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook (.xlsx)' }))
  await waitFor(() => expect(files).toEqual(['facilities.xlsx']))
  expect(asked('download=1')[0]).toContain('floors[]=1')
})

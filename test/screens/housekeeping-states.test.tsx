import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import type { Facility } from '../../src/api/contract/facility.ts'
import { openShell, outside, setUpShell } from '../support/shell.tsx'

setUpShell()

const lost = http.get('*/v1/hotel_management/properties/facilities', () => HttpResponse.error())

test('while the rooms are loading, their counts are dashes instead of zeros', async () => {
  await openShell('/hotel-management/properties/old-mint-house/housekeeping', { signInAs: 'manager', faults: [lost] })
  await screen.findByRole('button', { name: 'Retry' })
  const counts = within(screen.getByRole('group', { name: 'Rooms by status, and urgent rooms' }))
  expect(counts.getAllByRole('button').map(({ textContent }) => textContent?.at(-1))).toEqual(Array(9).fill('–'))
})

test('headings and counts are read with spaces; under other filters a count says of how many, and loading is said once', async () => {
  const statuses = new Set<Element>()
  const observer = new MutationObserver(() => {
    for (const status of document.querySelectorAll('main [role=status]'))
      if (/^loading/i.test(status.textContent)) statuses.add(status)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const section = '/hotel-management/properties/harbour-view/housekeeping'
  await openShell(section, { signInAs: 'manager' })
  await screen.findAllByRole('button', { name: /^Start cleaning/ })
  const lanes = screen.getAllByRole('heading', { level: 2, name: /^(Dirty|Cleaning), \d+ rooms?$/ })
  expect(lanes).toHaveLength(2)
  expect(statuses.size).toBeLessThanOrEqual(1)
  const counts = within(screen.getByRole('group', { name: 'Rooms by status, and urgent rooms' }))
  const inspected = Number(/\d+$/.exec(counts.getByRole('button', { name: /^Inspected \d+$/ }).textContent)?.[0])
  expect(inspected).toBeGreaterThan(0)
  await outside(() => history.pushState(null, '', `${section}?hk_priority=1`))
  await counts.findByRole('button', { name: `Inspected 0 of ${inspected}` })
  // The count of the filter itself is that of what it shows.
  expect(counts.getByRole('button', { name: /^Rush \d+$/ })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Inspected, 0 rooms' })).toBeTruthy()
})

test('the history of a room says which changes cannot be undone, and why', async () => {
  const section = '/hotel-management/properties/harbour-view/housekeeping'
  const { api } = await openShell(section, { signInAs: 'manager' })
  const fetch = await api.as('manager')
  const base = '/api/v1/hotel_management/properties'
  const { data: property } = await (await fetch(`${base}/property/harbour-view`)).json()
  const rooms = `facilities?property_id=${property.id}&query_type=rooms&dontPaginate=1&hide_images=1`
  const { data } = await (await fetch(`${base}/${rooms}`)).json()
  const room = data.find((each: Facility) => each.housekeeping_status === 'inspected')
  for (const change of ['hk_priority=1', 'hk_priority=0', 'housekeeping_status=pickup']) {
    const body = new URLSearchParams(`facility_ids[]=${room.id}&${change}`)
    expect((await fetch(`${base}/update_room_status`, { method: 'POST', body })).status).toBe(200)
  }
  await outside(() => history.pushState(null, '', `${section}?room=${room.id}`))
  const dialog = within(await screen.findByRole('dialog', { name: /^History of/ }))
  const row = await dialog.findByRole('row', { name: /No rush → Rush/ })
  expect(within(row).getByText('Undo not possible: Changed again since.')).toBeTruthy()
  const rule = 'A condition can only be undone in Housekeeping, within 15 minutes, by the person who changed it.'
  expect(dialog.getAllByText(rule)).toHaveLength(1)
})

const noRooms = http.get('*/v1/hotel_management/properties/facilities', () =>
  HttpResponse.json({ data: [], meta: { current_page: 1, last_page: 1, per_page: 100, total: 0 } }),
)

test.each([
  ['manager', true],
  ['housekeeping', false],
])('without rooms, %s is told where to create them: %s', async (signInAs, isLed) => {
  await openShell('/hotel-management/properties/harbour-view/housekeeping', { signInAs, faults: [noRooms] })
  await screen.findByRole('heading', { name: 'No rooms yet' })
  expect(screen.queryByRole('link', { name: 'Go to the rooms' }) !== null).toBe(isLed)
})

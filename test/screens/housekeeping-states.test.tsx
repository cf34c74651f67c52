import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openShell } from '../support/shell.tsx'

const lost = http.get('*/v1/hotel_management/properties/facilities', () => HttpResponse.error())

test('while the rooms are not known, their counts are dashes and no zeros', async () => {
  await openShell('/hotel-management/properties/old-mint-house/housekeeping', { signInAs: 'manager', faults: [lost] })
  await screen.findByRole('button', { name: 'Retry' })
  const counts = within(screen.getByRole('group', { name: 'Rooms by status, and what presses' }))
  expect(counts.getAllByRole('button').map(({ textContent }) => textContent?.at(-1))).toEqual(Array(9).fill('–'))
})

const noRooms = http.get('*/v1/hotel_management/properties/facilities', () =>
  HttpResponse.json({ data: [], meta: { current_page: 1, last_page: 1, per_page: 100, total: 0 } }),
)

test.each([
  ['manager', true],
  ['housekeeping', false],
])('where there are no rooms yet, %s is led to where they are made: %s', async (signInAs, isLed) => {
  await openShell('/hotel-management/properties/harbour-view/housekeeping', { signInAs, faults: [noRooms] })
  await screen.findByRole('heading', { name: 'No rooms yet' })
  expect(screen.queryByRole('link', { name: 'Go to the rooms' }) !== null).toBe(isLed)
})

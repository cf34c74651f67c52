import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const lost = http.get('*/v1/hotel_management/properties/facilities', () => HttpResponse.error())

test('while the rooms are loading, their counts are dashes instead of zeros', async () => {
  await openShell('/hotel-management/properties/old-mint-house/housekeeping', { signInAs: 'manager', faults: [lost] })
  await screen.findByRole('button', { name: 'Retry' })
  const counts = within(screen.getByRole('group', { name: 'Rooms by status, and urgent rooms' }))
  expect(counts.getAllByRole('button').map(({ textContent }) => textContent?.at(-1))).toEqual(Array(9).fill('–'))
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

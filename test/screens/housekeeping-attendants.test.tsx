import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

const none = http.get('*/v1/hotel_management/properties/attendants', () => HttpResponse.json({ data: [] }))

test('without attendants the dialog says so, and where to add them', async () => {
  await openShell('/hotel-management/properties/old-mint-house/housekeeping', { signInAs: 'manager', faults: [none] })
  await screen.findAllByRole('button', { name: /^Actions for/ })
  await userEvent.click(screen.getByRole('button', { name: 'Assign rooms…' }))
  expect(await screen.findByText(/^This property has no attendants\./)).toBeTruthy()
})

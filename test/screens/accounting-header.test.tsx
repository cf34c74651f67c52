import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShell, setUpShell } from '../support/shell.tsx'

setUpShell()

test('a report that is compared with the year before names the dates of both years', async () => {
  const path = '/hotel-management/properties/harbour-view/accounting-report?period=own&from=2026-03-01&to=2026-03-31'
  await openShell(`${path}&compare=previous_year`, { signInAs: 'manager' })
  const facts = await screen.findByText(/by business date, compared with/)
  expect(facts.textContent).toMatch(/^Revenue, 1 – 31 Mar 2026 by business date, compared with 1 – 31 Mar 2025, as of /)
})

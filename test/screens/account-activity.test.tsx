import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { activity_log } from '../../server/db/schema/activity.ts'
import { openShell, setUpShell } from '../support/shell.tsx'
// Preloads code that the app loads on demand, so that no test waits for it.
import '../../src/machines/activity-log/activity-log.machine.ts'
import '../../src/machines/shell/shell.machine.ts'
import '../../src/screens/activity-log/ActivityLogScreen.tsx'
import '../../src/screens/shell/Shell.tsx'
import '../../src/screens/property/PropertyScreen.tsx'

setUpShell()
afterEach(() => vi.restoreAllMocks())

const log = '/hotel-management/properties/harbour-view/activity-logs?scope=account'

/** The browser's time zone. A process has one only. */
function browserIn(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function own(
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone }
  })
}

test.each([
  ['Pacific/Auckland', 'Auckland', '2026-01-11', '11:30'],
  ['America/Los_Angeles', 'Los Angeles', '2026-01-10', '14:30'],
])('a browser in %s shows entries about accounts by its own days and times', async (timeZone, city, day, time) => {
  browserIn(timeZone)
  const { api } = await openShell(`${log}&from=${day}&to=${day}&keyword=Account ${city}`, { signInAs: 'manager' })
  const refresh = await screen.findByRole('button', { name: 'Refresh' })
  await screen.findByRole('heading', { name: 'No entries match' })
  await api.db.insert(activity_log).values({
    occurred_at: new Date('2026-01-10T22:30:00Z'),
    actor_type: 'user',
    actor_id: 999,
    actor_name: `Account ${city}`,
    module: 'session',
    event: 'signed_in',
    entity_type: 'user',
    entity_label: 'Nobody',
    search_key: `account ${city.toLowerCase()}`,
  })
  await userEvent.click(refresh)
  await waitFor(() => expect([...document.querySelectorAll('time')].map((one) => one.textContent)).toEqual([time]))
  expect(screen.getByText(new RegExp(`^Harbour View.* in ${city}`))).toBeTruthy()
})

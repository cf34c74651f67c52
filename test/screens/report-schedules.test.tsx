import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callerOf } from '../support/api-calls.ts'
import { inventoryOf } from '../support/inventory.ts'
import { runAt, scheduleForm, schedulesPath, userId } from '../support/report-schedules.ts'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

const report = '/hotel-management/properties/harbour-view/accounting-report'
const button = (name: RegExp | string) => screen.findByRole('button', { name })
type Shell = Awaited<ReturnType<typeof openShell>>

/** A schedule of the manager, of another report in each test. */
async function schedule({ api }: Shell, name: string) {
  const manager = await callerOf(api, 'manager')
  const { id } = await inventoryOf(manager, 'harbour-view')
  await manager.post(schedulesPath, scheduleForm(id, [await userId(api, 'manager')], { report: name }))
}
const showList = async () => userEvent.click(await screen.findByRole('link', { name: 'Schedules' }))

test('a report is scheduled with its filters; what the server refuses stays in the form with its reason', async () => {
  let isBad = true
  const errors = { time: ['Not at this time.'] }
  const faults = [refuse('post', 'hotel_management/report_schedules', 422, { message: 'Check.', errors }, () => isBad)]
  await openShell(`${report}?period=last_week&group_by=date`, { signInAs: 'manager', faults })
  await userEvent.click(await button('Schedule…'))
  const dialog = await screen.findByRole('dialog', { name: 'Schedule the report' })
  within(dialog).getByText('Revenue, Business date, Date')
  expect(within(dialog).getByRole('button', { name: /How often$/ }).textContent).toContain('Weekly')
  const send = within(dialog).getByRole('button', { name: 'Schedule the report' })
  await userEvent.click(send)
  await within(dialog).findByText('Not at this time.')
  isBad = false
  await userEvent.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findAllByText(/^Report scheduled\. Next run: /)
  await showList()
  await screen.findByText('Weekly, Monday, 07:00')
})

test('the days of the report follow how often it runs', async () => {
  await openShell(report, { signInAs: 'manager' })
  await userEvent.click(await button('Schedule…'))
  const dialog = await screen.findByRole('dialog', { name: 'Schedule the report' })
  const days = () => within(dialog).getByRole('button', { name: /Days of the report$/ }).textContent
  expect(days()).toContain('Last month')
  await userEvent.click(within(dialog).getByRole('button', { name: /How often$/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Daily' }))
  await waitFor(() => expect(days()).toContain('Yesterday'))
})

test('pausing asks nothing; if it fails, a dialog says why and offers to try again', async () => {
  let isDown = true
  const faults = [refuse('post', 'hotel_management/report_schedules/:id', 400, { message: 'Not now.' }, () => isDown)]
  const shell = await openShell(report, { signInAs: 'manager', faults })
  await schedule(shell, 'taxes')
  await button('Schedule…')
  window.dispatchEvent(new Event('online'))
  await showList()
  await userEvent.click(await button(/^Pause Taxes/))
  const dialog = await screen.findByRole('dialog', { name: 'Pause the schedule' })
  within(dialog).getByText('Not now.')
  isDown = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await button(/^Resume Taxes/)
  expect(await screen.findAllByText('Schedule paused.')).not.toEqual([])
})

test('a file that cannot be downloaded says why, and can be tried again or dismissed', async () => {
  const faults = [refuse('get', 'hotel_management/report_files/:id', 404, { message: 'File not found' }, () => true)]
  const shell = await openShell(report, { signInAs: 'manager', faults })
  await schedule(shell, 'payments')
  await runAt(shell.api, new Date(Date.now() + 2 * 86_400_000))
  await button('Schedule…')
  window.dispatchEvent(new Event('online'))
  await showList()
  const row = await screen.findByRole('row', { name: /^Payments/ })
  await userEvent.click(await within(row).findByRole('button', { name: /^Download / }))
  await screen.findByText(/couldn’t be downloaded: File not found$/)
  await userEvent.click(await button('Dismiss'))
  await waitFor(() => expect(screen.queryByText(/couldn’t be downloaded/)).toBeNull())
})

test('a server without schedules has neither the button nor the tab, and no error', async () => {
  const faults = [refuse('get', 'hotel_management/report_schedules', 404, { message: 'Nothing here.' }, () => true)]
  const shell = await openShell(report, { signInAs: 'manager', faults })
  await button('Print')
  await waitFor(() => expect(shell.asked('/report_schedules')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'Schedule…' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Schedules' })).toBeNull()
  expect(screen.queryByText('Nothing here.')).toBeNull()
})

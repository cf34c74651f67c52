import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { type Body, callerOf } from '../support/api-calls.ts'
import { inlineThread } from '../support/import-actor.ts'
import { inventoryOf } from '../support/inventory.ts'
import { noticesPage } from '../support/notice-records.ts'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'
import * as files from '../support/workbooks.ts'

setUpShell()

// jsdom has no workers, so the worker's code runs in the same thread.
vi.stubGlobal('Worker', function Worker() {
  return inlineThread()
})

const list = '/hotel-management/properties'
const bell = (name: RegExp | string) => screen.findByRole('button', { name })
type Shell = Awaited<ReturnType<typeof openShell>>

/** The manager assigns rooms of Harbour View to the supervisor. */
async function assign({ api }: Shell, count: number) {
  const manager = await callerOf(api, 'manager')
  const { id, rooms } = await inventoryOf(manager, 'harbour-view')
  const { data: attendants } = (await manager.get(`attendants?property_id=${id}`)).body
  const { id: samuel } = attendants.find(({ name }: { name: string }) => name === 'Samuel Okafor')
  const facility_ids = rooms.slice(0, count).map((room) => room.id)
  await manager.post('update_room_status', { facility_ids, attendant_id: null })
  await manager.post('update_room_status', { facility_ids, attendant_id: samuel })
  return rooms.slice(0, count).map(({ name }) => name)
}

test('rooms that others assign ring the bell at once; the panel lists them, marks them as read and leads to them', async () => {
  const shell = await openShell(list, { signInAs: 'supervisor' })
  await bell('Inbox')
  await waitFor(() => expect(shell.asked('/notices')).toHaveLength(2))
  const focused = document.activeElement
  const [first, second] = await assign(shell, 2)
  const button = await bell('Inbox, 1 unread')
  const text = `Marta Oliveira assigned 2 rooms to you: ${first} and ${second}.`
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
  expect(document.activeElement).toBe(focused)

  await userEvent.click(button)
  const panel = await screen.findByRole('dialog', { name: 'Inbox' })
  const entry = await within(panel).findByRole('link', { name: new RegExp(`^${text}`) })
  expect(entry.textContent).toContain('New · Harbour View · today')
  await bell('Inbox')
  await waitFor(() => expect(shell.asked('POST /api/v1/hotel_management/notices/read')).toHaveLength(1))
  // The page beside the panel stays usable.
  expect(screen.getByRole('heading', { level: 1, name: 'Properties' })).toBeTruthy()

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button))

  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('link', { name: new RegExp(`^${text}`) }))
  expect(shell.here()).toBe('/hotel-management/properties/harbour-view/housekeeping?view=mine')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

/** Notes exports of the manager, as another tab does. */
async function noteExports({ api }: Shell) {
  const manager = await callerOf(api, 'manager')
  const property_id = (await manager.get('property/harbour-view')).body.data.id as number
  const note = (fields: Body) =>
    manager.post('/api/v1/hotel_management/notices', { kind: 'export', format: 'csv', ...fields })
  await note({ property_id, list: 'add-ons', format: 'xlsx' })
  await note({ property_id, list: 'accounting-report' })
  await note({ property_id, list: 'activity-logs' })
  await note({ list: 'property-types' })
}

/** Imports two rooms, one of which has a fault, on the page of the import. */
async function importRooms(name: string) {
  await screen.findByRole('heading', { level: 2, name: 'Choose a file' })
  const rows = [files.roomRow({ Name: name }), files.roomRow({ Name: `${name}b`, Smoking: 'maybe' })]
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File([files.workbook(rows)], 'rooms.xlsx'), { applyAccept: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Create 1' }))
  await screen.findByRole('heading', { level: 2, name: 'Import finished' })
}
const importPage = '/hotel-management/properties/harbour-view/products?view=import'

test('an import with refused rows rings the bell, opens no dialog, and its notice leads back to the import', async () => {
  const shell = await openShell(importPage, { signInAs: 'manager' })
  await bell('Inbox')
  await waitFor(() => expect(shell.asked('/notices')).toHaveLength(2))
  await importRooms('941')
  const button = await bell('Inbox, 1 unread')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(button)
  const entry = await screen.findByRole('link', { name: /^1 of 2 rooms was not imported\./ })
  expect(entry.textContent).toContain('New · Harbour View · today')
  expect(entry.getAttribute('href')).toBe(importPage)
})

test('a server that takes no notes causes no message after an import', async () => {
  const faults = [refuse('post', 'hotel_management/notices', 404, { message: 'Nothing here.' })]
  const shell = await openShell(importPage, { signInAs: 'manager', faults })
  await importRooms('951')
  await waitFor(() => expect(shell.asked('POST /api/v1/hotel_management/notices')).toHaveLength(1))
  await screen.findByText('1 created, 1 refused.')
  expect(screen.queryByText('Nothing here.')).toBeNull()
})

test('finished exports lead to their lists; those of the group have no property', async () => {
  const shell = await openShell(list, { signInAs: 'manager' })
  await bell(/^Inbox/)
  await noteExports(shell)
  await userEvent.click(await bell(/^Inbox/))
  const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
  const house = '/hotel-management/properties/harbour-view'
  expect(await hrefOf(/^“Add-ons” was downloaded as Excel\./)).toBe(`${house}/products?tab=add-ons`)
  expect(await hrefOf(/^“Accounting Report” was downloaded as CSV\./)).toBe(`${house}/accounting-report`)
  expect(await hrefOf(/^“Activity logs” was downloaded as CSV\./)).toBe(`${house}/activity-logs`)
  const types = await screen.findByRole('link', { name: /^“Property types” was downloaded as CSV\./ })
  expect(types.getAttribute('href')).toBe(`${list}?view=types`)
  expect(types.textContent).toMatch(/New · today/)
})

test('an empty inbox says what appears there; a failed one says why and offers Retry', async () => {
  let isDown = true
  const faults = [
    refuse('get', 'hotel_management/notices', 400, { message: 'The inbox is being repaired.' }, () => isDown),
  ]
  await openShell(list, { signInAs: 'frontdesk', faults })
  await userEvent.click(await bell('Inbox'))
  const panel = await screen.findByRole('dialog', { name: 'Inbox' })
  expect((await within(panel).findByText('The inbox is being repaired.')).closest('[role=alert]')).not.toBeNull()
  isDown = false
  await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }))
  await within(panel).findByText('Nothing here yet')
})

test('a server without notices has no bell', async () => {
  const faults = [refuse('get', 'hotel_management/notices/changes', 404, { message: 'Nothing here.' })]
  const { asked } = await openShell(list, { signInAs: 'frontdesk', faults })
  await bell('Inbox')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Inbox/ })).toBeNull())
  expect(asked('/notices')).toHaveLength(1)
})

const harbourView = '/hotel-management/properties/harbour-view'
const about = {
  id: 1,
  property: { prefix: 'harbour-view', name: 'Harbour View', timezone: 'Europe/Lisbon' },
  created_at: '2026-03-03T14:05:00Z',
  is_read: true,
}
const solved = { ...about, kind: 'problem_done' as const, data: { by: 'Ana Reis', room: '204' } }
const monthClosed = { ...about, kind: 'month_closed' as const, data: { by: 'Ana Reis', month: '2026-02', months: 1 } }

test.each([
  ['problems', `${harbourView}/housekeeping?view=problems`, solved, '/properties/problems?'],
  ['periods', `${harbourView}/accounting-report?tab=periods`, monthClosed, '/accounting_months'],
])('a notice that leads to the open page reads its %s again', async (_, place, notice, call) => {
  const faults = [http.get('*/hotel_management/notices', () => HttpResponse.json(noticesPage([notice])))]
  const { asked, here } = await openShell(place, { signInAs: 'manager', faults })
  await waitFor(() => expect(asked(call).length).toBeGreaterThan(0))
  const items = history.length
  await userEvent.click(await bell('Inbox'))
  const entry = await screen.findByRole('link', { name: /^Ana Reis/ })
  const { length: before } = asked(call)
  await userEvent.click(entry)
  await waitFor(() => expect(asked(call)).toHaveLength(before + 1), { timeout: 5000 })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inbox' })).toBeNull())
  expect([here(), history.length]).toEqual([place, items])
})

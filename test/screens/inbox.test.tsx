import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callerOf } from '../support/api-calls.ts'
import { inventoryOf } from '../support/inventory.ts'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()

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

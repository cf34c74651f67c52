import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { addDays } from '../../src/api/contract/days.ts'
import type { Problem } from '../../src/api/contract/problems.ts'
import { pictureFile } from '../support/pictures.ts'
import { choose } from '../support/select.ts'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'

setUpShell()
// jsdom shows no pictures.
URL.createObjectURL ??= () => 'blob:photo'
URL.revokeObjectURL ??= () => undefined

vi.setConfig({ testTimeout: 40_000 })

const board = '/hotel-management/properties/harbour-view/housekeeping'
const problemsCall = '*/v1/hotel_management/properties/problems'
const facilitiesCall = '*/v1/hotel_management/properties/facilities'

/** Rooms as a server without the extension sends them. */
const withoutProblems = http.get(facilitiesCall, async ({ request }) => {
  if (request.headers.has('x-direct')) return
  const headers = { ...Object.fromEntries(request.headers), 'x-direct': '1' }
  const reply = await fetch(new Request(request, { headers }))
  const { data, meta } = (await reply.json()) as { data: { problems?: unknown }[]; meta: unknown }
  return HttpResponse.json({ data: data.map(({ problems: _problems, ...room }) => room), meta })
})

async function openReport(options: Parameters<typeof openShell>[1] = {}) {
  const shell = await openShell(board, { signInAs: 'supervisor', ...options })
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ })
  const room = menu!.getAttribute('aria-label')!.replace('Actions for ', '')
  await userEvent.click(menu!)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report a problem…' }))
  const dialog = await screen.findByRole('dialog', { name: `Report a problem in ${room}` })
  return { ...shell, room, dialog, at: within(dialog) }
}

test('the report says what is missing at its fields, and the first of them has the focus', async () => {
  const { at, asked } = await openReport()
  await userEvent.click(at.getByRole('button', { name: 'Report the problem' }))
  expect(await at.findAllByText('Required')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(at.getByRole('button', { name: /Kind/ })))
  expect(asked('POST /api/v1/hotel_management/properties/problems')).toEqual([])
})

test('a wrong file is refused in a sentence at the field, and a photo can be removed', async () => {
  const { at, dialog } = await openReport()
  const input = dialog.querySelector<HTMLInputElement>('input[type=file][multiple]')!
  expect(input.accept).toBe('image/jpeg,image/png,image/webp')
  const camera = dialog.querySelector<HTMLInputElement>('input[type=file][capture]')!
  expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment'])
  const files = [await pictureFile('tap.png'), new File(['text'], 'notes.png', { type: 'image/png' })]
  await userEvent.upload(input, files)
  await at.findByText('notes.png is not a JPEG, PNG or WebP picture')
  await userEvent.click(at.getByRole('button', { name: 'Remove: Image 1 of 1' }))
  await waitFor(() => expect(at.queryByRole('img')).toBeNull())
})

test('a reported problem is said in a notice, and the mark of its card counts it', async () => {
  const { room, at, dialog, api } = await openReport()
  await choose('Kind', 'Electrical', dialog)
  await userEvent.type(at.getByRole('textbox', { name: 'What is wrong?' }), 'The lamp hums')
  await userEvent.click(at.getByRole('radio', { name: 'Urgent' }))
  await userEvent.click(at.getByRole('button', { name: 'Report the problem' }))
  await screen.findByText(`Problem in ${room} reported.`)
  const card = screen.getByRole('button', { name: `Actions for ${room}` }).closest('li')!
  expect(await within(card).findByText(/^\d open problems?, \d urgent$/)).toBeTruthy()
  const manager = await api.as('manager')
  const { data: property } = (await (
    await manager('/api/v1/hotel_management/properties/property/harbour-view')
  ).json()) as { data: { id: number } }
  const found = await manager(
    `/api/v1/hotel_management/properties/problems?property_id=${property.id}&keyword=lamp hums`,
  )
  const { data } = (await found.json()) as { data: Problem[] }
  expect(data).toMatchObject([{ kind: 'electrical', priority: 'urgent', facility: { name: room } }])
})

test('a server without problems leaves no trace: no action, no link, no mark, no view', async () => {
  const { asked } = await openShell(`${board}?view=problems`, {
    signInAs: 'manager',
    faults: [
      withoutProblems,
      refuse('get', 'hotel_management/properties/problems', 404, { message: 'No such address' }),
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'Housekeeping' })
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ })
  expect(screen.queryByRole('link', { name: 'Problems' })).toBeNull()
  expect(screen.queryByText(/open problem/)).toBeNull()
  await userEvent.click(menu!)
  await screen.findByRole('menuitem', { name: 'History' })
  expect(screen.queryByRole('menuitem', { name: 'Report a problem…' })).toBeNull()
  expect(asked('POST')).toEqual([])
})

// Requirement 2.problems.print.
test('the task sheet prints kind, priority and text of each open problem of a room', async () => {
  const { asked } = await openShell(`${board}?view=sheets`, { signInAs: 'supervisor' })
  const leak = 'Plumbing, Urgent: Shower leaks into the room below. The floor beside the drain is soft.'
  const row = (await screen.findByText(leak)).closest('tr')!
  expect(row.textContent).not.toMatch(/open problem/)
  expect(screen.getByText(/^Electrical, Normal: Reading lamp on the left side of the bed/)).toBeTruthy()
  expect(asked('GET /api/v1/hotel_management/properties/problems?')).toHaveLength(1)
})

test('task sheets count the problems that could not be read, say so, and read them again', async () => {
  let isDown = true
  const down = refuse('get', 'hotel_management/properties/problems', 403, { message: 'Not now.' }, () => isDown)
  await openShell(`${board}?view=sheets`, { signInAs: 'supervisor', faults: [down] })
  await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getAllByText('Not now.').length).toBeGreaterThan(0)
  expect((await screen.findAllByRole('cell', { name: /\d open problems?/ })).length).toBeGreaterThan(0)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText(/^Plumbing, Urgent: Shower leaks/)
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(screen.queryByText(/\d open problems?/)).toBeNull()
})

test('the list shows who reported what, can be filtered, and says so when it cannot be read', async () => {
  let isDown = false
  const down = http.get(problemsCall, () =>
    isDown ? HttpResponse.json({ message: 'Not now.' }, { status: 403 }) : undefined,
  )
  const { here } = await openShell(`${board}?view=problems`, { signInAs: 'supervisor', faults: [down] })
  const table = await screen.findByRole('table', { name: 'Problems' })
  const row = await within(table).findByRole('row', { name: /Shower leaks into the room below/ })
  for (const text of ['Plumbing', 'Urgent', 'In progress', /^Out of order until/, /Sato|Kovač|Bauer|Achebe|Demir/])
    expect(within(row).getByText(text)).toBeTruthy()
  expect(within(row).queryByRole('button', { name: /^Block/ })).toBeNull()
  await choose('Kind', 'Furniture')
  await waitFor(() => expect(here()).toContain('kinds[]=furniture'))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Kind Furniture' }))
  await waitFor(() => expect(here()).not.toContain('kinds'))
  isDown = true
  await choose('Priority', 'Low')
  expect(await screen.findByText(/^Not now\./)).toBeTruthy()
})

test('the menu of the list downloads it as it is filtered', async () => {
  const { files, asked } = await openShell(`${board}?view=problems&priorities[]=urgent`, { signInAs: 'supervisor' })
  await screen.findByRole('row', { name: /Shower leaks into the room below/ })
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Comma-separated (.csv)' }))
  await waitFor(() => expect(files).toEqual(['problems.csv']))
  expect(asked('download=1')[0]).toMatch(/priorities\[\]=urgent&.*&format=csv&/)
})

test.each([
  ['manager', true],
  ['housekeeping', false],
])('whether %s may block a room from the list: %s', async (signInAs, mayBlock) => {
  await openShell(`${board}?view=problems`, { signInAs })
  await screen.findAllByRole('button', { name: /^Done/ })
  expect(screen.queryAllByRole('button', { name: /^Block the room…/ }).length > 0).toBe(mayBlock)
})

test('blocking the room of a problem begins with tonight on the clock of the hotel', async () => {
  await openShell(`${board}?view=problems`, { signInAs: 'manager' })
  const [block] = await screen.findAllByRole('button', { name: /^Block the room…/ })
  await userEvent.click(block!)
  const parts = await within(await screen.findByRole('dialog')).findAllByRole('spinbutton')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon' }).format(new Date())
  // Day, month and year of the first night, then of the morning after.
  const days = [parts.slice(0, 3), parts.slice(3)].map((date) => date.map((part) => Number(part.ariaValueNow)))
  const expected = [today, addDays(today, 1)].map((day) => day.split('-').toReversed().map(Number))
  expect(days.map((date) => date.toSorted())).toEqual(expected.map((date) => date.toSorted()))
})

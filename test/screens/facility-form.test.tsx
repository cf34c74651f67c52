import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'
import { closeSuccessDialog } from '../support/success-dialog.ts'

setUpShell()

const rooms = '/hotel-management/properties/harbour-view/products'
const open = (search: string, options = {}) => openShell(`${rooms}${search}`, { signInAs: 'manager', ...options })
const field = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

async function retype(name: string | RegExp, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

async function pickType(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: /Type$/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('a taken name is marked while typing, and the typed names are counted', async () => {
  await open('?view=new')
  await retype('Names', '901–903, 101')
  expect(await screen.findByText('4 rooms, 1 of them taken')).toBeTruthy()
  const names = within(screen.getByRole('list', { name: 'Names of the rooms' })).getAllByRole('listitem')
  expect(names.map((name) => name.textContent)).toEqual(['901', '902', '903', '101 taken'])
})

test('the rejected names stay in the form with their reasons, and the created ones are in the list', async () => {
  const { asked, here } = await open('?view=new')
  await pickType(/Double/)
  await retype('Names', '911, 912, 101')
  await retype(/^Section/, 'West')
  await press('Create 3 rooms')
  const results = await screen.findByRole('region', { name: '2 of 3 rooms created' })
  expect(
    within(results).getByRole('row', { name: /^101 Refused ?There is already a room with this name/ }),
  ).toBeTruthy()
  expect([(await field('Names')).value, (await field(/^Section/)).value]).toEqual(['101', 'West'])
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '1 field needs your attention' }))
  await retype('Names', '913')
  await press('Create room')
  await waitFor(() => expect(here()).toBe(rooms))
  await closeSuccessDialog('“913” created.')
  expect(await screen.findByRole('rowheader', { name: /^911/ })).toBeTruthy()
  expect(asked('POST /api/v1/hotel_management/properties/facilities')).toHaveLength(2)
})

test('an error for the whole request keeps the input', async () => {
  const said = { message: 'The server is resting.' }
  await open('?view=new', { faults: [refuse('post', 'hotel_management/properties/facilities', 400, said)] })
  await pickType(/Double/)
  await retype('Names', '921–923')
  await press('Create 3 rooms')
  const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
  expect(error.getByText(/The server is resting\./)).toBeTruthy()
  await press('Close Error')
  expect((await field('Names')).value).toBe('921–923')
})

test('a bulk edit sends only ticked fields, and reports an invalid field before sending', async () => {
  const { asked } = await open('')
  await screen.findAllByRole('rowheader')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select rows' }))
  for (const name of ['Select 101', 'Select 102']) await userEvent.click(screen.getByRole('checkbox', { name }))
  const bar = await screen.findByRole('group', { name: 'Selected rooms' })
  await userEvent.click(within(bar).getByRole('button', { name: 'Edit…' }))
  await press('Review changes')
  expect(await screen.findByText('Tick at least one field to change.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Change Floor' }))
  await retype('Floor', 'a floor with far too long a name')
  await press('Review changes')
  expect(await screen.findByRole('link', { name: 'Floor: At most 20 characters' })).toBeTruthy()
  expect(asked('update_facility')).toEqual([])
  await retype('Floor', 'G')
  await press('Review changes')
  expect(await screen.findByText('New for 2 rooms')).toBeTruthy()
  await press('Change 2 rooms')
  expect((await screen.findAllByText('2 rooms changed.')).length).toBeGreaterThan(0)
})

test('an asset has no door and bed fields, and offers only asset types', async () => {
  await open('?tab=assets&view=new')
  await userEvent.click(await screen.findByRole('button', { name: /Type$/ }))
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
  expect(options.some((option) => /Double|Single/.test(option ?? ''))).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('combobox', { name: /Connecting rooms/ })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /Bed setup/ })).toBeNull()
})

test('without options a form shows the reason, and appears once there are options', async () => {
  let isDown = true
  const said = { message: 'The server is resting.' }
  await open('?view=new', {
    faults: [refuse('get', 'hotel_management/properties/facility_types_by_property', 403, said, () => isDown)],
  })
  expect(await screen.findByText(/floors couldn’t be loaded\. The server is resting\./)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Names' })).toBeNull()
  isDown = false
  await press('Retry')
  await pickType(/Double/)
  expect(await field('Names')).toBeTruthy()
})

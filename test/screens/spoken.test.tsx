import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { Button } from '../../src/design/button/Button.tsx'
import { DatePicker } from '../../src/design/field/DatePicker.tsx'
import { ImageField } from '../../src/design/field/ImageField.tsx'
import { Select } from '../../src/design/field/Select.tsx'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'
import { listen } from '../support/spoken-texts.ts'

setUpShell()

const list = '/hotel-management/properties'

const describes = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

test('each sorting of a list is said, though its count is the same', async () => {
  const said = listen()
  await openShell(list, { signInAs: 'manager' })
  await screen.findByRole('rowheader', { name: /Casa Azul/ })
  await waitFor(() => expect(said).toEqual(['4 properties']))
  await userEvent.click(screen.getByRole('button', { name: 'Rooms' }))
  await waitFor(() => expect(said).toEqual(['4 properties', '4 properties']))
})

test.each([
  ['a new property', `${list}?view=new`, 'Rooms', /^4 properties$/],
  ['new rooms', `${list}/harbour-view/products?view=new`, 'Floor', /^\d+ rooms$/],
])(
  'the form of %s opened by its address is not followed by the list behind it',
  async (_form, path, heading, count) => {
    const said = listen()
    await openShell(path, { signInAs: 'manager' })
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }))
    await screen.findAllByRole('rowheader')
    // What is said then is the answer to a press.
    await userEvent.click(await screen.findByRole('button', { name: heading }))
    await waitFor(() => expect(said).toEqual([expect.stringMatching(count)]))
  },
)

test('the form of a new person opened by its address is not followed by the list behind it', async () => {
  const said = listen()
  await openShell('/hotel-management/people?view=new', { signInAs: 'manager' })
  await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }))
  await screen.findByRole('rowheader', { name: /Finn Larsen/ })
  await userEvent.type(screen.getByRole('searchbox'), 'Finn')
  await waitFor(() => expect(said).toEqual(['1 person']))
})

test('a filter of the rooms says how many it leaves', async () => {
  const said = listen()
  await openShell(`${list}/harbour-view/housekeeping`, { signInAs: 'manager' })
  await screen.findAllByRole('button', { name: /^Start cleaning/ })
  const counts = screen.getByRole('group', { name: 'Rooms by status, and urgent rooms' })
  const countOf = ({ textContent }: HTMLElement) => Number(/\d+$/.exec(textContent)?.[0])
  const status = within(counts)
    .getAllByRole('button')
    .find((button) => countOf(button) > 1)!
  const count = countOf(status)
  await userEvent.click(status)
  await waitFor(() => expect(said).toEqual([`${count} rooms`]))
})

test('each tick of a row says how many are selected', async () => {
  const said = listen()
  await openShell(list, { signInAs: 'manager' })
  await screen.findByRole('rowheader', { name: /Casa Azul/ })
  await waitFor(() => expect(said).toEqual(['4 properties']))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select rows' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Casa Azul' }))
  await waitFor(() => expect(said.at(-1)).toBe('1 of 4 selected'))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  await waitFor(() => expect(said.at(-1)).toBe('4 of 4 selected'))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }))
  await waitFor(() => expect(said.at(-1)).toBe('0 of 4 selected'))
})

test('each tick of a room says how many are selected', async () => {
  const said = listen()
  await openShell(`${list}/harbour-view/housekeeping?view=table`, { signInAs: 'manager' })
  const [first, second] = await screen.findAllByRole('checkbox', { name: /^Select \d/ })
  await userEvent.click(first!)
  await waitFor(() => expect(said.at(-1)).toMatch(/^1 of \d+ selected$/))
  await userEvent.click(second!)
  await waitFor(() => expect(said.at(-1)).toMatch(/^2 of \d+ selected$/))
})

test.each([
  ['a list', list, refuse('get', 'hotel_management/properties/property', 500, { message: 'No luck.' })],
  [
    'a report',
    `${list}/harbour-view/accounting-report`,
    refuse('post', 'hotel_management/graphql', 500, { message: 'No luck.' }),
  ],
])('the failure of %s is said once, by its alert', async (_what, path, fault) => {
  const said = listen()
  await openShell(path, { signInAs: 'manager', faults: [fault] })
  await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent.includes('No luck.'))).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('button', { name: 'Retry' })
  expect(said.filter((text) => text.includes('No luck.'))).toEqual([])
})

test('a failed sign-in begins the title with "Error: "', async () => {
  await openShell('/login')
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(document.title).toMatch(/^Error: Sign in/))
})

test('the password form has a name, and the button of its result says how it went', async () => {
  await openShell(list, { signInAs: 'regional' })
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  const form = within(await screen.findByRole('form', { name: 'Change Password' }))
  await userEvent.type(form.getByLabelText('Current password'), 'Welcome-2026!')
  await userEvent.type(form.getByLabelText('New password'), 'Welcome-2027!')
  await userEvent.type(form.getByLabelText('Confirm password'), 'Welcome-2027!')
  await userEvent.click(form.getByRole('button', { name: 'Update' }))
  const done = await screen.findByRole('button', { name: 'Okay, thanks!' })
  expect(describes(done)).toBe('User Password Updated Successfully Applied Changes!')
})

test('while a new password is typed, the rules it meets and whether both are equal are said', async () => {
  await openShell(list, { signInAs: 'accountant' })
  await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }))
  const form = within(await screen.findByRole('form', { name: 'Change Password' }))
  const said = () => form.getAllByRole('status')[0]!.textContent
  expect(said()).toBe('')
  await userEvent.type(form.getByLabelText('New password'), 'welcome1')
  expect(said()).toBe('Password rules, 3 of 5 met')
  await userEvent.type(form.getByLabelText('New password'), 'X!')
  expect(said()).toBe('Password rules, 5 of 5 met')
  await userEvent.type(form.getByLabelText('Confirm password'), 'welcome1X')
  expect(said()).toBe('Passwords do not match!')
  await userEvent.type(form.getByLabelText('Confirm password'), '!')
  expect(said()).toBe('The passwords match')
})

test('an alert dialog is described by its message', async () => {
  const faults = [refuse('post', 'hotel_management/properties/property_types', 500, {})]
  await openShell('/hotel-management/properties?view=types', { signInAs: 'manager', faults })
  await userEvent.click(await screen.findByRole('button', { name: 'New property type' }))
  const form = within(await screen.findByRole('dialog', { name: 'New property type' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Treehouse')
  await userEvent.click(form.getByRole('button', { name: 'Create property type' }))
  expect(describes(await screen.findByRole('alertdialog', { name: 'Error' }))).toBe(
    "Oops! Something went wrong. Let's try that again.",
  )
})

test('pressing the place to drop pictures opens the file dialog', async () => {
  const field = {
    label: 'Pictures',
    description: 'JPEG',
    accept: ['image/jpeg'],
    images: [],
    onAdd: vi.fn<() => void>(),
  }
  const { container } = render(<ImageField {...field} onRemove={vi.fn<() => void>()} />)
  const opened = vi.fn<() => void>()
  container.querySelector('input[type=file]')!.addEventListener('click', opened)
  await userEvent.click(screen.getByRole('button', { name: /^Drop/ }))
  expect(opened).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Choose files…' }))
  expect(opened).toHaveBeenCalledTimes(2)
})

test('a choice that an arrow key changes in a closed list is said, once', async () => {
  const choices = [
    { id: 'dirty', label: 'Dirty' },
    { id: 'clean', label: 'Clean' },
  ]
  const Condition = () => {
    const [value, setValue] = useState('dirty')
    return <Select label="Condition" choices={choices} value={value} onChange={setValue} />
  }
  const { container } = render(<Condition />)
  const said = () => container.querySelector('[role=status]')!.textContent
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(said()).toBe('Clean')
  await userEvent.tab()
  expect(said()).toBe('')
})

test('a part of a date and its calendar refer to no label, which a screen reader would say beside their names', () => {
  render(<DatePicker label="Bookable from" isRequired={false} value={null} onChange={vi.fn<() => void>()} />)
  const day = screen.getByRole('spinbutton', { name: 'day, Bookable from (optional)' })
  const calendar = screen.getByRole('button', { name: 'Calendar, Bookable from' })
  for (const element of [day, calendar]) expect(element.hasAttribute('aria-labelledby')).toBe(false)
})

test('the boxes of the rows have no heading that would be said before their names', async () => {
  await openShell(list, { signInAs: 'manager' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select rows' }))
  const all = await screen.findByRole('checkbox', { name: /^Select all/ })
  expect(all.closest('th')).toBeNull()
})

test('a button whose action runs keeps its name, and its progress is said once, beside it', () => {
  render(
    <Button isPending pendingLabel="Saving">
      Save dates
    </Button>,
  )
  expect(screen.getByRole('button', { name: 'Save dates' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Saving')
})

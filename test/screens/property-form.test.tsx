import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openShell, outside, refuse, setUpShell } from '../support/shell.tsx'
import { navigate } from '../../src/screens/navigate.ts'
import { pictureFile } from '../support/pictures.ts'
import { closeSuccessDialog } from '../support/success-dialog.ts'

setUpShell()

const edit = '/hotel-management/properties?view=edit&property=casa-azul'
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

async function retype(name: RegExp, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  await userEvent.type(input, text)
  return input
}

test('a field that the server rejects shows the error, takes the focus, and keeps the input', async () => {
  const said = { message: 'Some fields need your attention.', errors: { name: ['Already taken'] } }
  await openShell(edit, {
    signInAs: 'manager',
    faults: [refuse('post', 'hotel_management/properties/update_property/:id', 422, said)],
  })
  const input = await retype(/^Name/, 'Casa Branca')
  await save()
  const link = await screen.findByRole('link', { name: 'Name: Already taken' })
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '1 field needs your attention' }))
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['Casa Branca', 'true'])
  expect(document.title).toMatch(/^Error: /)
  await userEvent.click(link)
  expect(document.activeElement).toBe(input)
})

test('an invalid value is reported before anything is sent', async () => {
  const { asked } = await openShell(edit, { signInAs: 'manager' })
  await retype(/^Email/, 'nobody')
  await save()
  expect(await screen.findByRole('link', { name: 'Email: Must be an email address' })).toBeTruthy()
  expect(asked('update_property')).toEqual([])
})

test('a saved change closes the form, is confirmed, and is in the list', async () => {
  const { here } = await openShell(edit, { signInAs: 'manager' })
  await retype(/^Address/, 'Rua Nova 3')
  await save()
  await closeSuccessDialog('“Casa Azul” saved.')
  await waitFor(() => expect(here()).toBe('/hotel-management/properties'))
  expect(await screen.findByRole('rowheader', { name: /Casa Azul/ })).toBeTruthy()
})

const auditTime = () => screen.findByRole('group', { name: /^Audit time/ })
const segment = (group: HTMLElement, name: RegExp) => within(group).getByRole('spinbutton', { name })

test('the audit time is typed by keyboard, saved, shown again and emptied', async () => {
  const { here, api } = await openShell(edit, { signInAs: 'manager' })
  const fetch = await api.as('manager')
  const read = async () => {
    const reply = await fetch('/api/v1/hotel_management/properties/property/casa-azul')
    return (await reply.json()).data.audit_time
  }
  expect((await auditTime()).textContent).toMatch(/––:––/)
  await userEvent.click(segment(await auditTime(), /^hour/))
  await userEvent.keyboard('0330')
  await save()
  await closeSuccessDialog('“Casa Azul” saved.')
  await waitFor(() => expect(here()).toBe('/hotel-management/properties'))
  expect(await read()).toBe('03:30')
  act(() => navigate(edit))
  await waitFor(async () => expect((await auditTime()).textContent).toMatch(/03\D+30/))
  await userEvent.click(segment(await auditTime(), /^hour/))
  await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}')
  await save()
  await closeSuccessDialog('“Casa Azul” saved.')
  expect(await read()).toBeNull()
})

test('a partly typed audit time, and one after noon, are reported at the field and stay in it', async () => {
  const { asked } = await openShell(edit, { signInAs: 'manager' })
  await userEvent.click(segment(await auditTime(), /^hour/))
  await userEvent.keyboard('{ArrowUp}')
  await save()
  const message = 'Must be a time from 00:00 to 11:59'
  const link = await screen.findByRole('link', { name: `Audit time: ${message}` })
  expect((await auditTime()).textContent).toMatch(/00\D+––/)
  await userEvent.click(link)
  expect((await auditTime()).contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('1530')
  await save()
  expect((await auditTime()).textContent).toMatch(/15\D+30/)
  expect(screen.getByRole('link', { name: `Audit time: ${message}` })).toBeTruthy()
  expect(asked('update_property')).toEqual([])
})

test('a time with an emptied part is an error, and nothing is guessed', async () => {
  const { asked } = await openShell(edit, { signInAs: 'manager' })
  const checkIn = () => screen.findByRole('group', { name: /^Check-in/ })
  expect((await checkIn()).textContent).toMatch(/15\D+00/)
  await userEvent.click(segment(await checkIn(), /^hour/))
  await userEvent.keyboard('{Backspace}{Backspace}')
  await userEvent.click(screen.getByRole('textbox', { name: /^Name/ }))
  await screen.findByText('Complete the time')
  expect((await checkIn()).textContent).toMatch(/––\D+00/)
  await userEvent.click(segment(await checkIn(), /^minute/))
  await userEvent.click(screen.getByRole('textbox', { name: /^Name/ }))
  expect((await checkIn()).textContent).toMatch(/––\D+00/)
  await save()
  await screen.findByRole('link', { name: /^Check-in: / })
  expect((await checkIn()).textContent).toMatch(/––\D+00/)
  expect(asked('update_property')).toEqual([])
})

const byAnother = { by: 'regional', title: /^Rafael Moreno changed this on \d+ \w+, \d\d:\d\d$/ }

/** This user changes name and phone while another user, or they themselves, change name and address of Casa Azul. */
async function conflict(mine: string, { by, title } = byAnother) {
  const opened = await openShell(edit, { signInAs: 'manager' })
  await retype(/^Name/, mine)
  await retype(/^Phone/, '+351 1')
  const fetch = await opened.api.as(by)
  const base = '/api/v1/hotel_management/properties'
  const read = async () => (await (await fetch(`${base}/property/casa-azul`)).json()).data
  const { id, prefix: _prefix, ...record } = await read()
  const kept = 'name property_type_id status timezone currency check_in_time check_out_time lock_version'.split(' ')
  const body = new URLSearchParams(kept.map((name) => [name, String(record[name])]))
  for (const name of ['bookable_date_from', 'bookable_date_to', 'email', 'phone']) body.set(name, record[name] ?? '')
  const theirName = `Casa ${record.lock_version}`
  body.set('name', theirName)
  body.set('address', `Rua Velha ${record.lock_version}`)
  const reply = await fetch(`${base}/update_property/${id}`, { method: 'POST', body })
  expect(reply.status).toBe(200)
  await save()
  const dialog = await screen.findByRole('alertdialog', { name: title })
  return { ...opened, dialog, read, theirName, theirs: `Rua Velha ${record.lock_version}` }
}

test('a conflict shows both versions, and the record gets the choice of each field', async () => {
  const { dialog, read, theirName, theirs } = await conflict('Casa Branca')
  const name = within(dialog).getByRole('radiogroup', { name: 'Name' })
  expect(within(name).getByRole<HTMLInputElement>('radio', { name: 'Yours Casa Branca' }).checked).toBe(true)
  const phone = within(dialog).getByRole('row', { name: /^Phone/ })
  expect(phone.textContent).toContain('+351 1')
  expect(within(dialog).getByRole('row', { name: /^Address/ }).textContent).toMatch(`${theirs}Only they changed it`)
  expect((await read()).name).toBe(theirName)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }))
  await closeSuccessDialog('“Casa Branca” saved.')
  expect(await read()).toMatchObject({ name: 'Casa Branca', address: theirs, phone: '+351 1' })
})

test('a conflict with a change of one’s own, in another tab, says so', async () => {
  const { dialog, theirs } = await conflict('Casa Verde', {
    by: 'manager',
    title: /^You changed this property in another tab$/,
  })
  expect(within(dialog).getByText(/^You saved in another tab while this form was open\./)).toBeTruthy()
  expect(within(dialog).getByRole('row', { name: /^Address/ }).textContent).toMatch(
    `${theirs}Changed only in the other tab`,
  )
  expect(within(dialog).getByRole('radio', { name: 'In this form Casa Verde' })).toBeTruthy()
  expect(within(dialog).queryByText(/someone|they|theirs/i)).toBeNull()
})

test('theirs chosen for one field is saved with mine in the others', async () => {
  const { dialog, read, theirName, theirs } = await conflict('Casa Rosa')
  await userEvent.click(within(dialog).getByRole('radio', { name: `Saved meanwhile ${theirName}` }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }))
  await waitFor(async () => expect(await read()).toMatchObject({ name: theirName, address: theirs, phone: '+351 1' }))
})

test("returning to the form keeps the user's input", async () => {
  const { dialog } = await conflict('Casa Cinza')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the form' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await field(/^Name/)).value).toBe('Casa Cinza')
})

test('leaving unsaved work asks first, and “Keep editing” keeps the input', async () => {
  const { here } = await openShell(edit, { signInAs: 'manager' })
  const input = await retype(/^Name/, 'Casa Verde')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect([input.value, here()]).toEqual(['Casa Verde', edit])
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(here()).toBe('/hotel-management/properties'))
})

test('a property that fails to load shows the reason', async () => {
  await openShell('/hotel-management/properties?view=edit&property=nowhere', { signInAs: 'manager' })
  expect(await screen.findByRole('heading', { name: 'Cannot complete request.' })).toBeTruthy()
  expect(screen.getByText(/^The property couldn’t be opened\. /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Properties' })).toBeTruthy()
})

test('a text file chosen as a picture is rejected at once, and the other pictures are kept', async () => {
  await openShell(edit, { signInAs: 'manager' })
  await field(/^Name/)
  const group = await screen.findByRole('group', { name: /^Images/ })
  const before = within(group).queryAllByRole('img').length
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  const files = [new File(['Not a picture'], 'notes.png', { type: 'image/png' }), await pictureFile('garden.png')]
  await userEvent.upload(input, files, { applyAccept: false })
  expect((await within(group).findByRole('alert')).textContent).toBe('notes.png is not a JPEG, PNG or WebP picture')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 picture')
  expect(within(group).getAllByRole('img')).toHaveLength(before + 1)
  await userEvent.upload(input, await pictureFile('lake.png'), { applyAccept: false })
  await waitFor(() => expect(within(group).getByRole('alert').textContent).toBe(''))
  expect(within(group).getAllByRole('img')).toHaveLength(before + 2)
})

test('a new property gets its prefix from the name, and keeps one that is typed; an existing one keeps its own', async () => {
  await openShell('/hotel-management/properties?view=new', { signInAs: 'manager' })
  const prefix = await field(/^Prefix/)
  await retype(/^Name/, 'Solar da Montanha')
  expect(prefix.value).toBe('solar-da-montanha')
  expect(describedBy(prefix)).toMatch(/^Suggested from the name/)
  await retype(/^Prefix/, 'solar')
  await retype(/^Name/, 'Solar Novo')
  expect(prefix.value).toBe('solar')
  expect(describedBy(prefix)).not.toMatch(/Suggested/)
  await userEvent.clear(prefix)
  await retype(/^Name/, 'Solar Velho')
  expect(prefix.value).toBe('solar-velho')
  await outside(() => navigate('/hotel-management/properties'))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await outside(() => navigate(edit))
  await retype(/^Name/, 'Casa Rosa')
  expect((await field(/^Prefix/)).value).toBe('casa-azul')
})

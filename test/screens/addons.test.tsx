import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { choose } from '../support/select.ts'
import { openShell, refuse, setUpShell } from '../support/shell.tsx'
import { closeSuccessDialog } from '../support/success-dialog.ts'

setUpShell()

const tab = '/hotel-management/properties/harbour-view/products?tab=add-ons'
const open = (search = '', options = {}) => openShell(`${tab}${search}`, { signInAs: 'manager', ...options })
const rows = () => screen.findAllByRole('rowheader')
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')?.textContent)
const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

async function chooseFrom(label: RegExp, ...options: string[]) {
  await userEvent.click(await screen.findByRole('button', { name: label }))
  for (const name of options) await userEvent.click(await screen.findByRole('option', { name }))
}

test('each row shows name, price, charging rule, stock and dates', async () => {
  await open()
  await rows()
  expect(cellsOf(/Airport transfer/).slice(0, 6)).toEqual(['Transport', '45.00', 'Once', '12', 'any time', 'Active'])
  expect(cellsOf(/Breakfast/).slice(1, 4)).toEqual(['19.00', 'Per person, per night', 'No limit'])
  expect((await screen.findAllByText(`${names().length} add-ons`)).length).toBeGreaterThan(0)
})

test('ten rows use at most 350 elements, so that the list stays fast', async () => {
  await open()
  await rows()
  expect(screen.getByRole('main').querySelectorAll('*').length).toBeLessThanOrEqual(350)
})

test('a column heading sorts by price, through the address', async () => {
  const { here } = await open()
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Price, EUR' }))
  await waitFor(() => expect(names()[0]).toBe('Baby cot'))
  expect(here()).toBe(`${tab}&sort=price`)
  await userEvent.click(screen.getByRole('button', { name: 'Price, EUR' }))
  await waitFor(() => expect(names()[0]).toBe('Airport transfer'))
  expect(screen.getByRole('columnheader', { name: 'Price, EUR' }).getAttribute('aria-sort')).toBe('descending')
})

test('filters for type and status are shown as chips, and removed one by one', async () => {
  const { here } = await open()
  await rows()
  await chooseFrom(/ Type$/, 'Wellness', 'Transport')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(names()).toEqual(['Airport transfer', 'Bicycle', 'Spa day pass']))
  await choose('Status', 'Deactivated')
  expect(await screen.findByRole('heading', { name: 'No add-ons match' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Status Deactivated' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Type Transport' }))
  await waitFor(() => expect(names()).toEqual(['Spa day pass']))
  expect(here()).not.toContain('status')
})

test('a shared link keeps its days: chips show them, and “More filters” counts the active filters', async () => {
  const { asked } = await open(
    '&bookable_date_from=2026-03-01&bookable_date_to=2026-03-05&updated_date_from=2020-01-01',
  )
  await rows()
  expect(screen.getByRole('button', { name: 'More filters 2 in use' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Remove filter Bookable 1\s–\s5 Mar 2026$/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove filter Updated from 1 Jan 2020' })).toBeTruthy()
  expect(asked('/addons?')[0]).toContain('bookable_date_from=2026-03-01&bookable_date_to=2026-03-05')
})

test('the listed rows are saved as addons.xlsx', async () => {
  const { files, asked } = await open('&keyword=spa')
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Excel workbook (.xlsx)' }))
  await waitFor(() => expect(files).toEqual(['addons.xlsx']))
  expect(asked('download=1')[0]).toContain('keyword=spa')
})

test('the question before a deletion speaks of one add-on or of several', async () => {
  await open()
  await rows()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select rows' }))
  const askToDelete = async (name: string) => {
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
    const bar = within(screen.getByRole('group', { name: 'Selected add-ons' }))
    await userEvent.click(bar.getByRole('button', { name: 'Delete…' }))
    return within(await screen.findByRole('alertdialog'))
  }
  const one = await askToDelete('Bicycle')
  expect(one.getByText(/^Its pictures are deleted too\..*deactivate it instead\.$/)).toBeTruthy()
  await userEvent.click(one.getByRole('button', { name: 'Cancel' }))
  const two = await askToDelete('Breakfast')
  expect(two.getByText(/^Their pictures are deleted too\..*deactivate them instead\.$/)).toBeTruthy()
})

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

async function retype(name: RegExp, text: string) {
  const input = await field(name)
  await userEvent.clear(input)
  await userEvent.type(input, text)
  await userEvent.tab()
}

test("a new add-on is created with a price in the property's currency, and appears in the list", async () => {
  const { here } = await open('&view=new')
  await retype(/^Name/, 'Picnic hamper')
  await retype(/^SKU/, 'PIC')
  await chooseFrom(/Type$/, 'Food and drink')
  await retype(/^Price/, '24.50')
  await userEvent.click(screen.getByRole('radio', { name: 'Per person' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create add-on' }))
  await closeSuccessDialog()
  await waitFor(() => expect(here()).toBe(tab))
  await screen.findByRole('row', { name: /Picnic hamper/ })
  expect(cellsOf(/Picnic hamper/).slice(0, 4)).toEqual(['Food and drink', '24.50', 'Per person', 'No limit'])
})

test('a taken SKU is reported at its field, and the input stays', async () => {
  await open('&view=new')
  await retype(/^Name/, 'Second transfer')
  await retype(/^SKU/, 'apt')
  await chooseFrom(/Type$/, 'Transport')
  await retype(/^Price/, '10')
  await userEvent.click(screen.getByRole('button', { name: 'Create add-on' }))
  const link = await screen.findByRole('link', { name: /^SKU: / })
  await userEvent.click(link)
  expect(document.activeElement).toBe(await field(/^SKU/))
  expect((await field(/^Name/)).value).toBe('Second transfer')
})

test('a conflict shows both versions in words, and the choice is saved', async () => {
  const { api } = await open()
  await rows()
  await userEvent.click(screen.getByRole('link', { name: 'Half board' }))
  await retype(/^Price/, '44')
  const fetch = await api.as('regional')
  const base = '/api/v1/hotel_management/properties'
  const id = new URLSearchParams(location.search).get('id') ?? ''
  const read = async () => (await (await fetch(`${base}/addons?include_ids[]=${id}`)).json()).data[0]
  const { lock_version } = await read()
  const body = new URLSearchParams({ id, price: '4600', stock: '9', lock_version })
  expect((await fetch(`${base}/update_addon`, { method: 'POST', body })).status).toBe(200)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  const dialog = await screen.findByRole('alertdialog', { name: /^Rafael Moreno changed this on/ })
  expect(within(dialog).getByRole('radio', { name: 'Yours €44.00' })).toBeTruthy()
  expect(within(dialog).getByRole('row', { name: /^Stock No limit.* 9/ })).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Saved meanwhile €46.00' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these values' }))
  await closeSuccessDialog('“Half board” saved.')
  expect(await read()).toMatchObject({ price: 4600, stock: 9 })
})

test('a missing add-on is reported, with a link to the list', async () => {
  await open('&view=edit&id=99999')
  expect(await screen.findByRole('heading', { name: 'Cannot complete request.' })).toBeTruthy()
  expect(screen.getByText(/^The add-on couldn’t be opened\. /)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Add-ons' }).getAttribute('href')).toBe(tab)
})

test('a user without write access gets an error, and the add-ons stay unchanged', async () => {
  const faults = [refuse('post', 'hotel_management/properties/update_addon', 403, { message: 'Not yours to change' })]
  await open('', { faults })
  await rows()
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Bicycle' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate…' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Deactivate “Bicycle”' }))
  expect(await screen.findByText(/Not yours to change/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close Error' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(cellsOf(/Bicycle/)[5]).toBe('Active')
})

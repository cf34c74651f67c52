import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NightsFields } from '../../src/screens/calendar/NightsFields.tsx'
import { MoveDialog } from '../../src/screens/facility-types/MoveDialog.tsx'
import { openBlocking } from '../support/calendar-actor.ts'
import { openShell, setUpShell } from '../support/shell.tsx'
import { closeSuccessDialog } from '../support/success-dialog.ts'

setUpShell()

const user = userEvent.setup({ delay: null })
const products = '/hotel-management/properties/harbour-view/products'
const open = (search: string) => openShell(`${products}${search}`, { signInAs: 'manager' })
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

async function retype(input: HTMLInputElement, text: string) {
  await user.clear(input)
  if (text !== '') await user.type(input, text)
}

/** The error text of a field: the last of its descriptions. */
const errorTextOf = (input: HTMLInputElement) =>
  input.getAttribute('aria-invalid') === 'true'
    ? (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .at(-1)
    : null

const priceError = 'Enter the price like 1,250.00'
const wholeNumberError = 'Enter a whole number, like 12'

/** The value in the field after typing and leaving it, and the field's error. */
type TypedCase = readonly [text: string, stands: string, complaint: string | null]

const priceTable: TypedCase[] = [
  ['89,90', '89,90', priceError],
  ['1.250,00', '1.250,00', priceError],
  ['120,5', '120,5', priceError],
  ['1,250', '€1,250.00', null],
  ['1 250', '1 250', priceError],
  ['١٢', '١٢', priceError],
  ['1e3', '1e3', priceError],
  ['-5', '-5', 'Must be at least €0.00'],
  ['', '', null],
  ['999999999999', '€999,999,999,999.00', null],
  ['89.90', '€89.90', null],
]
const wholeTable = (most?: number): TypedCase[] => [
  ['89,90', '89,90', wholeNumberError],
  ['1.250,00', '1.250,00', wholeNumberError],
  ['120,5', '120,5', wholeNumberError],
  most ? ['1,250', '1,250', `Must be at most ${most}`] : ['1,250', '1,250', null],
  ['1 250', '1 250', wholeNumberError],
  ['١٢', '١٢', wholeNumberError],
  ['1e3', '1e3', wholeNumberError],
  ['12.5', '12.5', wholeNumberError],
  ['-5', '-5', 'Must be at least 0'],
  ['', '', null],
  most ? ['999999999999', '999999999999', `Must be at most ${most}`] : ['999999999999', '999,999,999,999', null],
  ['3', '3', null],
]

async function expectTyped(input: HTMLInputElement, table: readonly TypedCase[]) {
  for (const [text, stands, wrong] of table) {
    await retype(input, text)
    await user.tab()
    expect([text, input.value, errorTextOf(input)]).toEqual([text, stands, wrong])
  }
}

test('the price of an add-on is parsed, or rejected unchanged', async () => {
  await open('?tab=add-ons&view=new')
  await expectTyped(await field(/^Price/), priceTable)
})

test('the stock of an add-on is parsed, or rejected unchanged', async () => {
  await open('?tab=add-ons&view=new')
  await expectTyped(await field(/^Stock/), wholeTable())
})

test.each([/^Adults/, /^Children/, /^Occupancy/, /^Extra beds/, /^Size/, /^Cleaning/])(
  "a facility type's field %s is parsed, or rejected unchanged",
  async (name) => {
    await open('?tab=facility-types&view=new')
    await expectTyped(await field(name), wholeTable())
  },
)

test('the price of a facility type is parsed, or rejected unchanged', async () => {
  await open('?tab=facility-types&view=new')
  await expectTyped(await field(/^Price/), priceTable)
})

test('the occupancy of a room is parsed, or rejected unchanged', async () => {
  await open('?view=new')
  await expectTyped(await field(/^Max occupancy/), wholeTable(400))
})

async function openBulkEdit(search: string, names: readonly string[], noun: string) {
  await open(search)
  await screen.findAllByRole('rowheader')
  await user.click(screen.getByRole('checkbox', { name: 'Select rows' }))
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await user.click(
    within(await screen.findByRole('group', { name: `Selected ${noun}` })).getByRole('button', { name: 'Edit…' }),
  )
}

test('price and stock in the bulk edit of add-ons are parsed, or rejected unchanged', async () => {
  await openBulkEdit('?tab=add-ons', ['Breakfast', 'Bicycle'], 'add-ons')
  await user.click(await screen.findByRole('checkbox', { name: 'Change Price' }))
  await expectTyped(await field(/^Price/), priceTable)
  await user.click(screen.getByRole('checkbox', { name: 'Change Stock' }))
  await expectTyped(await field(/^Stock/), wholeTable())
  await retype(await field(/^Price/), '89,90')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  await user.click(await screen.findByRole('link', { name: `Price: ${priceError}` }))
  expect(document.activeElement).toBe(await field(/^Price/))
})

test('the occupancy in the bulk edit of rooms is parsed, or rejected unchanged', async () => {
  await openBulkEdit('', ['101', '102'], 'rooms')
  await user.click(await screen.findByRole('checkbox', { name: 'Change Max occupancy' }))
  await expectTyped(await field(/^Max occupancy/), wholeTable(400))
})

test('an invalid place in the order is rejected unchanged, and the row stays where it is', async () => {
  const moved: number[] = []
  render(<MoveDialog name="Twin" at={2} total={9} onMove={(to) => moved.push(to)} onClose={() => moved.push(-1)} />)
  for (const [text, wrong] of [
    ['1.250,00', wholeNumberError],
    ['1e3', wholeNumberError],
    ['١٢', wholeNumberError],
    ['12', 'Must be a whole number from 1 to 9'],
    ['', 'Must be a whole number from 1 to 9'],
    ['-5', 'Must be a whole number from 1 to 9'],
  ] as const) {
    const input = await field(/^Place/)
    await retype(input, text)
    await user.keyboard('{Enter}')
    expect([text, input.value, errorTextOf(input)?.replace(/^Must be a whole.*/, wrong)]).toEqual([text, text, wrong])
  }
  expect(moved).toEqual([])
  await retype(await field(/^Place/), '5')
  await user.keyboard('{Enter}')
  expect(moved).toEqual([4, -1])
})

test('an invalid number of nights requests nothing, changes nothing, and names the allowed numbers', async () => {
  const { dialog, previews, changes, confirm, snapshot } = openBlocking()
  render(
    <NightsFields
      change={dialog}
      isFirst={false}
      onChange={(patch) => dialog.send({ type: 'draft.changed', patch })}
    />,
  )
  const before = snapshot().context.draft.to
  const asked = previews().length
  for (const [text, wrong] of [
    ['89,90', wholeNumberError],
    ['1e3', wholeNumberError],
    ['١٢', wholeNumberError],
    ['0', 'Must be at least 1'],
    ['-5', 'Must be at least 1'],
    ['999999999999', 'Must be at most 400'],
    ['', 'Required'],
  ] as const) {
    const input = await field(/^Nights/)
    await retype(input, text)
    await user.tab()
    confirm()
    await waitFor(() => expect([text, input.value, errorTextOf(input)]).toEqual([text, text, wrong]))
    expect(snapshot().context.draft.to).toBe(before)
  }
  expect([previews().length - asked, changes().length]).toEqual([0, 0])
  await retype(await field(/^Nights/), '5')
  await user.tab()
  expect([snapshot().context.draft.to, previews().length - asked]).toEqual(['2026-03-09', 1])
})

async function newAddon() {
  const opened = await open('?tab=add-ons&view=new')
  await retype(await field(/^Name/), 'Picnic basket')
  await retype(await field(/^SKU/), 'BASKET')
  await user.click(screen.getByRole('button', { name: /Type$/ }))
  await user.click(await screen.findByRole('option', { name: 'Food and drink' }))
  return { ...opened, sent: () => opened.asked('POST /api/v1/hotel_management/properties/addons') }
}

test("an ambiguous price isn't sent; the summary links to it, and the input can be corrected", async () => {
  const { sent } = await newAddon()
  const price = await field(/^Price/)
  await retype(price, '89,90')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('group', { name: '1 field needs your attention' }))
  await user.click(screen.getByRole('link', { name: `Price: ${priceError}` }))
  expect([document.activeElement, price.value, sent()]).toEqual([price, '89,90', []])
  await retype(price, '89.90')
  await user.click(screen.getByRole('button', { name: 'Create add-on' }))
  await closeSuccessDialog()
  expect(await screen.findByRole('row', { name: /Picnic basket.*89\.90/ })).toBeTruthy()
})

test('pasted text is parsed like typed text', async () => {
  await newAddon()
  const price = await field(/^Price/)
  for (const [text, stands, wrong] of priceTable.filter(([typed]) => typed !== '')) {
    await user.tripleClick(price)
    await user.paste(`${text}\n`)
    await user.tab()
    expect([text, price.value, errorTextOf(price)]).toEqual([text, stands, wrong])
  }
})

test('arrows step from the typed value, Home and End move the caret, and rejected text stays', async () => {
  await newAddon()
  const price = await field(/^Price/)
  const press = async (text: string, keys: string) => {
    await retype(price, text)
    await user.keyboard(keys)
    return price.value
  }
  expect(await press('89.90', '{ArrowUp}')).toBe('€90.90')
  expect(await press('89.90', '{ArrowDown}')).toBe('€88.90')
  expect(await press('0.50', '{ArrowDown}')).toBe('0.50')
  expect(await press('89.90', '{Home}')).toBe('89.90')
  expect(await press('89.90', '{End}')).toBe('89.90')
  expect(await press('89,90', '{ArrowUp}')).toBe('89,90')
  expect(await press('', '{ArrowUp}')).toBe('€0.00')
})

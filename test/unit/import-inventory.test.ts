import { utils, write } from 'xlsx'
import { expect, test } from 'vitest'
import { type Inventory, newIdOf, placeOf, sheetTitles } from '../../src/machines/import/inventory.ts'
import { performTask } from '../../src/machines/import/perform-task.ts'
import { type PlannedRow, reasonText } from '../../src/machines/import/plan.ts'
import { refusedRows } from '../../src/machines/import/results.rules.ts'
import type { SheetRow } from '../../src/machines/import/sheet.ts'
import { facilityType } from '../support/facility-type-records.ts'
import { addon, room } from '../support/import-records.ts'

const nothing: Inventory = {
  currency: 'EUR',
  amenities: [],
  categories: [],
  types: [],
  rooms: [],
  assets: [],
  addonTypes: [],
  addons: [],
}
const something: Inventory = {
  ...nothing,
  amenities: [
    {
      id: 5,
      property_id: 7,
      code: 'SEA',
      name: 'Sea view',
      group: 'View',
      facilities_count: 1,
      facility_types_count: 0,
    },
  ],
  categories: [{ id: 1, property_id: 7, name: 'Rooms', kind: 'room', facility_types_count: 1 }],
  types: [
    facilityType({
      id: 3,
      code: 'DBL',
      name: 'Double',
      facility_category_id: 1,
      facility_category: { id: 1, name: 'Rooms', kind: 'room' },
      base_price: 12_050,
      amenity_ids: [5],
    }),
  ],
  rooms: [room({ amenity_ids: [5], bookable_date_from: '2026-03-01' })],
  addonTypes: [{ id: 9, property_id: 7, name: 'Food', addons_count: 1 }],
  addons: [addon()],
}

const typeRow = {
  Code: 'DBL',
  Name: 'Double',
  Category: 'Rooms',
  Price: 120.5,
  Adults: 2,
  Children: 1,
  Occupancy: 3,
  'Extra beds': 0,
  'In m²': null,
  'Cleaning minutes': 30,
  Amenities: 'SEA',
  Description: '',
}
const roomRow = {
  Name: '101',
  'Facility type': 'DBL',
  Floor: '1',
  Building: '',
  Section: '',
  Accessible: 'No',
  Smoking: 'No',
  'Bed setup': '',
  'Max. occupancy': 2,
  Amenities: 'SEA',
  'Bookable from': null,
  'Bookable to': null,
  Note: '',
}
const addonRow = {
  Name: 'Breakfast',
  SKU: 'BRK',
  Type: 'Food',
  Description: '',
  Price: 19.5,
  Charging: 'Per night',
  Stock: null,
  'Bookable from': null,
  'Bookable to': null,
  Status: 'Active',
}
const whole = {
  Amenities: [{ Code: 'SEA', Name: 'Sea view', Group: 'View' }],
  'Facility categories': [{ Name: 'Rooms', Kind: 'Room' }],
  'Facility types': [typeRow],
  Rooms: [roomRow],
  'Add-on types': [{ Name: 'Food' }],
  'Add-ons': [addonRow],
}

type Sheets = Record<string, readonly Record<string, unknown>[]>

function workbook(sheets: Sheets): ArrayBuffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.json_to_sheet([...rows]), name)
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer
}

async function read(file: ArrayBuffer): Promise<SheetRow[] | string> {
  const reply = await performTask({ name: 'readInventory', file: new Blob([file]) })
  return 'rejection' in reply ? reply.rejection : (reply.result as SheetRow[])
}
async function planOf(file: ArrayBuffer, inventory: Inventory): Promise<PlannedRow[]> {
  const rows = await read(file)
  if (typeof rows === 'string') throw new Error(rows)
  const reply = await performTask({ name: 'checkInventory', rows, inventory })
  if ('rejection' in reply) throw new Error(reply.rejection)
  return reply.result as PlannedRow[]
}
const said = (rows: readonly PlannedRow[]) =>
  rows.map((row) => {
    const { sheet, line } = placeOf(row.number)
    return [sheetTitles[sheet], line, row.outcome, ...row.reasons.map(() => reasonText(row))]
  })

test('rows of later sheets refer to new records of earlier ones', async () => {
  const rows = await planOf(workbook(whole), nothing)
  expect(said(rows)).toEqual([
    ['Amenities', 2, 'created'],
    ['Facility categories', 2, 'created'],
    ['Facility types', 2, 'created'],
    ['Rooms', 2, 'created'],
    ['Add-on types', 2, 'created'],
    ['Add-ons', 2, 'created'],
  ])
  const [amenity, category, type, one, kind, extra] = rows
  expect(type!.values).toMatchObject({
    facility_category_id: newIdOf(category!.number),
    amenity_ids: [newIdOf(amenity!.number)],
    base_price: 12_050,
  })
  expect(one!.values).toMatchObject({
    facility_type_id: newIdOf(type!.number),
    amenity_ids: [newIdOf(amenity!.number)],
  })
  expect(extra!.values).toMatchObject({ addon_type_id: newIdOf(kind!.number) })
})

test('an error names its sheet and row, and what needs the refused row is refused too', async () => {
  const broken = { ...whole, 'Facility categories': [{ Name: 'Rooms', Kind: 'Cabin' }] }
  expect(said(await planOf(workbook(broken), nothing))).toEqual([
    ['Amenities', 2, 'created'],
    ['Facility categories', 2, 'refused', 'Kind: Must be one of: Room; Asset'],
    ['Facility types', 2, 'refused', 'Category: There is no category named “Rooms”'],
    ['Rooms', 2, 'refused', 'Facility type: There is no facility type with the code “DBL”'],
    ['Add-on types', 2, 'created'],
    ['Add-ons', 2, 'created'],
  ])
})

test('the inventory that a property downloads is imported without a change', async () => {
  const reply = await performTask({ name: 'writeInventory', inventory: something })
  const file = (reply as { result: ArrayBuffer }).result
  const rows = await planOf(file, something)
  expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
  expect(rows.flatMap(({ notes }) => notes)).toEqual([])
  expect(said(rows).map(([sheet]) => sheet)).toEqual(Object.keys(whole))
})

test('a type is changed as a whole; amenities and categories stay as they are, and the row says so', async () => {
  const rows = await planOf(
    workbook({
      Amenities: [{ Code: 'sea', Name: 'Ocean view', Group: 'View' }],
      'Facility types': [{ ...typeRow, Name: 'Double room' }],
    }),
    something,
  )
  expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed'])
  expect(rows[0]!.notes).toContain('Name is not imported: it stays “Sea view”')
  expect(rows[1]).toMatchObject({ id: 3, values: { name: 'Double room', code: 'DBL', facility_category_id: 1 } })
})

test('sheets may be missing, and other sheets are ignored', async () => {
  const { 'Facility categories': categories } = whole
  const rows = await planOf(workbook({ Notes: [{ Any: 'text' }], 'Facility categories': categories }), nothing)
  expect(said(rows)).toEqual([['Facility categories', 2, 'created']])
  expect(rows[0]!.values).toMatchObject({ name: 'Rooms', kind: 'room' })
})

test('a file without a known sheet and a sheet with wrong columns are refused, with the name of the sheet', async () => {
  expect(await read(workbook({ Sheet1: [{ Name: 'Rooms' }] }))).toMatch(
    /^The workbook has none of these sheets with rows: Amenities, /,
  )
  expect(await read(workbook({ ...whole, 'Add-on types': [{ Title: 'Food' }] }))).toMatch(
    /^Add-on types: The columns do not match the template\. Missing: “Name”\./,
  )
})

test('the refused rows are written to their sheets with the reason, and are accepted once corrected', async () => {
  const file = workbook({ ...whole, Rooms: [roomRow, { ...roomRow, Name: '102', Smoking: 'maybe' }] })
  const rows = (await read(file)) as SheetRow[]
  const refused = refusedRows({ rows, plan: await planOf(file, nothing), results: {} })
  const reply = await performTask({ name: 'writeRefusedInventory', rows: refused })
  const again = (await read((reply as { result: ArrayBuffer }).result)) as SheetRow[]
  expect(again.map(({ number, cells }) => [sheetTitles[placeOf(number).sheet], cells.name])).toEqual([['Rooms', '102']])
})

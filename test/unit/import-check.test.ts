import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textKey } from '../../src/api/contract/text-key.ts'
import { reasonText } from '../../src/machines/import/plan.ts'
import { type Cells, newRoom, oneRoom, rooms, said, addons } from '../support/import-plans.ts'
import { addon, addonCells, room, roomCells } from '../support/import-records.ts'

test('a row equal to the existing record is unchanged, found by its ID or by its name', () => {
  expect(said(oneRoom({}))).toEqual(['unchanged'])
  expect(said(oneRoom({ id: null, name: ' 101 ' }))).toEqual(['unchanged'])
  expect(said(addons(addonCells))).toEqual(['unchanged'])
  expect(said(addons({ ...addonCells, id: null, sku: 'brk-1' }))).toEqual(['changed', 'SKU: BRK-1 > brk-1'])
})

const roomChanges: [string, Cells, string, Record<string, unknown>][] = [
  ['a name', { name: '110' }, 'Name: 101 > 110', { name: '110' }],
  ['a name typed as a number', { name: 110 }, 'Name: 101 > 110', { name: '110' }],
  ['a type', { facility_type: 'ste' }, 'Facility type: DBL > STE', { facility_type_id: 4 }],
  ['a removed floor', { floor: ' ' }, 'Floor: 1 > empty', { floor: null }],
  ['a flag in any case', { smoking: 'YES' }, 'Smoking: No > Yes', { smoking: true }],
  ['a boolean flag', { is_accessible: true }, 'Accessible: No > Yes', { is_accessible: true }],
  ['a boolean as text', { smoking: 'TRUE' }, 'Smoking: No > Yes', { smoking: true }],
  ['a number typed as text', { max_occupancy: ' 4 ' }, 'Max. occupancy: 2 > 4', { max_occupancy: 4 }],
  ['amenities', { amenities: 'bth,SEA , ,BTH' }, 'Amenities: SEA > BTH, SEA', { amenity_ids: [5, 8] }],
  ['no amenities', { amenities: null }, 'Amenities: SEA > empty', { amenity_ids: [] }],
  [
    'a date cell',
    { bookable_date_from: { date: '2026-03-01' } },
    'Bookable from: empty > 2026-03-01',
    { bookable_date_from: '2026-03-01' },
  ],
  [
    'a date as text',
    { bookable_date_to: '2026-03-01' },
    'Bookable to: empty > 2026-03-01',
    // The last night; on the wire the morning after.
    { bookable_date_to: '2026-03-02' },
  ],
  ['text that looks like a formula', { note: '=1+1' }, 'Note: empty > =1+1', { note: '=1+1' }],
]

test.each(roomChanges)('%s is a change of that field and of no other', (_, cells, difference, values) => {
  const row = oneRoom(cells)
  expect(said(row)).toEqual(['changed', difference])
  expect([row.id, row.lockVersion, row.values]).toEqual([11, 4, values])
})

const rejectedRows: [string, Cells, string][] = [
  ['no name', { name: null }, 'Name: Required'],
  ['a name too long', { name: 'x'.repeat(41) }, 'Name: At most 40 characters'],
  ['a date as name', { name: { date: '2026-01-02' } }, 'Name: Is a date; format the cell as text'],
  ['a formula', { note: { fault: 'Has a formula', text: '2' } }, 'Note: Has a formula'],
  ['no type', { facility_type: '' }, 'Facility type: Required'],
  ['an unknown type', { facility_type: 'X' }, 'Facility type: There is no facility type with the code “X”'],
  ['a type of assets', { facility_type: 'MTG' }, 'Facility type: “MTG” is a type of assets: import it on that tab'],
  ['an unknown amenity', { amenities: 'SEA, Y, Z' }, 'Amenities: There is no amenity with the code “Y”, “Z”'],
  ['an invalid flag', { smoking: 'maybe' }, 'Smoking: Must be Yes or No'],
  ['no occupancy', { max_occupancy: null }, 'Max. occupancy: Required'],
  ['text instead of a number', { max_occupancy: 'two' }, 'Max. occupancy: Must be a number like 12'],
  ['a fractional occupancy', { max_occupancy: 2.5 }, 'Max. occupancy: Must be a whole number'],
  ['too many people', { max_occupancy: 401 }, 'Max. occupancy: Must be at most 400'],
  ['a date in another format', { bookable_date_from: '1/2/26' }, 'Bookable from: Must be a date like 2026-03-01'],
  ['a date that does not exist', { bookable_date_from: '2026-02-30' }, 'Bookable from: Must be a date that exists'],
  [
    'a window that ends before it begins',
    { bookable_date_from: '2026-03-02', bookable_date_to: '2026-03-01' },
    'Bookable to: Is before Bookable from',
  ],
  [
    'a date that does not exist in the end of the window',
    { bookable_date_to: '2026-02-30' },
    'Bookable to: Must be a date that exists',
  ],
  ['two faults', { smoking: 'x', max_occupancy: '' }, 'Smoking: Must be Yes or No; Max. occupancy: Required'],
  [
    'faults of every kind',
    {
      name: 'x'.repeat(41),
      facility_type: 'X',
      floor: 'y'.repeat(21),
      smoking: 'x',
      max_occupancy: 401,
      bookable_date_from: '2026-03-02',
      bookable_date_to: '2026-03-01',
    },
    'Name: At most 40 characters; Facility type: There is no facility type with the code “X”; ' +
      'Floor: At most 20 characters; Smoking: Must be Yes or No; Max. occupancy: Must be at most 400; ' +
      'Bookable to: Is before Bookable from',
  ],
]

test.each(rejectedRows)('a row with %s is rejected, new or not, and names the column', (_, cells, reason) => {
  for (const row of [oneRoom(cells), newRoom(cells)])
    expect([row.outcome, reasonText(row), row.values]).toEqual(['refused', reason, {}])
})

test.each([
  ['an unknown ID', { id: 99 }, 'ID: There is no room with the ID 99 here'],
  ['an invalid ID', { id: 'abc' }, 'ID: Must be a number like 12'],
  ['a fractional ID', { id: 1.5 }, 'ID: Must be the number of a record'],
  ['the name of another room', { name: '102' }, 'Name: Taken by the room with the ID 12'],
])('a row with %s is rejected', (_, cells, reason) => {
  expect(reasonText(oneRoom(cells))).toBe(reason)
})

test('a fault of the ID or the name hides no other fault', () => {
  expect(reasonText(oneRoom({ id: 99, smoking: 'x' }))).toBe(
    'ID: There is no room with the ID 99 here; Smoking: Must be Yes or No',
  )
  expect(reasonText(oneRoom({ name: '102', max_occupancy: 401 }))).toBe(
    'Name: Taken by the room with the ID 12; Max. occupancy: Must be at most 400',
  )
})

test('an empty flag is its default, as an empty cell of any optional column', () => {
  expect(newRoom({ smoking: null, is_accessible: ' ' }).values).toMatchObject({ smoking: false, is_accessible: false })
  expect(said(oneRoom({ smoking: '' }, { facilities: [room({ smoking: true })] }))).toEqual([
    'changed',
    'Smoking: Yes > No',
  ])
})

test('a window of one night is imported as such', () => {
  const row = newRoom({ bookable_date_from: '2026-03-01', bookable_date_to: { date: '2026-03-01' } })
  expect(row.values).toMatchObject({ bookable_date_from: '2026-03-01', bookable_date_to: '2026-03-02' })
})

test('two rooms may swap their names; the server decides whether they can', () => {
  const rows = rooms([
    { ...roomCells, name: '102' },
    { ...roomCells, id: 12, name: '101' },
  ])
  expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
})

test('duplicates in the file are rejected in each of their rows', () => {
  const rows = rooms([
    { ...roomCells, id: null, name: 'A1' },
    { ...roomCells, id: null, name: 'á1' },
    { ...roomCells },
    { ...roomCells, name: '103' },
  ])
  expect(rows.map(reasonText)).toEqual([
    'Name: Also in row 3',
    'Name: Also in row 2',
    'Row 5 is about the same room',
    'Row 4 is about the same room',
  ])
})

test('values that an import ignores are reported if they differ', () => {
  const row = oneRoom({ housekeeping_status: 'Dirty', kind: 'asset' })
  expect([row.outcome, row.notes]).toEqual([
    'unchanged',
    ['Kind is not imported: it stays “Room”', 'Housekeeping is not imported: it stays “Clean”'],
  ])
  expect(newRoom().notes).toEqual(['Housekeeping is not imported', 'Status is not imported'])
})

test('a new row has every field that the create call accepts', () => {
  const row = newRoom({ note: ' Line 1\r\nLine 2 ' })
  expect([row.outcome, row.id]).toEqual(['created', null])
  expect(row.values).toMatchObject({ name: '901', facility_type_id: 3, amenity_ids: [5], note: 'Line 1\nLine 2' })
  expect(Object.keys(row.values)).toHaveLength(13)
})

test.each([
  ['a price in euros and cents', 20.05, 'EUR', 2005],
  ['a price typed as text', '20.5', 'EUR', 2050],
  ['a price in yen', 2000, 'JPY', 2000],
  ['a price with three digits', 1.234, 'KWD', 1234],
])('%s is stored in the minor unit', (_, price, currency, minor) => {
  const row = addons({ ...addonCells, price, currency }, { currency, addons: [addon({ currency })] })
  expect(row.values).toEqual({ price: minor })
})

test.each([
  ['Ærø  STRASSE ß', 'aero strasse ss'],
  [' Łódź ', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['Café\u0301', 'cafe'],
])('%s is the same name to an import as to the server: %s', (text, key) => {
  expect(textKey(text)).toBe(key)
})

test('whatever the cells contain, a row is either sent whole or rejected with a reason', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.constant({ date: '2026-03-01' }),
    fc.constantFrom('DBL', 'SEA', 'Yes', 'No', '2', '101', 11),
    fc.constant({ fault: 'Has a formula', text: '' }),
  )
  const keys = Object.keys(roomCells)
  const cells = fc.dictionary(fc.constantFrom(...keys), cell).map((over): Cells => ({ ...roomCells, ...over }))
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (all) => {
      const rows = rooms(all, { facilities: [room()] })
      for (const row of rows) {
        expect(row.reasons.length > 0).toBe(row.outcome === 'refused')
        expect(Object.keys(row.values).length > 0).toBe(row.outcome === 'created' || row.outcome === 'changed')
      }
      const ids = rows.flatMap(({ outcome, id }) => (outcome === 'refused' || id === null ? [] : [id]))
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

import { expect, test } from 'vitest'
import { reasonText } from '../../src/machines/import/plan.ts'
import { addons, oneRoom } from '../support/import-plans.ts'
import { addon, addonCells } from '../support/import-records.ts'

test.each([
  ['a tenth of a cent', { price: 19.505 }, 'EUR', 'Price: At most 2 decimals in EUR'],
  ['a fraction of a yen', { price: 19.5 }, 'JPY', 'Price: JPY has no decimals'],
  ['a negative price', { price: -1 }, 'EUR', 'Price: Must be at least 0'],
  ['no price', { price: null }, 'EUR', 'Price: Required'],
  ['an unknown type', { type: 'Golf' }, 'EUR', 'Type: There is no add-on type named “Golf”'],
  ['an invalid SKU', { sku: 'a b' }, 'EUR', 'SKU: Letters, digits, dots, hyphens and underscores'],
  ['an invalid status', { status: 'On' }, 'EUR', 'Status: Must be one of: Active; Deactivated'],
  ['a fractional stock', { stock: 1.5 }, 'EUR', 'Stock: Must be a whole number'],
])('an add-on with %s is rejected', (_, cells, currency, reason) => {
  const over = { currency, addons: [addon({ currency })] }
  expect(reasonText(addons({ ...addonCells, currency, ...cells }, over))).toBe(reason)
})

test('a price in another currency is refused, and the message says which one is needed', () => {
  const needed = 'Currency: Must be EUR, the currency of this property. Convert the price first'
  const unknown = { ...addonCells, id: null, sku: 'NEW-1' }
  expect(reasonText(addons({ ...unknown, currency: 'USD' }))).toBe(needed)
  expect(reasonText(addons({ ...addonCells, currency: 'USD' }))).toBe(needed)
  expect(reasonText(addons({ ...unknown, currency: 'USD', price: -1 }))).toBe(`Price: Must be at least 0; ${needed}`)
  for (const currency of [null, 'EUR', ' eur ']) expect(addons({ ...unknown, currency }).outcome).toBe('created')
})

const ambiguous = [
  '89,90',
  '1.250,00',
  '120,5',
  '1,250',
  '1,250.00',
  '1 250',
  '١٢',
  '1e3',
  '€19.50',
  '19.50 EUR',
  '50%',
]

test.each(ambiguous)(
  'a price, a stock or an occupancy with the text %j is rejected, and the message gives the accepted format',
  (text) => {
    expect(reasonText(addons({ ...addonCells, price: text }))).toBe('Price: Must be a number like 1250.00')
    const yen = { currency: 'JPY', addons: [addon({ currency: 'JPY' })] }
    expect(reasonText(addons({ ...addonCells, currency: 'JPY', price: text }, yen))).toBe(
      'Price: Must be a number like 1250',
    )
    expect(reasonText(addons({ ...addonCells, stock: text }))).toBe('Stock: Must be a number like 12')
    expect(reasonText(oneRoom({ max_occupancy: text }))).toBe('Max. occupancy: Must be a number like 12')
  },
)

test('an add-on is changed by the words in its sheet', () => {
  const row = addons({ ...addonCells, charging: 'once', status: 'DEACTIVATED', stock: '5', type: 'wellness' })
  expect(row.values).toEqual({ addon_type_id: 10, charging: 'once', stock: 5, status: 0 })
})

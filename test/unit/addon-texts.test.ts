import { expect, test } from 'vitest'
import { emptyAddon } from '../../src/machines/addons/addon-form.rules.ts'
import { chipsOf } from '../../src/screens/addons/addon-chips.ts'
import { stockText, valueText } from '../../src/screens/addons/addon-texts.ts'
import { daysText, moneyText } from '../../src/screens/format.ts'
import { addonSearch } from '../../src/routes/products.ts'

const types = [{ id: 4, property_id: 7, name: 'Transport', addons_count: 2 }]

test('money has the decimals of its currency', () => {
  expect([moneyText(1950, 'EUR'), moneyText(1950, 'JPY'), moneyText(1950, 'KWD')]).toEqual([
    '€19.50',
    'JP¥1,950',
    'KWD\u00a01.950',
  ])
})

test('a filter by days shows both ends, or the one that is set', () => {
  expect(daysText('2026-03-01', '2026-03-05')).toMatch(/^1\s–\s5 Mar 2026$/)
  expect([daysText('2026-03-01', null), daysText(null, '2026-03-05')]).toEqual(['from 1 Mar 2026', 'until 5 Mar 2026'])
})

test('each field of an add-on is shown in words, and an empty one shows its meaning', () => {
  const draft = { ...emptyAddon, addon_type_id: 4, price: 0, charging: 'per_person' as const, stock: 1200 }
  const text = (name: keyof typeof draft) => valueText(name, draft, { types, currency: 'EUR' })
  expect((['addon_type_id', 'price', 'charging', 'stock', 'status', 'images', 'sku'] as const).map(text)).toEqual([
    'Transport',
    '€0.00',
    'Per person',
    '1,200',
    'Active',
    '0 pictures',
    '–',
  ])
  expect([text('bookable_date_from'), stockText(null)]).toEqual(['No limit', 'No limit'])
})

test('a chip removes only its own filter, and a deleted type shows its number', () => {
  const search = { ...addonSearch.empty, addon_type_ids: [4, 9], status: 0 as const, updated_date_to: '2026-03-05' }
  expect(chipsOf(search, types).map(({ label, value, without }) => [label, value, without])).toEqual([
    ['Type', 'Transport', { addon_type_ids: [9] }],
    ['Type', '#9', { addon_type_ids: [4] }],
    ['Status', 'Deactivated', { status: null }],
    ['Updated', 'until 5 Mar 2026', { updated_date_from: null, updated_date_to: null }],
  ])
})

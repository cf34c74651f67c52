import { expect, test } from 'vitest'
import { allProperties } from '../../src/routes/properties.ts'
import { chipsOf } from '../../src/screens/properties/property-chips.ts'
import { propertyType } from '../support/records.ts'

const types = [propertyType({ id: 2, name: 'Inn' }), propertyType({ id: 3, name: 'Resort' })]

test('without a filter there is no chip', () => {
  expect(chipsOf({ ...allProperties, page: 3, per_page: 50, sort: '-name' }, types)).toEqual([])
})

test('every active filter has a chip in words, and each is removed alone', () => {
  const search = {
    ...allProperties,
    keyword: 'lake',
    property_type_ids: [3, 2, 99],
    bookable_status: 'unbookable' as const,
    status: 0 as const,
    bookable_date_from: '2026-03-01',
    bookable_date_to: '2026-03-08',
  }
  const chips = chipsOf(search, types)
  expect(chips.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Keyword: lake',
    'Type: Resort',
    'Type: Inn',
    'Type: #99',
    'Bookable status: Unbookable',
    'Status: Deactivated',
    'Bookable from: 1 Mar 2026',
    'Bookable to: 8 Mar 2026',
  ])
  expect(new Set(chips.map(({ key }) => key)).size).toBe(chips.length)
  for (const chip of chips)
    expect(chipsOf({ ...search, ...chip.without }, types).map(({ key }) => key)).toEqual(
      chips.map(({ key }) => key).filter((key) => key !== chip.key),
    )
})

test('the opposite of each choice has a chip too', () => {
  const search = { ...allProperties, bookable_status: 'bookable' as const, status: 1 as const }
  expect(chipsOf(search, []).map(({ value }) => value)).toEqual(['Bookable', 'Active'])
})

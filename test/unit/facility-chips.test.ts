import { expect, test } from 'vitest'
import { chipsOf, moreFiltersCount } from '../../src/screens/facilities/facility-chips.ts'
import { facilitySearch, isFiltered } from '../../src/routes/products.ts'

const search = {
  ...facilitySearch.empty,
  facility_statuses: ['out_of_order' as const],
  exluded_facility_statuses: ['inactive' as const, 'hold' as const],
  facility_type_ids: [4],
  floors: ['2'],
  available_start: '2026-03-03',
  available_end: '2026-03-07',
  updated_date_from: '2026-02-01',
  housekeeping_end_date: '2026-02-09',
}
const catalogue = {
  facilityTypes: [],
  categories: [],
  amenities: [],
  addonTypes: [],
  statuses: [],
  statusCategories: [],
  floors: { rooms: [], assets: [] },
}

test('every active filter is a chip in words, also one whose name is unknown', () => {
  expect(chipsOf(search, catalogue).map(({ label, value }) => `${label} ${value}`.replace(/\s/g, ' '))).toEqual([
    'Status Out of order',
    'Without Inactive',
    'Without Hold',
    'Type #4',
    'Floor 2',
    'Available 3 – 7 Mar 2026',
    'Updated from 1 Feb 2026',
    'Condition changed until 9 Feb 2026',
  ])
})

test('removing all chips one by one leaves no filter', () => {
  const left: typeof facilitySearch.empty = { ...search }
  for (let chip = chipsOf(left, catalogue)[0]; chip; chip = chipsOf(left, catalogue)[0])
    Object.assign(left, chip.without)
  expect(isFiltered('rooms', left)).toBe(false)
})

test('the count of hidden filters covers only those behind "More filters"', () => {
  expect(moreFiltersCount(search)).toBe(4)
  expect(moreFiltersCount({ ...facilitySearch.empty, floors: ['2'] })).toBe(0)
})

import { expect, test } from 'vitest'
import { placeText, stayText } from '../../src/api/contract/facility-texts.ts'
import { effectText, endedBlockingText, releaseText } from '../../src/screens/facilities/facility-texts.ts'
import { blocking, facility } from '../support/facility-records.ts'

const category = (id: number, name: 'Operational' | 'Blocked' | 'Retired', deducts: boolean, counts: boolean) => ({
  id,
  name,
  deducts_inventory: deducts,
  counts_in_house: counts,
  assignable: !deducts,
})
const statusCategories = [
  category(1, 'Operational', false, true),
  category(2, 'Blocked', true, true),
  category(3, 'Retired', true, false),
]
const status = (id: number, name: 'out_of_service' | 'out_of_order' | 'inactive', group: number) => ({
  id,
  name,
  label: name,
  code: 'XX',
  is_dated: true,
  facility_status_category: { id: group, name: statusCategories[group - 1]!.name },
})
const known = {
  statusCategories,
  statuses: [status(1, 'out_of_service', 1), status(2, 'out_of_order', 2), status(3, 'inactive', 3)],
}

test.each([
  ['out_of_service', 'Operational: stays for sale, stays in the house count.'],
  ['out_of_order', 'Blocked: leaves availability, stays in the house count, cannot be assigned.'],
  ['inactive', 'Retired: leaves availability, leaves the house count, cannot be assigned.'],
  ['hold', ''],
] as const)('%s describes its effect on the figures, as the server computes it', (name, text) => {
  expect(effectText(name, known)).toBe(text)
})

test('occupants and location of a room are readable text', () => {
  expect(stayText({ occupancy: 'occupied', stay: 'due_out', service: 'dnd' })).toBe('Occupied, due out, do not disturb')
  expect(stayText({ occupancy: 'vacant', stay: 'none', service: 'none' })).toBe('Vacant')
  expect(placeText({ floor: '2', building: null, section: 'North' })).toBe('2, North')
})

test('a current blocking is ended and a future one released, with the same verb in title and button', () => {
  const ofState = (state: 'active' | 'scheduled') => [facility({ current_blocking: blocking({ state }) })]
  expect(releaseText(ofState('active'), [50])).toEqual({ title: 'End the blocking of “101” now?', confirm: 'End now' })
  expect(releaseText(ofState('scheduled'), [50])).toEqual({
    title: 'Release the blocking of “101”?',
    confirm: 'Release',
  })
  const verbOf = (state: 'active' | 'scheduled') => endedBlockingText(blocking({ state })).split(' ')[0]
  expect([verbOf('active'), verbOf('scheduled')]).toEqual(['Ends', 'Releases'])
})

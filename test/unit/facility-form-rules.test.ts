import { expect, test } from 'vitest'
import type { FacilityType } from '../../src/api/contract/facility-type.ts'
import {
  checkedFacility,
  draftOf,
  draftOfCopy,
  emptyDraft,
  type FacilityDraft,
  withNames,
  withType,
} from '../../src/machines/facilities/facility-form.rules.ts'
import { checkedFacilities, draftOf as bulkDraftOf } from '../../src/machines/facilities/facilities-bulk-edit.rules.ts'
import { facility } from '../support/facility-records.ts'

const type = (id: number, max_occupancy: number, amenity_ids: number[]): FacilityType => ({
  id,
  property_id: 7,
  facility_category_id: 1,
  facility_category: { id: 1, name: 'Rooms', kind: 'room' },
  name: `Type ${id}`,
  code: `T${id}`,
  description: '',
  base_price: 0,
  currency: 'EUR',
  max_adults: max_occupancy,
  max_children: 0,
  max_occupancy,
  extra_beds: 0,
  size_m2: null,
  cleaning_minutes: 30,
  sort_order: 0,
  amenity_ids,
  images: [],
  facilities_count: 0,
})
const types = [type(1, 1, [5, 4]), type(2, 4, [6])]
const draft = (over: Partial<FacilityDraft> = {}): FacilityDraft => ({ ...emptyDraft, ...over })
const place = { scope: { propertyId: 7 }, tab: 'rooms' as const }
const filled = draft({ facility_type_id: 1, names: '201–203', max_occupancy: 2 })

test('a type sets its capacity and amenities, and another type replaces them', () => {
  const single = draft({ ...withType(draft(), types, 1) })
  expect(single).toMatchObject({ facility_type_id: 1, max_occupancy: 1, amenity_ids: [4, 5] })
  expect(withType(single, types, 2)).toEqual({ facility_type_id: 2, max_occupancy: 4, amenity_ids: [6] })
})

test("a value that the user has changed isn't replaced by another type", () => {
  const changed = draft({ ...withType(draft(), types, 1), max_occupancy: 3 })
  expect(withType(changed, types, 2)).toEqual({ facility_type_id: 2, amenity_ids: [6] })
})

test('the floor follows the names until it is changed manually', () => {
  const named = draft(withNames(draft(), '201–220'))
  expect(named.floor).toBe('2')
  expect(withNames(named, '301')).toEqual({ names: '301', floor: '3' })
  expect(withNames(named, '201, 301')).toEqual({ names: '201, 301', floor: '' })
  expect(withNames({ ...named, floor: 'Mezzanine' }, '301')).toEqual({ names: '301' })
  expect(withNames({ ...named, floor: '' }, '301')).toEqual({ names: '301' })
})

test('new rooms are sent by name, without empty texts', () => {
  const { submission } = checkedFacility(filled, null, place)
  expect(submission).toMatchObject({
    create: { property_id: 7, names: ['201', '202', '203'], floor: null, bed_setup: null, connecting_ids: [] },
  })
})

test('an asset has no doors to send', () => {
  const { submission } = checkedFacility(filled, null, { ...place, tab: 'assets' })
  expect(submission && 'create' in submission && 'connecting_ids' in submission.create).toBe(false)
})

test.each([
  [{}, ['facility_type_id', 'max_occupancy', 'names']],
  [{ ...filled, names: '9–1' }, ['names']],
  [{ ...filled, floor: 'x'.repeat(21) }, ['floor']],
  [{ ...filled, bookable_date_from: '2026-02-01', bookable_date_to: '2026-01-01' }, ['bookable_date_to']],
])('an error in %j is reported at its field', (over, fields) => {
  const { errors } = checkedFacility(draft(over), null, place)
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(fields)
})

test('a missing value is reported as required', () => {
  expect(checkedFacility(draft(), null, place).errors).toEqual({
    facility_type_id: 'Required',
    names: 'Required',
    max_occupancy: 'Required',
  })
})

test('a duplicate copies the values without name and doors, and the pictures on request', () => {
  const source = facility({
    id: 9,
    building: 'East',
    connecting: [{ id: 2, name: '102' }],
    connecting_ids: [2],
    images: [{ id: 'a', url: '/a.jpg' }],
  })
  const copy = draftOfCopy(source)
  expect(copy).toMatchObject({ names: '', building: 'East', connecting: [], images: [] })
  const { submission } = checkedFacility({ ...copy, names: '110' }, null, place)
  expect(submission).toMatchObject({ create: { copy_images_of: 9 } })
  const without = { ...copy, names: '110', copied: copy.copied && { ...copy.copied, isWanted: false } }
  expect(checkedFacility(without, null, place).submission).not.toMatchObject({ create: { copy_images_of: 9 } })
})

test('a change carries the version that was loaded, and the name unchanged', () => {
  const room = facility({ id: 9, name: '201-203', lock_version: 4 })
  expect(checkedFacility(draftOf(room), room, place).submission).toMatchObject({
    id: 9,
    update: { name: '201-203', lock_version: 4 },
  })
})

test('a bulk edit sends only changed fields, and the two dates are one field', () => {
  expect(checkedFacilities({ floor: '' }).submission).toEqual({ floor: null })
  expect(checkedFacilities({ window: ['2026-01-01', null] }).submission).toEqual({
    bookable_date_from: '2026-01-01',
    bookable_date_to: null,
  })
  expect(checkedFacilities({ window: ['2026-02-01', '2026-01-01'] }).errors).toEqual({
    window: 'Is before Bookable from',
  })
  expect(checkedFacilities({ facility_type_id: null, max_occupancy: null }).errors).toEqual({
    facility_type_id: 'Required',
    max_occupancy: 'Required',
  })
})

test('a bulk edit has no name, doors and pictures', () => {
  const given = Object.keys(bulkDraftOf(facility()))
  expect(['names', 'connecting', 'images', 'copied'].filter((name) => given.includes(name))).toEqual([])
})

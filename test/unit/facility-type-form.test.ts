import { expect, test } from 'vitest'
import {
  checkedFacilityType,
  draftOf,
  draftOfCopy,
  emptyDraft,
  type FacilityTypeDraft,
  withChecked,
} from '../../src/machines/facility-types/facility-type-form.rules.ts'
import { capacityText, valueText } from '../../src/screens/facility-types/facility-type-texts.ts'
import { namesText, usageText, usingTypes } from '../../src/screens/products/usage.ts'
import { facilityType } from '../support/facility-type-records.ts'

const filled: FacilityTypeDraft = {
  ...emptyDraft,
  name: 'Double',
  code: 'DBL',
  facility_category_id: 3,
  base_price: 12900,
}
const checked = (over: Partial<FacilityTypeDraft>) => checkedFacilityType({ ...filled, ...over }, null, 7)

test('an empty form asks for the missing values in words', () => {
  expect(checkedFacilityType(emptyDraft, null, 7).errors).toEqual({
    name: 'Required',
    code: 'Required',
    facility_category_id: 'Required',
    base_price: 'Required',
  })
})

test.each<[Partial<FacilityTypeDraft>, object]>([
  [{ max_adults: null }, { max_adults: 'Required' }],
  [{ code: 'D B' }, { code: 'Letters, digits and hyphens' }],
  [{ max_adults: 3, max_occupancy: 2 }, { max_occupancy: 'Must be at least the number of adults' }],
  [{ max_adults: 1, max_occupancy: 2 }, { max_occupancy: 'Must be at most adults and children together' }],
  [{ cleaning_minutes: 2000 }, { cleaning_minutes: 'Must be at most 1440' }],
])('an error in %j is reported before anything is sent', (over, errors) => {
  expect(checked(over).errors).toEqual(errors)
})

test("a new type is sent without its property, which the call's scope knows", () => {
  const { submission } = checked({})
  expect(submission).toEqual({ create: expect.not.objectContaining({ property_id: 7 }) })
})

test('a change carries the id, the version, and an empty list for removed values', () => {
  const { submission } = checkedFacilityType({ ...filled, amenity_ids: [] }, { id: 1, lock_version: 5 }, 7)
  expect(submission).toMatchObject({ update: { id: 1, lock_version: 5, amenity_ids: [], image_order: [] } })
})

test('a copy has everything but name, code and pictures', () => {
  const type = facilityType({ images: [{ id: 'a', url: '/a.jpg' }] })
  expect(draftOfCopy(type)).toEqual({ ...draftOf(type), name: '', code: '', images: [] })
})

test('ticks of one group leave the other groups alone, in a fixed order', () => {
  expect(withChecked([4, 9, 12], [4, 5], [5])).toEqual([5, 9, 12])
  expect(draftOf(facilityType()).amenity_ids).toEqual([4, 9])
})

test.each([
  [{ max_adults: 1, max_children: 0, max_occupancy: 1, extra_beds: 0 }, '1 adult'],
  [
    { max_adults: 2, max_children: 3, max_occupancy: 4, extra_beds: 1 },
    '2 adults, 3 children, 4 together, 1 extra bed',
  ],
  [{ max_adults: 0, max_children: 0, max_occupancy: 0, extra_beds: 0 }, '–'],
])('the capacity is shown in words: %j', (capacity, text) => {
  expect(capacityText(capacity)).toBe(text)
})

test('two versions are compared in words: money, categories and amenities by name', () => {
  const amenity = (id: number, name: string) =>
    ({ id, name, property_id: 7, code: name, group: 'Tech', facilities_count: 0, facility_types_count: 0 }) as const
  const choices = {
    categories: [{ id: 3, property_id: 7, name: 'Suites', kind: 'room' as const, facility_types_count: 1 }],
    amenities: [amenity(4, 'Smart TV'), amenity(9, 'Wi-Fi')],
    currency: 'EUR',
  }
  const draft = draftOf(facilityType())
  const said = (name: keyof FacilityTypeDraft) => valueText(name, draft, choices)
  expect([said('base_price'), said('facility_category_id'), said('amenity_ids'), said('size_m2')]).toEqual([
    '€129.00',
    'Suites',
    'Smart TV, Wi-Fi',
    '22 m²',
  ])
  expect([said('description'), said('images'), said('name')]).toEqual(['–', '0 pictures', 'Double'])
})

test('the places of use are named, and a long list is cut', () => {
  expect(usageText([usingTypes(0, [])])).toBeNull()
  expect(usageText([usingTypes(1, ['Suite'])])).toBe('In use by 1 facility type (Suite)')
  expect(namesText(['A', 'B', 'C', 'D'])).toBe('A, B, C, D')
  expect(namesText(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C and 2 more')
})

import { expect, test } from 'vitest'
import { amenityGroups } from '../../src/api/contract/enums.ts'
import { amenityGroupName } from '../../src/screens/amenities/amenity-group.ts'

test('each group of amenities has its own name', () => {
  expect(amenityGroups.map(amenityGroupName)).toEqual(amenityGroups)
})

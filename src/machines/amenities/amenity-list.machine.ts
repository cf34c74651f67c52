import type { Amenity } from '../../api/contract/amenity.ts'
import * as amenities from '../../api/amenities.ts'
import { createTabList, queryOf } from '../products/tab-list.ts'

/** GET amenities: the amenities of the open property. */
export const amenityListMachine = createTabList<'amenities', Amenity>({
  tab: 'amenities',
  noun: { one: 'amenity', many: 'amenities' },
  read: ({ scope }, search, signal) => amenities.list(scope, queryOf(search), signal),
})

import type { FacilityType } from '../../api/contract/facility-type.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import { createTabList, queryOf } from '../products/tab-list.ts'

/** GET facility_types: the facility types of the open property. */
export const facilityTypeListMachine = createTabList<'facility-types', FacilityType>({
  tab: 'facility-types',
  noun: { one: 'facility type', many: 'facility types' },
  read: ({ scope }, search, signal) => facilityTypes.list(scope, queryOf(search), signal),
})

import type { AddonType } from '../../api/contract/addon-type.ts'
import * as addonTypes from '../../api/addon-types.ts'
import { createTabList, queryOf } from '../products/tab-list.ts'

/** GET addon_types: the add-on types of the open property. */
export const addonTypeListMachine = createTabList<'add-on-types', AddonType>({
  tab: 'add-on-types',
  noun: { one: 'add-on type', many: 'add-on types' },
  read: ({ at }, search, signal) => addonTypes.list(at, queryOf(search), signal),
})

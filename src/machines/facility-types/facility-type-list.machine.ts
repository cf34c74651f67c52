import type { FacilityType } from '../../api/contract/facility-type.ts'
import * as facilityTypes from '../../api/facility-types.ts'
import { createTabList, queryOf, type TabRead } from '../products/tab-list.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Reads the page of facility types that a URL selects. */
export const readFacilityTypes: TabRead<'facility-types', FacilityType> = ({ scope }, search, signal) =>
  facilityTypes.list(scope, queryOf(search), signal)

/** GET facility_types: the facility types of the open property. */
export const facilityTypeListMachine = createTabList<'facility-types', FacilityType>({
  tab: 'facility-types',
  words: { count: (count) => phrase('facility-types.count', { count }), none: phrase('facility-types.noTypes') },
  read: readFacilityTypes,
  download: {
    read: ({ scope }, search, format, signal, onProgress) =>
      facilityTypes.download(scope, { ...queryOf(search), columns: [...search.columns], format }, signal, onProgress),
    fileName: () => 'facility_types',
  },
})

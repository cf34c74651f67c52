import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import * as facilityCategories from '../../api/facility-categories.ts'
import { createTabList, queryOf, type TabRead } from '../products/tab-list.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Reads the page of categories that a URL selects. */
export const readFacilityCategories: TabRead<'facility-categories', FacilityCategory> = ({ scope }, search, signal) =>
  facilityCategories.list(scope, queryOf(search), signal)

/** GET facility_categories: the categories of the open property. */
export const facilityCategoryListMachine = createTabList<'facility-categories', FacilityCategory>({
  tab: 'facility-categories',
  words: {
    count: (count) => phrase('facility-categories.count', { count }),
    none: phrase('facility-categories.noCategories'),
  },
  read: readFacilityCategories,
  download: {
    read: ({ scope }, search, format, signal, onProgress) =>
      facilityCategories.download(
        scope,
        { ...queryOf(search), columns: [...search.columns], format },
        signal,
        onProgress,
      ),
    fileName: () => 'facility_categories',
  },
})

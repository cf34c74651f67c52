import * as facilityCategories from '../../api/facility-categories.ts'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import { createRecordTab } from '../products/record-tab.ts'
import { facilityCategoryDialogMachine } from './facility-category-dialog.machine.ts'
import { facilityCategoryListMachine } from './facility-category-list.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Inventory tab of categories. */
export const facilityCategoryTabMachine = createRecordTab({
  id: 'facilityCategoriesTab',
  startList: (start, input) => start(facilityCategoryListMachine, { id: 'list', input }),
  startRecordDialog: (start, record: FacilityCategory | null, input) =>
    start(facilityCategoryDialogMachine, { id: 'dialog', input: { input, record } }),
  deletion: {
    id: 'facilityCategoryBulkAction',
    words: {
      done: (count) => phrase('facility-categories.deleted', { count }),
      partlyDone: ({ done, count, refused }) => phrase('facility-categories.partlyDeleted', { done, count, refused }),
    },
    remove: facilityCategories.remove,
  },
})

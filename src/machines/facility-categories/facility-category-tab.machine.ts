import * as facilityCategories from '../../api/facility-categories.ts'
import type { FacilityCategory } from '../../api/contract/facility-category.ts'
import { type InventoryTabInput, createInventoryTab } from '../inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import { facilityCategoryDialogMachine } from './facility-category-dialog.machine.ts'
import { facilityCategoryListMachine } from './facility-category-list.machine.ts'
import { createDeleteAction } from '../products/delete-action.ts'
import { phrase } from '../../phrases/phrase.ts'

const bulkActionMachine = createDeleteAction(
  'facilityCategoryBulkAction',
  {
    done: (count) => phrase('facility-categories.deleted', { count }),
    partlyDone: ({ done, count, refused }) => phrase('facility-categories.partlyDeleted', { done, count, refused }),
  },
  facilityCategories.remove,
)

/** Dialogs of the list. */
export type FacilityCategoryDialogRequest =
  { name: 'bulk'; task: 'delete'; items: BulkItem[] } | { name: 'record'; record: FacilityCategory | null }

/** Inventory tab of categories. */
export const facilityCategoryTabMachine = createInventoryTab({
  id: 'facilityCategoriesTab',
  startList: (start, input: InventoryTabInput) => start(facilityCategoryListMachine, { id: 'list', input }),
  startDialog: (start, request: FacilityCategoryDialogRequest, input) => {
    if (request.name === 'record')
      return {
        name: 'record' as const,
        ref: start(facilityCategoryDialogMachine, { id: 'dialog', input: { input, record: request.record } }),
      }
    const { task, items } = request
    return { name: 'bulk' as const, ref: start(bulkActionMachine, { id: 'dialog', input: { input, task, items } }) }
  },
})

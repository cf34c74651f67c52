import * as addonTypes from '../../api/addon-types.ts'
import type { AddonType } from '../../api/contract/addon-type.ts'
import { type InventoryTabInput, createInventoryTab } from '../inventory-tab/inventory-tab.machine.ts'
import type { BulkItem } from '../dialog/bulk-action.rules.ts'
import { addonTypeDialogMachine } from './addon-type-dialog.machine.ts'
import { addonTypeListMachine } from './addon-type-list.machine.ts'
import { createDeleteAction } from '../products/delete-action.ts'
import { phrase } from '../../phrases/phrase.ts'

const bulkActionMachine = createDeleteAction(
  'addonTypeBulkAction',
  {
    done: (count) => phrase('addon-types.deleted', { count }),
    partlyDone: ({ done, count, refused }) => phrase('addon-types.partlyDeleted', { done, count, refused }),
  },
  addonTypes.remove,
)

/** Dialogs of the list. */
export type AddonTypeDialogRequest =
  { name: 'bulk'; task: 'delete'; items: BulkItem[] } | { name: 'record'; record: AddonType | null }

/** Inventory tab of add-on types. */
export const addonTypeTabMachine = createInventoryTab({
  id: 'addonTypesTab',
  startList: (start, input: InventoryTabInput) => start(addonTypeListMachine, { id: 'list', input }),
  startDialog: (start, request: AddonTypeDialogRequest, input) => {
    if (request.name === 'record')
      return {
        name: 'record' as const,
        ref: start(addonTypeDialogMachine, { id: 'dialog', input: { input, record: request.record } }),
      }
    const { task, items } = request
    return { name: 'bulk' as const, ref: start(bulkActionMachine, { id: 'dialog', input: { input, task, items } }) }
  },
})
